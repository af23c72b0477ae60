import { expect, it } from 'vitest'
import type { SeatingPerson } from '#domain/seating/seating.ts'
import { takenSeats } from './taken-seats.ts'

const at = (id: string, tableId: string | null) => ({ id, tableId, comes: true }) as SeatingPerson
const move = (guestId: string, from: string | null, to: string | null) => ({
  guestId,
  name: guestId,
  from,
  to,
})

it('a table has the people who sit there, without those who would leave and with those who would come', () => {
  const people = [at('ana', '1'), at('luis', '1'), at('eva', null)]
  const now = takenSeats(people, [])
  expect([now('1').taken, now('2').taken]).toEqual([2, 0])
  const then = takenSeats(people, [move('luis', '1', '2'), move('eva', null, '2')])
  expect(takenSeats(people, [], new Set(['luis', 'eva']))('1')).toEqual({ taken: 2, changed: 1 })
  expect([then('1'), then('2')]).toEqual([
    { taken: 1, changed: 0 },
    { taken: 2, changed: 2 },
  ])
})
