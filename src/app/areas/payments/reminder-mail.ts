import { formatIban } from '#domain/budget/iban.ts'
import { formatEuros } from '#domain/budget/money.ts'
import type { PayerTotal } from '#domain/payments/payer-balance.ts'
import type { Payer, PaymentPlan } from '#domain/payments/payments.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import type { PaymentsPlace } from './payments-place.ts'

type Reminder = {
  payer: Pick<Payer, 'name' | 'email'>
  next: NonNullable<PayerTotal['next']>
  plan: Pick<PaymentPlan, 'iban' | 'payee'> | undefined
  place: Pick<PaymentsPlace, 'couple' | 'today'>
}

/**
 * The address that opens a mail to a payer in the person's own program, with their next payment and nothing of the other
 * payers. Nothing is sent by us; `null` for a payer without an address.
 */
export function reminderMail({ payer, next, plan, place }: Reminder): string | null {
  if (!payer.email) return null
  const vendor = next.line.vendorName || 'un proveedor'
  const when = next.day < place.today ? 'venció' : 'vence'
  const concept = next.line.instalment ? ` («${next.line.instalment.concept}»)` : ''
  const account = plan?.iban && `La cuenta es ${formatIban(plan.iban)}, a nombre de ${plan.payee || vendor}.`
  const body = [
    `Hola, ${payer.name}:`,
    `Te toca el pago a ${vendor}${concept}: ${formatEuros(next.cents)}, que ${when} el ${dateInWords(next.day)}.`,
    account,
    place.couple,
  ]
  const text = body.filter(Boolean).join('\r\n\r\n')
  const subject = `Pago a ${vendor}`
  return `mailto:${encodeURIComponent(payer.email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
}
