import { and, asc, eq, sql } from 'drizzle-orm'
import type { AgendaTemplate, AgendaTemplateSummary } from '#contract/agenda-templates.ts'
import type { Database, Transaction } from '#db/client.ts'
import { agendaTemplates } from '#db/schema/agenda-templates.ts'

/** The templates of a business, in the order in which they were made. */
export const listAgendaTemplates = (db: Database, ownerId: string): Promise<AgendaTemplateSummary[]> =>
  db
    .select({
      id: agendaTemplates.id,
      name: agendaTemplates.name,
      days: sql<number>`jsonb_array_length(${agendaTemplates.content} -> 'days')`,
      items: sql<number>`(
        select coalesce(sum(jsonb_array_length(day -> 'items')), 0)::int
        from jsonb_array_elements(${agendaTemplates.content} -> 'days') day)`,
    })
    .from(agendaTemplates)
    .where(eq(agendaTemplates.ownerId, ownerId))
    .orderBy(asc(agendaTemplates.createdAt), asc(agendaTemplates.id))

/** A template of a business, and when it was made. */
export async function findAgendaTemplate(
  db: Database | Transaction,
  ownerId: string,
  templateId: string,
): Promise<{ template: AgendaTemplate; createdAt: string } | undefined> {
  const [row] = await db
    .select()
    .from(agendaTemplates)
    .where(and(eq(agendaTemplates.ownerId, ownerId), eq(agendaTemplates.id, templateId)))
  return row && { template: { id: row.id, name: row.name, ...row.content }, createdAt: row.createdAt }
}
