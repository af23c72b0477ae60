import { and, eq } from 'drizzle-orm'
import { agendaItems } from '#db/schema/agenda.ts'
import { busTrips } from '#db/schema/transport.ts'
import type { LoggedTable } from '#domain/activity/table-sections.ts'
import { findToldDates } from '#server/core/told-dates.queries.ts'
import { toldStart } from '#server/core/told-start.commands.ts'
import { toldStops } from '#server/core/told-stops.commands.ts'
import type { Values } from './net-changes.ts'
import type { Line } from './row-tables.commands.ts'

/**
 * Notes the hours that guests were told of rows whose hour an undoing is about to move, as every other change of an hour
 * does (decision 164). A line that was told of itself gives what was told back with the hour.
 */
export async function noteToldHours(
  { tx, weddingId, now }: Line,
  table: LoggedTable,
  rows: readonly { key: string; values: Values }[],
): Promise<void> {
  if (table !== 'agenda_items' && table !== 'bus_trips') return
  const told = await findToldDates(tx, weddingId, now)
  if (table === 'agenda_items')
    for (const { key, values } of rows) {
      const { starts_at: startsAt, day_id: dayId } = values
      if (typeof startsAt !== 'number' || 'told_starts_at' in values) continue
      await tx
        .update(agendaItems)
        .set({
          toldStartsAt: toldStart(told, { startsAt, dayId: typeof dayId === 'string' ? dayId : undefined }),
        })
        .where(and(eq(agendaItems.weddingId, weddingId), eq(agendaItems.id, key)))
    }
  if (table === 'bus_trips')
    for (const { key, values } of rows) {
      if (!('stops' in values) || 'told' in values) continue
      await tx
        .update(busTrips)
        .set({ told: toldStops(told) })
        .where(and(eq(busTrips.weddingId, weddingId), eq(busTrips.id, key)))
    }
}
