import type { ORPCError } from '@orpc/client'
import { formatEuros } from '#domain/budget/money.ts'
import type { Payment } from '#domain/payments/payments.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { codeOf } from '../../shared/error-messages.ts'
import { readUnsaved, writeUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import { fieldsOfPayment, unsavedKey } from './pay-form.ts'
import { refreshPayments } from './payments.queries.ts'

/** `paidBefore` are the cents that were seen as paid of the same line; a payment that comes back by an undo is not compared with it. */
export type SentPayment = Payment & { paidBefore?: number }

/**
 * Gives back a payment that was refused because others have paid the same meanwhile: it waits in 'Añadir pago', also
 * after a reload, and can be noted all the same or dropped at once. `false` when it was refused for something else.
 */
export function offerPaidMeanwhile(
  weddingId: string,
  payment: SentPayment,
  error: unknown,
  note: (payment: SentPayment) => void,
): boolean {
  if (codeOf(error) !== 'PAID_MEANWHILE') return false
  const { paidCents } = (error as ORPCError<string, { paidCents: number }>).data
  const key = unsavedKey(weddingId)
  const typed = JSON.stringify(fieldsOfPayment(payment))
  // Another payment that is being typed there stays.
  if (readUnsaved(key) === null) writeUnsaved(key, typed)
  const forget = () => {
    if (readUnsaved(key) === typed) writeUnsaved(key, null)
  }
  void refreshPayments(weddingId)
  showToast(sentence(payment, paidCents), {
    tone: 'undone',
    isLasting: true,
    action: {
      label: 'Anotarlo igualmente',
      onAction: () => {
        forget()
        note({ ...payment, paidBefore: paidCents })
      },
    },
    otherAction: { label: 'Descartarlo', onAction: forget },
  })
  return true
}

function sentence({ vendorName, cents, paidBefore = 0 }: SentPayment, paidCents: number): string {
  const to = vendorName || 'este proveedor'
  const meanwhile =
    paidCents > paidBefore
      ? `Alguien ha anotado mientras tanto ${formatEuros(paidCents - paidBefore)} de lo mismo a ${to}.`
      : `Alguien ha cambiado mientras tanto lo pagado a ${to}: ahora son ${formatEuros(paidCents)}.`
  return `${meanwhile} Tu pago de ${formatEuros(cents)} está sin anotar; te espera en «Añadir pago».`
}
