import { useState } from 'react'
import type { PlanMove } from '#domain/seating/plan-moves.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { useLoadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { type Drafting, useDrafting } from '../../shared/drafts/use-drafting.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { useIdle } from '../../shared/page/use-idle.ts'
import { usePrintKind } from '../../shared/page/use-print-kind.ts'
import { useAccess } from '../../shared/session/access.ts'
import { useWedding } from '../../shared/session/use-session.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { useOnline } from '../../sync/use-online.ts'
import { draftParts } from './draft/loaded-draft.ts'
import { eventParts } from './events/loaded-events.ts'
import { seatingOut } from './out/loaded-out.ts'
import { SeatingMenu } from './out/seating-menu.tsx'
import type { SeatingPrint } from './out/seating-printout.tsx'
import { SeatingRoom } from './seating-room.tsx'
import { type Plan, useSeating } from './use-seating.ts'

type SeatingPageProps = {
  weddingId: string
  /** The event whose tables are shown; `null` for the wedding itself. */
  eventId: string | null
  onEvent: (eventId: string | null, replace?: boolean) => void
}

/** 'Mesas': who sits where at the wedding, or at one of its further events. */
export function SeatingPage({ weddingId, eventId, onEvent }: SeatingPageProps) {
  const drafting = useDrafting(weddingId)
  const { reads, plan, published, prepared } = useSeating(weddingId, eventId, drafting)
  const isOnline = useOnline()
  if (plan && published)
    return <SeatingPlan key={eventId} {...{ weddingId, plan, published, prepared, drafting, onEvent }} />
  const failed = reads.find(({ isError }) => isError)
  return (
    <Page>
      <PageHeader title="Mesas" />
      {failed || !isOnline ? (
        <ErrorState
          title="No hemos podido cargar las mesas."
          detail={failed ? messageFor(failed.error) : 'No hay conexión. Las cargaremos cuando vuelva.'}
          onRetry={() => Promise.all(reads.map((read) => read.refetch()))}
          isRetrying={reads.some(({ isFetching }) => isFetching)}
          className="mt-8"
        />
      ) : (
        <SkeletonRows rows={8} className="mt-10" />
      )}
    </Page>
  )
}

type SeatingPlanProps = Pick<SeatingPageProps, 'weddingId' | 'onEvent'> & {
  /** The plan on the screen, which may be a draft. */
  plan: Plan
  published: Plan
  /** The changes that are prepared for this event. */
  prepared: readonly PlanMove[]
  drafting: Drafting
}

/** The room on the screen, and the plan on paper while it is printed: the published one, as guests will see it. */
function SeatingPlan({ weddingId, plan, published, prepared, drafting, onEvent }: SeatingPlanProps) {
  const wedding = useWedding(weddingId)
  const isIdle = useIdle()
  const events = useLoadedPart(eventParts, isIdle || plan.eventId !== null)
  const draft = useLoadedPart(draftParts, drafting.seesDrafts)
  const print = usePrintKind<SeatingPrint>('tables')
  const [opened, setOpened] = useState<'papers' | 'release' | null>(null)
  const close = () => setOpened(null)
  const mayEdit = useAccess(weddingId, 'seating', 'edit')
  const out = useOpenedPart(seatingOut, print.kind !== null || opened !== null, close)
  return (
    <>
      <div className="contents" data-print={out && print.kind ? 'hide' : undefined}>
        <SeatingRoom
          weddingId={weddingId}
          plan={plan}
          notice={draft && <draft.DraftBar {...{ weddingId, published, prepared, drafting }} />}
          menu={
            <>
              {events && (
                <events.EventSwitch weddingId={weddingId} eventId={plan.eventId} onEvent={onEvent} />
              )}
              {plan.tables.length > 0 && (
                <SeatingMenu
                  weddingId={weddingId}
                  plan={published}
                  unpublished={prepared.length}
                  onPrint={print.start}
                  onPapers={() => setOpened('papers')}
                  onRelease={() => setOpened('release')}
                />
              )}
            </>
          }
        />
      </div>
      {out && print.kind && wedding && (
        <out.SeatingPrintout kind={print.kind} plan={published} wedding={wedding} />
      )}
      {out && opened === 'papers' && wedding && (
        <out.PapersDialog plan={published} unpublished={prepared.length} wedding={wedding} onClose={close} />
      )}
      {out && opened === 'release' && (
        <out.ReleaseDialog weddingId={weddingId} eventId={plan.eventId} mayEdit={mayEdit} onClose={close} />
      )}
    </>
  )
}
