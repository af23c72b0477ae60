import type { Stripe } from 'stripe'
import type { Subscription } from '#contract/subscription.ts'
import { withdrawalUntil } from '#domain/subscription/plan.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import type { Actor } from '#server/core/membership.ts'
import type { Payments } from '#server/platform/stripe/payments.ts'
import { findSubscriptionRow, getSubscription, isBeingDeleted } from './subscription.queries.ts'
import { planCancelledMail, planWithdrawnMail } from './subscription-mails.ts'
import { syncPlan } from './sync-plan.commands.ts'
import { WITHDRAWN } from './withdrawals.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'payments'> & Configured<'publicUrl'>

/** Ends the plan with what is paid for, or takes that back; `null` when there is no plan. */
export async function setEnding(
  platform: Deps,
  payments: Payments,
  actor: Actor,
  isEnding: boolean,
): Promise<Subscription | null> {
  await syncPlan(platform, payments, actor.userId)
  const before = await findSubscriptionRow(platform.db, actor.userId)
  if (!isLive(before)) return null
  if ((before.endsAt !== null) !== isEnding) {
    await changeEnding(payments, before.subscriptionId, { isEnding, isOfDeletion: false })
    await syncPlan(platform, payments, actor.userId)
    const after = await findSubscriptionRow(platform.db, actor.userId)
    if (isEnding && after?.endsAt)
      await sendMail(platform.db, planCancelledMail(actor.email, after.endsAt, platform.settings.publicUrl))
  }
  return getSubscription(platform, actor)
}

/** Ends the plan at once with the money back, within the days that the law gives. */
export async function withdraw(
  platform: Deps,
  payments: Payments,
  actor: Actor,
): Promise<Subscription | 'noPlan' | 'tooLate'> {
  await syncPlan(platform, payments, actor.userId)
  const row = await findSubscriptionRow(platform.db, actor.userId)
  if (!isLive(row) || !row.startedAt) return 'noPlan'
  if (platform.clock.now() >= withdrawalUntil(row.startedAt)) return 'tooLate'
  // Noted at Stripe first: whatever happens after this, the next reading ends it and gives the money back.
  await payments.stripe.subscriptions.update(row.subscriptionId, { metadata: WITHDRAWN })
  await sendMail(platform.db, planWithdrawnMail(actor.email, platform.settings.publicUrl))
  await syncPlan(platform, payments, actor.userId)
  return getSubscription(platform, actor)
}

/**
 * The plan of an account that waits for its deletion ends with what is paid for, and goes on when its person comes
 * back before that.
 */
export async function followDeletion(platform: Deps, payments: Payments, userId: string): Promise<void> {
  await syncPlan(platform, payments, userId)
  const row = await findSubscriptionRow(platform.db, userId)
  if (!isLive(row)) return
  const isLeaving = await isBeingDeleted(platform.db, userId)
  const { metadata } = await payments.stripe.subscriptions.retrieve(row.subscriptionId)
  const endsWithAccount = metadata['ends_with_account'] === 'true'
  if (isLeaving ? row.endsAt !== null : !endsWithAccount) return
  await changeEnding(payments, row.subscriptionId, { isEnding: isLeaving, isOfDeletion: isLeaving })
  await syncPlan(platform, payments, userId)
}

/** Ends everything that a customer still has, whose account is gone. */
export async function endSubscriptions({ stripe }: Payments, customerId: string): Promise<void> {
  const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 })
  const live = data.filter(({ status }) => status !== 'canceled' && status !== 'incomplete_expired')
  for (const { id } of live) await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false })
}

const changeEnding = (
  { stripe }: Payments,
  subscriptionId: string,
  { isEnding, isOfDeletion }: { isEnding: boolean; isOfDeletion: boolean },
): Promise<Stripe.Subscription> =>
  stripe.subscriptions.update(subscriptionId, {
    cancel_at_period_end: isEnding,
    metadata: { ends_with_account: isOfDeletion ? 'true' : '' },
  })

type Row = Awaited<ReturnType<typeof findSubscriptionRow>>

const isLive = (row: Row): row is NonNullable<Row> & { subscriptionId: string } =>
  row?.subscriptionId != null && (row.status === 'active' || row.status === 'unpaid')
