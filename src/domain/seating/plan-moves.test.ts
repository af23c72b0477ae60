import { expect, it } from 'vitest'
import { takenBack, withMoves } from './plan-moves.ts'
import type { SeatingPerson } from './seating.ts'

const person = (guestId: string, tableId: string | null): SeatingPerson => ({
  ...{ id: guestId, guestId, eventId: null, name: guestId, age: 'adult', side: null, comes: true },
  ...{ householdId: null, householdName: null, tableId, isLocked: false, chair: null, language: 'es' },
  needsHighChair: false,
  createdAt: '2026-11-26T00:00:00Z',
})
const tablesOf = (people: readonly SeatingPerson[]) => people.map(({ tableId }) => tableId)

const moves = [
  { guestId: 'ana', from: null, to: 'one' },
  { guestId: 'luis', from: 'one', to: null },
]

it('moves are made and taken back', () => {
  const begun = [person('ana', null), person('luis', 'one'), person('eva', 'two')]
  const made = withMoves(begun, null, moves)
  expect(tablesOf(made)).toEqual(['one', null, 'two'])
  expect(withMoves(made, null, takenBack(moves))).toEqual(begun)
})

it('who was moved since stays, and so do those of another event', () => {
  expect(tablesOf(withMoves([person('ana', 'two')], null, moves))).toEqual(['two'])
  expect(tablesOf(withMoves([person('ana', null)], 'preboda', moves))).toEqual([null])
})
