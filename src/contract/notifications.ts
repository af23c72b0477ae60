import * as z from 'zod'
import { ROLES } from '#domain/members/roles.ts'
import type { NotificationContent } from '#domain/notifications/notification-data.ts'
import { MAIL_MODES, NOTIFICATION_KINDS } from '#domain/notifications/notification-kinds.ts'
import { NOTIFICATIONS_IN_BELL, NOTIFICATIONS_ON_PAGE } from '#domain/notifications/notification-limits.ts'
import { NOTIFICATION_SECTIONS } from '#domain/notifications/notification-sections.ts'
import { PUSH_ENDPOINT_MAX } from '#domain/notifications/notification-settings.ts'
import { NOTIFICATION_ACTIONS } from '#domain/notifications/notifications.ts'
import { TIME_ZONE_MAX } from '#domain/time/zone-names.ts'
import { isTimeZone } from '#domain/time/zoned-hours.ts'
import { browserRoute, id, instant, signedInRoute, text } from './base.ts'

/**
 * A notification (spec 3). `count` is how many rows the line stands for; `data` is what
 * `NotificationData` says of the action, of the newest one.
 */
export const notification = z.object({
  id,
  action: z.enum(NOTIFICATION_ACTIONS),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  section: z.enum(NOTIFICATION_SECTIONS),
  actorName: z.string(),
  actorRole: z.enum(ROLES),
  /** Null, and the name empty, for what is of no wedding. */
  weddingId: id.nullable(),
  weddingName: z.string(),
  url: z.string(),
  count: z.int(),
  createdAt: instant,
  readAt: instant.nullable(),
})

export type Notification = Omit<z.infer<typeof notification>, 'action' | 'data'> & NotificationContent

const hour = z.int().min(0).max(23)

/** Hours from one to another, over midnight where the second is the smaller. */
const quietHours = z
  .object({ from: hour, to: hour })
  .refine(({ from, to }) => from !== to, 'two different hours')

const channels = z.object({ bell: z.boolean(), mail: z.enum(MAIL_MODES), push: z.boolean() })

/** On which ways notifications reach the person, and when; hours are those of their time zone. */
export const notificationSettings = z.object({
  timeZone: z.string(),
  summaryHour: hour,
  /** When mails and push wait; null for never. */
  quiet: quietHours.nullable(),
  kinds: z.array(channels.extend({ kind: z.enum(NOTIFICATION_KINDS) })),
  /** The key a browser subscribes with, and where the one that asks is pushed to, if it is. */
  push: z.object({ publicKey: z.string(), endpoint: z.string().nullable() }),
})

export type NotificationSettings = z.infer<typeof notificationSettings>

const pushEndpoint = text.max(PUSH_ENDPOINT_MAX)
const pushKey = text.regex(/^[\w-]{20,100}$/)

export const notificationsContract = {
  /** The caller's notifications, the newest first; of one wedding when asked (spec 2, 7). */
  list: signedInRoute
    .route({ method: 'GET', path: '/notifications', tags: ['notifications'], summary: 'The newest' })
    .input(
      z.object({
        limit: z.coerce.number().int().min(1).max(NOTIFICATIONS_ON_PAGE).default(NOTIFICATIONS_IN_BELL),
        weddingId: id.optional(),
      }),
    )
    .output(z.array(notification as unknown as z.ZodType<Notification>)),

  unreadCount: signedInRoute
    .route({
      method: 'GET',
      path: '/notifications/unread-count',
      tags: ['notifications'],
      summary: 'How many are unread',
    })
    .output(z.object({ unread: z.int() })),

  /** Marks all of the caller's notifications as read, or those with the given ids (spec 4). */
  read: signedInRoute
    .route({ method: 'POST', path: '/notifications/read', tags: ['notifications'], summary: 'Mark as read' })
    .input(
      z.union([
        z.object({ all: z.literal(true) }),
        z.object({ ids: z.array(id).min(1).max(NOTIFICATIONS_ON_PAGE) }),
      ]),
    )
    .output(z.object({ read: z.int() })),

  settings: {
    get: signedInRoute
      .route({
        method: 'GET',
        path: '/notifications/settings',
        tags: ['notifications'],
        summary: 'On which ways they come',
      })
      .output(notificationSettings),

    /** Changes the given ones only. */
    update: signedInRoute
      .route({
        method: 'PATCH',
        path: '/notifications/settings',
        tags: ['notifications'],
        summary: 'Change when mails and push come',
      })
      .input(
        z.object({
          timeZone: text.max(TIME_ZONE_MAX).refine(isTimeZone, 'the name of a time zone').optional(),
          summaryHour: hour.optional(),
          quiet: quietHours.nullable().optional(),
        }),
      )
      .output(notificationSettings),

    /** Changes the given ways only. What waits for a way that is closed does not go out any more. */
    updateKind: signedInRoute
      .route({
        method: 'PATCH',
        path: '/notifications/settings/{kind}',
        tags: ['notifications'],
        summary: 'Change on which ways a kind comes',
      })
      .input(channels.partial().extend({ kind: z.enum(NOTIFICATION_KINDS) }))
      .output(notificationSettings),
  },

  devices: {
    /**
     * Pushes to the browser that asks, until it is removed or its session ends: what its `PushSubscription` says.
     * An address that is none of the public internet is refused with PUSH_SERVICE_REFUSED.
     */
    add: browserRoute
      .route({
        method: 'POST',
        path: '/notifications/devices',
        tags: ['notifications'],
        summary: 'Push to this browser',
      })
      .input(z.object({ endpoint: pushEndpoint, keys: z.object({ p256dh: pushKey, auth: pushKey }) }))
      .output(z.object({ added: z.literal(true) }))
      .errors({ PUSH_SERVICE_REFUSED: { status: 422, message: 'No push service of the public internet' } }),

    /** One that is not pushed to is as good. */
    remove: browserRoute
      .route({
        method: 'DELETE',
        path: '/notifications/devices',
        tags: ['notifications'],
        summary: 'Push to a browser no more',
      })
      .input(z.object({ endpoint: pushEndpoint }))
      .output(z.object({ removed: z.literal(true) })),
  },
}
