import { formatEuros } from '#domain/budget/money.ts'
import type { PaymentLine } from '#domain/payments/payment-lines.ts'
import {
  type Instalment,
  type InstalmentSize,
  type Payer,
  type Payment,
  sumOf,
} from '#domain/payments/payments.ts'
import { distanceInWords } from '#domain/tasks/task-days.ts'
import { lazily } from '#domain/text/lazy.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { daysBetween, type IsoDate } from '#domain/time/dates.ts'

/** `30 %`, `33,33 %`: nothing for an amount, and for the rest. */
export function sizeInWords(size: InstalmentSize): string | null {
  if (size.kind !== 'percent') return null
  return `${formatNumber(size.hundredths / 100)}\u00a0%`
}

/** `Reserva, 30 %`; `Sin repartir` for what no instalment has. */
export function conceptOf(instalment: Instalment | null): string {
  if (!instalment) return 'Sin repartir en plazos'
  const size = sizeInWords(instalment.size)
  return size ? `${instalment.concept}, ${size}` : instalment.concept
}

/** When something without a day is due: `tras la prueba de menú`, `30 días antes de la boda`. */
export function dueInWords({ instalment }: Pick<PaymentLine, 'instalment'>): string | null {
  const due = instalment?.due
  if (due?.kind === 'event') return due.after
  if (due?.kind === 'days')
    return due.daysBefore === 0 ? 'el día de la boda' : `${distanceInWords(due.daysBefore)} de la boda`
  return null
}

/** `Lucía & Martín` for the couple, the name of a payer, or that they are gone. */
export const payerName = (payerId: string | null, payers: readonly Payer[], couple: string): string =>
  payerId === null ? couple : (payers.find(({ id }) => id === payerId)?.name ?? 'Alguien que ya no está')

/** `venció hace 6 días`, `vence hoy`, `vence mañana`, `vence en 6 días`. */
export function untilInWords(day: IsoDate, today: IsoDate): string {
  const days = daysBetween(today, day)
  if (days === 0) return 'vence hoy'
  if (days === 1) return 'vence mañana'
  if (days === -1) return 'venció ayer'
  return days < 0 ? `venció hace ${-days} días` : `vence en ${days} días`
}

/** The difference of a plan to the cost: what it lacks, or has too much: `Faltan 120,00 € por repartir.` */
export function differenceInWords(undistributedCents: number): string {
  if (undistributedCents === 0) return 'Los plazos suman justo el coste.'
  return undistributedCents > 0
    ? `Faltan ${formatEuros(undistributedCents)} por repartir.`
    : `Los plazos pasan del coste en ${formatEuros(-undistributedCents)}.`
}

/** The payments that hang on a vendor: `Hay 2 pagos hechos (1.200,00 €) y 1 por pagar (800,00 €).` */
export function heldInWords(
  paid: readonly Pick<Payment, 'cents'>[],
  lines: readonly Pick<PaymentLine, 'leftCents'>[],
): string {
  const open = lines.filter(({ leftCents }) => leftCents > 0)
  const parts = [
    paid.length > 0 &&
      `${paid.length === 1 ? '1 pago hecho' : `${paid.length} pagos hechos`} (${formatEuros(sumOf(paid.map(({ cents }) => cents)))})`,
    open.length > 0 &&
      `${open.length} por pagar (${formatEuros(sumOf(open.map(({ leftCents }) => leftCents)))})`,
  ].filter(Boolean)
  return parts.length > 0 ? `Hay ${parts.join(' y ')}.` : 'Tiene plazos de pago.'
}

const months = lazily(() => new Intl.DateTimeFormat('es-ES', { month: 'long', timeZone: 'UTC' }))

/** `Diciembre`, and of another year `Enero de 2027`. */
export function monthInWords(month: string, today?: IsoDate): string {
  const name = months().format(new Date(`${month}-01T00:00:00Z`))
  const capital = name.charAt(0).toLocaleUpperCase('es') + name.slice(1)
  return today && !today.startsWith(month.slice(0, 4)) ? `${capital} de ${month.slice(0, 4)}` : capital
}
