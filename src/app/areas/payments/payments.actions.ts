import { v7 as uuidv7 } from 'uuid'
import { formatEuros } from '#domain/budget/money.ts'
import type { Payer, Payment, PaymentPlan } from '#domain/payments/payments.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import type { Edit } from '../../sync/list-changes/change.ts'
import { type PayerField, payerChanges } from './payers.changes.ts'
import { type PaymentField, paymentChanges, type SentPayment } from './payments.changes.ts'
import { type PlanField, planChanges } from './plans.changes.ts'

const newItem = () => ({ id: uuidv7(), createdAt: new Date().toISOString() })

/** Notes a payment, says so, and offers the way back. Answers it with its id, which is made here unless it is given. */
export function addPayment(
  weddingId: string,
  added: Omit<SentPayment, 'id' | 'createdAt'> & { id?: string },
): SentPayment {
  const item = { ...newItem(), ...added }
  paymentChanges.submit(weddingId, { kind: 'add', item, isReturning: false })
  showToast(`Pagados ${formatEuros(item.cents)} a ${item.vendorName || 'este proveedor'}.`, {
    action: {
      label: 'Deshacer',
      onAction: () => paymentChanges.submit(weddingId, { kind: 'remove', item }),
    },
  })
  return item
}

/** Corrects the fields of a payment that are others than before. */
export function correctPayment(weddingId: string, item: Payment, fields: Pick<Payment, PaymentField>): void {
  for (const field of Object.keys(fields) as PaymentField[]) {
    if (JSON.stringify(item[field]) === JSON.stringify(fields[field])) continue
    const edit = { kind: 'edit', item, field, value: fields[field] } as Edit<SentPayment>
    paymentChanges.submit(weddingId, edit)
  }
}

export const removePayment = (weddingId: string, item: Payment): void => {
  paymentChanges.remove(weddingId, item)
}

/** Sets one part of how a vendor is paid. */
export function editPlan<Field extends PlanField>(
  weddingId: string,
  item: PaymentPlan,
  field: Field,
  value: PaymentPlan[Field],
): void {
  if (JSON.stringify(item[field]) === JSON.stringify(value)) return
  planChanges.submit(weddingId, { kind: 'edit', item, field, value } as Edit<PaymentPlan>)
}

/** Adds a person who pays, or changes what is different. */
export function savePayer(weddingId: string, payer: Payer | null, fields: Pick<Payer, PayerField>): void {
  if (!payer) {
    payerChanges.submit(weddingId, {
      kind: 'add',
      item: { ...newItem(), isReminded: false, ...fields },
      isReturning: false,
    })
    return
  }
  for (const field of Object.keys(fields) as PayerField[]) {
    if (payer[field] === fields[field]) continue
    const edit = { kind: 'edit', item: payer, field, value: fields[field] } as Edit<Payer>
    payerChanges.submit(weddingId, edit)
  }
}

export const removePayer = (weddingId: string, payer: Payer): void => {
  payerChanges.remove(weddingId, payer)
}
