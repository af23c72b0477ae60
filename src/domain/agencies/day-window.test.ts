import { describe, expect, it } from 'vitest'
import { dayWindow, isOpen } from './day-window.ts'

const of = (eventDate: string | null, timeZone = 'Europe/Madrid') => dayWindow({ eventDate, timeZone })

const shown = (day: string, timeZone?: string) => {
  const window = of(day, timeZone)!
  return [window.opensAt.toISOString(), window.closesAt.toISOString()]
}

describe('the weekend that is open to those who work on the day', () => {
  it.each(['2026-11-27', '2026-11-28', '2026-11-29'])(
    'goes from Friday at 8:00 to the end of Sunday (%s)',
    (day) => expect(shown(day)).toEqual(['2026-11-27T07:00:00.000Z', '2026-11-29T23:00:00.000Z']),
  )

  it('follows the clocks over the night in which they go forward', () => {
    expect(shown('2027-03-27')).toEqual(['2027-03-26T07:00:00.000Z', '2027-03-28T22:00:00.000Z'])
  })

  it('follows the clocks over the night in which they go back', () => {
    expect(shown('2026-10-24')).toEqual(['2026-10-23T06:00:00.000Z', '2026-10-25T23:00:00.000Z'])
  })

  it.each([
    ['a Monday', '2027-06-07', ['2027-06-06T06:00:00.000Z', '2027-06-08T22:00:00.000Z']],
    ['a Thursday', '2027-06-10', ['2027-06-09T06:00:00.000Z', '2027-06-11T22:00:00.000Z']],
  ])('of a wedding on %s goes from the day before to the day after', (_name, day, expected) => {
    expect(shown(day)).toEqual(expected)
  })

  it('is told by the clocks of the wedding', () => {
    expect(shown('2026-11-28', 'Atlantic/Canary')).toEqual([
      '2026-11-27T08:00:00.000Z',
      '2026-11-30T00:00:00.000Z',
    ])
  })

  it('is none without a date', () => expect(of(null)).toBeNull())

  it('begins at its first instant and has ended at its last', () => {
    const window = of('2026-11-28')!
    const moved = (instant: Date, ms: number) => new Date(instant.getTime() + ms)
    expect(isOpen(window, moved(window.opensAt, -1))).toBe(false)
    expect(isOpen(window, window.opensAt)).toBe(true)
    expect(isOpen(window, moved(window.closesAt, -1))).toBe(true)
    expect(isOpen(window, window.closesAt)).toBe(false)
  })
})
