import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { sentenceOf } from '#domain/notifications/notification-sentences.ts'
import {
  PUSH_KEPT_HOURS,
  quietUntil,
  SINGLE_PUSHES_MAX,
} from '#domain/notifications/notification-settings.ts'
import { HOUR_MS } from '#domain/time/time.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import { type PushMessage, sendPush } from '#server/platform/web-push.ts'
import { listPushed, type SentNotification } from './notifications.queries.ts'
import { forgetPushDevice } from './push-devices.commands.ts'
import { findPushDevice, listPushDevices } from './push-devices.queries.ts'
import { findAddressee } from './settings.queries.ts'

export type PushJob = {
  deviceId: string
  notificationIds: string[]
  expiresAt: string
}

/**
 * Makes a push of each notification that waits for one and each browser of the person, or one of all when several have
 * come together. In quiet hours they wait for their end.
 */
export async function pushNotifications(
  { db, clock }: Pick<JobDeps, 'db' | 'clock'>,
  userId: string,
): Promise<void> {
  const to = await findAddressee(db, userId)
  if (!to) return
  const now = clock.now()
  const runAt = quietUntil(to.times, now)
  if (runAt) return addJob(db, 'push-notifications', { userId }, { runAt })
  const expiresAt = new Date(now.getTime() + PUSH_KEPT_HOURS * HOUR_MS).toISOString()
  await db.transaction(async (tx) => {
    const waiting = await takeWaiting(tx, userId)
    if (waiting.length === 0) return
    const pushes = waiting.length > SINGLE_PUSHES_MAX ? [waiting] : waiting.map((id) => [id])
    for (const { id: deviceId } of await listPushDevices(tx, userId, now))
      for (const notificationIds of pushes)
        await addJob(tx, 'send-push', { deviceId, notificationIds, expiresAt })
  })
}

async function takeWaiting(tx: Transaction, userId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update notifications set push = false where recipient_id = ${userId} and push and read_at is null returning id`)
  return rows.map(({ id }) => id)
}

/**
 * Sends one push to one browser. What it says is read right before, so that it says nothing that its reader may not see
 * any more or has seen already; a browser that takes no more pushes is forgotten.
 */
export async function pushToDevice(
  deps: JobDeps,
  { deviceId, notificationIds, expiresAt }: PushJob,
): Promise<void> {
  const { db, clock, log, outbound, settings } = deps
  const now = clock.now()
  if (now >= new Date(expiresAt)) return
  const device = await findPushDevice(db, deviceId, now)
  if (!device || !(await findAddressee(db, device.userId))) return
  const notifications = await listPushed(db, device.userId, notificationIds)
  if (notifications.length === 0) return
  const outcome = await sendPush({ vapid: settings.vapid, outbound }, device, messageOf(notifications))
  if (outcome === 'gone') await forgetPushDevice(db, deviceId)
  if (outcome === 'refused') log.warn({ device: deviceId }, 'push given up: the push service refuses it')
}

/**
 * The message that the service worker shows: nothing but the line of the bell and where it leads, or how many there
 * are.
 */
function messageOf(notifications: readonly SentNotification[]): PushMessage {
  const [first] = notifications
  const { id, actorName, weddingName, url } = first!
  if (notifications.length > 1) {
    const body = `Tienes ${notifications.length} notificaciones nuevas.`
    return toMessage({ tag: 'all', title: 'Azahar', body, url: '/app/notifications' })
  }
  const body = `${actorName || 'Usuario'} ${sentenceOf(first!)}.`
  return toMessage({ tag: id, title: weddingName || 'Azahar', body, url })
}

const toMessage = (shown: { tag: string; title: string; body: string; url: string }): PushMessage => ({
  payload: JSON.stringify(shown),
  topic: shown.tag.replaceAll('-', ''),
  keptHours: PUSH_KEPT_HOURS,
})
