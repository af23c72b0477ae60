import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_CENTS } from '../budget/money.ts'
import { costDifference, instalmentCents, undistributedCents } from './instalment-amounts.ts'
import { type PayableVendor, vendorAccount } from './payment-lines.ts'
import { type Instalment, sumOf } from './payments.ts'
import { READY_PLANS } from './ready-plans.ts'
import { addUp, splitAmong } from './shares.ts'

const cents = fc.integer({ min: 0, max: MAX_CENTS })

const size = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), cents }),
  fc.record({ kind: fc.constant('percent' as const), hundredths: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ kind: fc.constant('rest' as const) }),
)

const due = fc.oneof(
  fc.constant(null),
  fc.record({
    kind: fc.constant('day' as const),
    on: fc.constantFrom('1900-01-01', '2026-12-04', '2027-04-03'),
  }),
  fc.record({ kind: fc.constant('days' as const), daysBefore: fc.integer({ min: 0, max: 400 }) }),
  fc.record({ kind: fc.constant('event' as const), after: fc.constant('tras la prueba de menú') }),
)

const instalments = fc.array(fc.record({ size, due }), { maxLength: 60 }).map((all) =>
  all.map(
    (one, index): Instalment => ({
      ...one,
      id: `i${index}`,
      concept: `Pago ${index}`,
      shares: [],
      isRefundable: null,
    }),
  ),
)

const percents = (...all: number[]) =>
  all.map((hundredths) => ({ size: { kind: 'percent' as const, hundredths } }))

describe('the instalments of a plan', () => {
  it('make up the cost, or say by how much not', () => {
    fc.assert(
      fc.property(instalments, cents, (plan, cost) => {
        const amounts = instalmentCents(plan, cost)
        expect(amounts.every((one) => Number.isSafeInteger(one) && one >= 0)).toBe(true)
        expect(sumOf(amounts) + undistributedCents(plan, cost)).toBe(cost)
      }),
    )
  })

  it('with one that takes the rest never leave a cent', () => {
    fc.assert(
      fc.property(instalments, cents, (plan, cost) => {
        const withRest = [...plan, { size: { kind: 'rest' as const } }]
        expect(undistributedCents(withRest, cost)).toBeLessThanOrEqual(0)
      }),
    )
  })

  it('in percentages of 100 make up the cost to the cent, however they are cut', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: 59 })
    fc.assert(
      fc.property(cuts, cents, (at, cost) => {
        const ends = [0, ...at.toSorted((a, b) => a - b), 10_000]
        const plan = percents(...ends.slice(1).map((end, index) => end - ends[index]!))
        expect(undistributedCents(plan, cost)).toBe(0)
      }),
    )
    expect(instalmentCents(percents(3333, 3333, 3334), 1)).toEqual([0, 1, 0])
    expect(instalmentCents(percents(3000, 4000, 3000), 194_000)).toEqual([58_200, 77_600, 58_200])
  })

  it('that are ready-made take the whole cost, from nothing to the largest amount', () => {
    for (const { instalments: plan } of READY_PLANS)
      for (const cost of [0, 1, 99, 100_001, MAX_CENTS]) expect(undistributedCents(plan, cost)).toBe(0)
  })

  it('say where the difference of another cost goes', () => {
    const [first, rest] = READY_PLANS[1]!.instalments
    expect(costDifference([first!, rest!], 100_000, 120_000)).toEqual({
      moved: [
        { instalment: first, from: 30_000, to: 36_000 },
        { instalment: rest, from: 70_000, to: 84_000 },
      ],
      undistributed: 0,
    })
    const fixed = { size: { kind: 'amount' as const, cents: 100_000 } }
    expect(costDifference([fixed], 100_000, 112_000)).toEqual({ moved: [], undistributed: 12_000 })
    expect(costDifference([fixed], 100_000, 90_000)).toEqual({ moved: [], undistributed: -10_000 })
  })
})

