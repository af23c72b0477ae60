import { describe, expect, it } from 'vitest'
import { asSentence, countInSpanish, formatNumber } from './spanish-numbers.ts'

describe('counts in Spanish', () => {
  it.each([
    [0, 'cero cambios'],
    [1, 'un cambio'],
    [2, 'dos cambios'],
    [12, 'doce cambios'],
    [13, '13 cambios'],
    [1234, '1.234 cambios'],
  ])('of %i', (count, words) => {
    expect(countInSpanish(count, 'cambio', 'cambios')).toBe(words)
  })

  it('begin a sentence with a capital', () => {
    expect(asSentence('un archivo por enviar.')).toBe('Un archivo por enviar.')
  })
})

describe('a number in figures', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1234, '1.234'],
    [-1234, '-1.234'],
    [1_000_000, '1.000.000'],
    [1234.5, '1.234,5'],
  ])('%d is written %s', (number, figures) => {
    expect(formatNumber(number)).toBe(figures)
  })

  it('has as many decimals as are asked for, at most', () => {
    expect(formatNumber(2.46, 1)).toBe('2,5')
    expect(formatNumber(2, 1)).toBe('2')
    expect(formatNumber(1023.6, 0)).toBe('1.024')
  })
})
