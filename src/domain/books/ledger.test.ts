import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Account, Charge, Entry } from './books.ts'
import { percentOf, splitFee } from './instalments.ts'
import {
  addStandings,
  dueDay,
  inOrderOfTurn,
  movementsOf,
  nextCharge,
  standingOf,
  standingPayments,
  stateOf,
  totalsOf,
} from './ledger.ts'
import { isWithin, monthsOfYear, periodName, quartersOf } from './periods.ts'
import { receiptNumber } from './receipts.ts'
import { chargesToRemind, chargesToTell, pausedUntil } from './reminders.ts'
import { taxLine } from './tax.ts'

const TODAY = '2026-11-20'

const entry = (amount: number, changes: Partial<Entry> = {}): Entry => {
  const { base, vat, irpf } = taxLine(amount, { vatRate: 21, irpfRate: 0 })
  const paid = { id: `p${amount}`, amount, paidOn: '2026-02-03', method: 'transfer', reverses: null } as const
  const createdAt = '2026-02-03T10:00:00.000Z'
  return { ...paid, createdAt, base, vat, irpf, ...changes }
}

const charge = (total: number, changes: Partial<Charge> = {}): Charge => ({
  id: `c${total}`,
  kind: 'instalment',
  concept: 'Último pago',
  total,
  dueOn: '2026-11-12',
  daysBefore: null,
  vatRate: 21,
  irpfRate: 0,
  entries: [],
  ...changes,
})

const account = (charges: Charge[], changes: Partial<Account> = {}): Account => ({
  weddingName: 'Paula & Andrés',
  eventDate: '2026-12-12',
  charges,
  ...changes,
})

describe('what is due', () => {
  it('moves with the wedding when it is due some days before it', () => {
    const last = charge(96_000, { dueOn: null, daysBefore: 30 })
    expect(dueDay(last, '2026-12-12')).toBe('2026-11-12')
    expect(dueDay(last, '2027-06-12')).toBe('2027-05-13')
    expect(dueDay(last, null)).toBeNull()
    expect(dueDay(charge(1), '2027-06-12')).toBe('2026-11-12')
  })

  it('is overdue from the day after, and paid when nothing is left', () => {
    expect(stateOf(charge(96_000), null, TODAY)).toEqual({ state: 'overdue', due: '2026-11-12', days: 8 })
    expect(stateOf(charge(96_000), null, '2026-11-12')).toMatchObject({ state: 'due', days: 0 })
    expect(stateOf(charge(96_000, { entries: [entry(96_000)] }), null, TODAY).state).toBe('paid')
    expect(stateOf(charge(5, { dueOn: null, daysBefore: 3 }), null, TODAY).state).toBe('undated')
  })

  it('is due again when its payment was reversed', () => {
    const paid = entry(96_000)
    const back = entry(-96_000, { id: 'r', reverses: paid.id })
    const reversed = charge(96_000, { entries: [paid, back] })
    expect(stateOf(reversed, null, TODAY).state).toBe('overdue')
    expect(standingPayments(reversed)).toEqual([])
  })

  it('comes in the order of the drawing: overdue, next due, no day, no fee, settled', () => {
    const all = [
      account([charge(9, { entries: [entry(9)] })], { weddingName: 'Elvira & Samuel' }),
      account([], { weddingName: 'Aitana & Bruno', eventDate: null }),
      account([charge(9, { dueOn: null, daysBefore: 1 })], { weddingName: 'Sin día', eventDate: null }),
      account([charge(9, { dueOn: '2027-01-10' })], { weddingName: 'Lucía & Martín' }),
      account([charge(9, { dueOn: '2026-11-21' })], { weddingName: 'Inés & Tomás' }),
      account([charge(96_000)], { weddingName: 'Paula & Andrés' }),
    ]
    expect(inOrderOfTurn(all, TODAY).map(({ weddingName }) => weddingName)).toEqual([
      'Paula & Andrés',
      'Inés & Tomás',
      'Lucía & Martín',
      'Sin día',
      'Aitana & Bruno',
      'Elvira & Samuel',
    ])
    expect(nextCharge(account([]))).toBeNull()
  })
})

