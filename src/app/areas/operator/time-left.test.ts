import { describe, expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

const NOW = new Date('2026-11-25T10:00:00Z')
const left = (minutes: number) => timeLeft(new Date(NOW.getTime() + minutes * 60_000).toISOString(), NOW)

describe('the time left for an answer', () => {
  it.each([
    [50, 'quedan 50 min', true],
    [1, 'queda 1 min', true],
    [60, 'queda 1 h', false],
    [400, 'quedan 6 h 40', false],
    [485, 'quedan 8 h 05', false],
    [24 * 60, 'queda 1 día', false],
    [49 * 60, 'quedan 2 días', false],
    [-180, 'venció hace 3 h', true],
  ])('in %i minutes is told as %s', (minutes, words, isUrgent) => {
    expect(left(minutes)).toEqual({ words: words.replace(' min', '\u00a0min'), isUrgent })
  })
})
