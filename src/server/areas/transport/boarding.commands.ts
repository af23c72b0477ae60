import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { dayInMadrid, shiftDay, yearBefore } from '#domain/time/dates.ts'
import { BOARDINGS_KEPT_DAYS, BOARDINGS_MAX, type Tick, tappedAt } from '#domain/transport/boarding.ts'
import { recordChange, systemAuthor } from '#server/core/changes.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'

/** The one who counted: a member, or the name that was typed on a phone. */
export type CountedBy = { memberId: string | null; name: string | null }

/**
 * Keeps taps on boxes: of each guest in each bus the last one, by when it was tapped and not by when it arrived, so that a
 * phone that was without a network takes back nothing that was ticked after it. Buses and guests that are not there
 * (any more) are left out. Says whether anything is another than before; no line of activity tells of it (decision 156).
 */
export async function keepTicks(
  db: Database,
  clock: Clock,
  {
    weddingId,
    by,
    ticks,
  }: { weddingId: MemberWeddingId<'transport', 'edit'>; by: CountedBy; ticks: readonly Tick[] },
): Promise<boolean> {
  if (ticks.length === 0) return false
  const now = clock.now()
  const each = <T>(of: (tick: Tick) => T) => sql.param(ticks.map(of))
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      with last as (
        select distinct on (t.trip_id, t.guest_id) t.* from unnest(
          ${each(({ id }) => id)}::uuid[], ${each(({ tripId }) => tripId)}::uuid[],
          ${each(({ guestId }) => guestId)}::uuid[], ${each(({ isAboard }) => isAboard)}::boolean[],
          ${each((tick) => tappedAt(tick, now).toISOString())}::timestamptz[]
        ) t (id, trip_id, guest_id, is_aboard, at)
        where exists (select from bus_trips b where b.wedding_id = ${weddingId} and b.id = t.trip_id)
          and exists (select from guests g where g.wedding_id = ${weddingId} and g.id = t.guest_id)
        order by t.trip_id, t.guest_id, t.at desc, t.id desc
      )
      insert into bus_boardings as b
        (wedding_id, trip_id, guest_id, is_aboard, ticked_at, tick_id, counted_by, member_id)
      select ${weddingId}, trip_id, guest_id, is_aboard, at, id, ${by.name}, ${by.memberId} from last l
      where (select count(*) from bus_boardings c where c.wedding_id = ${weddingId}) < ${BOARDINGS_MAX}
        or exists (select from bus_boardings c
          where (c.wedding_id, c.trip_id, c.guest_id) = (${weddingId}, l.trip_id, l.guest_id))
      order by trip_id, guest_id
      on conflict (wedding_id, trip_id, guest_id) do update set is_aboard = excluded.is_aboard,
        ticked_at = excluded.ticked_at, tick_id = excluded.tick_id, counted_by = excluded.counted_by,
        member_id = excluded.member_id
        where (excluded.ticked_at, excluded.tick_id) > (b.ticked_at, b.tick_id)`)
    if (rowCount) await recordChange(tx, systemAuthor(weddingId), 'transport')
    return Boolean(rowCount)
  })
}

/** Deletes who was in which bus, once the wedding is past by so much; without a date, a year after it was counted. */
export const forgetBoardings = (tx: Transaction, clock: Clock) => {
  const today = dayInMadrid(clock.now())
  return tx.execute(sql`
    delete from bus_boardings b using weddings w
    where w.id = b.wedding_id and (w.event_date < ${shiftDay(today, -BOARDINGS_KEPT_DAYS)}
      or w.event_date is null and b.ticked_at < ${yearBefore(today)}::date)`)
}
