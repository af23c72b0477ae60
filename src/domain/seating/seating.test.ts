import { describe, expect, it, test } from 'vitest'
import {
  freeSeats,
  isDrawn,
  nextTableNumber,
  numbered,
  placeId,
  type SeatingPerson,
  seatedAt,
  tablesFor,
} from './seating.ts'

const person = (guestId: string, over: Partial<SeatingPerson> = {}): SeatingPerson => ({
  id: placeId(guestId, null),
  guestId,
  eventId: null,
  name: guestId,
  age: 'adult',
  side: null,
  householdId: null,
  householdName: null,
  language: 'es',
  needsHighChair: false,
  comes: true,
  tableId: 'one',
  isLocked: false,
  chair: null,
  createdAt: '2026-11-26T00:00:00Z',
  ...over,
})

describe('the seats of a table', () => {
  const people = [
    person('ana'),
    person('marta', { comes: false }),
    person('luis', { tableId: 'two' }),
    person('eva', { tableId: null }),
  ]

  it('are taken by those who come', () => {
    expect(seatedAt(people, 'one').map(({ name }) => name)).toEqual(['ana'])
    expect(freeSeats({ id: 'one', seats: 3 }, people)).toBe(2)
  })

  it('are too few when it was made smaller than its people', () => {
    expect(freeSeats({ id: 'one', seats: 1 }, [...people, person('paz')])).toBe(-1)
  })
})

it('a guest has an id at each event', () => {
  expect([placeId('ana', null), placeId('ana', 'preboda')]).toEqual(['ana', 'ana/preboda'])
})

it('a new table has a number more than the highest', () => {
  expect(nextTableNumber([])).toBe(1)
  expect(nextTableNumber([{ number: 2 }, { number: 9 }])).toBe(10)
  expect(nextTableNumber([{ number: 999 }])).toBe(999)
})

test('an empty room is offered as many tables as those who come need', () => {
  expect([tablesFor(130, 10), tablesFor(131, 10), tablesFor(0, 10), tablesFor(9999, 1)]).toEqual([
    13, 14, 1, 200,
  ])
  expect(numbered({ number: 4, seats: 10 }, 3).map(({ number }) => number)).toEqual([4, 5, 6])
})

test('a room is drawn up to 600 seats and as many who come', () => {
  const crowd = (count: number, comes = true) => Array.from({ length: count }, () => ({ comes }))
  const tables = Array.from({ length: 20 }, () => ({ seats: 30 }))
  expect(isDrawn(tables, crowd(600))).toBe(true)
  expect(isDrawn([...tables, { seats: 1 }], [])).toBe(false)
  expect(isDrawn([], crowd(601))).toBe(false)
  expect(isDrawn([], [...crowd(600), ...crowd(50, false)])).toBe(true)
})
