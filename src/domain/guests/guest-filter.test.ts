import { expect, it } from 'vitest'
import { ALONE, GROUPED, NO_DETAIL_FILTER, NOTHING, readDetails } from './guest-filter.ts'

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
