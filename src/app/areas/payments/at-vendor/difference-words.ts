import { formatEuros } from '#domain/budget/money.ts'
import { costDifference } from '#domain/payments/instalment-amounts.ts'
import { dueDay } from '#domain/payments/payment-lines.ts'
import type { Instalment } from '#domain/payments/payments.ts'
import { shortDate } from '#domain/tasks/task-days.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import type { IsoDate } from '#domain/time/dates.ts'

type Costs = { from: number; to: number }

/** So many instalments are named; more are counted. */
const NAMED_MAX = 3

/**
 * The way of the difference when the cost becomes another, before it does:
 * `+150,00 €: irá a «Último pago» (30 jun).` Nothing for a vendor without a plan.
 */
export function wayOfDifference(
  instalments: readonly Instalment[],
  { from, to }: Costs,
  eventDate: IsoDate | null,
): string | null {
  if (instalments.length === 0 || from === to) return null
  const { moved, undistributed } = costDifference(instalments, from, to)
  const named = moved.map(({ instalment, from: before, to: after }) => {
    const day = dueDay(instalment.due, eventDate)
    const name = `«${instalment.concept}»${day ? ` (${shortDate(day)})` : ''}`
    return moved.length === 1 ? name : `${name} ${signed(after - before)}`
  })
  const where = named.length > NAMED_MAX ? `entre ${named.length} plazos` : `entre ${inSpanishList(named)}`
  const way =
    moved.length === 0
      ? 'ningún plazo cambia'
      : moved.length === 1
        ? `${to > from ? 'irá a' : 'saldrá de'} ${named[0]}`
        : `se repartirá ${where}`
  return `${signed(to - from)}: ${way}.${leftOver(undistributed)}`
}

function leftOver(undistributed: number): string {
  if (undistributed === 0) return ''
  const amount = formatEuros(Math.abs(undistributed))
  return ` Los plazos sumarán ${amount} de ${undistributed > 0 ? 'menos' : 'más'}.`
}

const signed = (cents: number) => `${cents < 0 ? '−' : '+'}${formatEuros(Math.abs(cents))}`
