import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { accountActivity, user } from '#db/schema/auth.ts'
import { type AccountActivityKind, accountActivityMail } from '#domain/accounts/account-activity.ts'
import { describeDevice } from '#domain/accounts/session-device.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import { newId } from '#server/platform/ids.ts'
import { readDevice } from '../read-device.ts'
import { accountChangeMail } from './account-activity-mail.ts'

export type AccountChange = {
  userId: string
  kind: AccountActivityKind
  /** The name of the passkey, provider or program that it was about. */
  subject?: string
  /** Of the request; no device is named without it. */
  userAgent?: string | null | undefined
}

/** Longer names are cut: a program says by itself what it is called. */
const SUBJECT_MAX = 320

/**
 * Notes what has changed about the ways into an account, for its person to read, and tells them by mail where that is
 * due (ASVS 6.3.7). Belongs in the transaction of the change, so that neither is there without the other.
 */
export async function noteAccountActivity(
  db: Database | Transaction,
  { clock, settings: { publicUrl } }: Pick<Platform, 'clock'> & Configured<'publicUrl'>,
  { userId, kind, subject = '', userAgent }: AccountChange,
): Promise<void> {
  const at = clock.now()
  const device = userAgent ? describeDevice(readDevice(userAgent)) : ''
  const noted = { userId, kind, subject: subject.slice(0, SUBJECT_MAX), device, at }
  await db.insert(accountActivity).values({ id: newId(), ...noted })
  if (!accountActivityMail(kind)) return
  const [person] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId))
  if (person) await sendMail(db, accountChangeMail(person.email, noted, publicUrl))
}
