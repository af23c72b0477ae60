import * as z from 'zod'
import {
  DELIVERY_ERRORS,
  DELIVERY_STATUSES,
  OFF_REASONS,
  WEBHOOK_NAME_MAX,
  WEBHOOK_SECTIONS,
  WEBHOOK_URL_MAX,
} from '#domain/webhooks/webhooks.ts'
import { full, id, instant, memberRoute, requiredLine, text, weddingPath } from './base.ts'

const sections = z.array(z.enum(WEBHOOK_SECTIONS)).min(1).max(WEBHOOK_SECTIONS.length)

/**
 * A program that is told what changes in a wedding. Every member sees that there is one, and where it stands; its whole
 * address is its owner's alone, since it may open something there.
 */
export const webhook = z.object({
  id,
  name: z.string(),
  host: z.string(),
  url: z.string().nullable(),
  /** The member who made it: it is sent what they may see. */
  owner: z.string(),
  isOwn: z.boolean(),
  sections: z.array(z.enum(WEBHOOK_SECTIONS)),
  /** Whether the changed rows are sent too. */
  withData: z.boolean(),
  isOn: z.boolean(),
  offReason: z.enum(OFF_REASONS).nullable(),
  /** Since when nothing arrives; null while it does. */
  failingSince: instant.nullable(),
  /** Until when the secret before this one signs as well. */
  formerUntil: instant.nullable(),
  deliveredAt: instant.nullable(),
  createdAt: instant,
  /** How many deliveries wait, and how many were given up. */
  waiting: z.int(),
  failed: z.int(),
})

export type Webhook = z.infer<typeof webhook>

/** The secret is in this answer and in no other. */
export const webhookWithSecret = webhook.extend({ secret: z.string() })

/** An event that is sent, or was: never what it said. */
export const webhookDelivery = z.object({
  /** The `webhook-id` of all its attempts. */
  id,
  type: z.string(),
  at: instant,
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.int(),
  lastAt: instant.nullable(),
  nextAt: instant.nullable(),
  httpStatus: z.int().nullable(),
  error: z.enum(DELIVERY_ERRORS).nullable(),
  durationMs: z.int().nullable(),
})

export type WebhookDelivery = z.infer<typeof webhookDelivery>

const tags = ['webhooks']
const path = '/weddings/{weddingId}/webhooks'
const onePath = weddingPath.extend({ webhookId: id })

const WEBHOOK_NOT_FOUND = { status: 404, message: 'There is no such webhook' } as const
const WEBHOOK_OFF = { status: 409, message: 'The webhook is off' } as const
const WEBHOOK_URL_REFUSED = {
  status: 422,
  message: 'A webhook needs an https address of the public internet, without credentials',
} as const

const address = text.trim().min(1).max(WEBHOOK_URL_MAX)

export const webhooksContract = {
  list: memberRoute('wedding', 'view')
    .route({ method: 'GET', path, tags, summary: 'Webhooks of the wedding' })
    .input(weddingPath)
    .output(z.array(webhook)),

  /** `id` is the caller's, so that a retry makes no second one. */
  create: memberRoute('wedding', 'edit')
    .route({ method: 'POST', path, successStatus: 201, tags, summary: 'Add a webhook' })
    .input(
      weddingPath.extend({
        id,
        name: requiredLine(WEBHOOK_NAME_MAX),
        url: address,
        sections,
        withData: z.boolean().default(false),
      }),
    )
    .output(webhookWithSecret)
    .errors({
      WEBHOOK_URL_REFUSED,
      WEBHOOK_ID_TAKEN: { status: 409, message: 'There is another webhook of that id' },
      TOO_MANY_WEBHOOKS: full('The wedding has as many webhooks as there can be'),
    }),

  /** By its owner alone, as all that follows but `remove`. */
  update: memberRoute('wedding', 'edit')
    .route({
      method: 'PATCH',
      path: `${path}/{webhookId}`,
      tags,
      summary: 'Change a webhook, or switch it on or off',
    })
    .input(
      onePath.extend({
        name: requiredLine(WEBHOOK_NAME_MAX).optional(),
        url: address.optional(),
        sections: sections.optional(),
        withData: z.boolean().optional(),
        isOn: z.boolean().optional(),
      }),
    )
    .output(webhook)
    .errors({ WEBHOOK_NOT_FOUND, WEBHOOK_URL_REFUSED }),

  /** A new secret; the former one signs beside it for a day. */
  rotate: memberRoute('wedding', 'edit')
    .route({ method: 'POST', path: `${path}/{webhookId}/secret`, tags, summary: 'Renew the secret' })
    .input(onePath)
    .output(webhookWithSecret)
    .errors({ WEBHOOK_NOT_FOUND }),

  /** By its owner, and by every other member who edits the wedding. */
  remove: memberRoute('wedding', 'edit')
    .route({ method: 'DELETE', path: `${path}/{webhookId}`, tags, summary: 'Remove a webhook' })
    .input(onePath)
    .output(z.object({ removed: z.literal(true) }))
    .errors({ WEBHOOK_NOT_FOUND }),

  test: memberRoute('wedding', 'edit')
    .meta({ access: 'member', silent: true })
    .route({ method: 'POST', path: `${path}/{webhookId}/test`, tags, summary: 'Send a test event' })
    .input(onePath)
    .output(z.object({ queued: z.int() }))
    .errors({ WEBHOOK_NOT_FOUND, WEBHOOK_OFF }),

  /** The newest deliveries. */
  deliveries: memberRoute('wedding', 'edit')
    .route({ method: 'GET', path: `${path}/{webhookId}/deliveries`, tags, summary: 'Log of a webhook' })
    .input(onePath)
    .output(z.array(webhookDelivery))
    .errors({ WEBHOOK_NOT_FOUND }),

  /** One delivery again, of any outcome, or all that failed. Their `webhook-id` stays. */
  resend: memberRoute('wedding', 'edit')
    .meta({ access: 'member', silent: true })
    .route({ method: 'POST', path: `${path}/{webhookId}/resend`, tags, summary: 'Send deliveries again' })
    .input(onePath.extend({ deliveryId: id.nullable().default(null) }))
    .output(z.object({ queued: z.int() }))
    .errors({ WEBHOOK_NOT_FOUND, WEBHOOK_OFF }),
}
