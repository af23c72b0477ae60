import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { VAT_RATES } from '../books/tax.ts'
import { type InvoiceLine, invoiceTotals } from './invoice-totals.ts'

const line = (total: number, vatRate: (typeof VAT_RATES)[number] = 21): InvoiceLine => ({
  ...{ concept: 'Coordinación', total, vatRate },
})

describe('the totals of an invoice', () => {
  it('part a price with IVA into base and IVA', () => {
    const { base, vat, total, payable } = invoiceTotals([line(145_000)])
    expect({ base, vat, total, payable }).toEqual({
      ...{ base: 119_835, vat: 25_165, total: 145_000, payable: 145_000 },
    })
  })

  it('list each rate once, the highest first, and say why there is no IVA', () => {
    const { breakdown } = invoiceTotals([line(1000, 0), line(1100, 10), line(1210), line(2420)])
    expect(breakdown).toEqual([
      { vatRate: 21, base: 3000, vat: 630, exemption: null },
      { vatRate: 10, base: 1000, vat: 100, exemption: null },
      { vatRate: 0, base: 1000, vat: 0, exemption: 'E1' },
    ])
  })

  it('keep IRPF back from the base', () => {
    expect(invoiceTotals([line(12_100)], 15)).toMatchObject({ total: 12_100, irpf: 1500, payable: 10_600 })
  })

  it('are zero of a discount that takes everything away', () => {
    expect(invoiceTotals([line(12_100), line(-12_100)], 7)).toMatchObject({
      ...{ base: 0, vat: 0, total: 0, irpf: 0, payable: 0 },
    })
  })

  it('add up to the cent, and the agency finds the IVA right within its ten euros, whatever the lines', () => {
    const lines = fc.array(
      fc.record({
        total: fc.integer({ min: -999_999, max: 9_999_999 }),
        rate: fc.constantFrom(...VAT_RATES),
      }),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(lines, fc.constantFrom(0 as const, 7 as const, 15 as const), (given, irpfRate) => {
        const sums = invoiceTotals(
          given.map(({ total, rate }) => line(total, rate)),
          irpfRate,
        )
        expect(sums.total).toBe(given.reduce((sum, { total }) => sum + total, 0))
        expect(sums.base + sums.vat).toBe(sums.total)
        expect(sums.payable + sums.irpf).toBe(sums.total)
        for (const { base, vat, vatRate } of sums.breakdown)
          expect(Math.abs(vat - (base * vatRate) / 100)).toBeLessThan(1000)
      }),
    )
  })
})
