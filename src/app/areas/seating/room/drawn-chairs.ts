import { chairsAt } from '#domain/seating/chairs.ts'
import { withMoves } from '#domain/seating/plan-moves.ts'
import type { ProposedMove } from '#domain/seating/proposal.ts'
import { initialsOf } from '#domain/text/initials.ts'
import { besideInWords } from '../chairs/chair-words.ts'
import type { Plan } from '../use-seating.ts'

/** A taken chair of an ordered table: 'AG', 'Silla 3: Ana Gil, entre Luis y Eva', and whether a proposal brings them here. */
export type DrawnChair = { initials: string; words: string; isChanged: boolean }

/** The chairs of each ordered table as they are drawn, after the moves of a proposal; null for a free one. */
export function drawnChairs(
  { eventId, tables, people }: Plan,
  moves: readonly ProposedMove[],
): ReadonlyMap<string, readonly (DrawnChair | null)[]> {
  const after = moves.length === 0 ? people : withMoves(people, eventId, moves)
  const moved = new Set(moves.map(({ guestId }) => guestId))
  return new Map(
    tables
      .filter(({ isOrdered }) => isOrdered)
      .map((table) => {
        const { taken } = chairsAt(table, after)
        const chairs = taken.map((person, index): DrawnChair | null => {
          if (!person) return null
          const words = [person.name, besideInWords(table, taken, index + 1)].filter(Boolean).join(', ')
          return {
            initials: initialsOf(person.name),
            words: `Silla ${index + 1}: ${words}`,
            isChanged: moved.has(person.guestId),
          }
        })
        return [table.id, chairs]
      }),
  )
}
