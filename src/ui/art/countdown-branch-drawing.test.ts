import { describe, expect, it } from 'vitest'
import { branchStages, countdownBranch, todayAlongBranch } from './countdown-branch-drawing.ts'

const letters = (progress: number | null, isPast = false) =>
  branchStages(progress, isPast)
    .map((stage) => ({ green: '.', bud: 'i', 'half-open': 'Y', blossom: 'X', orange: 'O' })[stage])
    .join('')

describe('the countdown branch', () => {
  it('opens from left to right: blossoms, one half open, two buds, the rest green', () => {
    expect(letters(0)).toBe('Yii.........')
    expect(letters(0.5)).toBe('XXXXXXYii...')
    expect(letters(0.99)).toBe('XXXXXXXXXXXY')
  })

  it('is in full bloom on the day', () => {
    expect(letters(1)).toBe('XXXXXXXXXXXX')
  })

  it('is all green buds without a date', () => {
    expect(letters(null)).toBe('............')
  })

  it('is all fruit after the day', () => {
    expect(letters(1, true)).toBe('OOOOOOOOOOOO')
  })

  it('moves today to the right as the day comes closer', () => {
    const places = [0, 0.25, 0.5, 0.75, 1].map(todayAlongBranch)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(Math.min(...places)).toBeGreaterThan(0)
    expect(Math.max(...places)).toBeLessThan(1)
  })

  it('is drawn the same each time and numbers its nodes for the bloom', () => {
    const markup = countdownBranch(branchStages(0.5))
    expect(countdownBranch(branchStages(0.5))).toBe(markup)
    for (let node = 1; node <= 12; node++) expect(markup).toContain(`bloom-node bloom-${node}"`)
    expect(markup).not.toMatch(/NaN|undefined|style=/)
  })
})
