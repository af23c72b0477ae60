import type { BookAccount, BookCharge, BookEntry } from '#contract/book-rows.ts'
import { remainingOf, standingPayments, stateOf } from '#domain/books/ledger.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { METHOD_NAMES } from '#domain/budget/payment-methods.ts'
import { lazily } from '#domain/text/lazy.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { shortDay } from '../../shared/words/spanish-dates.ts'

const dayAndMonth = lazily(
  () => new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
)

/** `3 de febrero`, with the year where it is not this one. */
export const dayInWords = (day: IsoDate, today: IsoDate): string =>
  day.slice(0, 4) === today.slice(0, 4)
    ? dayAndMonth().format(new Date(`${day}T00:00:00Z`))
    : dateInWords(day)

/** `hoy`, `mañana`, `10 ene`. */
export function whenDue(due: IsoDate, days: number): string {
  if (days === 0) return 'hoy'
  return days === 1 ? 'mañana' : shortDay(due)
}

export const daysAgo = (days: number): string => (days === 1 ? 'ayer' : `hace ${days} días`)

/** The middle of a charge's line: when it is due, or how it was paid. */
export function chargeWords(charge: BookCharge, account: BookAccount, today: IsoDate): string {
  if (charge.isWithdrawn) return 'Retirado'
  const payments = standingPayments(charge) as BookEntry[]
  const at = stateOf(charge, account.eventDate, today)
  if (at.state === 'paid') return paidWords(payments, today)
  const paid = payments.length > 0 ? `Quedan ${formatEuros(remainingOf(charge))}. ` : ''
  if (at.state === 'undated') return `${paid}${charge.daysBefore} días antes de la boda, sin fecha aún`
  const moves = charge.daysBefore === null ? '' : `, ${charge.daysBefore} días antes`
  const verb = at.state === 'overdue' ? 'Vencía' : 'Vence'
  return `${paid}${verb} el ${dayInWords(at.due, today)}${moves}`
}

function paidWords(payments: readonly BookEntry[], today: IsoDate): string {
  const last = payments.at(-1)
  if (!last) return ''
  const way = METHOD_NAMES[last.method].toLocaleLowerCase('es')
  const parts = payments.length > 1 ? ` en ${payments.length} pagos, el último` : ''
  return `Pagado${parts} el ${dayInWords(last.paidOn, today)}, ${way}`
}
