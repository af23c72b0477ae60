import type { MergeDecision } from '#contract/agenda-merge.ts'
import { publishedInWords } from '#domain/activity/published-in-words.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { api, client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import { messageFor } from '../error-messages.ts'
import type { Prepared } from './use-prepared.ts'

/** Publishes drafts of all sections. Changes that went into their day cannot be told from it, so then there is no way back. */
export async function publishAll(
  weddingId: string,
  { vendors, days, folders, tasks }: Prepared,
  decisions: readonly MergeDecision[],
): Promise<void> {
  const idsOf = (drafts: readonly { id: string }[]) => drafts.map(({ id }) => id)
  try {
    const { lineId, ...published } = await client.publication.publish({
      weddingId,
      vendorIds: idsOf(vendors),
      dayIds: idsOf(days),
      folderIds: idsOf(folders),
      taskIds: idsOf(tasks),
      decisions: [...decisions],
    })
    if (lineId === null) return void showToast('Ya estaba publicado.')
    const undo = { label: 'Deshacer', onAction: () => void takeBack(weddingId, lineId) }
    showToast(
      `Has publicado ${publishedInWords(published)}.`,
      published.changedDays === 0 ? { action: undo } : undefined,
    )
  } finally {
    await refreshLists()
  }
}

async function takeBack(weddingId: string, lineId: string) {
  try {
    await client.activity.undo({ weddingId, lineId })
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
  }
  await refreshLists()
}

const refreshLists = () =>
  Promise.all(CHANGED.map((area) => queryClient.invalidateQueries({ queryKey: api[area].key() })))

const CHANGED = ['vendors', 'agenda', 'inspiration', 'tasks', 'activity'] as const
