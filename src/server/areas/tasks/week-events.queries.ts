import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { sundayOf } from '#domain/tasks/planner-week.ts'
import { WEEK_EVENTS_MAX, type WeekEvent } from '#domain/tasks/week-events.ts'
import { dayInMadrid, type IsoDate, shiftDay } from '#domain/time/dates.ts'
import { listDueInstalments } from '#server/areas/payments/week-payments.queries.ts'
import type { Clock } from '#server/platform/clock.ts'

/** Days after its date until which a wedding's payments stand in the week, as its tasks do. */
const OVER_DAYS = 60

/**
 * All that is due until Sunday in the weddings of a planner beside tasks: payments, the last days of answers that are
 * missing, and the agenda. Of each wedding what the planner sees of its sections; drafts are not among it.
 */
export async function listWeekEvents(db: Database, clock: Clock, userId: string): Promise<WeekEvent[]> {
  const today = dayInMadrid(clock.now())
  const last = sundayOf(today)
  const due = await listDueInstalments(db, userId, { since: shiftDay(today, -OVER_DAYS), last })
  const payments = due.map(
    ({ weddingId, day, instalment, vendorName, leftCents }): WeekEvent => ({
      kind: 'payment',
      ...{ weddingId, day, vendorName, leftCents },
      instalmentId: instalment.id,
      concept: instalment.concept,
    }),
  )
  const others = [
    ...(await listOpenAnswers(db, userId, { today, last })),
    ...(await listAgendaDays(db, userId, { today, last })),
  ]
  return [...payments, ...others].toSorted((a, b) => a.day.localeCompare(b.day)).slice(0, WEEK_EVENTS_MAX)
}

type Bounds = { today: IsoDate; last: IsoDate }

/** The last days of answers, until `last`, in weddings to come of which families have not answered. */
async function listOpenAnswers(db: Database, userId: string, { today, last }: Bounds): Promise<WeekEvent[]> {
  const { rows } = await db.execute<WeekEvent>(sql`
    select 'answers' as kind, w.id as "weddingId", s.closing_date::text as day, open.families
    from wedding_members m join weddings w on w.id = m.wedding_id
      join invitation_settings s on s.wedding_id = w.id
      cross join lateral (
        select count(distinct coalesce(g.household_id, g.id))::int as families
        from guests g where g.wedding_id = w.id and g.rsvp is null
      ) open
    where m.user_id = ${userId} and m.permissions ->> 'guests' is distinct from 'none'
      and s.closing_date <= ${last}::date and (w.event_date is null or w.event_date >= ${today}::date)
      and open.families > 0
    order by s.closing_date, w.id limit ${WEEK_EVENTS_MAX}`)
  return rows
}

/** The days of agendas from today to `last`, and those of weddings without an agenda for them. */
async function listAgendaDays(db: Database, userId: string, { today, last }: Bounds): Promise<WeekEvent[]> {
  const { rows } = await db.execute<WeekEvent>(sql`
    with own as materialized (
      select w.id, w.event_date, w.time_zone, m.permissions ->> 'agenda' is distinct from 'none' as sees_agenda
      from wedding_members m join weddings w on w.id = m.wedding_id where m.user_id = ${userId}
    ), days as (
      select own.id, own.time_zone, d.date, own.event_date is not distinct from d.date as is_wedding_day,
        count(i.id)::int as items, min(i.starts_at) as starts_at
      from own join agenda_days d on own.sees_agenda and d.wedding_id = own.id
        join agenda_items i on (i.wedding_id, i.day_id) = (d.wedding_id, d.id)
      where d.date between ${today}::date and ${last}::date and d.drafted_at is null
      group by 1, 2, 3, 4
    )
    select 'agenda' as kind, id as "weddingId", time_zone as "timeZone", date::text as day, is_wedding_day as "isWeddingDay", items,
      starts_at as "startsAt"
    from (
      select * from days
      union all
      select own.id, own.time_zone, own.event_date, true, 0, null from own
      where own.event_date between ${today}::date and ${last}::date
        and not exists (select from days where days.id = own.id and days.date = own.event_date)
    ) all_days
    order by day, id limit ${WEEK_EVENTS_MAX}`)
  return rows
}
