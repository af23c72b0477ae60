import { ASKED_AT_ONCE_MAX } from '#domain/lodging/wishes.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { client } from '../../sync/api.ts'
import { refreshLodging } from './lodging.queries.ts'

/** Puts the question where they sleep on the pages of families, with the way back. Rejects when it is on none. */
export async function askFamilies(weddingId: string, householdIds: readonly string[]): Promise<void> {
  const asked = await setAsked(weddingId, householdIds, true)
  const many = asked.length === 1 ? '1 familia tiene' : `${asked.length} familias tienen`
  showToast(`${many} la pregunta en su página.`, {
    action: { label: 'Deshacer', onAction: () => void takeBack(weddingId, asked) },
  })
}

async function takeBack(weddingId: string, householdIds: readonly string[]) {
  try {
    await setAsked(weddingId, householdIds, false)
    showToast('La pregunta ya no está en sus páginas.', { tone: 'undone' })
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
  }
}

/** Answers the families of whom it was new. */
async function setAsked(
  weddingId: string,
  householdIds: readonly string[],
  isAsked: boolean,
): Promise<string[]> {
  const changed: string[] = []
  try {
    for (let from = 0; from < householdIds.length; from += ASKED_AT_ONCE_MAX) {
      const some = householdIds.slice(from, from + ASKED_AT_ONCE_MAX)
      changed.push(...(await client.lodging.ask({ weddingId, householdIds: some, isAsked })).householdIds)
    }
  } finally {
    await refreshLodging(weddingId)
  }
  return changed
}
