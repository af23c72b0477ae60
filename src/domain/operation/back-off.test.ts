import { describe, expect, it } from 'vitest'
import { backOff } from './back-off.ts'

const SECONDS = { first: 1000, longest: 30_000 }

describe('waiting before the next try', () => {
  it('doubles with every failure, up to the longest', () => {
    expect([0, 1, 2, 3, 4, 5, 60, 5000].map((failures) => backOff(failures, SECONDS, 0))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
    ])
  })

  it('scatters those who failed together over half of that time', () => {
    expect(backOff(1, SECONDS, 0.5)).toBe(1500)
    expect(backOff(1, SECONDS, 1)).toBe(1000)
    const byChance = backOff(1, SECONDS)
    expect(byChance).toBeGreaterThan(1000)
    expect(byChance).toBeLessThanOrEqual(2000)
  })
})
