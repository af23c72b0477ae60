import { describe, expect, it } from 'vitest'
import { afterWorkingHours } from './working-hours.ts'

const dueBy = (from: string, hours: number) => afterWorkingHours(new Date(from), hours).toISOString()

describe('working hours, from Monday to Friday and from 9 to 18 in Madrid', () => {
  it('count within a day', () => {
    expect(dueBy('2026-11-25T09:00:00Z', 4)).toBe('2026-11-25T13:00:00.000Z')
  })

  it('begin in the morning for what arrives before, and stop in the evening', () => {
    expect(dueBy('2026-11-25T02:00:00Z', 8)).toBe('2026-11-25T16:00:00.000Z')
    expect(dueBy('2026-11-25T16:00:00Z', 8)).toBe('2026-11-26T15:00:00.000Z')
  })

  it('leave out the weekend', () => {
    expect(dueBy('2026-11-27T16:00:00Z', 8)).toBe('2026-11-30T15:00:00.000Z')
    expect(dueBy('2026-11-28T11:00:00Z', 18)).toBe('2026-12-01T17:00:00.000Z')
  })

  it('follow the clocks of Madrid', () => {
    expect(dueBy('2026-07-01T04:00:00Z', 1)).toBe('2026-07-01T08:00:00.000Z')
    expect(dueBy('2026-10-23T15:00:00Z', 2)).toBe('2026-10-26T09:00:00.000Z')
  })
})
