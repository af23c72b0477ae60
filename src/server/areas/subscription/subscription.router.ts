import { ORPCError } from '@orpc/client'
import type { Platform } from '#server/core/context.ts'
import { announcePerson, announceRole } from '#server/core/procedures/announce.ts'
import { signedIn } from '#server/core/procedures/procedures.ts'
import type { Payments } from '#server/platform/stripe/payments.ts'
import { changeRole } from './change-role.commands.ts'
import { beginCheckout, linkReceipt, openPortal } from './stripe-pages.commands.ts'
import { setEnding, withdraw } from './subscription.commands.ts'
import { getSubscription } from './subscription.queries.ts'
import { syncPlan } from './sync-plan.commands.ts'

const routes = signedIn.subscription

export const subscriptionRouter = {
  get: routes.get.handler(({ context }) => getSubscription(context.platform, context.actor)),

  refresh: routes.refresh.handler(async ({ context: { platform, actor }, errors }) => {
    await asking(platform, errors, (payments) => syncPlan(platform, payments, actor.userId))
    return getSubscription(platform, actor)
  }),

  checkout: routes.checkout.handler(async ({ context: { platform, actor }, input, errors }) => {
    if (actor.role !== 'planner') throw errors.PLAN_IS_FOR_PLANNERS()
    const url = await asking(platform, errors, (payments) =>
      beginCheckout(platform, payments, actor, input.returnTo),
    )
    if (!url) throw errors.ALREADY_SUBSCRIBED()
    return { url }
  }),

  portal: routes.portal.handler(async ({ context: { platform, actor }, input, errors }) => {
    const url = await asking(platform, errors, (payments) =>
      openPortal(platform, payments, actor, input.returnTo),
    )
    if (!url) throw errors.NO_SUBSCRIPTION()
    return { url }
  }),

  cancel: routes.cancel.handler(async ({ context: { platform, actor }, errors }) => {
    const plan = await asking(platform, errors, (payments) => setEnding(platform, payments, actor, true))
    if (!plan) throw errors.NO_SUBSCRIPTION()
    return plan
  }),

  resume: routes.resume.handler(async ({ context: { platform, actor }, errors }) => {
    const plan = await asking(platform, errors, (payments) => setEnding(platform, payments, actor, false))
    if (!plan) throw errors.NO_SUBSCRIPTION()
    return plan
  }),

  withdraw: routes.withdraw.handler(async ({ context: { platform, actor }, errors }) => {
    const plan = await asking(platform, errors, (payments) => withdraw(platform, payments, actor))
    if (plan === 'noPlan') throw errors.NO_SUBSCRIPTION()
    if (plan === 'tooLate') throw errors.WITHDRAWAL_OVER()
    return plan
  }),

  receipt: routes.receipt.handler(async ({ context: { platform, actor }, input, errors }) => {
    const url = await asking(platform, errors, (payments) =>
      linkReceipt(platform.db, payments, actor.userId, input.receiptId),
    )
    if (!url) throw errors.PLAN_RECEIPT_NOT_FOUND()
    return { url }
  }),

  changeRole: routes.changeRole.handler(async ({ context, input, errors }) => {
    const { platform, actor } = context
    if (input.role === 'planner' && !input.acceptsProcessing) throw errors.PROCESSING_NOT_ACCEPTED()
    // Couples never pay: what a planner had ends with what is paid for, before they are one.
    if (input.role === 'couple' && platform.payments)
      await asking(platform, errors, (payments) => setEnding(platform, payments, actor, true))
    await changeRole(platform, actor.userId, input.role)
    await announcePerson(context, 'weddings')
    await announcePerson(context, 'planners')
    announceRole(context)
    return getSubscription(platform, { ...actor, role: input.role })
  }),
}

type Refusals = { PAYMENTS_OFF(): Error; PAYMENTS_UNAVAILABLE(): Error }

/** Asks Stripe; what fails there says so, and is logged. */
async function asking<T>(
  { payments, log }: Platform,
  errors: Refusals,
  ask: (payments: Payments) => Promise<T>,
): Promise<T> {
  if (!payments) throw errors.PAYMENTS_OFF()
  try {
    return await ask(payments)
  } catch (error) {
    if (error instanceof ORPCError || !(error instanceof Error) || !isOfStripe(error)) throw error
    log.error({ err: error }, 'Stripe refused or did not answer')
    throw errors.PAYMENTS_UNAVAILABLE()
  }
}

/** The library is loaded where there are payments only, so its classes are known by their names. */
const isOfStripe = (error: Error) => 'rawType' in error || error.constructor.name.startsWith('Stripe')
