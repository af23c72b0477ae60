import { sql } from 'drizzle-orm'
import { shiftDay } from '#domain/time/dates.ts'
import type { Platform } from '#server/core/context.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { findToday } from '#server/core/wedding-day.queries.ts'

/** How many families are mailed when their bus changes: those whose link opens, because it has people, with an address that takes mails. */
export async function countMailedFamilies(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  weddingId: MemberWeddingId<'transport', 'view'>,
): Promise<number> {
  const lastDay = shiftDay(await findToday(db, weddingId, clock.now()), -1)
  const { rows } = await db.execute<{ families: number }>(sql`
    select count(distinct s.household_id)::int as families from bus_subscriptions s
    join households h on (h.wedding_id, h.id) = (s.wedding_id, s.household_id) and h.token is not null
    join weddings w on w.id = s.wedding_id and (w.event_date is null or w.event_date >= ${lastDay})
    join mail_recipients r on r.wedding_id = s.wedding_id and r.address = any(array_prepend(s.address, s.further_addresses))
      and r.unsubscribed_at is null
    where s.wedding_id = ${weddingId} and exists (
      select from guests g where (g.wedding_id, g.household_id) = (s.wedding_id, s.household_id))`)
  return rows[0]!.families
}
