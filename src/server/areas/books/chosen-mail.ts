import type { Transaction } from '#db/client.ts'
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts'
import { quietUntil } from '#domain/notifications/notification-settings.ts'
import { readTimes } from '#server/areas/notifications/settings.queries.ts'
import { stopHeaders, stopToken } from '#server/areas/notifications/stop-link.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { type QueuedMail, sendMail } from '#server/core/jobs/send-mail.ts'

type Deps = Pick<Platform, 'clock'> & Configured<'publicUrl' | 'authSecret'>

/** Sends a mail of a kind that its reader has chosen: after their quiet hours, and with the way to end it. */
export async function sendChosenMail(
  tx: Transaction,
  { clock, settings: { publicUrl, authSecret } }: Deps,
  { userId, kind }: { userId: string; kind: NotificationKind },
  mail: QueuedMail,
): Promise<void> {
  const stopUrl = `${publicUrl}/baja/${stopToken({ userId, scope: [kind] }, authSecret)}`
  const runAt = quietUntil(await readTimes(tx, userId), clock.now())
  await sendMail(tx, {
    ...mail,
    ...(runAt && { runAt }),
    text: `${mail.text}\nNo recibir más correos como este:\n${stopUrl}\n`,
    headers: stopHeaders(stopUrl),
  })
}
