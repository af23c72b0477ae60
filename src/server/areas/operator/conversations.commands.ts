import { and, desc, eq } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { user } from '#db/schema/auth.ts'
import { supportConversations, supportMessages } from '#db/schema/support.ts'
import { notifyOfAnswer } from '#server/areas/notifications/notify.ts'
import { announceConversation } from '#server/areas/support/support.queries.ts'
import { answeredMail } from '#server/areas/support/support-mails.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import type { OperatorId } from '#server/core/membership.ts'
import { holdConversation } from './note-opened.commands.ts'
import { noteAct } from './operator-acts.commands.ts'

type Acting = Pick<Platform, 'db' | 'clock' | 'live'> & Configured<'publicUrl' | 'operatorEmails'>
type Conversation = typeof supportConversations.$inferSelect

/** `arrived` when a message came after the last that was seen; `missing` when there is no such conversation. */
type Outcome = 'done' | 'arrived' | 'missing'

type Answer = { id: string; text: string; lastSeenId: string; operatorName: string }

/** Answers in the conversation, in the bell and by mail. A retry of an id answers once. */
export async function answerConversation(
  platform: Acting,
  by: OperatorId,
  conversationId: string,
  { id, text, lastSeenId, operatorName }: Answer,
): Promise<Outcome> {
  const { clock } = platform
  const { publicUrl } = platform.settings
  const at = clock.now()
  return change(platform, conversationId, async (tx, { userId, subject }) => {
    if (await isKnown(tx, conversationId, id)) return 'done'
    if (!(await isLast(tx, conversationId, lastSeenId))) return 'arrived'
    await tx.insert(supportMessages).values({
      ...{ id, conversationId, userId, author: 'operator', operatorName, text, createdAt: at },
    })
    await tx
      .update(supportConversations)
      .set({ waitingSince: null, dueAt: null, isUnread: true, lastAt: at, closedAt: null })
      .where(eq(supportConversations.id, conversationId))
    await notifyOfAnswer(tx, clock, userId, { conversationId, operatorName })
    const [person] = await tx.select({ email: user.email }).from(user).where(eq(user.id, userId))
    const mail = { subject, text, operatorName, conversationId }
    if (person) await sendMail(tx, answeredMail(person.email, mail, publicUrl))
    await noteAct(tx, platform, by, {
      act: 'conversationAnswered',
      subject,
      userId,
      targetId: conversationId,
    })
    return 'done'
  })
}

/** Ends a conversation; its person can go on with it. */
export const closeConversation = (
  platform: Acting,
  by: OperatorId,
  conversationId: string,
  lastSeenId: string,
): Promise<Outcome> =>
  change(platform, conversationId, async (tx, { userId, subject, closedAt }) => {
    if (closedAt) return 'done'
    if (!(await isLast(tx, conversationId, lastSeenId))) return 'arrived'
    await tx
      .update(supportConversations)
      .set({ closedAt: platform.clock.now(), waitingSince: null, dueAt: null })
      .where(eq(supportConversations.id, conversationId))
    await noteAct(tx, platform, by, { act: 'conversationClosed', subject, userId, targetId: conversationId })
    return 'done'
  })

/** Changes a conversation in its turn, and tells its person's open tabs and the operators'. */
async function change(
  platform: Acting,
  conversationId: string,
  act: (tx: Transaction, conversation: Conversation) => Promise<Outcome>,
): Promise<Outcome> {
  let userId: string | undefined
  const outcome = await platform.db.transaction(async (tx) => {
    const conversation = await holdConversation(tx, conversationId)
    userId = conversation?.userId
    return conversation ? act(tx, conversation) : 'missing'
  })
  if (outcome === 'done' && userId) await announceConversation(platform, userId)
  return outcome
}

const isKnown = async (tx: Transaction, conversationId: string, id: string): Promise<boolean> =>
  (await tx.$count(
    supportMessages,
    and(eq(supportMessages.id, id), eq(supportMessages.conversationId, conversationId)),
  )) > 0

async function isLast(tx: Transaction, conversationId: string, messageId: string): Promise<boolean> {
  const [last] = await tx
    .select({ id: supportMessages.id })
    .from(supportMessages)
    .where(eq(supportMessages.conversationId, conversationId))
    .orderBy(desc(supportMessages.createdAt), desc(supportMessages.id))
    .limit(1)
  return last?.id === messageId.toLowerCase()
}
