import { describe, expect, it } from 'vitest'
import type { ZonedDay } from '../time/dates.ts'
import {
  ceremonyClock,
  clockChange,
  dayAt,
  endMinute,
  formatMinute,
  instantOf,
  isRepeatedHour,
  minuteNow,
  onDate,
  readClock,
  startMinute,
} from './agenda-clock.ts'

const timeZone = 'Europe/Madrid'
const ORDINARY = { date: '2027-04-10', timeZone }
/** Saturdays whose night changes the clocks. */
const SPRING = { date: '2027-03-27', timeZone }
const AUTUMN = { date: '2027-10-30', timeZone }

const at = (day: ZonedDay, typed: string, present?: number) => startMinute(day, readClock(typed)!, present)

describe('times of the agenda', () => {
  it.each([
    ['5:30', '17:30'],
    ['1', '13:00'],
    ['7:59', '19:59'],
    ['8:00', '8:00'],
    ['12:30', '12:30'],
    ['0:30', '0:30'],
  ])('a ceremony at %s is held at %s', (typed, meant) => {
    expect(ceremonyClock(readClock(typed)!)).toBe(readClock(meant))
  })

  it.each([
    ['18:30', 1110],
    ['18.30', 1110],
    ['1830', 1110],
    ['930', 570],
    ['9', 540],
    [' 9 h', 540],
    ['18h30', 1110],
    ['00:30', 30],
    ['0:30', 30],
    ['24:00', 0],
  ])('%s is read', (typed, minutes) => {
    expect(readClock(typed)).toBe(minutes)
  })

  it.each(['', 'a', '25:00', '18:60', '18:5', '-1', '1:2:3', '99999'])('%s is no time', (typed) => {
    expect(readClock(typed)).toBeNull()
  })

  it('past midnight belong to the same day', () => {
    expect(at(ORDINARY, '0:30')).toBe(24 * 60 + 30)
    expect(at(ORDINARY, '5:59')).toBe(29 * 60 + 59)
    expect(at(ORDINARY, '6:00')).toBe(6 * 60)
    expect(formatMinute(ORDINARY, 24 * 60 + 30)).toBe('0:30')
    expect(instantOf(ORDINARY, at(ORDINARY, '0:30')).toISOString()).toBe('2027-04-10T22:30:00.000Z')
  })

  it('from 4:00 to 6:00 are of the night, or early when the item stands in the morning or it is said', () => {
    expect(at(ORDINARY, '5:30', 10 * 60)).toBe(5 * 60 + 30)
    expect(at(ORDINARY, '5:30', 5 * 60)).toBe(5 * 60 + 30)
    expect(at(ORDINARY, '5:30', 18 * 60)).toBe(29 * 60 + 30)
    expect(at(ORDINARY, '3:59', 10 * 60)).toBe(27 * 60 + 59)
    expect(startMinute(ORDINARY, readClock('5:30')!, undefined, true)).toBe(5 * 60 + 30)
    expect(startMinute(ORDINARY, readClock('5:30')!, 10 * 60, false)).toBe(29 * 60 + 30)
    expect(startMinute(ORDINARY, readClock('3:00')!, undefined, true)).toBe(27 * 60)
  })

  it('of the next morning stay there when they are changed', () => {
    expect(at(ORDINARY, '6:10', 29 * 60 + 50)).toBe(30 * 60 + 10)
    expect(at(ORDINARY, '6:10', 12 * 60)).toBe(6 * 60 + 10)
  })

  it('end after they start, also past midnight', () => {
    expect(endMinute(ORDINARY, readClock('14:00')!, 13 * 60)).toBe(14 * 60)
    expect(endMinute(ORDINARY, readClock('1:00')!, 23 * 60)).toBe(25 * 60)
    expect(endMinute(ORDINARY, readClock('7:00')!, 28 * 60)).toBe(31 * 60)
    expect(endMinute(ORDINARY, readClock('13:00')!, 13 * 60)).toBe(37 * 60)
  })

  it('know the nights when the clocks change', () => {
    expect(clockChange(ORDINARY)).toBeNull()
    expect(clockChange(SPRING)).toEqual({ at: 26 * 60, by: 60 })
    expect(clockChange(AUTUMN)).toEqual({ at: 27 * 60, by: -60 })
  })

  it('are an hour of dancing apart in the night when the clocks go forward', () => {
    const start = at(SPRING, '1:30')
    expect(formatMinute(SPRING, start)).toBe('1:30')
    expect(formatMinute(SPRING, start + 60)).toBe('3:30')
    expect(instantOf(SPRING, start + 60).toISOString()).toBe('2027-03-28T01:30:00.000Z')
    // 2:30 does not exist in that night.
    expect(formatMinute(SPRING, at(SPRING, '2:30'))).toBe('3:30')
    expect(at(SPRING, '3:00') - at(SPRING, '1:59')).toBe(1)
  })

  it('come twice in the night when the clocks go back, and the second is later', () => {
    const first = at(AUTUMN, '2:30')
    const second = first + 60
    expect(formatMinute(AUTUMN, first)).toBe('2:30')
    expect(formatMinute(AUTUMN, second)).toBe('2:30')
    expect([isRepeatedHour(AUTUMN, first), isRepeatedHour(AUTUMN, second)]).toEqual([false, true])
    expect(instantOf(AUTUMN, first).toISOString()).toBe('2027-10-31T00:30:00.000Z')
    expect(instantOf(AUTUMN, second).toISOString()).toBe('2027-10-31T01:30:00.000Z')
    expect(at(AUTUMN, '3:00') - at(AUTUMN, '1:00')).toBe(180)
    expect(endMinute(AUTUMN, readClock('2:30')!, first)).toBe(second)
  })

  it('keep the clock when the day moves to another date', () => {
    const minute = at(ORDINARY, '3:30')
    expect(formatMinute(SPRING, onDate(minute, ORDINARY, SPRING))).toBe('3:30')
    expect(formatMinute(AUTUMN, onDate(minute, ORDINARY, AUTUMN))).toBe('3:30')
    expect(onDate(onDate(minute, ORDINARY, AUTUMN), AUTUMN, ORDINARY)).toBe(minute)
    expect(onDate(750, ORDINARY, SPRING)).toBe(750)
  })

  it('of the night belong to the day before', () => {
    const days = [{ date: '2027-04-09', timeZone }, ORDINARY]
    expect(dayAt(days, new Date('2027-04-10T01:00:00Z'))?.date).toBe('2027-04-09')
    expect(dayAt(days, new Date('2027-04-10T05:00:00Z'))?.date).toBe(ORDINARY.date)
    expect(dayAt(days, new Date('2027-04-12T05:00:00Z'))).toBeUndefined()
    expect(dayAt([ORDINARY], new Date('2027-04-10T03:00:00Z'))?.date).toBe(ORDINARY.date)
  })

  it('are told from an instant', () => {
    expect(minuteNow(ORDINARY, new Date('2027-04-10T12:42:30Z'))).toBe(14 * 60 + 42)
    expect(minuteNow(AUTUMN, instantOf(AUTUMN, 1700))).toBe(1700)
  })
})

