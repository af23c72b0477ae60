import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { type SupportFacts, supportConversations, supportMessages } from '#db/schema/support.ts'
import { subjectOf, supportKeptSince, supportPromise } from '#domain/support/support.ts'
import { afterWorkingHours } from '#domain/support/working-hours.ts'
import { isWithPlan } from '#server/core/auth/plan-of.queries.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import type { Actor } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { findConversation, isOwn } from './support.queries.ts'
import { type Written, writtenMails } from './support-mails.ts'

type Writing = Pick<Platform, 'db' | 'clock' | 'payments'> &
  Configured<'supportHours' | 'contactEmail' | 'operatorEmails' | 'publicUrl'>
type Words = { id: string; text: string; facts: SupportFacts | null }

/** Begins a conversation, or gives the one of that id; `null` when it is another person's. */
export async function writeToOperator(platform: Writing, actor: Actor, { id, text, facts }: Words) {
  const { db, clock } = platform
  const at = clock.now()
  const { isFirst, dueAt } = await promiseTo(platform, actor, at)
  return db.transaction(async (tx) => {
    const subject = subjectOf(text)
    const { rowCount } = await tx
      .insert(supportConversations)
      .values({
        ...{ id, userId: actor.userId, subject, isFirst, dueAt },
        ...{ waitingSince: at, createdAt: at, lastAt: at },
      })
      .onConflictDoNothing()
    if (rowCount === 1) {
      await tx.insert(supportMessages).values({
        id: newId(),
        conversationId: id,
        userId: actor.userId,
        author: 'person',
        text,
        facts,
        createdAt: at,
      })
      await sendWritten(tx, platform, actor, { subject, text, facts, isFirst, dueAt })
    }
    return findConversation(tx, actor.userId, id)
  })
}

/** Writes more in a conversation, which is open again and waits from now; `null` when it is not the person's. */
export async function replyToOperator(
  platform: Writing,
  actor: Actor,
  conversationId: string,
  { id, text }: Omit<Words, 'facts'>,
) {
  const { db, clock } = platform
  const at = clock.now()
  const { isFirst, dueAt } = await promiseTo(platform, actor, at)
  return db.transaction(async (tx) => {
    const [conversation] = await tx
      .select()
      .from(supportConversations)
      .where(isOwn(actor.userId, conversationId))
      .for('update')
    if (!conversation) return null
    const { rowCount } = await tx
      .insert(supportMessages)
      .values({ id, conversationId, userId: actor.userId, author: 'person', text, createdAt: at })
      .onConflictDoNothing()
    if (rowCount === 1) {
      await tx
        .update(supportConversations)
        .set({
          // A person who waits already goes on waiting since then, with the promise of then.
          waitingSince: conversation.waitingSince ?? at,
          dueAt: conversation.dueAt ?? dueAt,
          ...{ lastAt: at, closedAt: null, isUnread: false },
        })
        .where(eq(supportConversations.id, conversationId))
      const { subject } = conversation
      const due = conversation.dueAt ?? dueAt
      const written = { subject, text, facts: null, isFirst, dueAt: due }
      await sendWritten(tx, platform, actor, written)
    }
    return findConversation(tx, actor.userId, conversationId)
  })
}

/** The person has opened a conversation with an answer. */
export const noteAnswerRead = (db: Database, userId: string, conversationId: string) =>
  db.update(supportConversations).set({ isUnread: false }).where(isOwn(userId, conversationId))

/** Ends a conversation by its person: nothing is waited for any more. */
export const closeConversation = async (
  db: Database,
  clock: Clock,
  userId: string,
  conversationId: string,
) => {
  await db
    .update(supportConversations)
    .set({ closedAt: clock.now(), waitingSince: null, dueAt: null, isUnread: false })
    .where(isOwn(userId, conversationId))
  return findConversation(db, userId, conversationId)
}

/** Deletes conversations that were closed long ago. */
export const forgetConversations = (tx: Transaction, clock: Clock) =>
  tx
    .delete(supportConversations)
    .where(
      and(
        isNotNull(supportConversations.closedAt),
        lt(supportConversations.closedAt, supportKeptSince(clock.now())),
      ),
    )

async function promiseTo(platform: Writing, actor: Actor, at: Date) {
  const { isFirst, hours } = supportPromise(await isWithPlan(platform, actor), platform.settings.supportHours)
  return { isFirst, dueAt: afterWorkingHours(at, hours) }
}

async function sendWritten(
  tx: Transaction,
  platform: Writing,
  actor: Actor,
  written: Written,
): Promise<void> {
  for (const mail of writtenMails(platform, actor, written)) await sendMail(tx, mail)
}
