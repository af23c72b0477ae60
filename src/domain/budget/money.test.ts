import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount, formatEuros, MAX_CENTS, parseEuros } from './money.ts'

const anyAmount = fc.integer({ min: 0, max: MAX_CENTS })

describe('an amount that is typed', () => {
  it.each([
    ['0', 0],
    ['780', 78_000],
    ['1234,5', 123_450],
    ['1.234,56', 123_456],
    ['1234.56', 123_456],
    ['1234.5', 123_450],
    ['1.234', 123_400],
    ['24.505,50 €', 2_450_550],
    ['  9.860 ', 986_000],
    ['007', 700],
    ['9.999.999,99', MAX_CENTS],
    ['1 234,56 €', 123_456],
    ['1\u00a0234,56\u00a0€', 123_456],
    ['1\u202f234,56\u202f€', 123_456],
    ['1\u2009234\u2009567,5', 123_456_750],
    ['12\u2007345', 1_234_500],
    ['1 234.56', 123_456],
    ['€\u00a01.234,56', 123_456],
    ['\u200e1\u200b234,56\ufeff', 123_456],
  ])('%j is %i cents', (text, cents) => {
    expect(parseEuros(text)).toBe(cents)
  })

  it.each([
    [''],
    ['€'],
    ['12€50'],
    ['€12€'],
    ['abc'],
    ['-1'],
    ['1e12'],
    ['1.2.3'],
    ['1.23.456'],
    ['12.34,56'],
    ['0.500'],
    ['1,234'],
    ['1,234.56'],
    ['1.234.56'],
    ['1,'],
    [',5'],
    ['1 2'],
    ['12 34,56'],
    ['0 500'],
    ['1 234.567'],
    ['1.234 567'],
    ['1234 567'],
    ['١٢'],
    ['Infinity'],
    ['9.999.999,999'],
    ['10.000.000'],
  ])('%j is refused', (text) => {
    expect(parseEuros(text)).toBeNull()
  })

  it('comes back as the same cents from every form we show it in', () => {
    fc.assert(
      fc.property(anyAmount, (cents) => {
        expect(parseEuros(formatEuros(cents))).toBe(cents)
        expect(parseEuros(formatAmount(cents))).toBe(cents)
        expect(parseEuros((cents / 100).toFixed(2))).toBe(cents)
      }),
    )
  })

  it('is never anything but whole cents within the range, for every input', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[\d.,€ -]{0,14}$/))
    fc.assert(
      fc.property(typed, (text) => {
        const cents = parseEuros(text)
        if (cents === null) return
        expect(Number.isSafeInteger(cents)).toBe(true)
        expect(cents).toBeGreaterThanOrEqual(0)
        expect(cents).toBeLessThanOrEqual(MAX_CENTS)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('an amount that is shown', () => {
  it('is Spanish, with thousands, two decimals and a euro that stays on its line', () => {
    expect(formatEuros(2_450_550)).toBe('24.505,50\u00a0€')
    expect(formatEuros(986_000)).toBe('9.860,00\u00a0€')
    expect(formatEuros(0)).toBe('0,00\u00a0€')
    expect(formatAmount(78_000)).toBe('780,00')
  })
})
