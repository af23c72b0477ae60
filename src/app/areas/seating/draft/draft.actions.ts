import { type PlanMove, takenBack } from '#domain/seating/plan-moves.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import { client } from '../../../sync/api.ts'
import { noticeMove } from '../move-notice.ts'
import { submitMoves } from '../plan-acts.changes.ts'
import { refreshSeating } from '../seating.queries.ts'
import '../seating.sentences.ts'
import { changesInWords, publishedInWords } from './draft-words.ts'

type Place = { weddingId: string; eventId: string | null }

/**
 * Publishes prepared seats and offers the way back, which makes them a draft again. `from` of each is the published seat
 * that was shown. Gives how many stayed in the draft; `null` when nothing could be sent.
 */
export async function publishMoves(
  { weddingId, eventId }: Place,
  moves: readonly PlanMove[],
): Promise<number | null> {
  try {
    const { moved, left } = await client.seating.draft.publish({
      ...{ weddingId, eventId },
      moves: moves.map(({ guestId, from, to }) => ({ guestId, from, tableId: to })),
    })
    const stayed = new Set(left.map(({ guestId }) => guestId))
    const made = moves.filter(({ guestId }) => !stayed.has(guestId))
    const takeBack = () => {
      submitMoves(weddingId, { eventId }, takenBack(made))
      submitMoves(weddingId, { eventId, isDraft: true }, made)
    }
    noticeMove(publishedInWords(moved, left.length), made.length > 0 ? takeBack : undefined)
    return left.length
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
    return null
  } finally {
    await refreshSeating(weddingId)
  }
}

/** Takes changes out of the draft, of guests from where it has them to their published seats, and offers the way back. */
export function discardMoves({ weddingId, eventId }: Place, back: readonly PlanMove[]): void {
  const place = { eventId, isDraft: true }
  submitMoves(weddingId, place, back)
  const returning = takenBack(back).filter(({ from, to }) => from !== to)
  const takeBack = () => submitMoves(weddingId, place, returning)
  noticeMove(
    `${changesInWords(back.length)} fuera del borrador.`,
    returning.length > 0 ? takeBack : undefined,
  )
}
