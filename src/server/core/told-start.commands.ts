import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { agendaItems } from '#db/schema/agenda.ts'
import type { ActingMember } from './changes.ts'
import type { ToldDates } from './told-dates.queries.ts'

type Given = { startsAt?: number | undefined; dayId?: string | undefined }

/**
 * The start that guests were told, as a change of an item sets it: the first one of those that their page has shown on
 * the day, unless the item is back at it. What they were not shown, or what goes to another day, was told by no hour.
 */
export function toldStart(dates: ToldDates, { startsAt, dayId }: Given): SQL<number | null> {
  const stays = dayId === undefined ? sql`true` : sql`agenda_items.day_id = ${dayId}`
  const start = startsAt === undefined ? sql`agenda_items.starts_at` : sql`${startsAt}::smallint`
  return sql<number | null>`case when agenda_items.is_shown_to_guests and ${stays} and exists (
      select from agenda_days d
      where (d.wedding_id, d.id) = (agenda_items.wedding_id, agenda_items.day_id) and d.drafted_at is null
        and d.date in (select json_array_elements_text(${JSON.stringify(dates)}::json)::date))
    then nullif(coalesce(agenda_items.told_starts_at, agenda_items.starts_at), ${start}) end`
}

/** Forgets the starts that were told of a day: on another date it has none. */
export const forgetToldStarts = (
  tx: Transaction,
  { weddingId }: Pick<ActingMember, 'weddingId'>,
  dayId: string,
) =>
  tx
    .update(agendaItems)
    .set({ toldStartsAt: null })
    .where(
      and(
        eq(agendaItems.weddingId, weddingId),
        eq(agendaItems.dayId, dayId),
        sql`${agendaItems.toldStartsAt} is not null`,
      ),
    )
