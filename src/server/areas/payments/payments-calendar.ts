import ical, { type ICalCalendar } from 'ical-generator'
import { formatIban } from '#domain/budget/iban.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { calendarText } from '#domain/calendar/calendar-text.ts'
import { shiftDay } from '#domain/time/dates.ts'
import type { DuePayments } from './due-payments.queries.ts'

const PRODUCT = { company: 'Azahar', product: 'Pagos', language: 'ES' }

/** The lines that have a day as an iCalendar file: whole days, in no time zone. */
export function paymentsCalendar(due: DuePayments, origin: string): string {
  const calendar = ical({ name: `Pagos de ${due.wedding.name}`, prodId: PRODUCT })
  addDuePayments(calendar, due, { origin, withAccount: true })
  return calendarText(calendar.toString())
}

/** Adds the lines that have a day to a calendar; `withAccount` with the IBAN that each is paid on. */
export function addDuePayments(
  calendar: ICalCalendar,
  { lines }: Pick<DuePayments, 'lines'>,
  { origin, withAccount }: { origin: string; withAccount: boolean },
): void {
  const { host } = new URL(origin)
  for (const { instalment, vendorName, leftCents, day, plan } of lines) {
    if (!instalment || !day) continue
    const about = [
      `${instalment.concept}, ${formatEuros(leftCents)}`,
      withAccount &&
        plan.iban &&
        `IBAN ${formatIban(plan.iban)}${plan.payee ? `, a nombre de ${plan.payee}` : ''}`,
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
}
