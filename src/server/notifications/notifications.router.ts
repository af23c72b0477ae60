import type { Notification } from '#contract/notifications.ts'
import { signedIn } from '../procedures.ts'
import { markRead } from './notifications.commands.ts'
import { countUnread, listNotificationsJson } from './notifications.queries.ts'

export const notificationsRouter = {
  list: signedIn.notifications.list.handler(async ({ context, input }) => {
    const { platform, actor, reply } = context
    reply.headers.set('cache-control', 'no-store')
    reply.json = await listNotificationsJson(platform.db, actor.userId, input)
    // The HTTP layer sends `reply.json`; the procedure's own value is never looked at.
    return undefined as unknown as Notification[]
  }),

  unreadCount: signedIn.notifications.unreadCount.handler(async ({ context }) => ({
    unread: await countUnread(context.platform.db, context.actor.userId),
  })),

  read: signedIn.notifications.read.handler(async ({ context, input }) => {
    const { db, clock, live } = context.platform
    const { userId } = context.actor
    const read = await markRead(db, clock, userId, 'all' in input ? 'all' : input.ids)
    if (read > 0) live.notificationsRead(userId)
    return { read }
  }),
}
