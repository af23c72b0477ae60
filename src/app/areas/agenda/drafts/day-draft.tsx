import { useState } from 'react'
import type { MergeConflict, MergeDecision } from '#contract/agenda-merge.ts'
import type { AgendaDay } from '#domain/agenda/agenda.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { DraftStrip } from '../../../shared/drafts/draft-strip.tsx'
import { PublishWithTheRest } from '../../../shared/drafts/publish-with-the-rest.tsx'
import { useDrafting } from '../../../shared/drafts/use-drafting.ts'
import { discardChanges, publishDays } from './day-drafts.ts'

type DayDraftProps = {
  weddingId: string
  days: readonly AgendaDay[]
  day: AgendaDay
  onDay: (dayId: string) => void
}

const dialog = loadedPart(() => import('../../../shared/drafts/merge-dialog.tsx'))

/** The drafts that were to be published, and what others have changed in them too. */
type Undecided = { published: readonly AgendaDay[]; conflicts: readonly MergeConflict[] }

/** That the day in sight is a draft, or holds changes that are not published, and what can be done about it. */
export function DayDraft({ weddingId, days, day, onDay }: DayDraftProps) {
  const [isDiscarding, setDiscarding] = useState(false)
  const [undecided, setUndecided] = useState<Undecided | null>(null)
  const part = useOpenedPart(dialog, undecided !== null, () => setUndecided(null))
  const { isPlanner } = useDrafting(weddingId)
  const drafts = days.filter(({ isDraft }) => isDraft)
  if (!day.isDraft) return null
  const publish = async (published: readonly AgendaDay[], decisions?: readonly MergeDecision[]) => {
    const conflicts = await publishDays(weddingId, published, decisions)
    if (conflicts.length === 0 && day.replaces) onDay(day.replaces)
    return conflicts
  }
  const begin = async (published: readonly AgendaDay[]) => {
    const conflicts = await publish(published)
    if (conflicts.length > 0) setUndecided({ published, conflicts })
  }
  return (
    <DraftStrip
      className="mt-4"
      actions={
        <>
          {day.replaces && (
            <Button size="sm" variant="quiet" onPress={() => setDiscarding(true)}>
              Descartar cambios
            </Button>
          )}
          <PublishWithTheRest weddingId={weddingId} />
          {drafts.length > 1 && (
            <Button size="sm" onPress={() => void begin(drafts)}>
              Publicar los {drafts.length} días
            </Button>
          )}
          <Button size="sm" variant="primary" onPress={() => void begin([day])}>
            {day.replaces ? 'Publicar cambios' : 'Publicar'}
          </Button>
        </>
      }
    >
      {day.replaces ? changesLine(isPlanner) : dayLine(isPlanner)}
      {part && undecided && (
        <part.MergeDialog
          weddingId={weddingId}
          conflicts={undecided.conflicts}
          onPublish={(decisions) => publish(undecided.published, decisions)}
          onClose={() => setUndecided(null)}
        />
      )}
      <ConfirmDialog
        title={`¿Descartar los cambios de «${day.name}»?`}
        description="El día vuelve a estar como lo ve la pareja. Lo que has preparado se pierde."
        confirmLabel="Descartar cambios"
        isOpen={isDiscarding}
        onOpenChange={setDiscarding}
        onConfirm={() => {
          setDiscarding(false)
          void discardChanges(weddingId, day).then(() => day.replaces && onDay(day.replaces))
        }}
      />
    </DraftStrip>
  )
}

/** Couples see drafts when their planner has left. */
const changesLine = (isPlanner: boolean) =>
  `Cambios sin publicar: ${isPlanner ? 'la pareja, ' : ''}los proveedores y los invitados siguen viendo la versión publicada.`

const dayLine = (isPlanner: boolean) =>
  isPlanner ? 'Borrador: la pareja no ve este día.' : 'Borrador: este día lo dejó preparado vuestro planner.'
