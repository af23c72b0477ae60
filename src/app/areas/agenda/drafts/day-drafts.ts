import type { MergeConflict, MergeDecision } from '#contract/agenda-merge.ts'
import type { AgendaDay } from '#domain/agenda/agenda.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { conflictsIn } from '../../../shared/drafts/merge-conflicts.ts'
import { publishDrafts } from '../../../shared/drafts/publish-drafts.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { client } from '../../../sync/api.ts'
import { refreshAgenda } from '../agenda.queries.ts'
import '../agenda.sentences.ts'

/** 'Preparar cambios': gives the draft of a published day, `null` when it could not be made. */
export async function prepareChanges(weddingId: string, day: AgendaDay): Promise<AgendaDay | null> {
  try {
    const draft = await client.agenda.days.prepare({ weddingId, dayId: day.id })
    await refreshAgenda(weddingId)
    return draft
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
    return null
  }
}

/**
 * 'Publicar' and 'Publicar cambios'; gives what others have changed too, with which nothing was published. What has
 * gone into its day cannot be told from it any more, so it stays.
 */
export async function publishDays(
  weddingId: string,
  drafts: readonly AgendaDay[],
  decisions: readonly MergeDecision[] = [],
): Promise<readonly MergeConflict[]> {
  let conflicts: readonly MergeConflict[] = []
  const place = { weddingId, dayIds: drafts.map(({ id }) => id) }
  const hasChanges = drafts.some(({ replaces }) => replaces !== null)
  const [first] = drafts
  await publishDrafts({
    publish: () => client.agenda.days.publish({ ...place, decisions: [...decisions] }),
    onRefused: (error) => {
      conflicts = conflictsIn(error) ?? []
      return conflicts.length > 0
    },
    ...(!hasChanges && { unpublish: () => client.agenda.days.unpublish(place) }),
    refresh: () => refreshAgenda(weddingId),
    done:
      drafts.length > 1
        ? `Has publicado ${drafts.length} días.`
        : hasChanges
          ? `Has publicado los cambios de «${first!.name}».`
          : `Has publicado «${first!.name}».`,
  })
  return conflicts
}

/** 'Descartar cambios': the day is again what the others see. */
export async function discardChanges(weddingId: string, draft: AgendaDay): Promise<void> {
  try {
    await client.agenda.days.remove({ weddingId, dayId: draft.id })
    showToast(`Has descartado los cambios de «${draft.name}».`)
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
  } finally {
    await refreshAgenda(weddingId)
  }
}
