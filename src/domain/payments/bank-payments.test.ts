import { describe, expect, it } from 'vitest'
import { proposePayments } from '../bank-movements/propose.ts'
import { noteOfSameMoney, paidOut, payableLines } from './bank-payments.ts'
import { vendorAccount } from './payment-lines.ts'
import type { Instalment, Payment } from './payments.ts'

const movement = (amount: number, concept = 'TRANSFERENCIA', day = '2026-11-20') => ({
  ...{ key: `${day}${amount}${concept}`, day, amount, concept, reference: '' },
})

const instalment = (id: string, cents: number, on: string): Instalment => ({
  ...{ id, concept: 'Plazo', size: { kind: 'amount', cents }, due: { kind: 'day', on } },
  ...{ shares: [], isRefundable: null },
})

const linesOf = (id: string, name: string, instalments: Instalment[], paid: number[] = []) =>
  vendorAccount(
    { id, name, costCents: 194_000, isConfirmed: true, plan: { instalments } },
    paid.map((cents) => ({ cents, instalmentId: instalments[0]!.id })),
    null,
  ).lines

const payment = (cents: number, paidOn: string): Payment => ({
  ...{ id: `${paidOn}${cents}`, vendorId: 'v', vendorName: 'Umbría', instalmentId: null, cents, paidOn },
  ...{ method: null, shares: [{ payerId: null, cents }], note: null, fileId: null, createdAt: '2026-11-20' },
})

describe('what was paid out of an account', () => {
  it('has amounts above zero, and what was paid in is none of it', () => {
    expect(paidOut([movement(-1), movement(1), movement(0), movement(-999_999_999)])).toMatchObject([
      { amount: 1 },
      { amount: 999_999_999 },
    ])
  })
})

describe('a movement and the lines of vendors', () => {
  const idOf = ({ instalment: of }: { instalment: Instalment | null }) => of?.id ?? 'rest'
  const lines = linesOf('v', 'Flores de Umbría', [
    instalment('late', 97_000, '2027-03-01'),
    instalment('soon', 97_000, '2026-11-18'),
  ])

  it('is proposed for the line of its amount, its day and the name of its vendor', () => {
    const payables = payableLines(lines, new Map(), idOf)
    expect(proposePayments([movement(97_000, 'FLORES UMBRIA SL')], payables)).toMatchObject([
      { payableId: 'soon', reasons: ['amount', 'name', 'day'] },
    ])
  })

  it('is found by the holder of the account', () => {
    const payables = payableLines(lines, new Map([['v', 'Carmen Ortega Ruiz']]), idOf)
    expect(proposePayments([movement(50_000, 'ORTEGA RUIZ CARMEN')], payables)).toMatchObject([
      { payableId: 'soon', reasons: ['name', 'day'] },
    ])
  })

  it('is proposed for nothing that is paid in full, and for what is left of the rest', () => {
    const paid = linesOf('v', 'Umbría', [instalment('half', 97_000, '2026-11-18')], [96_999])
    expect(payableLines(paid, new Map(), idOf)).toMatchObject([
      { id: 'half', open: 1 },
      { id: 'rest', open: 97_000 },
    ])
    const all = linesOf('v', 'Umbría', [instalment('all', 194_000, '2026-11-18')], [194_000])
    expect(payableLines(all, new Map(), idOf)).toEqual([])
  })
})

describe('a payment that was noted by hand', () => {
  const byHand = payment(97_000, '2026-11-18')
  const noted = (cents: number, day: string) =>
    noteOfSameMoney(movement(cents, 'TRANSFERENCIA', day), [byHand], () => false)

  it('may be the same money within three days and to the cent', () => {
    expect(noted(97_000, '2026-11-21')).toBe(byHand)
    expect(noted(97_000, '2026-11-22')).toBeUndefined()
    expect(noted(97_001, '2026-11-18')).toBeUndefined()
  })

  it('is not one that was accepted from another movement', () => {
    expect(noteOfSameMoney(movement(97_000), [byHand], () => true)).toBeUndefined()
  })
})
