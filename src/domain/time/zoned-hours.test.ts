import { describe, expect, it } from 'vitest'
import { canonicalZone } from './canonical-zone.ts'
import { endOfHours, isTimeZone, lastHour } from './zoned-hours.ts'

const MADRID = 'Europe/Madrid'
const last = (now: string, hour: number, zone = MADRID) => lastHour(new Date(now), hour, zone).toISOString()
const end = (now: string, from: number, to: number, zone = MADRID) =>
  endOfHours(new Date(now), { from, to }, zone)?.toISOString() ?? null

describe('an hour of the day', () => {
  it.each([
    ['has come', '2027-01-10T07:00:00.000Z', '2027-01-10T07:00:00.000Z'],
    ['is still to come', '2027-01-10T06:59:59.000Z', '2027-01-09T07:00:00.000Z'],
    ['has come in summer', '2027-07-10T06:00:00.000Z', '2027-07-10T06:00:00.000Z'],
    [
      'is the one of the day before the clocks changed',
      '2027-03-28T05:59:00.000Z',
      '2027-03-27T07:00:00.000Z',
    ],
    ['comes an hour earlier once they have changed', '2027-03-28T06:00:00.000Z', '2027-03-28T06:00:00.000Z'],
  ])('that %s', (_, now, expected) => {
    expect(last(now, 8)).toBe(expected)
  })

  it('that the clocks leave out is the one at which they change', () => {
    expect(last('2027-03-28T01:00:00.000Z', 2)).toBe('2027-03-28T01:00:00.000Z')
    expect(last('2027-03-28T00:59:00.000Z', 2)).toBe('2027-03-27T01:00:00.000Z')
  })

  it('that comes twice counts once', () => {
    expect(last('2027-10-31T00:30:00.000Z', 2)).toBe('2027-10-31T00:00:00.000Z')
    expect(last('2027-10-31T01:30:00.000Z', 2)).toBe('2027-10-31T00:00:00.000Z')
  })

  it('is that of the zone, also where clocks stand at half hours', () => {
    expect(last('2027-01-10T12:00:00.000Z', 8, 'Atlantic/Canary')).toBe('2027-01-10T08:00:00.000Z')
    expect(last('2027-01-10T12:00:00.000Z', 8, 'Asia/Kolkata')).toBe('2027-01-10T02:30:00.000Z')
    expect(last('2027-01-10T12:00:00.000Z', 8, 'Pacific/Kiritimati')).toBe('2027-01-09T18:00:00.000Z')
  })
})

describe('quiet hours', () => {
  it.each([
    ['begin at their hour', '2027-01-10T21:00:00.000Z', '2027-01-11T07:00:00.000Z'],
    ['go on after midnight', '2027-01-11T03:00:00.000Z', '2027-01-11T07:00:00.000Z'],
    ['are not before', '2027-01-10T20:59:59.999Z', null],
    ['are over at their end', '2027-01-11T07:00:00.000Z', null],
    ['are an hour shorter in the night of spring', '2027-03-27T22:00:00.000Z', '2027-03-28T06:00:00.000Z'],
    ['are an hour longer in the night of autumn', '2027-10-30T21:00:00.000Z', '2027-10-31T07:00:00.000Z'],
  ])('%s', (_, now, expected) => {
    expect(end(now, 22, 8)).toBe(expected)
  })

  it('within one day end on that day', () => {
    expect(end('2027-01-10T13:00:00.000Z', 14, 16)).toBe('2027-01-10T15:00:00.000Z')
    expect(end('2027-01-10T15:00:00.000Z', 14, 16)).toBeNull()
  })

  it('that end in the hour that is left out end when the clocks change', () => {
    expect(end('2027-03-28T00:59:00.000Z', 22, 2)).toBe('2027-03-28T01:00:00.000Z')
  })
})

it.each([
  ['Europe/Madrid', true],
  ['UTC', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Marte/Olympus', false],
  ['+01:00', false],
  ['', false],
])('%s is a time zone: %s', (zone, is) => {
  expect(isTimeZone(zone)).toBe(is)
})

it.each([
  ['Europe/Madrid', 'Europe/Madrid'],
  ['atlantic/canary', 'Atlantic/Canary'],
  ['AET', 'Australia/Sydney'],
  ['US/Pacific-New', 'America/Los_Angeles'],
])('%s is the zone %s', (zone, name) => {
  expect(canonicalZone(zone)).toBe(name)
})
