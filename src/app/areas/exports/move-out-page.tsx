import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import type { WeddingExport } from '#contract/exports.ts'
import type { Wedding } from '#contract/weddings.ts'
import { EXPORTS_KEPT } from '#domain/exports/exports.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Icon } from '#ui/icon.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { useProfile } from '../../shared/session/use-session.ts'
import { Page } from '../../shell/page.tsx'
import { AskForCopy } from './ask-for-copy.tsx'
import { CopiesList } from './copies-list.tsx'
import { CopySchedule } from './copy-schedule.tsx'
import { CopyUnderWay } from './copy-under-way.tsx'
import { FAILURE_WORDS } from './export-words.ts'
import { exportsQuery, isUnderWay } from './exports.queries.ts'
import { ReadyCopy } from './ready-copy.tsx'
import { SectionExports } from './section-exports.tsx'
import { WayBack } from './way-back.tsx'
import { WhatIsInside } from './what-is-inside.tsx'

const dialogs = loadedPart(() => import('./export-dialogs.tsx'))

/** 'Llévate tu boda': a ZIP of everything, made in the background and downloaded with the password. */
export function MoveOutPage({ wedding }: { wedding: Wedding }) {
  const { role } = useProfile()
  return (
    <Page>
      <Link
        to="/app/profile"
        hash="tus-datos"
        className="inline-flex min-h-6 items-center gap-2 text-sm font-medium pointer-coarse:min-h-11"
      >
        <Icon of={ArrowLeft} size="sm" />
        Tus datos
      </Link>
      <h1 className="mt-2.5">{role === 'planner' ? 'Llévate la boda' : 'Llévate tu boda'}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-9 lg:grid-cols-2">
        <div>
          <p className="mt-3.5 max-w-136 text-ink-2">
            Un ZIP con todo, en formatos que abre cualquiera. Sirve de copia, para cambiar de sitio o para
            volver.
          </p>
          <Copies weddingId={wedding.id} />
          <CopySchedule weddingId={wedding.id} />
          <WayBack />
        </div>
        <div>
          <WhatIsInside wedding={wedding} />
          <SectionExports wedding={wedding} />
        </div>
      </div>
    </Page>
  )
}

type Opened = { kind: 'download' | 'remove'; copy: WeddingExport }

function Copies({ weddingId }: { weddingId: string }) {
  const copies = useQuery(exportsQuery(weddingId))
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const part = useOpenedPart(dialogs, opened !== null, close)
  if (copies.isError && !copies.data) {
    return (
      <ErrorState
        title="No hemos podido ver tus copias."
        detail={messageFor(copies.error)}
        onRetry={() => void copies.refetch()}
        isRetrying={copies.isFetching}
        className="mt-7"
      />
    )
  }
  if (!copies.data) return <SkeletonRows rows={2} className="mt-7" />
  const [newest, ...others] = copies.data
  const download = (copy: WeddingExport) => setOpened({ kind: 'download', copy })
  const remove = (copy: WeddingExport) => setOpened({ kind: 'remove', copy })
  return (
    <>
      <Newest key={newest?.id} {...{ weddingId, onDownload: download, onRemove: remove }} copy={newest} />
      {others.length > 0 && <CopiesList copies={others} onDownload={download} onRemove={remove} />}
      {part && opened?.kind === 'download' && (
        <part.DownloadDialog weddingId={weddingId} copy={opened.copy} onClose={close} />
      )}
      {part && opened?.kind === 'remove' && (
        <part.RemoveDialog weddingId={weddingId} copy={opened.copy} onClose={close} />
      )}
    </>
  )
}

type NewestProps = {
  weddingId: string
  copy: WeddingExport | undefined
  onDownload: (copy: WeddingExport) => void
  onRemove: (copy: WeddingExport) => void
}

/** The newest copy: on its way, ready, not made, or none. */
function Newest({ weddingId, copy, onDownload, onRemove }: NewestProps) {
  const [wantsAnother, setWantsAnother] = useState(false)
  const state = copy && isUnderWay(copy) ? 'underWay' : copy?.state
  return (
    <>
      <p role="status" className="sr-only">
        {state === 'underWay' && 'Preparando el ZIP.'}
        {state === 'ready' && 'El ZIP está listo.'}
      </p>
      {state === 'failed' && (
        <p role="alert" className="mt-5 text-sm font-medium text-danger">
          No se pudo preparar. {FAILURE_WORDS[copy?.failure ?? 'FAILED']}
        </p>
      )}
      {copy && state === 'underWay' && <CopyUnderWay weddingId={weddingId} copy={copy} />}
      {copy && state === 'ready' && <ReadyCopy copy={copy} onDownload={() => onDownload(copy)} />}
      {copy && state === 'ready' && (
        <>
          <p className="mt-3 text-sm text-ink-2">
            Solo la ves tú. Se guardan las {EXPORTS_KEPT} últimas; si dejas la boda, se eliminan.
          </p>
          <p className="mt-1 -ml-2.5 flex flex-wrap gap-1">
            {!wantsAnother && (
              <Button variant="quiet" size="sm" onPress={() => setWantsAnother(true)}>
                Preparar otra
              </Button>
            )}
            <Button variant="quiet" size="sm" onPress={() => onRemove(copy)}>
              Eliminar esta
            </Button>
          </p>
        </>
      )}
      {state !== 'underWay' && (state !== 'ready' || wantsAnother) && <AskForCopy weddingId={weddingId} />}
    </>
  )
}
