import { useState } from 'react'
import type { PlanMove } from '#domain/seating/plan-moves.ts'
import { publishable } from '#domain/seating/seat-drafts.ts'
import type { Plan } from '../use-seating.ts'

/**
 * The changes of a draft with what stands against them. One that another member has crossed is published over theirs once
 * it is confirmed, as the planner has seen both.
 */
export function useDraftMoves({ tables, people }: Plan, prepared: readonly PlanMove[]) {
  const [confirmed, setConfirmed] = useState<ReadonlyMap<string, string | null>>(new Map())
  const seatOf = new Map(people.map((person) => [person.guestId, person]))
  const nowAt = (guestId: string) => seatOf.get(guestId)?.tableId ?? null
  const moves = prepared.map((move) => {
    const { guestId } = move
    return confirmed.has(guestId) ? { ...move, from: confirmed.get(guestId) ?? null } : move
  })
  const { made, left } = publishable(people, tables, moves)
  const problems = new Map(left.map(({ guestId, problem }) => [guestId, problem]))
  return {
    moves,
    made,
    left: problems,
    seatOf,
    confirm: (guestId: string) => setConfirmed(new Map([...confirmed, [guestId, nowAt(guestId)]])),
    /** The move that takes a change back: a draft shows those who cannot sit as prepared at their published seat. */
    back({ guestId, to }: PlanMove): PlanMove {
      const problem = problems.get(guestId)
      const isShownAtSeat = problem === 'noTable' || problem === 'notComing'
      return { guestId, from: isShownAtSeat ? nowAt(guestId) : to, to: nowAt(guestId) }
    },
  }
}
