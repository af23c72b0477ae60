import { and, eq, gt } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { session, user } from '#db/schema/auth.ts'
import { accountSuspensions, operatorActs } from '#db/schema/operator.ts'
import { plannerDirectory } from '#db/schema/planners.ts'
import { SITTING_MINUTES } from '#domain/operator/operators.ts'
import { MINUTE_MS } from '#domain/time/time.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import type { OperatorId } from '#server/core/membership.ts'
import { noteAct } from './operator-acts.commands.ts'
import { restoredMail, suspendedMail } from './operator-mails.ts'

type Acting = Pick<Platform, 'db' | 'clock' | 'live'> & Configured<'publicUrl'>

/** Notes that an operator looked an account up; once in a sitting. */
export async function noteSearch(platform: Acting, by: OperatorId, userId: string): Promise<void> {
  const since = new Date(platform.clock.now().getTime() - SITTING_MINUTES * MINUTE_MS)
  const known = await platform.db.$count(
    operatorActs,
    and(
      eq(operatorActs.operatorId, by),
      eq(operatorActs.act, 'accountSearched'),
      eq(operatorActs.userId, userId),
      gt(operatorActs.at, since),
    ),
  )
  if (known > 0) return
  await platform.db.transaction((tx) =>
    noteAct(tx, platform, by, { act: 'accountSearched', subject: '', userId }),
  )
}

/**
 * Suspends an account: its sessions end at once, it gets no other, and its public profile leaves the directory. One that
 * is suspended already keeps its reason. Nothing is deleted, and the other members of its weddings notice nothing.
 */
export async function suspendAccount(
  platform: Acting,
  by: OperatorId,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  const { db, clock, live } = platform
  const { publicUrl } = platform.settings
  await db.transaction(async (tx) => {
    const [person] = await tx
      .select({ email: user.email })
      .from(user)
      .where(eq(user.id, userId))
      .for('update')
    if (!person) return
    const added = await tx
      .insert(accountSuspensions)
      .values({ userId, reason, wasListed: false, at: clock.now() })
      .onConflictDoNothing()
      .returning()
    await tx.delete(session).where(eq(session.userId, userId))
    if (added.length === 0) return
    if (await setListed(tx, userId, { from: true, to: false })) {
      await tx
        .update(accountSuspensions)
        .set({ wasListed: true })
        .where(eq(accountSuspensions.userId, userId))
    }
    await sendMail(tx, suspendedMail(person.email, reason, publicUrl))
    await noteAct(tx, platform, by, { act: 'accountSuspended', subject: reason, userId })
  })
  live.sessionsEnded(userId)
}

/** Lifts a suspension: the account is as it was, and is signed in to anew. */
export async function liftSuspension(platform: Acting, by: OperatorId, userId: string): Promise<void> {
  const { db } = platform
  const { publicUrl } = platform.settings
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(accountSuspensions)
      .where(eq(accountSuspensions.userId, userId))
      .returning()
    if (!ended) return
    if (ended.wasListed) await setListed(tx, userId, { from: false, to: true })
    const [person] = await tx.select({ email: user.email }).from(user).where(eq(user.id, userId))
    if (person) await sendMail(tx, restoredMail(person.email, publicUrl))
    await noteAct(tx, platform, by, { act: 'accountRestored', subject: '', userId })
  })
}

async function setListed(tx: Transaction, userId: string, { from, to }: { from: boolean; to: boolean }) {
  const changed = await tx
    .update(plannerDirectory)
    .set({ listed: to })
    .where(and(eq(plannerDirectory.userId, userId), eq(plannerDirectory.listed, from)))
    .returning({ userId: plannerDirectory.userId })
  return changed.length > 0
}
