import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fewestTransfers, payerBalances, payerTotals } from './payer-balance.ts'
import type { PaymentLine } from './payment-lines.ts'
import { sumOf } from './payments.ts'

const people = fc
  .array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 11 })
  .map((others) => new Map<string | null, number>([[null, -sumOf(others)], ...others.map(named)]))

const named = (cents: number, index: number): [string, number] => [`p${index}`, cents]

describe('what evens it out', () => {
  it('brings every balance to nothing, with fewer transfers than people', () => {
    fc.assert(
      fc.property(people, (balances) => {
        const left = new Map(balances)
        const transfers = fewestTransfers(balances)
        for (const { from, to, cents } of transfers) {
          expect(cents).toBeGreaterThan(0)
          left.set(from, left.get(from)! + cents)
          left.set(to, left.get(to)! - cents)
        }
        expect([...left.values()].every((cents) => cents === 0)).toBe(true)
        const open = [...balances.values()].filter((cents) => cents !== 0).length
        expect(transfers.length).toBeLessThanOrEqual(Math.max(0, open - 1))
      }),
    )
  })

  it('is the fewest, where two pairs settle apart and the greatest first would take three', () => {
    const balances = new Map([
      ['a', 300],
      ['b', 500],
      ['c', -300],
      ['d', -500],
    ] as [string, number][])
    expect(fewestTransfers(balances)).toHaveLength(2)
    const crossed = new Map([
      ['a', 40],
      ['b', 60],
      ['c', -70],
      ['d', -10],
      ['e', -20],
    ] as [string, number][])
    expect(fewestTransfers(crossed)).toHaveLength(4)
    const apart = new Map([
      ['a', 40],
      ['b', 60],
      ['c', -60],
      ['d', -10],
      ['e', -30],
    ] as [string, number][])
    expect(fewestTransfers(apart)).toHaveLength(3)
  })

  it('asks those back for whom somebody else has paid', () => {
    const instalments = new Map([
      ['menu', { cents: 10_000, shares: [{ payerId: 'padres', cents: null }] }],
      ['dj', { cents: 6_000, shares: [] }],
    ])
    const balances = payerBalances(
      [
        { instalmentId: 'menu', cents: 10_000, shares: [{ payerId: null, cents: 10_000 }] },
        { instalmentId: 'dj', cents: 6_000, shares: [{ payerId: 'padres', cents: 6_000 }] },
        { instalmentId: null, cents: 500, shares: [{ payerId: 'padres', cents: 500 }] },
      ],
      instalments,
    )
    expect(fewestTransfers(balances)).toEqual([{ from: 'padres', to: null, cents: 4_000 }])
  })
})

describe('what everybody pays', () => {
  it('makes up all that is paid and all that is left', () => {
    const payer = fc.constantFrom(null, 'padres', 'carmen', 'alguien que ya no está')
    const amount = fc.integer({ min: 0, max: 1_000_000 })
    const line = fc.record({ leftCents: amount, more: amount, who: fc.array(payer, { maxLength: 3 }) })
    const payment = fc.record({ who: payer, cents: amount })
    fc.assert(
      fc.property(fc.array(line), fc.array(payment), (lines, payments) => {
        const totals = payerTotals(
          lines.map(
            ({ leftCents, more, who }): PaymentLine => ({
              vendorId: 'v',
              vendorName: 'V',
              leftCents,
              cents: leftCents + more,
              day: null,
              instalment: {
                id: 'i',
                concept: 'Pago',
                size: { kind: 'rest' },
                due: null,
                shares: who.map((payerId) => ({ payerId, cents: null })),
                isRefundable: null,
              },
            }),
          ),
          payments.map(({ who, cents }) => ({ shares: [{ payerId: who, cents }] })),
          ['padres', 'carmen'],
        )
        expect(totals.map(({ payerId }) => payerId)).toEqual([null, 'padres', 'carmen'])
        expect(sumOf(totals.map((one) => one.leftCents))).toBe(sumOf(lines.map((one) => one.leftCents)))
        expect(sumOf(totals.map((one) => one.paidCents))).toBe(sumOf(payments.map((one) => one.cents)))
      }),
    )
  })
})
