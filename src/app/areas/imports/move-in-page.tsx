import { useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { useIntake } from './arriving/use-intake.ts'
import { usePickers } from './arriving/use-pickers.tsx'
import { moveInDialogs } from './loaded-dialogs.ts'
import { type MoveInPageProps, MoveInView } from './move-in-step.tsx'
import { useOpenImport } from './use-open-import.ts'

/** 'Trae lo que ya tienes': files of any kind, looked at as a whole and brought in at once. */
export function MoveInPage({ wedding, conflicts, step, onGo }: MoveInPageProps) {
  const open = useOpenImport(wedding.id, step.traslado)
  const intake = useIntake(wedding.id, open.view, (traslado) => onGo({ traslado }))
  const pickers = usePickers(intake.takeFiles)
  const [opened, setOpened] = useState<'paste' | 'cancel' | null>(null)
  const close = () => setOpened(null)
  const dialogs = useOpenedPart(moveInDialogs, opened !== null, close)
  const { view, failed } = open
  const at = view && { weddingId: wedding.id, importId: view.id }
  return (
    <div {...intake.target} className={cx('min-h-full', intake.isHovering && 'bg-primary-soft')}>
      <Page className="max-md:pb-32">
        {failed ? (
          <>
            <PageHeader title="Trae lo que ya tienes" />
            <ErrorState
              title="No hemos podido ver si tienes algo a medias."
              detail={messageFor(failed.error)}
              onRetry={() => void failed.refetch()}
              isRetrying={failed.isFetching}
              className="mt-7"
            />
          </>
        ) : open.isLoading ? (
          <>
            <PageHeader title="Trae lo que ya tienes" />
            <SkeletonRows rows={6} className="mt-7" />
          </>
        ) : (
          <MoveInView
            {...{ wedding, conflicts, step, onGo, open, at, intake, pickers }}
            onPasteText={() => setOpened('paste')}
            onCancel={() => setOpened('cancel')}
          />
        )}
      </Page>
      {pickers.inputs}
      {dialogs && opened === 'paste' && (
        <dialogs.PasteDialog weddingId={wedding.id} onText={intake.takeText} onClose={close} />
      )}
      {dialogs && opened === 'cancel' && at && (
        <dialogs.CancelDialog
          at={at}
          onClose={close}
          onCancelled={() => {
            close()
            onGo({})
          }}
        />
      )}
    </div>
  )
}
