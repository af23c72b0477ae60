import { describe, expect, it } from 'vitest'
import { noticeDue } from './certificate-expiry.ts'

const expiresAt = new Date('2027-06-30T10:00:00Z')
const daysBefore = (days: number) => new Date(expiresAt.getTime() - days * 86_400_000)

describe('the notices of a certificate', () => {
  it('come at 60, 30 and 7 days, and when it has expired, each once', () => {
    let told: number | null = null
    const given: [day: number, notice: number][] = []
    for (let day = 100; day >= -20; day--) {
      const notice = noticeDue(expiresAt, told, daysBefore(day))
      if (notice === null) continue
      given.push([day, notice])
      told = notice
    }
    expect(given).toEqual([
      [60, 60],
      [30, 30],
      [7, 7],
      [0, 0],
    ])
  })

  it('are the nearest one alone where others were missed', () => {
    expect(noticeDue(expiresAt, null, daysBefore(5))).toBe(7)
    expect(noticeDue(expiresAt, 7, daysBefore(4))).toBeNull()
    expect(noticeDue(expiresAt, 60, daysBefore(-3))).toBe(0)
    expect(noticeDue(expiresAt, 0, daysBefore(-9))).toBeNull()
    expect(noticeDue(expiresAt, null, daysBefore(61))).toBeNull()
  })

  it('do not say that it has expired on its last day', () => {
    expect(noticeDue(expiresAt, 30, new Date('2027-06-30T08:00:00Z'))).toBe(7)
    expect(noticeDue(expiresAt, 7, new Date('2027-06-30T10:00:01Z'))).toBe(0)
  })
})