describe('totals', () => {
  const entries = fc.array(
    fc
      .record({
        amount: fc.integer({ min: -900_000, max: 900_000 }),
        month: fc.integer({ min: 1, max: 12 }),
      })
      .map(({ amount, month }) => entry(amount, { paidOn: `2026-${String(month).padStart(2, '0')}-15` })),
    { maxLength: 20 },
  )

  it('are the same in every order, and those of the year are those of its quarters and of its months', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const year = totalsOf(all)
        expect(totalsOf(all.toReversed())).toEqual(year)
        expect(year.base + year.vat - year.irpf).toBe(year.amount)
        for (const parts of [quartersOf(2026), monthsOfYear(2026)]) {
          const sums = parts.map((part) => totalsOf(all.filter(({ paidOn }) => isWithin(paidOn, part))))
          expect(sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(year.amount)
          expect(sums.reduce((sum, { vat }) => sum + vat, 0)).toBe(year.vat)
        }
      }),
    )
  })

  it('of a wedding are what was received, what is overdue and what is pending', () => {
    const charges = fc.array(
      fc.record({ total: fc.integer({ min: 1, max: 999_999 }), paid: fc.nat(100), due: fc.nat(20) }),
    )
    fc.assert(
      fc.property(charges, (given) => {
        const one = account(
          given.map(({ total, paid, due }) =>
            charge(total, {
              dueOn: `2026-11-${String(due + 10)}`,
              entries: [entry(Math.floor((total * paid) / 100))],
            }),
          ),
        )
        const { agreed, received, overdue, pending } = addStandings([standingOf(one, TODAY)])
        expect(received + overdue + pending).toBe(agreed)
      }),
    )
  })

  it('list movements by their day', () => {
    const one = account([
      charge(2, { entries: [entry(1, { paidOn: '2026-03-01' })] }),
      charge(3, { entries: [entry(2, { paidOn: '2026-01-01' })] }),
    ])
    expect(movementsOf([one]).map(({ entry: { amount } }) => amount)).toEqual([2, 1])
  })
})

describe('a fee in instalments', () => {
  it('is split in whole cents without losing one', () => {
    expect(splitFee(450_000, [30, 40, 30])).toEqual([135_000, 180_000, 135_000])
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 999_999_999 }), (total) => {
        const parts = splitFee(total, [30, 40, 30])
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
      }),
    )
  })

  it('says the percent of a part when it is a whole one', () => {
    expect(percentOf(135_000, 450_000)).toBe(30)
    expect(percentOf(33_333, 100_000)).toBe(null)
    expect(percentOf(1, 0)).toBeNull()
  })
})

describe('periods and numbers', () => {
  it('are named', () => {
    expect(['2026', '2026-T4', '2026-11'].map(periodName)).toEqual([
      '2026',
      'Cuarto trimestre de 2026',
      'Noviembre de 2026',
    ])
    expect(receiptNumber(2026, 14)).toBe('J26-0014')
    expect(receiptNumber(2026, 12_345)).toBe('J26-12345')
  })

  it('hold their days', () => {
    expect(isWithin('2026-12-31', '2026-T4')).toBe(true)
    expect(isWithin('2026-09-30', '2026-T4')).toBe(false)
    expect(isWithin('2027-01-01', '2026')).toBe(false)
  })
})

describe('who is told', () => {
  const day = (date: string) => new Date(`${date}T10:00:00Z`)

  it('hears of it once in three days at most', () => {
    expect(pausedUntil(null, day(TODAY))).toBeNull()
    expect(pausedUntil(day('2026-11-18'), day(TODAY))).toEqual(day('2026-11-21'))
    expect(pausedUntil(day('2026-11-17'), day(TODAY))).toBeNull()
  })

  it('is the planner, of what is overdue or due within a week', () => {
    const soon = charge(1, { dueOn: '2026-11-27' })
    const later = charge(2, { dueOn: '2026-11-28' })
    expect(chargesToTell(account([later, soon, charge(3)]), TODAY).map(({ total }) => total)).toEqual([3, 1])
  })

  it('is the couple when it is switched on: once before, and while it is overdue for less than a month', () => {
    const on = (total: number, dueOn: string) => ({ ...charge(total, { dueOn }), remindsCouple: true })
    const charges = [on(1, '2026-11-25'), on(2, '2026-11-12'), on(3, '2026-10-01')]
    const quiet = { ...charge(4), remindsCouple: false }
    const one = { ...account([]), charges: [...charges, quiet] }
    const totals = (was: boolean) => chargesToRemind(one, TODAY, () => was).map(({ total }) => total)
    expect(totals(false)).toEqual([2, 1])
    expect(totals(true)).toEqual([2])
  })
})
