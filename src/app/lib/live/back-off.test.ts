import { describe, expect, it } from 'vitest'
import { backOff } from './back-off.ts'

describe('waiting before the next try', () => {
  it('doubles with every failure, up to half a minute', () => {
    expect([0, 1, 2, 3, 4, 5, 60].map((failures) => backOff(failures, 0))).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ])
  })

  it('scatters those who were lost together over half of that time', () => {
    expect(backOff(1, 0.5)).toBe(1500)
    expect(backOff(1, 1)).toBe(1000)
  })
})
