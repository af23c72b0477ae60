import { expect, it } from 'vitest'
import type { PaymentLine } from '#domain/payments/payment-lines.ts'
import { reminderMail } from './reminder-mail.ts'

const LINE: PaymentLine = {
  ...{ vendorId: 'v', vendorName: 'Flores & Umbría', cents: 58_200, leftCents: 58_200, day: '2026-11-14' },
  instalment: {
    ...{ id: 'i', concept: 'Reserva', size: { kind: 'rest' }, due: null, shares: [], isRefundable: null },
  },
}

const remind = (changes: { email?: string | null; iban?: string | null; today?: string }) =>
  reminderMail({
    payer: { name: 'Carmen', email: changes.email === undefined ? 'c@correo.example' : changes.email },
    next: { line: LINE, day: '2026-11-14', cents: 29_100 },
    plan: { iban: changes.iban ?? null, payee: null },
    place: { couple: 'Lucía & Martín', today: changes.today ?? '2026-11-20' },
  })

it('names the part of the payer, the day and the account, and no sum of the others', () => {
  const mail = remind({ iban: 'ES9121000418450200051332' })!
  expect(mail.startsWith('mailto:c%40correo.example?subject=Pago%20a%20Flores%20%26%20Umbr')).toBe(true)
  expect(decodeURIComponent(mail).replaceAll('\u00a0', ' ')).toContain(
    [
      'Hola, Carmen:',
      'Te toca el pago a Flores & Umbría («Reserva»): 291,00 €, que venció el 14 de noviembre de 2026.',
      'La cuenta es ES91 2100 0418 4502 0005 1332, a nombre de Flores & Umbría.',
      'Lucía & Martín',
    ].join('\r\n\r\n'),
  )
  expect(decodeURIComponent(mail)).not.toContain('582')
})

it('says when it is due, leaves out an account that is not known, and needs an address', () => {
  expect(decodeURIComponent(remind({ today: '2026-11-14' })!)).toContain('que vence el 14')
  expect(decodeURIComponent(remind({})!)).not.toContain('cuenta')
  expect(remind({ email: null })).toBeNull()
})
