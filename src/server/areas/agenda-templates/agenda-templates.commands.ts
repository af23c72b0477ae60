import { and, eq, sql } from 'drizzle-orm'
import type { AgendaTemplate } from '#contract/agenda-templates.ts'
import type { Database } from '#db/client.ts'
import { agendaTemplates } from '#db/schema/agenda-templates.ts'
import { isEqual } from '#domain/activity/three-way-merge.ts'
import { AGENDA_TEMPLATES_MAX, type AgendaTemplateContent } from '#domain/agenda/agenda-template.ts'
import {
  forgetVersions,
  recordTemplateVersion,
} from '#server/areas/template-versions/template-versions.commands.ts'
import type { Platform } from '#server/core/context.ts'
import { findAgendaTemplate } from './agenda-templates.queries.ts'

/** The business that keeps it, and the person who saves it. */
type Author = { ownerId: string; userId: string }

type Saving = AgendaTemplateContent & {
  id: string
  /** As the page showed it; null for one that it makes. */
  was: AgendaTemplateContent | null
}

/**
 * Keeps a template under its id, unless another page has changed it since it was shown. The lock on the planner's profile
 * keeps two from being the last one.
 */
export function saveAgendaTemplate(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { ownerId, userId }: Author,
  { id, was, ...given }: Saving,
): Promise<AgendaTemplate | 'full' | { changed: AgendaTemplate | null }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select from profiles where id = ${ownerId} for no key update`)
    const found = await findAgendaTemplate(tx, ownerId, id)
    const stored = found ? contentOf(found.template) : null
    if (!isEqual(stored, was) && !isEqual(stored, given)) return { changed: found?.template ?? null }
    const theirs = eq(agendaTemplates.ownerId, ownerId)
    if (!stored && (await tx.$count(agendaTemplates, theirs)) >= AGENDA_TEMPLATES_MAX) return 'full'
    const { name, ...content } = given
    await tx
      .insert(agendaTemplates)
      .values({ ownerId, id, name, content, createdAt: clock.now().toISOString() })
      .onConflictDoUpdate({
        target: [agendaTemplates.ownerId, agendaTemplates.id],
        set: { name, content },
      })
    const template = { businessId: ownerId, kind: 'agenda', templateId: id } as const
    const before = stored && { content: stored, at: found!.createdAt }
    await recordTemplateVersion(tx, clock, template, { by: userId, before, content: given })
    return { id, ...given }
  })
}

const contentOf = ({ name, ceremonyAt, days }: AgendaTemplate): AgendaTemplateContent => ({
  name,
  ceremonyAt,
  days,
})

/** Removes a template; its page may keep it again under its id. */
export const removeAgendaTemplate = (db: Database, ownerId: string, id: string) =>
  db.transaction(async (tx) => {
    await tx
      .delete(agendaTemplates)
      .where(and(eq(agendaTemplates.ownerId, ownerId), eq(agendaTemplates.id, id)))
    await forgetVersions(tx, ownerId, id)
  })
