import type { ProposedMove } from '#domain/seating/proposal.ts'
import { type SeatingPerson, seatedAt } from '#domain/seating/seating.ts'

/** Counts the people at a table as they would sit after the moves of a proposal. */
export function takenSeats(people: readonly SeatingPerson[], moves: readonly ProposedMove[]) {
  const changed = moves.flatMap(({ from, to }) => [
    ...(from ? [[from, -1] as const] : []),
    ...(to ? [[to, 1] as const] : []),
  ])
  return (tableId: string): number =>
    changed.reduce(
      (sum, [table, by]) => (table === tableId ? sum + by : sum),
      seatedAt(people, tableId).length,
    )
}
