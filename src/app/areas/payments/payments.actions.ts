import { v7 as uuidv7 } from 'uuid'
import { formatEuros } from '#domain/budget/money.ts'
import type { Payer, Payment } from '#domain/payments/payments.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import type { Edit } from '../../sync/list-changes/change.ts'
import type { SentPayment } from './paid-meanwhile.ts'
import { type PayerField, payerChanges } from './payers.changes.ts'
import { type PaymentField, paymentChanges } from './payments.changes.ts'
import { type PlanParts, planChanges, type SeenPlan } from './plans.changes.ts'

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

/** Saves the parts of how a vendor is paid that are others than before, as one change. */
export function savePlan(weddingId: string, plan: SeenPlan, typed: PlanParts): void {
  const names = Object.keys(typed) as (keyof PlanParts)[]
  const changed = names.filter((name) => JSON.stringify(plan[name]) !== JSON.stringify(typed[name]))
  if (changed.length === 0) return
  // A part that is still on its way stays in the later change, which is shown instead of it.
  const value = { ...plan.parts, ...Object.fromEntries(changed.map((name) => [name, typed[name]])) }
  planChanges.submit(weddingId, { kind: 'edit', item: plan, field: 'parts', value })
}

/** Adds a person who pays, or changes what is different. */
export function savePayer(weddingId: string, payer: Payer | null, fields: Pick<Payer, PayerField>): void {
  if (!payer) {
    payerChanges.submit(weddingId, {
      kind: 'add',
      item: { ...newItem(), ...fields },
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
