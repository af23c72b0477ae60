import { describe, expect, it } from 'vitest'
import { backOff } from './back-off.ts'

describe('waiting before the next try', () => {
  it('doubles with every failure', () => {
    expect([0, 1, 2, 3].map((failures) => backOff(failures, 0))).toEqual([100, 200, 400, 800])
  })

  it('never waits for longer than ten seconds', () => {
    expect(backOff(7, 0)).toBe(10_000)
    expect(backOff(5000, 0)).toBe(10_000)
  })

  it('scatters those who failed together over half of that time', () => {
    expect(backOff(0, 0.5)).toBe(75)
    expect(backOff(0, 1)).toBe(50)
  })
})
