import ical from 'ical-generator'
import { formatIban } from '#domain/budget/iban.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { shiftDay } from '#domain/time/dates.ts'
import type { DuePayments } from './due-payments.queries.ts'

const PRODUCT = { company: 'Azahar', product: 'Pagos', language: 'ES' }

/** The lines that have a day as an iCalendar file: whole days, in no time zone. */
export function paymentsCalendar({ wedding, lines }: DuePayments, origin: string): string {
  const calendar = ical({ name: `Pagos de ${wedding.name}`, prodId: PRODUCT })
  const { host } = new URL(origin)
  for (const { instalment, vendorName, leftCents, day, plan } of lines) {
    if (!instalment || !day) continue
    const about = [
      `${instalment.concept}, ${formatEuros(leftCents)}`,
      plan.iban && `IBAN ${formatIban(plan.iban)}${plan.payee ? `, a nombre de ${plan.payee}` : ''}`,
    ]
    calendar.createEvent({
      id: `${instalment.id}@${host}`,
      start: day,
      end: shiftDay(day, 1),
      allDay: true,
      summary: `Pago a ${vendorName || 'un proveedor'}`,
      description: about.filter(Boolean).join('\n'),
    })
  }
  return calendar.toString()
}
