import { expect, it } from 'vitest'
import { readDetails } from './detail-reading.ts'
import { ALONE, GROUPED, NO_DETAIL_FILTER, NOTHING } from './guest-filter.ts'

const blank = { householdId: null, age: 'adult' as const, side: null, menu: null, events: {} }
const DETAILS = [
  { ...blank, guestId: 'carmen', householdId: 'h', side: 'Lucía', menu: 'carne', events: { preboda: true } },
  {
    ...blank,
    guestId: 'noa',
    householdId: 'h',
    side: 'Lucía',
    age: 'child' as const,
    events: { preboda: null },
  },
  { ...blank, guestId: 'teo', householdId: 'own', side: 'Martín', menu: 'pescado' },
]
const GUESTS = ['carmen', 'noa', 'teo', 'unknown'].map((id) => ({ id, rsvp: true }))

const passing = (filter: Partial<typeof NO_DETAIL_FILTER> & object) => {
  const { passes } = readDetails({ ...NO_DETAIL_FILTER, ...filter }, DETAILS)
  return GUESTS.filter(passes).map(({ id }) => id)
}

it.each([
  [{}, ['carmen', 'noa', 'teo', 'unknown']],
  [{ event: 'preboda' }, ['carmen', 'noa']],
  [{ menu: 'carne' }, ['carmen']],
  [{ menu: NOTHING }, ['noa', 'unknown']],
  [{ side: 'Lucía' }, ['carmen', 'noa']],
  [{ side: NOTHING }, ['unknown']],
  [{ age: 'child' as const }, ['noa']],
  [{ age: 'adult' as const }, ['carmen', 'teo', 'unknown']],
  [{ family: 'h' }, ['carmen', 'noa']],
  [{ family: GROUPED }, ['carmen', 'noa']],
  [{ family: ALONE }, ['teo', 'unknown']],
  [{ event: 'preboda', menu: NOTHING, side: 'Lucía', age: 'child' as const, family: 'h' }, ['noa']],
  [{ side: 'Martín', family: 'h' }, []],
])('%j leaves %j', (filter, expected) => {
  expect(passing(filter)).toEqual(expected)
})

it('the answer looked at is that to the event, and none of a guest who is not invited', () => {
  const answers = (event: string | null) =>
    GUESTS.map(readDetails({ ...NO_DETAIL_FILTER, event }, DETAILS).answer)
  expect(answers(null)).toEqual([true, true, true, true])
  expect(answers('preboda')).toEqual([true, null, undefined, undefined])
})

const sits = (guestId: string, tableId: string | null, over = {}) => ({
  ...{ guestId, tableId, eventId: null as string | null, comes: true },
  ...over,
})
const SEATING = {
  tables: [
    { id: 'nine', number: 9 },
    { id: 'two', number: 2 },
  ],
  people: [
    sits('carmen', 'nine'),
    sits('noa', null),
    sits('teo', 'two'),
    sits('unknown', 'two', { comes: false }),
    sits('noa', 'two', { eventId: 'preboda' }),
  ],
}

it.each([
  [{ table: 'two' }, ['teo']],
  [{ table: NOTHING }, ['noa']],
  [{ table: 'two', event: 'preboda' }, ['noa']],
])('by tables %j leaves %j, and all of them while the tables are not known', (filter, expected) => {
  const idsWith = (seating: typeof SEATING | null) => {
    const { passes } = readDetails({ ...NO_DETAIL_FILTER, ...filter }, DETAILS, seating)
    return GUESTS.filter(passes).map(({ id }) => id)
  }
  expect(idsWith(SEATING)).toEqual(expected)
  expect(idsWith(null).length).toBeGreaterThan(1)
})

it('stands by the numbers of the tables, with who has none and then who does not come below', () => {
  const { inOrder } = readDetails({ ...NO_DETAIL_FILTER, order: 'table' }, DETAILS, SEATING)
  expect(inOrder(GUESTS).map(({ id }) => id)).toEqual(['teo', 'carmen', 'noa', 'unknown'])
  expect(readDetails(NO_DETAIL_FILTER, DETAILS, SEATING).inOrder(GUESTS)).toBe(GUESTS)
})
