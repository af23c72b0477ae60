import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, or } from 'drizzle-orm'
import type { EmailChange } from '#contract/access.ts'
import type { Database, Transaction } from '#db/client.ts'
import { emailChange, user, verification } from '#db/schema/auth.ts'
import { DAY_MS } from '#domain/time/time.ts'
import { noteAccountActivity } from '#server/core/auth/account-activity/account-activity.commands.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import type { Actor } from '#server/core/membership.ts'
import { toEmailChange } from './email-change.queries.ts'
import { emailChangedMail, emailChangeMail } from './email-change-mails.ts'

type Deps = Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl'>

/**
 * Asks both mailboxes of a person who wants another address. One that belongs to an account already is sent
 * nothing, so that the change waits in vain and the answer does not tell who has an account.
 */
export async function askForEmailChange(
  platform: Deps,
  actor: Actor,
  newEmail: string,
  userAgent: string | undefined,
): Promise<EmailChange> {
  const { db, clock } = platform
  const { publicUrl } = platform.settings
  const [oldToken, newToken] = [randomToken(), randomToken()]
  const expiresAt = new Date(clock.now().getTime() + DAY_MS)
  const change = {
    newEmail,
    oldTokenHash: hashOf(oldToken),
    newTokenHash: hashOf(newToken),
    oldConfirmedAt: null,
    newConfirmedAt: null,
    expiresAt,
  }
  return db.transaction(async (tx) => {
    const [asked] = await tx
      .insert(emailChange)
      .values({ userId: actor.userId, ...change })
      .onConflictDoUpdate({ target: emailChange.userId, set: change })
      .returning()
    const link = (token: string) => `${publicUrl}/confirm-email?token=${token}`
    const addresses = { from: actor.email, to: newEmail }
    await sendMail(tx, { ...emailChangeMail(actor.email, addresses, link(oldToken)), expiresAt })
    if (!(await isTaken(tx, newEmail))) {
      await sendMail(tx, { ...emailChangeMail(newEmail, addresses, link(newToken)), expiresAt })
    }
    const { userId } = actor
    await noteAccountActivity(tx, platform, {
      userId,
      kind: 'emailChangeAsked',
      subject: newEmail,
      userAgent,
    })
    return toEmailChange(asked!)
  })
}

/** Keeps the present address. */
export async function cancelEmailChange(db: Database, userId: string): Promise<void> {
  await db.delete(emailChange).where(eq(emailChange.userId, userId))
}

/**
 * One of the two mailboxes confirms. With the second the account has the new address, and the links of earlier mails
 * stop working. `'invalid'` for a token that is unknown, has expired or has served, and for an address that was
 * taken meanwhile.
 */
export async function confirmEmailChange(
  platform: Deps,
  token: string,
): Promise<'waiting' | 'changed' | 'invalid'> {
  const [hash, now] = [hashOf(token), platform.clock.now()]
  return platform.db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(emailChange)
      .where(
        and(
          or(eq(emailChange.oldTokenHash, hash), eq(emailChange.newTokenHash, hash)),
          gt(emailChange.expiresAt, now),
        ),
      )
      .for('update')
    if (!found || (await isTaken(tx, found.newEmail))) return 'invalid'
    const isOld = found.oldTokenHash === hash
    const isLast = (isOld ? found.newConfirmedAt : found.oldConfirmedAt) !== null
    if (isLast) {
      await changeEmail(tx, platform, found)
      return 'changed'
    }
    await tx
      .update(emailChange)
      .set(isOld ? { oldConfirmedAt: now } : { newConfirmedAt: now })
      .where(eq(emailChange.userId, found.userId))
    return 'waiting'
  })
}

async function changeEmail(
  tx: Transaction,
  platform: Deps,
  { userId, newEmail }: typeof emailChange.$inferSelect,
) {
  const [before] = await tx.select({ email: user.email }).from(user).where(eq(user.id, userId))
  await tx.update(user).set({ email: newEmail, emailVerified: true }).where(eq(user.id, userId))
  await tx.delete(verification).where(eq(verification.value, userId))
  await tx.delete(emailChange).where(eq(emailChange.userId, userId))
  await sendMail(tx, emailChangedMail(before!.email, newEmail))
  await noteAccountActivity(tx, platform, { userId, kind: 'emailChanged', subject: newEmail })
}

async function isTaken(tx: Transaction, email: string): Promise<boolean> {
  return (await tx.select({ id: user.id }).from(user).where(eq(user.email, email))).length > 0
}

const randomToken = () => randomBytes(24).toString('base64url')
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
