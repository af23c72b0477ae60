import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AGENDA_FIRST_MINUTE, AGENDA_LAST_MINUTE } from '../agenda/agenda.ts'
import { instantOf } from '../agenda/agenda-clock.ts'
import { dayIn, shiftDay } from '../time/dates.ts'
import { DAY_MS } from '../time/time.ts'
import { isAroundDay, weddingLife } from './wedding-life.ts'

const timeZone = 'Europe/Madrid'
const DAY = { eventDate: '2027-04-10', timeZone }
const UNDATED = { eventDate: null, timeZone }
const at = (text: string) => new Date(text)

describe('the life of a wedding', () => {
  it('is planning without a date, and until the eve', () => {
    expect(weddingLife(UNDATED, [], at('2027-04-10T12:00:00Z'))).toBe('planning')
    expect(weddingLife(DAY, [], at('2027-04-08T21:59:59Z'))).toBe('planning')
  })

  it('is the eve on the day before, by the clock of Madrid', () => {
    expect(weddingLife(DAY, [], at('2027-04-08T22:00:00Z'))).toBe('eve')
    expect(weddingLife(DAY, [], at('2027-04-09T21:59:59Z'))).toBe('eve')
  })

  it('is told by the clocks of the wedding: in the Canary Islands an hour later', () => {
    const there = { ...DAY, timeZone: 'Atlantic/Canary' }
    expect(weddingLife(there, [], at('2027-04-09T22:59:59Z'))).toBe('eve')
    expect(weddingLife(there, [], at('2027-04-09T23:00:00Z'))).toBe('day')
    expect(weddingLife(there, [], at('2027-04-10T23:00:00Z'))).toBe('after')
  })

  it('is the day from 0:00 to midnight where no moment is known', () => {
    expect(weddingLife(DAY, [], at('2027-04-09T22:00:00Z'))).toBe('day')
    expect(weddingLife(DAY, [], at('2027-04-10T21:59:59Z'))).toBe('day')
    expect(weddingLife(DAY, [], at('2027-04-10T22:00:00Z'))).toBe('after')
  })

  it('is the day until the last moment of the night has ended', () => {
    const night = [
      { startsAt: 18 * 60, endsAt: null },
      { startsAt: 25 * 60, endsAt: 28 * 60 },
    ]
    expect(weddingLife(DAY, night, at('2027-04-11T01:59:59Z'))).toBe('day')
    expect(weddingLife(DAY, night, at('2027-04-11T02:00:00Z'))).toBe('after')
  })

  it('ends at noon of the next day whatever the agenda says, as the agenda itself does', () => {
    const endless = [{ startsAt: AGENDA_LAST_MINUTE, endsAt: AGENDA_LAST_MINUTE + 600 }]
    expect(weddingLife(DAY, endless, at('2027-04-11T09:59:59Z'))).toBe('day')
    expect(weddingLife(DAY, endless, at('2027-04-11T10:00:00Z'))).toBe('after')
  })

  it('goes through its lives in order and never back, on every date and across each change of clocks', () => {
    const order = ['planning', 'eve', 'day', 'after']
    const dates = fc
      .date({ min: at('2026-01-01T00:00:00Z'), max: at('2034-12-31T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    const zones = fc.constantFrom(
      'Europe/Madrid',
      'Atlantic/Canary',
      'America/Mexico_City',
      'Pacific/Auckland',
    )
    const start = fc.integer({ min: AGENDA_FIRST_MINUTE, max: AGENDA_LAST_MINUTE })
    const time = fc.record({ startsAt: start, length: fc.option(fc.integer({ min: 1, max: 1439 })) })
    const offsets = fc.array(fc.integer({ min: -3 * DAY_MS, max: 3 * DAY_MS }), {
      minLength: 2,
      maxLength: 20,
    })
    fc.assert(
      fc.property(dates, zones, fc.array(time, { maxLength: 5 }), offsets, (date, zone, lengths, around) => {
        const wedding = { eventDate: date, timeZone: zone }
        const times = lengths.map(({ startsAt, length }) => ({
          startsAt,
          endsAt: length === null ? null : startsAt + length,
        }))
        const midnight = instantOf({ date, timeZone: zone }, 0).getTime()
        const lives = around
          .toSorted((a, b) => a - b)
          .map((offset) => order.indexOf(weddingLife(wedding, times, new Date(midnight + offset))))
        expect(lives).toEqual(lives.toSorted((a, b) => a - b))
        for (const offset of around) {
          const now = new Date(midnight + offset)
          const [life, today] = [weddingLife(wedding, times, now), dayIn(zone, now)]
          expect(life === 'eve').toBe(today === shiftDay(date, -1))
          if (today === date) expect(life).toBe('day')
        }
      }),
    )
  })
})

it('the agenda is asked from the eve to the noon after the wedding, and at no other time', () => {
  expect(isAroundDay(UNDATED, at('2027-04-10T12:00:00Z'))).toBe(false)
  expect(isAroundDay(DAY, at('2027-04-08T21:59:00Z'))).toBe(false)
  expect(isAroundDay(DAY, at('2027-04-08T22:00:00Z'))).toBe(true)
  expect(isAroundDay(DAY, at('2027-04-11T09:59:00Z'))).toBe(true)
  expect(isAroundDay(DAY, at('2027-04-11T10:00:00Z'))).toBe(false)
})
