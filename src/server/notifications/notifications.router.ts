import { signedIn } from '../procedures.ts'
import { markRead } from './notifications.commands.ts'
import { countUnread, listNotifications } from './notifications.queries.ts'

export const notificationsRouter = {
  list: signedIn.notifications.list.handler(({ context, input }) =>
    listNotifications(context.platform.db, context.actor.userId, input),
  ),

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
