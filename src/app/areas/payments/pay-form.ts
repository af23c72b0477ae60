import { formatAmount, parseEuros } from '#domain/budget/money.ts'
import type { PaymentMethod } from '#domain/budget/payment-methods.ts'
import { leftShares } from '#domain/payments/payer-balance.ts'
import type { PaymentLine } from '#domain/payments/payment-lines.ts'
import { type PaidShare, type Payment, sumOf } from '#domain/payments/payments.ts'
import type { IsoDate } from '#domain/time/dates.ts'

/** The one who has paid, by id; the couple and several have these names. */
export const COUPLE = 'couple'
export const SEVERAL = 'several'

/** The fields of the form of a payment, as they are typed. */
export type PayFields = {
  lineKey: string
  amount: string
  paidOn: IsoDate | null
  who: string
  /** The part of each, by payer. */
  parts: Record<string, string>
  method: PaymentMethod | ''
  note: string
}

/** The key of a line among the choices of the form. */
export const keyOf = ({
  vendorId,
  instalment,
}: Pick<PaymentLine, 'vendorId'> & { instalment: { id: string } | null }) =>
  `${vendorId} ${instalment?.id ?? ''}`

/** The name under which a new payment is kept while it is typed: of a line, or of one that is chosen in the form. */
export const unsavedKey = (weddingId: string, line: PaymentLine | null = null) =>
  `payment of ${line ? keyOf(line) : weddingId}`

/** How the form comes filled: with all that is left of a line, by who is to pay it, today. */
export const fieldsOfLine = (line: PaymentLine | null, today: IsoDate): PayFields => ({
  lineKey: line ? keyOf(line) : '',
  amount: line ? formatAmount(line.leftCents) : '',
  paidOn: today,
  ...peopleOf(line ? leftShares(line) : []),
  method: '',
  note: '',
})

/** The same for a payment that is corrected. */
export const fieldsOfPayment = (payment: Payment): PayFields => ({
  lineKey: `${payment.vendorId} ${payment.instalmentId ?? ''}`,
  amount: formatAmount(payment.cents),
  paidOn: payment.paidOn,
  ...peopleOf(payment.shares),
  method: payment.method ?? '',
  note: payment.note ?? '',
})

function peopleOf(shares: readonly PaidShare[]): Pick<PayFields, 'who' | 'parts'> {
  const [only] = shares
  return {
    who: shares.length > 1 ? SEVERAL : (only?.payerId ?? COUPLE),
    parts:
      shares.length > 1
        ? Object.fromEntries(shares.map(({ payerId, cents }) => [payerId ?? COUPLE, formatAmount(cents)]))
        : {},
  }
}

const payerOf = (key: string) => (key === COUPLE ? null : key)

/** The shares that are typed, or what is wrong with them. The parts of several make up the amount. */
export function sharesOf(
  { who, parts }: Pick<PayFields, 'who' | 'parts'>,
  cents: number,
): { shares: PaidShare[]; problem: null } | { shares: null; problem: string } {
  if (who !== SEVERAL) return { shares: [{ payerId: payerOf(who), cents }], problem: null }
  const typed = Object.entries(parts).filter(([, text]) => text.trim() !== '')
  const shares = typed.map(([key, text]) => ({ payerId: payerOf(key), cents: parseEuros(text) }))
  if (shares.some((share) => share.cents === null))
    return { shares: null, problem: 'Escribe cada parte como 1.234,56.' }
  const paid = (shares as PaidShare[]).filter((share) => share.cents > 0)
  const missing = cents - sumOf(paid.map((share) => share.cents))
  if (missing === 0) return { shares: paid, problem: null }
  const amount = `${formatAmount(Math.abs(missing))}\u00a0€`
  return {
    shares: null,
    problem: missing > 0 ? `Entre todos faltan ${amount}.` : `Entre todos sobran ${amount}.`,
  }
}
