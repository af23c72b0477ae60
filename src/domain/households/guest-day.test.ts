import { describe, expect, it } from 'vitest'
import { hourChange } from '../agenda/agenda-told.ts'
import { datesToldAt, dayMomentAt, type GuestDay, isThanked, linesAt } from './guest-day.ts'

const line = (id: string, startsAt: number, endsAt: number | null = null, isDone = false) => ({
  ...{ id, title: id, place: null, mapUrl: null, time: { startsAt, endsAt }, isDone },
  toldStartsAt: null,
  createdAt: '2027-01-01T00:00:00Z',
})

const timeZone = 'Europe/Madrid'
const wedding: GuestDay = {
  ...{ date: '2027-04-10', timeZone },
  lines: [line('ceremonia', 750, 795), line('cóctel', 810, 900), line('fiesta', 1080)],
}
const brunch: GuestDay = { date: '2027-04-11', timeZone, lines: [line('brunch', 720)] }

/** Summer time of Madrid. */
const at = (text: string) => new Date(`2027-04-${text}:00+02:00`)

describe('hours that guests were told', () => {
  it('are those of a date from its eve at six until the morning after it', () => {
    expect(datesToldAt(timeZone, at('10T05:59'))).toEqual(['2027-04-09', '2027-04-10'])
    expect(datesToldAt(timeZone, at('10T17:59'))).toEqual(['2027-04-10'])
    expect(datesToldAt(timeZone, at('10T18:00'))).toEqual(['2027-04-10', '2027-04-11'])
  })

  it('have changed only while the hour is another one', () => {
    expect(hourChange(1430, 1445)).toEqual({ was: 1430, later: 15 })
    expect(hourChange(900, 885)).toEqual({ was: 900, later: -15 })
    for (const [told, hour] of [
      [null, 900],
      [900, 900],
      [900, null],
    ] as const)
      expect(hourChange(told, hour)).toBeNull()
  })
})

describe('the moment of the day', () => {
  const moment = (now: Date, days = [wedding]) =>
    dayMomentAt({ eventDate: '2027-04-10', timeZone }, days, now)

  it('comes at six in the evening before, and ends in the morning after', () => {
    expect(moment(at('09T17:59'))).toBeNull()
    expect(moment(at('09T18:00'))).toEqual({ kind: 'day', days: [wedding] })
    expect(moment(at('11T05:59'))).toEqual({ kind: 'day', days: [wedding] })
    expect(moment(at('11T06:00'))).toEqual({ kind: 'after' })
  })

  it('of a second day joins the first in the evening and outlasts it', () => {
    const both = [wedding, brunch]
    expect(moment(at('10T17:00'), both)).toEqual({ kind: 'day', days: [wedding] })
    expect(moment(at('10T18:00'), both)).toEqual({ kind: 'day', days: both })
    expect(moment(at('11T07:00'), both)).toEqual({ kind: 'day', days: [brunch] })
    expect(moment(at('12T06:00'), both)).toEqual({ kind: 'after' })
  })

  it('keeps the clock of Madrid in the night when clocks go forward', () => {
    const days = [{ ...wedding, date: '2027-03-27' }]
    const late = { eventDate: '2027-03-27', timeZone }
    const until = new Date('2027-03-28T04:59:00Z')
    expect(dayMomentAt(late, days, until)).toMatchObject({ kind: 'day' })
    expect(dayMomentAt(late, days, new Date('2027-03-28T05:00:00Z'))).toEqual({ kind: 'after' })
  })

  it('comes an hour later in the Canary Islands, whose clocks are an hour behind', () => {
    const there = { eventDate: '2027-04-10', timeZone: 'Atlantic/Canary' }
    const days = [{ ...wedding, timeZone: there.timeZone }]
    expect(dayMomentAt(there, days, at('09T18:59'))).toBeNull()
    expect(dayMomentAt(there, days, at('09T19:00'))).toEqual({ kind: 'day', days })
    expect(dayMomentAt(there, days, at('11T06:59'))).toEqual({ kind: 'day', days })
    expect(dayMomentAt(there, days, at('11T07:00'))).toEqual({ kind: 'after' })
  })

  it('never comes without a date', () => {
    expect(dayMomentAt({ eventDate: null, timeZone }, [], at('10T12:00'))).toBeNull()
  })
})

describe('the lines of a day', () => {
  const states = (now: Date, days = [wedding]) =>
    linesAt(days, now).flatMap(({ lines }) => lines.map(({ id, state }) => `${id} ${state}`))

  it('stand before, at and after the minute', () => {
    expect(states(at('10T11:00'))).toEqual(['ceremonia next', 'cóctel later', 'fiesta later'])
    expect(states(at('10T13:35'))).toEqual(['ceremonia over', 'cóctel now', 'fiesta next'])
    expect(states(at('10T23:00'))).toEqual(['ceremonia over', 'cóctel over', 'fiesta now'])
  })

  it('are read by the clocks of the wedding: now and next are an hour later in the islands', () => {
    const days = [{ ...wedding, timeZone: 'Atlantic/Canary' }]
    expect(states(at('10T13:35'), days)).toEqual(['ceremonia now', 'cóctel next', 'fiesta later'])
    expect(states(at('10T14:35'), days)).toEqual(['ceremonia over', 'cóctel now', 'fiesta next'])
  })

  it('follow what was ended early and what was delayed', () => {
    const ended = { ...wedding, lines: [line('ceremonia', 750, 795, true), line('cóctel', 840, 930)] }
    expect(states(at('10T12:40'), [ended])).toEqual(['ceremonia over', 'cóctel next'])
  })

  it('have one next line across two days', () => {
    expect(states(at('10T18:30'), [wedding, brunch]).slice(2)).toEqual(['fiesta now', 'brunch next'])
  })
})

it('an answer is thanked for ten minutes, and no visit later', () => {
  const answeredAt = at('01T12:00').toISOString()
  expect(isThanked(answeredAt, at('01T12:00'))).toBe(true)
  expect(isThanked(answeredAt, at('01T12:09'))).toBe(true)
  expect(isThanked(answeredAt, at('01T12:10'))).toBe(false)
  expect(isThanked(null, at('01T12:00'))).toBe(false)
})
