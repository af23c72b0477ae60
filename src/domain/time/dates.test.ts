import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assembleDate, selectableYears } from './chosen-date.ts'
import { dayInMadrid, daysBetween, isIsoDate, isOurInstant } from './dates.ts'

describe('the day it is', () => {
  it.each([
    ['in winter, an hour before midnight of Greenwich', '2026-12-31T22:59:59.999Z', '2026-12-31'],
    ['in winter, at midnight of Madrid', '2026-12-31T23:00:00.000Z', '2027-01-01'],
    ['in summer, two hours before midnight of Greenwich', '2027-06-30T21:59:59.999Z', '2027-06-30'],
    ['in summer, at midnight of Madrid', '2027-06-30T22:00:00.000Z', '2027-07-01'],
    ['the night clocks go forward', '2027-03-27T23:00:00.000Z', '2027-03-28'],
    ['the night after clocks went forward', '2027-03-28T22:00:00.000Z', '2027-03-29'],
    ['the night clocks go back', '2027-10-30T22:00:00.000Z', '2027-10-31'],
    ['the night after clocks went back', '2027-10-31T23:00:00.000Z', '2027-11-01'],
  ])('is the one of Madrid %s', (_when, instant, day) => {
    expect(dayInMadrid(new Date(instant))).toBe(day)
  })
})

describe('days between two dates', () => {
  it('are whole days, negative backwards', () => {
    expect(daysBetween('2026-11-20', '2027-04-10')).toBe(141)
    expect(daysBetween('2027-04-10', '2026-11-20')).toBe(-141)
    expect(daysBetween('2027-04-10', '2027-04-10')).toBe(0)
  })

  it('know nothing of the hour that a change of clocks takes or gives', () => {
    expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2)
    expect(daysBetween('2027-10-30', '2027-11-01')).toBe(2)
  })

  it('count the 29th of February', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
    expect(daysBetween('2027-02-28', '2027-03-01')).toBe(1)
  })

  it('add up', () => {
    const day = fc
      .date({ min: new Date('1950-01-01'), max: new Date('2150-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, day, day, (a, b, c) => {
        expect(daysBetween(a, b) + daysBetween(b, c)).toBe(daysBetween(a, c))
      }),
    )
  })
})

describe('a date', () => {
  it.each(['2027-04-10', '2028-02-29', '1900-01-01', '2200-12-31'])('%s exists', (text) => {
    expect(isIsoDate(text)).toBe(true)
  })

  it.each([
    '2027-02-29',
    '2027-04-31',
    '2027-13-01',
    '2027-00-10',
    '2027-4-10',
    '27-04-10',
    '0000-01-01',
    '1899-12-31',
    '2201-01-01',
    '9999-12-31',
    '',
  ])('«%s» does not exist', (text) => {
    expect(isIsoDate(text)).toBe(false)
  })
})

describe('an instant', () => {
  it.each([
    '2027-04-10T18:30:00Z',
    '2027-04-10T18:30:00.123456+00:00',
    '1900-01-01T00:00:00Z',
    '2200-12-31T23:59:59.999Z',
    '2027-04-10T18:30:00+14:00',
    '2027-04-10T18:30:00-14:00',
  ])('%s is one of ours', (text) => {
    expect(isOurInstant(text)).toBe(true)
  })

  it.each([
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+14:00',
    '1900-01-01T00:00:00+00:01',
    '2200-12-31T23:59:59-00:01',
    '9999-12-31T23:59:59-14:00',
    '2027-04-10T18:30:00+14:01',
    '2027-04-10T18:30:00-16:00',
    '+10000-01-01T00:00:00Z',
    '',
  ])('«%s» is none of ours', (text) => {
    expect(isOurInstant(text)).toBe(false)
  })
})

describe('the three selects of the dashboard', () => {
  it('make a date when all of them are set', () => {
    expect(assembleDate({ day: 5, month: 6, year: 2027 })).toBe('2027-06-05')
  })

  it.each([
    [{ day: null, month: null, year: null }],
    [{ day: 5, month: null, year: null }],
    [{ day: 5, month: 6, year: null }],
    [{ day: null, month: 6, year: 2027 }],
  ])('make no date of %j', (parts) => {
    expect(assembleDate(parts)).toBeNull()
  })

  it.each([[{ day: 31, month: 4, year: 2027 }], [{ day: 29, month: 2, year: 2027 }]])(
    'say that %j does not exist',
    (parts) => {
      expect(assembleDate(parts)).toBe('INVALID')
    },
  )

  it('offer six years from the current one, which begins at midnight of Madrid', () => {
    expect(selectableYears(new Date('2026-12-31T22:59:59Z'))).toEqual([2026, 2027, 2028, 2029, 2030, 2031])
    expect(selectableYears(new Date('2026-12-31T23:00:00Z'))[0]).toBe(2027)
  })
})
