import { expect, it } from 'vitest'
import { somePerson as person } from '../../../tests/support/seating/some-person.ts'
import { foundGuests } from './found-seats.ts'
import type { SeatingPerson, SeatingTable } from './seating.ts'

const table = (id: string, over: Partial<SeatingTable> = {}): SeatingTable => ({
  id,
  eventId: null,
  number: 7,
  name: null,
  shape: 'round',
  seats: 4,
  position: null,
  rotation: 0,
  isLocked: false,
  isOrdered: false,
  hasStairs: false,
  createdAt: '2026-11-26T00:00:00Z',
  ...over,
})

const TABLES = [table('seven'), table('ordered', { isOrdered: true }), table('eve', { eventId: 'eve' })]

const seatsOf = (people: readonly SeatingPerson[], typed: string) =>
  foundGuests(people, TABLES, typed, 10).flatMap(({ name, seats }) =>
    seats.map((seat) => [name, seat.eventId, seat.table?.id, seat.chair]),
  )

it('a guest is found without accents and in any order of words, with the table', () => {
  const people = [person('Begoña Ríos', { tableId: 'seven' }), person('Luis Mas', { tableId: 'seven' })]
  expect(seatsOf(people, 'rios bego')).toEqual([['Begoña Ríos', null, 'seven', null]])
})

it('the chair is told where the table is in order, also of who has no certain one', () => {
  const people = [
    person('Ana', { tableId: 'ordered', chair: 2 }),
    person('Luis', { tableId: 'ordered' }),
    person('Eva', { tableId: 'seven', chair: 3 }),
  ]
  expect(seatsOf(people, '')).toEqual([
    ['Ana', null, 'ordered', 2],
    ['Luis', null, 'ordered', 1],
    ['Eva', null, 'seven', null],
  ])
})

it('who comes and has no seat is found, who does not come is not', () => {
  const people = [person('Ana'), person('Ana Gil', { comes: false, tableId: 'seven' })]
  expect(seatsOf(people, 'ana')).toEqual([['Ana', null, undefined, null]])
})

it('the wedding comes first, another event where there is a table, or where the guest comes to that alone', () => {
  const eve = { eventId: 'eve' }
  const people = [
    person('Ana', { ...eve, id: 'Ana/eve', tableId: 'eve' }),
    person('Ana'),
    person('Luis'),
    person('Luis', { ...eve, id: 'Luis/eve' }),
    person('Eva', { ...eve, id: 'Eva/eve' }),
  ]
  expect(seatsOf(people, '')).toEqual([
    ['Ana', null, undefined, null],
    ['Ana', 'eve', 'eve', null],
    ['Luis', null, undefined, null],
    ['Eva', 'eve', undefined, null],
  ])
})

it('a family is told by its name or its surnames, and no family where somebody comes alone', () => {
  const home = { householdId: 'home' }
  const people = [
    person('Jon Sanz Gil', home),
    person('Marta Sanz Gil', home),
    person('Pilar Vega', { householdId: 'other' }),
    person('Rosa Cano', { householdId: 'third', householdName: 'Los de Soria' }),
  ]
  expect(foundGuests(people, [], '', 10).map(({ family }) => family)).toEqual([
    'Sanz Gil',
    'Sanz Gil',
    null,
    'Los de Soria',
  ])
})

it('no more are found than are asked for', () => {
  expect(foundGuests([person('Ana'), person('Eva')], [], '', 1)).toHaveLength(1)
})
