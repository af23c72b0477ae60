import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_CENTS } from '#domain/budget/money.ts'
import {
  addShares,
  IRPF_RATES,
  NO_SHARE,
  reversedShare,
  shareOfPayment,
  type TaxShare,
  taxLine,
  totalOfBase,
  VAT_RATES,
} from './tax.ts'

const cents = fc.integer({ min: 1, max: MAX_CENTS })
const rates = fc.record({
  vatRate: fc.constantFrom(...VAT_RATES),
  irpfRate: fc.constantFrom(...IRPF_RATES),
})

describe('base and tax of a price', () => {
  it('are those of the drawing: 1.140,00 € with 21 % have a base of 942,15 €', () => {
    const line = taxLine(114_000, { vatRate: 21, irpfRate: 0 })
    expect(line).toEqual({ base: 94_215, vat: 19_785, total: 114_000, irpf: 0, payable: 114_000 })
  })

  it('take 15 % of the base off what a company pays', () => {
    const line = taxLine(121_000, { vatRate: 21, irpfRate: 15 })
    expect(line).toEqual({ base: 100_000, vat: 21_000, total: 121_000, irpf: 15_000, payable: 106_000 })
  })

  it('round half a cent away from zero', () => {
    expect(totalOfBase(50, 21)).toBe(61)
    expect(totalOfBase(250, 10)).toBe(275)
    expect(taxLine(105, { vatRate: 0, irpfRate: 7 }).irpf).toBe(7)
    expect(taxLine(150, { vatRate: 0, irpfRate: 7 }).irpf).toBe(11)
  })

  it('add up in every line, and a base finds itself again', () => {
    fc.assert(
      fc.property(cents, rates, (total, both) => {
        const line = taxLine(total, both)
        expect(line.base + line.vat).toBe(total)
        expect(line.total - line.irpf).toBe(line.payable)
        expect(Math.min(line.base, line.vat, line.irpf)).toBeGreaterThanOrEqual(0)
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 800_000_000 }), rates, (base, both) => {
        expect(taxLine(totalOfBase(base, both.vatRate), both).base).toBe(base)
      }),
    )
  })
})

describe('the parts of payments', () => {
  /** A line paid in random parts until nothing is left. */
  const paying = fc
    .record({
      total: cents,
      rates,
      cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }),
    })
    .map(({ total, rates: both, cuts }) => {
      const line = taxLine(total, both)
      const marks = [...cuts.map((cut) => Math.floor(cut * line.payable)), line.payable].sort((a, b) => a - b)
      const parts = marks.map((mark, index) => mark - (marks[index - 1] ?? 0)).filter((part) => part > 0)
      return { line, parts }
    })

  const pay = (line: ReturnType<typeof taxLine>, parts: readonly number[]) => {
    const shares: TaxShare[] = []
    let amount = 0
    for (const part of parts) {
      shares.push(shareOfPayment(line, { amount, share: addShares(shares) }, part))
      amount += part
    }
    return shares
  }

  it('are the parts of the whole once it is paid, in every order and rounding', () => {
    fc.assert(
      fc.property(paying, ({ line, parts }) => {
        for (const order of [parts, parts.toReversed()]) {
          const shares = pay(line, order)
          expect(addShares(shares)).toEqual({ base: line.base, vat: line.vat, irpf: line.irpf })
          for (const [index, share] of shares.entries())
            expect(share.base + share.vat - share.irpf).toBe(order[index])
        }
      }),
    )
  })

  it('are so too when one was reversed in between and paid again', () => {
    fc.assert(
      fc.property(paying, fc.nat(), ({ line, parts }, which) => {
        const shares = pay(line, parts)
        const wrong = which % parts.length
        shares.push(reversedShare(shares[wrong]!))
        const amount = line.payable - parts[wrong]!
        shares.push(shareOfPayment(line, { amount, share: addShares(shares) }, parts[wrong]!))
        expect(addShares(shares)).toEqual({ base: line.base, vat: line.vat, irpf: line.irpf })
      }),
    )
  })

  it('of nothing are nothing', () => {
    expect(addShares([])).toEqual(NO_SHARE)
    expect(reversedShare(NO_SHARE)).toEqual(NO_SHARE)
  })
})
