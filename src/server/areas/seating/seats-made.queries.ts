import type { Transaction } from '#db/client.ts'
import type { SeatingPerson } from '#domain/seating/seating.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { findShownChairs } from './arrange-chairs.commands.ts'
import type { SeatMove } from './write-seats.commands.ts'

/**
 * Whether guests sit where their moves lead already, as when an act is repeated whose answer was lost. Where another
 * guest has the chair of a move, that is the next free one, on which the act has put them.
 */
export async function areSeatsMade(
  tx: Transaction,
  weddingId: MemberWeddingId<'seating', 'edit'>,
  people: ReadonlyMap<string, SeatingPerson>,
  moves: readonly Pick<SeatMove, 'guestId' | 'tableId' | 'chair'>[],
): Promise<boolean> {
  if (moves.some(({ guestId, tableId }) => people.get(guestId)?.tableId !== tableId)) return false
  const chairNow = (guestId: string) => people.get(guestId)!.chair
  const moving = moves.filter(({ guestId, chair }) => chair != null && chair !== chairNow(guestId))
  if (moving.length === 0) return true
  const wishes = new Map(moves.map(({ guestId, chair }) => [guestId, chair ?? chairNow(guestId)]))
  const tableIds = moving.map(({ tableId }) => tableId)
  const shown = await findShownChairs(tx, weddingId, tableIds, wishes)
  return moving.every(({ guestId }) => shown.find((row) => row.guestId === guestId)?.isWritten)
}
