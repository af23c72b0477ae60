import type { NotificationSettings } from '#contract/notifications.ts'
import { sessionTokenOf } from '#server/core/auth/gate.ts'
import type { RequestContext } from '#server/core/context.ts'
import type { Actor } from '#server/core/membership.ts'
import { signedIn } from '#server/core/procedures/procedures.ts'
import { isPushTarget } from '#server/platform/web-push.ts'
import { markRead } from './notifications.commands.ts'
import { countUnread, listNotifications } from './notifications.queries.ts'
import { addPushDevice, removePushDevice } from './push-devices.commands.ts'
import { findEndpoint } from './push-devices.queries.ts'
import { saveChannels, saveTimes } from './settings.commands.ts'
import { listChannels, readTimes } from './settings.queries.ts'

const { settings, devices } = signedIn.notifications

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

  settings: {
    get: settings.get.handler(({ context }) => readSettings(context)),

    update: settings.update.handler(async ({ context, input }) => {
      await saveTimes(context.platform.db, context.actor.userId, input)
      return changedSettings(context)
    }),

    updateKind: settings.updateKind.handler(async ({ context, input: { kind, ...changes } }) => {
      await saveChannels(context.platform.db, context.actor.userId, kind, changes)
      return changedSettings(context)
    }),
  },

  devices: {
    add: devices.add.handler(async ({ context, input: { endpoint, keys }, errors }) => {
      const { platform, actor, headers } = context
      const target = { endpoint, p256dh: keys.p256dh, authKey: keys.auth }
      if (!isPushTarget(target, platform.outbound)) throw errors.PUSH_SERVICE_REFUSED()
      const sessionToken = (await sessionTokenOf(platform, headers))!
      await addPushDevice(platform.db, {
        ...target,
        ...{ userId: actor.userId, sessionToken, now: platform.clock.now() },
      })
      return { added: true }
    }),

    remove: devices.remove.handler(async ({ context, input: { endpoint } }) => {
      await removePushDevice(context.platform.db, { userId: context.actor.userId, endpoint })
      return { removed: true }
    }),
  },
}

type OwnContext = RequestContext & { actor: Actor }

async function readSettings({ platform, actor, headers }: OwnContext): Promise<NotificationSettings> {
  const { db } = platform
  const { vapid } = platform.settings
  const sessionToken = await sessionTokenOf(platform, headers)
  return {
    ...(await readTimes(db, actor.userId)),
    kinds: await listChannels(db, actor.userId, actor.role),
    push: {
      publicKey: vapid.publicKey,
      endpoint: sessionToken && (await findEndpoint(db, sessionToken)),
    },
  }
}

/** Other tabs of the person read their settings again with the bell. */
function changedSettings(context: OwnContext): Promise<NotificationSettings> {
  context.platform.live.notificationsRead(context.actor.userId)
  return readSettings(context)
}
