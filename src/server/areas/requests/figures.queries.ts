import { sql } from 'drizzle-orm'
import type { RequestFigures } from '#contract/requests.ts'
import type { Database } from '#db/client.ts'
import { REVIVING } from '#domain/planners/request-stages.ts'
import { WEDDING_TIME_ZONE } from '#domain/time/dates.ts'

/** The outcome of the requests that came to a planner in a year, in the clock of Madrid. */
export async function requestFigures(db: Database, plannerId: string, year: number): Promise<RequestFigures> {
  const local = sql`(r.created_at at time zone ${WEDDING_TIME_ZONE})`
  const told = sql`
    with told as (
      select r.source, extract(month from ${local})::int as month,
        r.wedding_id is not null as has_wedding,
        coalesce(bool_or(e.kind = 'quote_sent'), false) as is_quoted,
        coalesce(bool_or(e.kind = 'signed'), false) as is_signed,
        coalesce(
          max((e.at, e.id)) filter (where e.kind = 'lost')
            > coalesce(max((e.at, e.id)) filter (where e.kind in ${REVIVING}), ('-infinity'::timestamptz, r.id)),
          false) as is_lost,
        (array_agg(e.reason order by e.at desc, e.id desc) filter (where e.kind = 'lost'))[1] as reason
      from planner_requests r
      left join planner_request_events e on e.planner_id = r.planner_id and e.request_id = r.id
      where r.planner_id = ${plannerId} and r.status <> 'spam' and extract(year from ${local}) = ${year}
      group by r.planner_id, r.id
    )`
  const { rows } = await db.execute<RequestFigures['rows'][number]>(sql`${told}
    select month, source, count(*)::int as received,
      count(*) filter (where is_quoted)::int as quoted, count(*) filter (where is_signed)::int as signed,
      count(*) filter (where has_wedding)::int as weddings, count(*) filter (where is_lost)::int as lost
    from told group by month, source order by month, source`)
  const reasons = await db.execute<RequestFigures['reasons'][number]>(sql`${told}
    select reason, count(*)::int as lost from told where is_lost and reason is not null
    group by reason order by lost desc, reason`)
  const first = await db.execute<{ since: number | null }>(sql`
    select extract(year from min(created_at) at time zone ${WEDDING_TIME_ZONE})::int as since
    from planner_requests where planner_id = ${plannerId} and status <> 'spam'`)
  return { since: first.rows[0]?.since ?? null, rows, reasons: reasons.rows }
}
