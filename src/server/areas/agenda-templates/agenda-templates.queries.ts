import { asc, sql } from 'drizzle-orm'
import type { AgendaTemplateSummary } from '#contract/agenda-templates.ts'
import type { Database } from '#db/client.ts'
import { agendaTemplates } from '#db/schema/agenda-templates.ts'
import { seenBy, sharingFor } from '#server/areas/template-versions/template-kinds.queries.ts'
import type { BusinessReader } from '#server/core/membership.ts'

/** The templates that a person sees in a business, in the order in which they were made. */
export const listAgendaTemplates = (db: Database, reader: BusinessReader): Promise<AgendaTemplateSummary[]> =>
  db
    .select({
      id: agendaTemplates.id,
      name: agendaTemplates.name,
      days: sql<number>`jsonb_array_length(${agendaTemplates.content} -> 'days')`,
      items: sql<number>`(
        select coalesce(sum(jsonb_array_length(day -> 'items')), 0)::int
        from jsonb_array_elements(${agendaTemplates.content} -> 'days') day)`,
      sharing: sharingFor('agenda', reader),
    })
    .from(agendaTemplates)
    .where(seenBy('agenda', reader))
    .orderBy(asc(agendaTemplates.createdAt), asc(agendaTemplates.id))
