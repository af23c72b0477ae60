import type { PlanMove } from '#domain/seating/plan-moves.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { client } from '../../sync/api.ts'
import type { Item } from '../../sync/list-changes/change.ts'
import { createListChanges } from '../../sync/list-changes/list-changes.ts'
import { PATIENCE_MS } from '../../sync/list-changes/worth-retrying.ts'
import { refreshSeating } from './seating.queries.ts'
import './seating.sentences.ts'

/** The plan that is changed: the published one of an event, or the draft of it. */
type ActPlace = { eventId: string | null; isDraft?: boolean }

type PlanAct = Item & ActPlace & { moves: readonly PlanMove[] }

/**
 * Acts that move several people at once, made whole or not at all. They are a log rather than a list of rows: all of a
 * wedding share an id, so that each is sent after those before it.
 */
export const planActs = createListChanges<PlanAct, string>({
  area: 'seating-plan',
  follows: ['seating-table', 'seat', 'seating-plan'],
  async send(weddingId, { item }) {
    if (!('moves' in item)) return null
    const { eventId, isDraft } = item
    const options = { signal: AbortSignal.timeout(PATIENCE_MS) }
    const tables = item.moves.map(({ guestId, from, to }) => ({ guestId, from, tableId: to }))
    // A draft is about tables: the chairs come with its publication.
    if (isDraft) await client.seating.draft.prepare({ weddingId, eventId, moves: tables }, options)
    else {
      const moves = item.moves.map(({ to, ...move }) => ({ ...move, tableId: to }))
      await client.seating.seatTogether({ weddingId, eventId, moves }, options)
    }
    return item
  },
  patch: async (weddingId) => void (await refreshSeating(weddingId)),
  reportFailure(weddingId, _, error) {
    showToast(`Nadie ha cambiado de sitio. ${messageFor(error)}`, { tone: 'failed' })
    void refreshSeating(weddingId)
    return false
  },
})

/** Makes moves as one act. */
export function submitMoves(weddingId: string, place: ActPlace, moves: readonly PlanMove[]): void {
  const { eventId, isDraft = false } = place
  const item = { id: weddingId, createdAt: new Date().toISOString(), eventId, isDraft, moves }
  planActs.submit(weddingId, { kind: 'add', item, isReturning: false })
}
