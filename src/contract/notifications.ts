import * as z from 'zod'
import type { NotificationContent } from '#domain/notification-data.ts'
import { NOTIFICATION_SECTIONS } from '#domain/notification-sections.ts'
import { NOTIFICATION_ACTIONS, NOTIFICATIONS_IN_BELL, NOTIFICATIONS_ON_PAGE } from '#domain/notifications.ts'
import { ROLES } from '#domain/roles.ts'
import { id, instant, signedInRoute } from './base.ts'

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
}
