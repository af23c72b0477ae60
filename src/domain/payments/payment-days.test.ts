import { describe, expect, it } from 'vitest'
import type { PaymentLine } from './payment-lines.ts'
import { groupByMonth, stripOf } from './payment-months.ts'
import { PAYLOAD_MAX_BYTES, paymentQrText } from './payment-qr.ts'
import { linesToTell } from './payment-reminders.ts'

const line = (day: string | null, leftCents = 10_000, shares: string[] = []): PaymentLine => ({
  vendorId: 'v',
  vendorName: 'Flores de Umbría',
  cents: 10_000,
  leftCents,
  day,
  instalment: {
    id: `${day}`,
    concept: 'Reserva',
    size: { kind: 'rest' },
    due: null,
    shares: shares.map((payerId) => ({ payerId, cents: null })),
    isRefundable: null,
  },
})

describe('the list of payments', () => {
  it('has what is overdue first, then month by month, then what has no day', () => {
    const lines = [line('2027-01-15'), line(null), line('2026-12-24'), line('1900-01-01'), line('2026-12-04')]
    const groups = groupByMonth([...lines, line('2026-11-20'), line('2027-02-01', 0)], '2026-11-20')
    expect(groups.map(({ key, lines: { length }, leftCents }) => [key, length, leftCents])).toEqual([
      ['overdue', 1, 10_000],
      ['2026-11', 1, 10_000],
      ['2026-12', 2, 20_000],
      ['2027-01', 1, 10_000],
      ['undated', 1, 10_000],
    ])
  })
})

describe('the strip', () => {
  it('has six months from this one on, over the turn of the year, with one stem for each day', () => {
    const { months, days, at } = stripOf(
      [line('2026-11-14'), line('2027-03-20'), line('2027-03-20'), line('2027-05-01'), line(null)],
      [{ paidOn: '2026-11-10', cents: 80_500 }],
      '2026-11-20',
    )
    expect(months.map(({ month, leftCents }) => [month, leftCents])).toEqual([
      ['2026-11', 10_000],
      ['2026-12', 0],
      ['2027-01', 0],
      ['2027-02', 0],
      ['2027-03', 20_000],
      ['2027-04', 0],
    ])
    expect(
      days.map(({ day, leftCents, paidCents, isOverdue }) => [day, leftCents, paidCents, isOverdue]),
    ).toEqual([
      ['2026-11-10', 0, 80_500, true],
      ['2026-11-14', 10_000, 0, true],
      ['2027-03-20', 20_000, 0, false],
    ])
    expect(at('2026-11-01')).toBeCloseTo(0.5 / 30 / 6)
    expect(at('2027-05-01')).toBeNull()
  })
})

describe('reminders', () => {
  it('come seven days before and on the day, and none on the day of the wedding', () => {
    const lines = [line('2026-12-04'), line('2026-11-27'), line('2026-11-28'), line('2026-12-04', 0)]
    expect(linesToTell(lines, '2026-11-27', '2027-04-17').map(({ day }) => day)).toEqual([
      '2026-12-04',
      '2026-11-27',
    ])
    expect(linesToTell(lines, '2026-11-27', '2026-11-27')).toEqual([])
  })
})

describe('a payment QR (EPC 069-12)', () => {
  const flowers = {
    payee: 'Flores de Umbría',
    iban: 'ES91 2100 0418 4502 0005 1332',
    cents: 58_200,
    remittance: 'Reserva, boda de Lucía y Martín',
  }

  it('says who gets how much on which account, and what for', () => {
    expect(paymentQrText(flowers)).toBe(
      'BCD\n002\n1\nSCT\n\nFlores de Umbría\nES9121000418450200051332\nEUR582.00\n\n\nReserva, boda de Lucía y Martín',
    )
    expect(paymentQrText({ ...flowers, cents: 1 })).toContain('\nEUR0.01\n')
    expect(paymentQrText({ ...flowers, cents: 999_999_999 })).toContain('\nEUR9999999.99\n')
  })

  it('is none for an IBAN that is wrong, nobody to pay, or nothing', () => {
    for (const wrong of [{ iban: 'ES91 2100 0418 4502 0005 1333' }, { payee: ' ' }, { cents: 0 }])
      expect(paymentQrText({ ...flowers, ...wrong })).toBeNull()
  })

  it('keeps within the lengths of the standard, and on its lines', () => {
    const text = paymentQrText({ ...flowers, payee: 'ñ'.repeat(90), remittance: `${'ü'.repeat(200)}\nBCD` })!
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(PAYLOAD_MAX_BYTES)
    expect(text.split('\n')).toHaveLength(11)
    expect([...text.split('\n')[5]!]).toHaveLength(70)
  })
})
