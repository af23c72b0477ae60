import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { OpenedConversation, SupportConversation } from '#contract/support.ts'
import type { Database, Transaction } from '#db/client.ts'
import { user } from '#db/schema/auth.ts'
import { supportConversations, supportMessages } from '#db/schema/support.ts'
import { SUPPORT_SHOWN } from '#domain/support/support.ts'
import type { Configured, Platform } from '#server/core/context.ts'

type Row = typeof supportConversations.$inferSelect

export const isOwn = (userId: string, conversationId: string) =>
  and(eq(supportConversations.id, conversationId), eq(supportConversations.userId, userId))

/** A person's conversations with the operator, the newest first. */
export async function listConversations(db: Database, userId: string): Promise<SupportConversation[]> {
  const rows = await db
    .select()
    .from(supportConversations)
    .where(eq(supportConversations.userId, userId))
    .orderBy(desc(supportConversations.lastAt), desc(supportConversations.id))
    .limit(SUPPORT_SHOWN)
  return rows.map(toConversation)
}

/** One of them with its messages; `null` when it is not the person's. */
export async function findConversation(
  db: Database | Transaction,
  userId: string,
  conversationId: string,
): Promise<OpenedConversation | null> {
  const [row] = await db.select().from(supportConversations).where(isOwn(userId, conversationId))
  return row ? { ...toConversation(row), messages: await listMessages(db, conversationId) } : null
}

/** The messages of a conversation, the oldest first. */
export async function listMessages(db: Database | Transaction, conversationId: string) {
  const rows = await db
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.conversationId, conversationId))
    .orderBy(asc(supportMessages.createdAt), asc(supportMessages.id))
  return rows.map(({ id, author, operatorName, text, facts, createdAt }) => ({
    id,
    author,
    operatorName,
    text,
    facts,
    createdAt: createdAt.toISOString(),
  }))
}

export const toConversation = ({ id, subject, dueAt, createdAt, lastAt, closedAt, isUnread }: Row) => ({
  id,
  subject,
  dueAt: dueAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  lastAt: lastAt.toISOString(),
  closedAt: closedAt?.toISOString() ?? null,
  isUnread,
})

/** Tells the open tabs of the person, and of the operators, that a conversation went on. Call it after the commit. */
export async function announceConversation(
  { db, live, settings: { operatorEmails } }: Pick<Platform, 'db' | 'live'> & Configured<'operatorEmails'>,
  userId: string,
): Promise<void> {
  const operators =
    operatorEmails.length === 0
      ? []
      : await db
          .select({ id: user.id })
          .from(user)
          .where(and(inArray(sql`lower(${user.email})`, [...operatorEmails]), user.emailVerified))
  live.conversationChanged([userId, ...operators.map(({ id }) => id)])
}
