import type { ProposedMove } from '#domain/seating/proposal.ts'
import { client } from '../../../sync/api.ts'
import { refreshSeating } from '../seating.queries.ts'
import '../seating.sentences.ts'

/** Makes the moves of a proposal, all of them or none. */
export async function applyMoves(weddingId: string, moves: readonly ProposedMove[]): Promise<void> {
  try {
    await client.seating.seatTogether({
      weddingId,
      moves: moves.map(({ guestId, from, to }) => ({ guestId, from, tableId: to })),
    })
  } finally {
    await refreshSeating(weddingId)
  }
}
