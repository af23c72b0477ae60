import { expect, it } from 'vitest'
import { clashOf, type StaffedWedding } from './clashes.ts'

const wedding = (
  name: string,
  eventDate: string | null,
  kind: StaffedWedding['assignments'][number]['kind'] = 'lead',
): StaffedWedding => ({ id: name, name, eventDate, assignments: [{ userId: 'rocio', kind }] })

const DAY = '2027-06-26'
const NORA = wedding('Nora & Xavi', DAY)
const RITA = wedding('Rita & Omar', DAY, 'day')

const clash = (weddings: StaffedWedding[], ...off: [string, string][]) =>
  clashOf(weddings[0]!, 'rocio', {
    weddings,
    absences: off.map(([firstDay, lastDay]) => ({ userId: 'rocio', firstDay, lastDay })),
  })

it('is another wedding of the same day in which the person works', () => {
  expect(clash([NORA, RITA])).toEqual({ weddings: ['Rita & Omar'], offUntil: null })
  expect(clash([NORA, wedding('Ana', '2027-06-27'), wedding('Eva', null)])).toBeNull()
})

it('is none where the person only watches', () => {
  expect(clash([NORA, wedding('Ana', DAY, 'watch')])).toBeNull()
  expect(clash([wedding('Ana', DAY, 'watch'), NORA])).toBeNull()
})

it('is a day off, its first and last day included', () => {
  expect(clash([NORA], [DAY, DAY])).toEqual({ weddings: [], offUntil: DAY })
  expect(clash([NORA], ['2027-06-01', '2027-06-25'], ['2027-06-27', '2027-07-04'])).toBeNull()
})

it('is none of a person who is not in the wedding, nor of the days off of others', () => {
  expect(clashOf(NORA, 'nadia', { weddings: [NORA, RITA], absences: [] })).toBeNull()
  const absences = [{ userId: 'nadia', firstDay: DAY, lastDay: DAY }]
  expect(clashOf(NORA, 'rocio', { weddings: [NORA], absences })).toBeNull()
})
