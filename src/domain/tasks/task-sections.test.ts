import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DatedSectionKey,
  dayOf,
  daysBefore,
  daysWithin,
  runName,
  sectionDays,
  sectionOf,
  TASK_SECTIONS,
} from './task-sections.ts'

const WEDDING = '2027-04-10'
const KEYS = TASK_SECTIONS.map(({ key }) => key)

describe('the section of a task', () => {
  it.each([
    [1826, 'twelve-months'],
    [365, 'twelve-months'],
    [305, 'twelve-months'],
    [304, 'ten-months'],
    [243, 'eight-months'],
    [182, 'six-months'],
    [122, 'six-months'],
    [121, 'four-months'],
    [90, 'three-months'],
    [60, 'two-months'],
    [30, 'last-month'],
    [8, 'last-month'],
    [7, 'last-week'],
    [0, 'last-week'],
    [-1, 'after'],
    [-730, 'after'],
    [null, 'undated'],
  ])('of %s days before the wedding is %s', (days, key) => {
    expect(sectionOf(days)).toBe(key)
  })

  it('is the one a task was dropped in, with the days that it gets there', () => {
    for (const key of KEYS) expect(sectionOf(daysWithin(key))).toBe(key)
  })

  it('moves with the date: the days before are the same, the day is another', () => {
    const days = fc.integer({ min: -730, max: 1826 })
    const date = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2150-12-31'), noInvalidDate: true })
      .map((instant) => instant.toISOString().slice(0, 10))
    fc.assert(
      fc.property(days, date, (before, wedding) => {
        expect(daysBefore(dayOf(before, wedding), wedding)).toBe(before)
      }),
    )
  })
})

describe('the days of a section', () => {
  it.each([
    ['twelve-months', 'hasta el 9 jun'],
    ['six-months', '10 oct – 9 dic'],
    ['four-months', '10 dic – 9 ene'],
    ['three-months', '10 ene – 8 feb'],
    ['two-months', '9 feb – 10 mar'],
    ['last-month', '11 mar – 2 abr'],
    ['last-week', '3 – 10 abr'],
    ['after', 'desde el 11 abr'],
  ] satisfies [DatedSectionKey, string][])('%s of a wedding on 10 April are %s', (key, days) => {
    expect(sectionDays(key, WEDDING)).toBe(days)
  })
})

describe('several sections in a row', () => {
  it.each([
    ['twelve-months', 'eight-months', 'De doce a ocho meses antes'],
    ['ten-months', 'ten-months', 'Diez meses antes'],
    ['three-months', 'last-month', 'De tres meses antes al último mes'],
    ['twelve-months', 'last-week', 'De doce meses antes a la última semana'],
    ['last-month', 'last-week', 'Del último mes a la última semana'],
    ['last-week', 'after', 'De la última semana a después de la boda'],
  ] satisfies [DatedSectionKey, DatedSectionKey, string][])('from %s to %s are %s', (first, last, name) => {
    expect(runName(first, last)).toBe(name)
  })
})
