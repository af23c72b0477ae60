import type { ProposedMove } from '#domain/seating/proposal.ts'
import { type SeatingPerson, seatedAt } from '#domain/seating/seating.ts'

/**
 * The people at a table as they would sit after the moves of a proposal, and how many of them it brings there; while
 * there is none, how many a draft does.
 */
export function takenSeats(
  people: readonly SeatingPerson[],
  moves: readonly ProposedMove[],
  prepared: ReadonlySet<string> = new Set(),
) {
  const [left, come] = [countOf(moves.map(({ from }) => from)), countOf(moves.map(({ to }) => to))]
  const drafted = countOf(people.map(({ id, tableId }) => (prepared.has(id) ? tableId : null)))
  return (tableId: string): { taken: number; changed: number } => {
    const [coming, leaving] = [come.get(tableId) ?? 0, left.get(tableId) ?? 0]
    const taken = seatedAt(people, tableId).length + coming - leaving
    return { taken, changed: moves.length > 0 ? coming : (drafted.get(tableId) ?? 0) }
  }
}

function countOf(tables: readonly (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const table of tables) if (table !== null) counts.set(table, (counts.get(table) ?? 0) + 1)
  return counts
}
