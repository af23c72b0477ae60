import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Wordmark } from '#ui/layout/wordmark.tsx'
import { messageFor } from '../shared/error-messages.ts'
import { isAway } from '../sync/away.ts'
import { isMissingPart, openNewerVersion } from '../sync/device/worker.ts'
import { noteNoAnswer, onServerBack } from '../sync/live/server-away.ts'
import { reloadUnasked } from '../sync/unsaved/unsaved.ts'
import { useOnline } from '../sync/use-online.ts'
import { Page } from './page.tsx'

/** Stands in for a page that could not be shown; the menu around it goes on working. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const tryAgain = () => {
    queries.reset()
    reset()
    router.invalidate()
  }
  if (isMissingPart(error)) return <MissingPart />
  if (isAway(error)) return <ServerAway error={error} onTryAgain={tryAgain} />
  return (
    <Page className="grid justify-items-start gap-3">
      <h1>No hemos podido mostrar esta página</h1>
      <p role="alert" className="max-w-152 text-ink-2">
        {messageFor(error)}
      </p>
      <Button variant="primary" icon={RotateCcw} onPress={tryAgain} className="mt-3">
        Reintentar
      </Button>
    </Page>
  )
}

/**
 * The part of the app that draws the page could not be loaded: the server has a newer version, or there was no network.
 * When the network is back the page is opened by itself.
 */
function MissingPart() {
  const hasNetwork = useOnline()
  const [hadNetwork] = useState(hasNetwork)
  const isOnline = hadNetwork && hasNetwork
  useEffect(() => {
    if (!hadNetwork && hasNetwork) reloadUnasked()
  }, [hadNetwork, hasNetwork])
  return (
    <Page className="grid justify-items-start gap-3">
      <h1>{isOnline ? 'Hay una versión nueva de Azahar' : 'Sin conexión'}</h1>
      <p role="alert" className="max-w-152 text-ink-2">
        {isOnline
          ? 'Esta página se abre con la versión nueva. Lo que tenías sin guardar no se ha perdido.'
          : 'Esta parte aún no está en tu dispositivo. Se abrirá cuando vuelva la conexión; el resto sigue aquí.'}
      </p>
      <Button
        variant="primary"
        icon={RotateCcw}
        onPress={isOnline ? () => void openNewerVersion() : reloadUnasked}
        className="mt-3"
      >
        {isOnline ? 'Abrir la versión nueva' : 'Reintentar'}
      </Button>
    </Page>
  )
}

/** The same while the server is away: the page is shown as soon as it answers again. */
function ServerAway({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const isOnline = useOnline()
  const latest = useRef(onTryAgain)
  latest.current = onTryAgain
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is a reason to wait for the next answer
  useEffect(() => {
    noteNoAnswer()
    return onServerBack(() => latest.current())
  }, [error])
  return (
    <Page className="grid justify-items-start gap-3">
      <h1>{isOnline ? 'Azahar no responde ahora mismo' : 'Sin conexión'}</h1>
      <p role="alert" className="max-w-152 text-ink-2">
        Lo seguimos intentando: la página se abrirá sola en cuanto se pueda. Lo que tenías sin guardar no se
        ha perdido.
      </p>
      <Button variant="primary" icon={RotateCcw} onPress={onTryAgain} className="mt-3">
        Intentarlo ahora
      </Button>
    </Page>
  )
}

/** The same where not even the menu could be shown: the first answer of the server failed. */
export function AppError(props: ErrorComponentProps) {
  return (
    <main className="min-h-dvh bg-surface">
      <div className="px-gutter pt-6">
        <Wordmark />
      </div>
      <RouteError {...props} />
    </main>
  )
}
