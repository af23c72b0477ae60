import type { ProposedMove } from '#domain/seating/proposal.ts'
import { type SeatingPerson, seatedAt } from '#domain/seating/seating.ts'

/** The people at a table as they would sit after the moves of a proposal, and how many of them it brings there. */
export function takenSeats(people: readonly SeatingPerson[], moves: readonly ProposedMove[]) {
  const [left, come] = [countOf(moves.map(({ from }) => from)), countOf(moves.map(({ to }) => to))]
  return (tableId: string): { taken: number; changed: number } => {
    const changed = come.get(tableId) ?? 0
    return { taken: seatedAt(people, tableId).length + changed - (left.get(tableId) ?? 0), changed }
  }
}

function countOf(tables: readonly (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const table of tables) if (table !== null) counts.set(table, (counts.get(table) ?? 0) + 1)
  return counts
}