describe('times of the agenda in other zones', () => {
  const there = (date: string, timeZone: string) => ({ date, timeZone })
  const canary = (date: string) => there(date, 'Atlantic/Canary')

  it('are the same hours of the clock at other instants', () => {
    const day = canary(ORDINARY.date)
    expect(formatMinute(day, 18 * 60)).toBe('18:00')
    expect(instantOf(day, 18 * 60).toISOString()).toBe('2027-04-10T17:00:00.000Z')
    expect(minuteNow(day, new Date('2027-04-10T12:42:30Z'))).toBe(13 * 60 + 42)
    expect(instantOf(there('2027-04-10', 'America/Mexico_City'), 18 * 60).toISOString()).toBe(
      '2027-04-11T00:00:00.000Z',
    )
    expect(instantOf(there('2027-01-10', 'Pacific/Auckland'), 18 * 60).toISOString()).toBe(
      '2027-01-10T05:00:00.000Z',
    )
  })

  it('change in the Canary Islands at 1:00 to 2:00, and at 2:00 back to 1:00', () => {
    const [spring, autumn] = [canary(SPRING.date), canary(AUTUMN.date)]
    expect(clockChange(spring)).toEqual({ at: 25 * 60, by: 60 })
    expect(clockChange(autumn)).toEqual({ at: 26 * 60, by: -60 })
    const start = at(spring, '0:30')
    expect(formatMinute(spring, start + 60)).toBe('2:30')
    expect(instantOf(spring, start + 60).toISOString()).toBe('2027-03-28T01:30:00.000Z')
    // 1:30 does not exist in that night.
    expect(formatMinute(spring, at(spring, '1:30'))).toBe('2:30')
    const first = at(autumn, '1:30')
    expect(formatMinute(autumn, first + 60)).toBe('1:30')
    expect([isRepeatedHour(autumn, first), isRepeatedHour(autumn, first + 60)]).toEqual([false, true])
  })

  it('change where and when each place changes them, or never', () => {
    expect(clockChange(there('2027-03-13', 'America/New_York'))).toEqual({ at: 26 * 60, by: 60 })
    expect(clockChange(there('2027-11-06', 'America/New_York'))).toEqual({ at: 26 * 60, by: -60 })
    expect(clockChange(there(SPRING.date, 'America/Mexico_City'))).toBeNull()
    expect(clockChange(there('2027-04-03', 'Australia/Lord_Howe'))).toEqual({ at: 26 * 60, by: -30 })
  })

  it('keep the clock when the wedding goes to another zone', () => {
    const [here, islands] = [SPRING, canary(SPRING.date)]
    const minute = at(here, '3:30')
    expect(formatMinute(islands, onDate(minute, here, islands))).toBe('3:30')
    expect(onDate(at(here, '0:30'), here, islands)).toBe(at(here, '0:30'))
  })
})
