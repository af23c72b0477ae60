import { formatEuros } from '#domain/budget/money.ts'
import type { Offer } from '#domain/budget/offers.ts'
import { instalmentCents } from '#domain/payments/instalment-amounts.ts'
import type { Instalment } from '#domain/payments/payments.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'

/** An offer beside the cheapest. */
export const overInWords = ({ overCents }: Pick<Offer<unknown>, 'overCents'>): string =>
  overCents === 0 ? 'El más barato' : `${formatEuros(overCents)} más`

/** An offer beside the plan of its category; `null` without a plan. */
export function leftInWords({ leftCents }: Pick<Offer<unknown>, 'leftCents'>): string | null {
  if (leftCents === null) return null
  if (leftCents === 0) return 'Justo lo previsto'
  return leftCents > 0 ? `Sobran ${formatEuros(leftCents)}` : `Os pasáis en ${formatEuros(-leftCents)}`
}

/** The first instalment of a plan, which is what has to be paid to have the vendor. */
export function depositInWords(instalments: readonly Instalment[], costCents: number): string {
  const [first] = instalments
  if (!first) return 'Sin plazos todavía'
  const { size, isRefundable } = first
  const share = size.kind === 'percent' ? ` (${formatNumber(size.hundredths / 100)}\u00a0%)` : ''
  const back = isRefundable === false ? ', no se devuelve' : isRefundable ? ', se devuelve' : ''
  return `${first.concept}: ${formatEuros(instalmentCents(instalments, costCents)[0]!)}${share}${back}`
}
