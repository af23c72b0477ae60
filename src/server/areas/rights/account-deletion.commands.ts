import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { session } from '#db/schema/auth.ts'
import { plannerDirectory } from '#db/schema/planners.ts'
import { accountDeletions } from '#db/schema/rights.ts'
import { ACCOUNT_RECOVERY_DAYS } from '#domain/accounts/account-deletion.ts'
import { DAY_MS } from '#domain/time/time.ts'
import { mailPeopleOfPlanner } from '#server/areas/calendar/mail-all.commands.ts'
import { hasUntakenRecords } from '#server/areas/invoicing/untaken-records.queries.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import type { Actor } from '#server/core/membership.ts'
import { accountDeletionMail, accountRecoveredMail } from './rights-mails.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'payments'> & Configured<'publicUrl'>

/**
 * Begins the deletion of an account: it is closed at once, and everything waits for the days in which its person
 * may come back. Asking twice keeps the first day. A person who has issued invoices takes their records first: keeping
 * them is the issuer's duty (RD 1619/2012 art. 19 and 20; `null` until then).
 */
export async function requestDeletion(
  { db, clock, settings: { publicUrl }, payments }: Deps,
  { userId, email }: Actor,
): Promise<{ requestedAt: Date; dueAt: Date } | null> {
  if (await hasUntakenRecords(db, userId)) return null
  const requestedAt = clock.now()
  const dueAt = new Date(requestedAt.getTime() + ACCOUNT_RECOVERY_DAYS * DAY_MS)
  await db.transaction(async (tx) => {
    const wasListed = await setListed(tx, userId, false)
    const added = await tx
      .insert(accountDeletions)
      .values({ userId, requestedAt, dueAt, wasListed })
      .onConflictDoNothing()
      .returning()
    await tx.delete(session).where(eq(session.userId, userId))
    if (added.length > 0) {
      await sendMail(tx, accountDeletionMail(email, dueAt, publicUrl))
      await mailPeopleOfPlanner(tx, clock, userId)
    }
    if (payments) await addJob(tx, 'follow-deletion', { userId })
  })
  return { requestedAt, dueAt }
}

/** Takes an account back as it was. */
export async function cancelDeletion(
  { db, clock, settings: { publicUrl }, payments }: Deps,
  userId: string,
  email: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [ended] = await tx.delete(accountDeletions).where(eq(accountDeletions.userId, userId)).returning()
    if (!ended) return
    if (ended.wasListed) await setListed(tx, userId, true)
    await sendMail(tx, accountRecoveredMail(email, publicUrl))
    await mailPeopleOfPlanner(tx, clock, userId)
    if (payments) await addJob(tx, 'follow-deletion', { userId })
  })
}

/** Shows or hides a public profile; says whether that changed it. */
async function setListed(tx: Transaction, userId: string, listed: boolean): Promise<boolean> {
  const changed = await tx
    .update(plannerDirectory)
    .set({ listed })
    .where(and(eq(plannerDirectory.userId, userId), ne(plannerDirectory.listed, listed)))
    .returning({ userId: plannerDirectory.userId })
  return changed.length > 0
}
