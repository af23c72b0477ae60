import { describe, expect, it } from 'vitest'
import { splitByRate } from './split-by-rate.ts'

const at = (vatRate: number, base: number, vat: number) => ({ vatRate, base, vat, exemption: null })

describe('the instalments of a quote by rate of IVA', () => {
  it('are one part each where the quote has one rate', () => {
    expect(splitByRate([30_000, 91_000], [at(21, 100_000, 21_000)])).toEqual([
      [{ vatRate: 21, amount: 30_000 }],
      [{ vatRate: 21, amount: 91_000 }],
    ])
  })

  it('have the share of each rate, and what is left in the last one', () => {
    expect(splitByRate([77_000, 154_000], [at(21, 100_000, 21_000), at(10, 100_000, 10_000)])).toEqual([
      [
        { vatRate: 21, amount: 40_333 },
        { vatRate: 10, amount: 36_667 },
      ],
      [
        { vatRate: 21, amount: 80_667 },
        { vatRate: 10, amount: 73_333 },
      ],
    ])
  })

  it('add up to the cent for any amounts, without one below zero', () => {
    let seed = 7
    const random = (max: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % max
    }
    for (let round = 0; round < 500; round += 1) {
      const breakdown = [21, 10, 4, 0].slice(0, 1 + random(4)).map((rate) => {
        const base = random(round % 3 === 0 ? 20 : 900_000)
        return at(rate, base, Math.round((base * rate) / 100))
      })
      const total = breakdown.reduce((sum, { base, vat }) => sum + base + vat, 0)
      const cuts = Array.from({ length: random(5) }, () => random(total + 1)).toSorted((a, b) => a - b)
      const amounts = [...cuts, total].map((cut, index) => cut - (cuts[index - 1] ?? 0))
      const parts = splitByRate(amounts, breakdown)
      expect(parts.map((of) => of.reduce((sum, { amount }) => sum + amount, 0))).toEqual(amounts)
      for (const { vatRate, base, vat } of breakdown)
        expect(
          parts
            .flat()
            .filter((part) => part.vatRate === vatRate)
            .reduce((sum, part) => sum + part.amount, 0),
        ).toBe(base + vat)
      expect(parts.flat().every(({ amount }) => amount > 0)).toBe(true)
    }
  })
})
