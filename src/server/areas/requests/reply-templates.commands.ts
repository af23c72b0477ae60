import { and, asc, eq, sql } from 'drizzle-orm'
import type { ReplyTemplate } from '#contract/reply-templates.ts'
import type { Database, Transaction } from '#db/client.ts'
import { replyTemplates } from '#db/schema/reply-templates.ts'
import { REPLY_TEMPLATES_MAX } from '#domain/planners/reply-templates.ts'
import {
  forgetVersions,
  recordTemplateVersion,
} from '#server/areas/template-versions/template-versions.commands.ts'
import type { Platform } from '#server/core/context.ts'

const ofPlanner = (plannerId: string) => eq(replyTemplates.plannerId, plannerId)

/** The answers that a planner keeps, in the order in which they were made, or the one of an id. */
export const listReplyTemplates = (
  db: Database | Transaction,
  plannerId: string,
  id?: string,
): Promise<ReplyTemplate[]> =>
  db
    .select({ id: replyTemplates.id, name: replyTemplates.name, text: replyTemplates.text })
    .from(replyTemplates)
    .where(and(ofPlanner(plannerId), id === undefined ? undefined : eq(replyTemplates.id, id)))
    .orderBy(asc(replyTemplates.createdAt), asc(replyTemplates.id))

/** The business that keeps it, and the person who writes it. */
type Author = { plannerId: string; userId: string }

type Saving = ReplyTemplate & {
  /** As the page showed it; null for one that it makes. */
  was: { name: string; text: string } | null
}

/**
 * Keeps an answer under its id, unless another page has changed it since it was shown. The lock on the planner's profile
 * keeps two from being the last one.
 */
export function saveReplyTemplate(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { plannerId, userId }: Author,
  { id, name, text, was }: Saving,
): Promise<ReplyTemplate | 'full' | { changed: ReplyTemplate | null }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select from profiles where id = ${plannerId} for no key update`)
    const [stored = null] = await listReplyTemplates(tx, plannerId, id)
    if (stored?.name === name && stored.text === text) return stored
    if (stored?.name !== was?.name || stored?.text !== was?.text) return { changed: stored }
    if (!stored && (await tx.$count(replyTemplates, ofPlanner(plannerId))) >= REPLY_TEMPLATES_MAX)
      return 'full'
    await tx
      .insert(replyTemplates)
      .values({ plannerId, id, name, text, createdAt: clock.now() })
      .onConflictDoUpdate({ target: [replyTemplates.plannerId, replyTemplates.id], set: { name, text } })
    const template = { businessId: plannerId, kind: 'reply', templateId: id } as const
    const before = stored && {
      content: { name: stored.name, text: stored.text },
      at: clock.now().toISOString(),
    }
    await recordTemplateVersion(tx, clock, template, { by: userId, before, content: { name, text } })
    return { id, name, text }
  })
}

/** Removes an answer; its page may keep it again under its id. */
export const removeReplyTemplate = (db: Database, plannerId: string, id: string) =>
  db.transaction(async (tx) => {
    await tx.delete(replyTemplates).where(and(ofPlanner(plannerId), eq(replyTemplates.id, id)))
    await forgetVersions(tx, plannerId, id)
  })
