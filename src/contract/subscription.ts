import * as z from 'zod'
import { ROLES } from '#domain/members/roles.ts'
import { STANDINGS } from '#domain/subscription/plan.ts'
import { PAYMENT_KINDS, RECEIPT_STATUSES } from '#domain/subscription/receipts.ts'
import { browserRoute, instant } from './base.ts'

/** A receipt, in whole cents of a euro. */
export const planReceipt = z.object({
  id: z.string(),
  number: z.string().nullable(),
  createdAt: instant,
  total: z.int(),
  base: z.int(),
  tax: z.int(),
  status: z.enum(RECEIPT_STATUSES),
})

/**
 * The plan of the signed-in person. Where `isCharging` is false the installation is free for everybody, and nothing
 * else of it counts. `needsPlan` says whether another wedding asks for it.
 */
export const subscription = z.object({
  isCharging: z.boolean(),
  role: z.enum(ROLES),
  standing: z.enum(STANDINGS),
  activeWeddings: z.int(),
  needsPlan: z.boolean(),
  /** Whether a payment of the plan is missing. */
  isUnpaid: z.boolean(),
  /** When the next receipt is due; when a cancelled plan ends, or has ended; until when a missing payment can wait. */
  renewsAt: instant.nullable(),
  endsAt: instant.nullable(),
  graceUntil: instant.nullable(),
  /** Until when it can be left with the money back. */
  withdrawUntil: instant.nullable(),
  paymentMethod: z
    .object({ kind: z.enum(PAYMENT_KINDS), brand: z.string().nullable(), last4: z.string().nullable() })
    .nullable(),
  billing: z
    .object({ name: z.string().nullable(), taxId: z.string().nullable(), city: z.string().nullable() })
    .nullable(),
  receipts: z.array(planReceipt),
})

export type Subscription = z.infer<typeof subscription>

const PAYMENTS_OFF = { status: 409, message: 'This installation charges nobody' } as const
const NO_SUBSCRIPTION = { status: 409, message: 'There is no plan that this could change' } as const
const PAYMENTS_UNAVAILABLE = { status: 503, message: 'Stripe does not answer' } as const

const route = browserRoute.errors({ PAYMENTS_OFF, PAYMENTS_UNAVAILABLE })

/** A page of Stripe to go to. */
const away = z.object({ url: z.url() })

/** The path of ours that Stripe sends the person back to. */
const returnTo = z
  .string()
  .max(300)
  .regex(/^\/app(\/[\w-]+)*\/?(\?[\w=&%.-]*)?(#[\w-]+)?$/)
  .default('/app/profile')

export const subscriptionContract = {
  get: browserRoute
    .route({ method: 'GET', path: '/subscription', tags: ['subscription'], summary: 'The own plan' })
    .output(subscription),

  /** The same, read back from Stripe first: for who comes from there, ahead of what Stripe tells us. */
  refresh: route
    .meta({ access: 'signedIn', browserOnly: true, cost: 20 })
    .route({
      method: 'POST',
      path: '/subscription/refresh',
      tags: ['subscription'],
      summary: 'Read the own plan back from Stripe',
    })
    .output(subscription),

  /** Begins to pay: answers with the page of Stripe that asks for a card or an account. */
  checkout: route
    .meta({ access: 'signedIn', browserOnly: true, cost: 20 })
    .route({
      method: 'POST',
      path: '/subscription/checkout',
      tags: ['subscription'],
      summary: 'Begin to pay for the plan',
    })
    .input(z.object({ returnTo }))
    .output(away)
    .errors({
      ALREADY_SUBSCRIBED: { status: 409, message: 'The plan is there already' },
      PLAN_IS_FOR_PLANNERS: { status: 409, message: 'Couples never pay' },
    }),

  /** The page of Stripe where the card and the details of receipts are changed, or a missing payment is made. */
  portal: route
    .meta({ access: 'signedIn', browserOnly: true, cost: 20 })
    .route({
      method: 'POST',
      path: '/subscription/portal',
      tags: ['subscription'],
      summary: 'Change how the plan is paid',
    })
    .input(z.object({ returnTo }))
    .output(away)
    .errors({ NO_SUBSCRIPTION }),

  /** Ends the plan when what is paid for is over. Asked again, it changes nothing. */
  cancel: route
    .meta({ access: 'signedIn', browserOnly: true, cost: 20 })
    .route({
      method: 'POST',
      path: '/subscription/cancel',
      tags: ['subscription'],
      summary: 'Cancel the plan',
    })
    .output(subscription)
    .errors({ NO_SUBSCRIPTION }),

  /** Takes a cancellation back, as long as the plan has not ended. */
  resume: route
    .meta({ access: 'signedIn', browserOnly: true, cost: 20 })
    .route({
      method: 'POST',
      path: '/subscription/resume',
      tags: ['subscription'],
      summary: 'Keep the plan that was cancelled',
    })
    .output(subscription)
    .errors({ NO_SUBSCRIPTION }),

  /** Leaves the contract within its first 14 days: the plan ends at once and the money goes back. */
  withdraw: route
    .meta({ access: 'signedIn', browserOnly: true, cost: 20 })
    .route({
      method: 'POST',
      path: '/subscription/withdraw',
      tags: ['subscription'],
      summary: 'Withdraw from the plan with the money back',
    })
    .output(subscription)
    .errors({
      NO_SUBSCRIPTION,
      WITHDRAWAL_OVER: { status: 409, message: 'More than 14 days have passed' },
    }),

  /** The address at which a receipt can be read and downloaded. */
  receipt: route
    .meta({ access: 'signedIn', browserOnly: true, cost: 20 })
    .route({
      method: 'POST',
      path: '/subscription/receipts/{receiptId}/link',
      tags: ['subscription'],
      summary: 'Open a receipt of the plan',
    })
    .input(z.object({ receiptId: z.string().max(100) }))
    .output(away)
    .errors({ PLAN_RECEIPT_NOT_FOUND: { status: 404, message: 'There is no such receipt of yours' } }),

  /**
   * Makes a planner's account of a couple's, or the other way round. Nothing is lost: every membership stays as it
   * is, and what a planner has shown comes back with them. A planner accepts the agreement on processing; the plan
   * of who becomes a couple is cancelled.
   */
  changeRole: route
    .meta({ access: 'signedIn', browserOnly: true, cost: 20 })
    .route({
      method: 'POST',
      path: '/subscription/role',
      tags: ['subscription'],
      summary: 'Become a planner or a couple',
    })
    .input(z.object({ role: z.enum(ROLES), acceptsProcessing: z.boolean().default(false) }))
    .output(subscription)
    .errors({
      PROCESSING_NOT_ACCEPTED: { status: 422, message: 'A planner accepts the agreement on processing' },
    }),
}