describe('the lines of a vendor', () => {
  const payments = fc.array(
    fc.record({ cents, instalmentId: fc.option(fc.integer({ min: 0, max: 70 }).map((n) => `i${n}`)) }),
    { maxLength: 30 },
  )
  const vendor = fc.record({
    id: fc.constant('v'),
    name: fc.constant('Lola Discos'),
    costCents: cents,
    isConfirmed: fc.boolean(),
    plan: fc.record({ instalments }),
  })

  it('agree with the cost and with what was paid', () => {
    fc.assert(
      fc.property(vendor, payments, (of, paid) => {
        const account = vendorAccount(of, paid, '2027-04-17')
        const owed = sumOf(account.lines.map((line) => line.cents))
        expect(account.paidCents).toBe(sumOf(paid.map((one) => one.cents)))
        expect(account.leftCents - account.overpaidCents).toBe(owed - account.paidCents)
        expect(account.leftCents).toBe(sumOf(account.lines.map((line) => line.leftCents)))
        if (of.isConfirmed)
          expect(owed).toBe(Math.max(of.costCents, of.costCents - account.undistributedCents))
      }),
    )
  })

  it('are the same in every order of the payments', () => {
    fc.assert(
      fc.property(vendor, payments, fc.infiniteStream(fc.nat()), (of, paid, order) => {
        const shuffled = paid.toSorted(() => (order.next().value! % 2 === 0 ? 1 : -1))
        expect(vendorAccount(of, shuffled, null)).toEqual(vendorAccount(of, paid, null))
      }),
    )
  })

  const florist = (plan: Instalment[], isConfirmed = true): PayableVendor => ({
    id: 'v',
    name: 'Flores de Umbría',
    costCents: 194_000,
    isConfirmed,
    plan: { instalments: plan },
  })
  const instalment = (id: string, of: Partial<Instalment>): Instalment => ({
    id,
    concept: 'Reserva',
    size: { kind: 'rest' },
    due: null,
    shares: [],
    isRefundable: null,
    ...of,
  })

  it('of a confirmed vendor hold what no instalment has; an open one owes only what was planned', () => {
    const plan = [instalment('i', { size: { kind: 'amount', cents: 182_000 } })]
    expect(vendorAccount(florist(plan), [], null).lines.map((line) => line.cents)).toEqual([182_000, 12_000])
    expect(vendorAccount(florist(plan, false), [], null).lines).toHaveLength(1)
    expect(vendorAccount(florist([], false), [], null).leftCents).toBe(0)
  })

  it('move with the wedding, stay on their day, or wait for what is told in words', () => {
    const plan = [
      instalment('a', { due: { kind: 'days', daysBefore: 10 } }),
      instalment('b', { due: { kind: 'day', on: '1900-01-01' } }),
      instalment('c', { due: { kind: 'event', after: 'tras la prueba de menú' } }),
    ]
    const days = (date: string | null) => vendorAccount(florist(plan), [], date).lines.map(({ day }) => day)
    expect(days('2027-04-17')).toEqual(['2027-04-07', '1900-01-01', null])
    expect(days('2027-05-01')).toEqual(['2027-04-21', '1900-01-01', null])
    expect(days(null)).toEqual([null, '1900-01-01', null])
  })

  it('take part payments, and count what was paid too much on what is due next', () => {
    const plan = [
      instalment('last', { due: { kind: 'day', on: '2027-03-20' } }),
      instalment('first', {
        size: { kind: 'amount', cents: 58_200 },
        due: { kind: 'day', on: '2026-11-14' },
      }),
    ]
    const left = (paid: number) =>
      vendorAccount(florist(plan), [{ instalmentId: 'first', cents: paid }], null).lines.map(
        ({ leftCents }) => leftCents,
      )
    expect(left(1)).toEqual([135_800, 58_199])
    expect(left(60_000)).toEqual([134_000, 0])
    expect(vendorAccount(florist(plan), [{ instalmentId: null, cents: 200_000 }], null)).toMatchObject({
      leftCents: 0,
      overpaidCents: 6_000,
    })
  })
})

describe('what several pay', () => {
  const shares = fc.array(
    fc.record({
      payerId: fc.option(fc.string()),
      cents: fc.option(cents),
    }),
    { maxLength: 12 },
  )

  it('is split to the cent, wholly and in part', () => {
    fc.assert(
      fc.property(shares, cents, cents, (among, one, other) => {
        const [part, whole] = [Math.min(one, other), Math.max(one, other)]
        for (const split of [splitAmong(whole, among), splitAmong(part, among, whole)])
          expect(split.every((share) => Number.isSafeInteger(share.cents) && share.cents >= 0)).toBe(true)
        expect(addUp(splitAmong(whole, among), whole)).toBe(true)
        expect(addUp(splitAmong(part, among, whole), part)).toBe(true)
      }),
    )
  })

  it('is halves with the odd cent for the first, fixed parts and the rest, or the couple’s alone', () => {
    const [ana, bea] = [
      { payerId: 'ana', cents: null },
      { payerId: 'bea', cents: null },
    ]
    expect(splitAmong(394_401, [ana, bea]).map((share) => share.cents)).toEqual([197_201, 197_200])
    expect(splitAmong(1, [ana, bea]).map((share) => share.cents)).toEqual([1, 0])
    expect(splitAmong(10_000, [{ payerId: 'ana', cents: 3_000 }, bea]).map((share) => share.cents)).toEqual([
      3_000, 7_000,
    ])
    expect(splitAmong(5_000, [])).toEqual([{ payerId: null, cents: 5_000 }])
  })
})
