import type { SeatingPerson } from './seating.ts'

/**
 * A guest who goes from one seat at an event to another; null is no seat. `chair` is the one that they come to sit on and
 * `fromChair` the one that they leave, where they are certain.
 */
export type PlanMove = {
  guestId: string
  from: string | null
  to: string | null
  chair?: number | null
  fromChair?: number | null
}

/** The people with moves made; who does not sit where their move began has been moved since, and stays. */
export function withMoves(
  people: readonly SeatingPerson[],
  eventId: string | null,
  moves: readonly PlanMove[],
): SeatingPerson[] {
  const byGuest = new Map(moves.map((move) => [move.guestId, move]))
  return people.map((person) => {
    const move = person.eventId === eventId ? byGuest.get(person.guestId) : undefined
    return move && move.from === person.tableId
      ? { ...person, tableId: move.to, chair: move.chair ?? null }
      : person
  })
}

/** The moves that take others back. */
export const takenBack = (moves: readonly PlanMove[]): PlanMove[] =>
  moves.map(({ guestId, from, to, chair = null, fromChair = null }) => ({
    ...{ guestId, from: to, to: from },
    ...{ chair: fromChair, fromChair: chair },
  }))
