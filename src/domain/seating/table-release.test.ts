import { expect, test } from 'vitest'
import { areTablesShown, releaseOf, type TableReleases } from './table-release.ts'

test.each([
  ['no', '2027-04-10', false],
  ['now', null, true],
  ['day', '2027-04-11', false],
  ['day', '2027-04-10', true],
  ['day', '2027-04-09', true],
  ['day', null, false],
] as const)('released %s, the tables of an event on %s are shown: %s', (release, date, isShown) => {
  expect(areTablesShown(release, date, '2027-04-10')).toBe(isShown)
})

test('an event has the choice of the wedding until it has one of its own', () => {
  const releases: TableReleases = { shown: 'day', events: [{ eventId: 'preboda', shown: 'no' }] }
  expect([null, 'preboda', 'brunch'].map((event) => releaseOf(releases, event))).toEqual(['day', 'no', 'day'])
})
