import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { Button } from '#ui/button.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import { messageFor } from '../lib/error-messages.ts'
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
