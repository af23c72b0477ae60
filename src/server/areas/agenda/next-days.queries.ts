import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { minuteNow } from '#domain/agenda/agenda-clock.ts'
import { type ComingDay, lastOfNextDays, NEXT_DAY_ITEMS, NEXT_DAYS_MAX } from '#domain/agenda/next-days.ts'
import { dayIn, dayInMadrid, type IsoDate, shiftDay } from '#domain/time/dates.ts'
import type { Clock } from '#server/platform/clock.ts'

/**
 * Lists the next days of all weddings of a person: a line for each day of a wedding that is its own day or has items of
 * the agenda to come, by date. Yesterday counts while its night goes on.
 */
export async function listNextDays(db: Database, clock: Clock, userId: string): Promise<ComingDay[]> {
  const now = clock.now()
  const last = lastOfNextDays(dayInMadrid(now))
  const clocks = await clocksOf(db, userId, now)
  const { rows } = await db.execute<ComingDay>(sql`
    with own as materialized (
      select w.id, w.name, w.event_date, m.permissions ->> 'agenda' <> 'none' as sees_agenda, clocks.*
      from wedding_members m join weddings w on w.id = m.wedding_id
      join json_to_recordset(${JSON.stringify(clocks)}::json)
        as clocks (time_zone text, today date, yesterday date, of_today int, of_yesterday int) using (time_zone)
      where m.user_id = ${userId}
    ), coming as (
      select own.id as wedding_id, d.date, i.id, i.title, i.starts_at,
        row_number() over (partition by own.id, d.date order by i.starts_at, i.created_at, i.id) as place
      from own
      join agenda_days d on own.sees_agenda and d.wedding_id = own.id and d.date between own.yesterday and ${last}
      join agenda_items i on i.wedding_id = d.wedding_id and i.day_id = d.id and not i.is_done
      where d.date > own.today or coalesce(i.ends_at, i.starts_at) >=
        case when d.date = own.today then own.of_today else own.of_yesterday end
    ), days as (
      select wedding_id, date, count(*)::int as item_count,
        json_agg(json_build_object('id', id, 'title', title, 'startsAt', starts_at) order by place)
          filter (where place <= ${NEXT_DAY_ITEMS}) as items
      from coming group by wedding_id, date
      union all
      select id, event_date, 0, '[]'::json from own
      where event_date between own.today and ${last}
        and not exists (select from coming where wedding_id = own.id and date = own.event_date)
    )
    select own.id as "weddingId", own.name as "weddingName", days.date::text as date,
      own.time_zone as "timeZone",
      own.event_date is not distinct from days.date as "isWeddingDay", days.item_count as "itemCount", days.items
    from days join own on own.id = days.wedding_id
    order by days.date, own.name, own.id limit ${NEXT_DAYS_MAX}`)
  return rows
}

/** Today and yesterday in each zone of a person's weddings, with the minute of either that it is now. */
async function clocksOf(db: Database, userId: string, now: Date) {
  const { rows } = await db.execute<{ timeZone: string }>(sql`
    select distinct w.time_zone as "timeZone"
    from wedding_members m join weddings w on w.id = m.wedding_id where m.user_id = ${userId}`)
  return rows.map(({ timeZone }) => {
    const today = dayIn(timeZone, now)
    const yesterday = shiftDay(today, -1)
    const minuteOf = (date: IsoDate) => minuteNow({ date, timeZone }, now)
    return {
      ...{ time_zone: timeZone, today, yesterday },
      ...{ of_today: minuteOf(today), of_yesterday: minuteOf(yesterday) },
    }
  })
}
