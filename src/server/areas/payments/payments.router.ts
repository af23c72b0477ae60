import { INSTALMENTS_MAX, PAYERS_MAX, PAYMENTS_MAX } from '#domain/payments/payments.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { removePayment, updatePayment } from './correct-payments.commands.ts'
import { findDuePayments } from './due-payments.queries.ts'
import { findNextPayments } from './next-payments.queries.ts'
import { listPaidVendors } from './paid-vendors.queries.ts'
import { addPayer, removePayer, updatePayer } from './payers.commands.ts'
import { addPayment } from './payments.commands.ts'
import { listPayers, listPayments } from './payments.queries.ts'
import { paymentsCalendar } from './payments-calendar.ts'
import { listPlans } from './plans.queries.ts'
import { savePlan } from './save-plan.commands.ts'

const viewer = weddingMember('budget', 'view')
const editor = weddingMember('budget', 'edit')

const payers = {
  add: editor.payments.payers.add.handler(async ({ context, input, errors }) => {
    const { weddingId: _, ...added } = input
    const payer = await addPayer(context.platform, context, added)
    if (payer === 'full') throw errors.TOO_MANY_PAYERS({ data: { max: PAYERS_MAX } })
    return payer
  }),

  update: editor.payments.payers.update.handler(async ({ context, input, errors }) => {
    const { weddingId: _, payerId, ...changes } = input
    const payer = await updatePayer(context.platform, context, payerId, changes)
    if (!payer) throw errors.PAYER_NOT_FOUND()
    return payer
  }),

  remove: editor.payments.payers.remove.handler(async ({ context, input, errors }) => {
    const outcome = await removePayer(context.platform, context, input.payerId)
    if (outcome === 'hasPaid') throw errors.PAYER_HAS_PAID()
    if (outcome === 'gone') throw errors.PAYER_NOT_FOUND()
    return { removed: true } as const
  }),
}

export const paymentsRouter = {
  payers,

  get: viewer.payments.get.handler(async ({ context: { platform, weddingId } }) => ({
    plans: await listPlans(platform.db, weddingId),
    payments: await listPayments(platform.db, weddingId),
    payers: await listPayers(platform.db, weddingId),
  })),

  next: viewer.payments.next.handler(({ context: { platform, weddingId } }) =>
    findNextPayments(platform.db, platform.clock, weddingId),
  ),

  vendors: weddingMember('vendors', 'view').payments.vendors.handler(({ context: { platform, weddingId } }) =>
    listPaidVendors(platform.db, weddingId),
  ),

  calendar: viewer.payments.calendar.handler(async ({ context: { platform, weddingId } }) => ({
    ics: paymentsCalendar(await findDuePayments(platform.db, weddingId), platform.settings.publicUrl),
  })),

  savePlan: editor.payments.savePlan.handler(async ({ context, input, errors }) => {
    const { weddingId: _, vendorId, from, ...changes } = input
    const plan = await savePlan(context.platform, context, vendorId, changes, from?.instalments)
    if (plan === 'full') throw errors.TOO_MANY_INSTALMENTS({ data: { max: INSTALMENTS_MAX } })
    if (!plan) throw errors.VENDOR_NOT_FOUND()
    return plan
  }),

  add: editor.payments.add.handler(async ({ context, input, errors }) => {
    const { weddingId: _, ...added } = input
    const payment = await addPayment(context.platform, context, added)
    if (payment === 'noVendor') throw errors.VENDOR_NOT_FOUND()
    if (payment === 'full') throw errors.TOO_MANY_VENDOR_PAYMENTS({ data: { max: PAYMENTS_MAX } })
    if ('paidCents' in payment) throw errors.PAID_MEANWHILE({ data: payment })
    return payment
  }),

  update: editor.payments.update.handler(async ({ context, input, errors }) => {
    const { weddingId: _, paymentId, ...changes } = input
    const payment = await updatePayment(context.platform, context, paymentId, changes)
    if (!payment) throw errors.VENDOR_PAYMENT_NOT_FOUND()
    return payment
  }),

  remove: editor.payments.remove.handler(async ({ context, input, errors }) => {
    if (!(await removePayment(context.platform, context, input.paymentId)))
      throw errors.VENDOR_PAYMENT_NOT_FOUND()
    return { removed: true } as const
  }),
}
