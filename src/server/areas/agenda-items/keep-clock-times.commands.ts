import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { agendaDays, agendaItems } from '#db/schema/agenda.ts'
import { clockChange, onDate } from '#domain/agenda/agenda-clock.ts'
import type { ZonedDay } from '#domain/time/dates.ts'
import type { ActingMember } from '#server/core/changes.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { forgetToldStarts } from '#server/core/told-start.commands.ts'
import type { Clock } from '#server/platform/clock.ts'
import { touchItems } from './touch-items.commands.ts'

/**
 * Gives the items of a day the minutes at which the clocks of another day show the same hours. Minutes differ from the
 * clock only in nights when the clocks change, so most days need nothing.
 */
export async function keepClockTimes(
  tx: Transaction,
  { weddingId }: { weddingId: MemberWeddingId },
  from: ZonedDay & { id: string },
  to: ZonedDay,
): Promise<void> {
  if (!clockChange(from) && !clockChange(to)) return
  const ofDay = and(eq(agendaItems.weddingId, weddingId), eq(agendaItems.dayId, from.id))
  const items = await tx
    .select({ id: agendaItems.id, startsAt: agendaItems.startsAt, endsAt: agendaItems.endsAt })
    .from(agendaItems)
    .where(ofDay)
  for (const { id, startsAt, endsAt } of items) {
    const start = onDate(startsAt, from, to)
    const end = endsAt === null ? null : Math.max(onDate(endsAt, from, to), start + 1)
    if (start === startsAt && end === endsAt) continue
    await tx
      .update(agendaItems)
      .set({ startsAt: start, endsAt: end })
      .where(and(ofDay, eq(agendaItems.id, id)))
  }
}

/**
 * Takes the agenda of a wedding over into another zone: every hour that is planned stays as the clocks show it, and the
 * calendars of who follows it hear of the new instants.
 */
export async function takeAgendaToZone(
  tx: Transaction,
  clock: Pick<Clock, 'now'>,
  by: Pick<ActingMember, 'weddingId' | 'actor'>,
  zones: { from: string; to: string },
): Promise<void> {
  const days = await tx
    .select({ id: agendaDays.id, date: agendaDays.date })
    .from(agendaDays)
    .where(eq(agendaDays.weddingId, by.weddingId))
  for (const { id, date } of days) {
    const day = { id, date, timeZone: zones.from }
    const there = { date, timeZone: zones.to }
    if (clockChange(day) || clockChange(there)) await forgetToldStarts(tx, by, id)
    await keepClockTimes(tx, by, day, there)
  }
  await touchItems(tx, clock, by, { dayIds: days.map(({ id }) => id) })
}
