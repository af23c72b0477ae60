import { useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { CodedError, messageFor } from '../../../shared/error-messages.ts'
import { Page, PageHeader } from '../../../shell/page.tsx'
import { usePickers } from '../arriving/use-pickers.tsx'
import { EmptyWeddings } from './empty-weddings.tsx'
import { BringingView } from './outcome/bringing-view.tsx'
import { BroughtView } from './outcome/brought-view.tsx'
import type { Asked } from './planner-dialogs.tsx'
import { useOpenPlannerImport } from './use-open-planner-import.ts'
import { useWeddingsIntake } from './use-weddings-intake.ts'
import { WeddingsView } from './weddings/weddings-view.tsx'

/** The dialogs over the weddings, fetched once one is asked for. */
const dialogs = loadedPart(() => import('./planner-dialogs.tsx'))

type PlannerMoveInPageProps = {
  plannerId: string
  /** The import that the address names. */
  importId: string | undefined
  onGo: (importId: string | undefined) => void
}

/** 'Traer bodas': all weddings of a planner, looked at one a row and brought in together. */
export function PlannerMoveInPage({ plannerId, importId, onGo }: PlannerMoveInPageProps) {
  const open = useOpenPlannerImport(importId)
  const intake = useWeddingsIntake(open.view, onGo)
  const pickers = usePickers(intake.takeFiles)
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const parts = useOpenedPart(dialogs, asked !== null, close)
  const { view, failed } = open
  const error = intake.error && messageFor(intake.error)
  const isEmpty = !view || (view.state === 'open' && view.files.length === 0)
  return (
    <div {...intake.target} className={cx('min-h-full', intake.isHovering && 'bg-primary-soft')}>
      <Page className="max-md:pb-32">
        {failed ? (
          <>
            <PageHeader title="Traer bodas" />
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
            <PageHeader title="Traer bodas" />
            <SkeletonRows rows={6} className="mt-7" />
          </>
        ) : isEmpty ? (
          <EmptyWeddings
            {...{ plannerId, pickers }}
            isHovering={intake.isHovering}
            last={open.last}
            error={error ?? (open.isGone ? messageFor(new CodedError('IMPORT_NOT_FOUND')) : null)}
            isAnnouncing={intake.isAnnouncing}
          />
        ) : view.state === 'applying' ? (
          <BringingView {...{ plannerId, view }} onStop={() => setAsked({ kind: 'cancel' })} />
        ) : view.state === 'open' ? (
          <WeddingsView {...{ plannerId, view, intake, pickers, error }} onAsk={setAsked} />
        ) : (
          <BroughtView {...{ plannerId, view }} onAsk={setAsked} onAgain={() => onGo(undefined)} />
        )}
      </Page>
      {pickers.inputs}
      {parts && asked && view && (
        <parts.PlannerDialog {...{ view, asked }} onClose={close} onCancelled={() => onGo(undefined)} />
      )}
    </div>
  )
}
