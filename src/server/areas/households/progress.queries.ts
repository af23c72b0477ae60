import { sql } from 'drizzle-orm'
import type { AnswerProgress } from '#contract/answer-progress.ts'
import type { Database } from '#db/client.ts'
import { householdTitle } from '#domain/households/households.ts'
import { WEDDING_TIME_ZONE } from '#domain/time/dates.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { BY_TELEPHONE } from './households.queries.ts'

/** The newest answers that are told. */
const RECENT = 6

type Row = Omit<AnswerProgress, 'recent'> & {
  recent: (Omit<AnswerProgress['recent'][number], 'title'> & { name: string | null; names: string[] })[]
}

/** How many families have answered when, and the newest answers. */
export async function findAnswerProgress(
  db: Database,
  weddingId: MemberWeddingId<'guests', 'view'>,
): Promise<AnswerProgress> {
  const { rows } = await db.execute<Row>(sql`
    with families as (
      select coalesce(g.household_id, g.id) as key, g.household_id, bool_or(g.rsvp is null) as is_open
      from guests g where g.wedding_id = ${weddingId} group by 1, 2
    ), firsts as (
      select (min(answered_at) at time zone ${WEDDING_TIME_ZONE})::date as day
      from household_answers where wedding_id = ${weddingId} group by household_id
    ), counted as (
      select count(*)::int as families,
        (count(*) filter (where coalesce(h.sent_at, h.opened_at, h.answered_at) is not null))::int as invited,
        (count(*) filter (where h.answered_at is not null or not f.is_open))::int as answered,
        (count(*) filter (where f.is_open and coalesce(h.sent_at, h.opened_at, h.answered_at) is not null))::int
          as awaited
      from families f left join households h on h.wedding_id = ${weddingId} and h.id = f.household_id
    )
    select families, invited, answered, awaited,
      (select count(*)::int from guests where wedding_id = ${weddingId} and maybe) as maybe,
      (select closing_date::text from invitation_settings where wedding_id = ${weddingId}) as "closingDate",
      (select coalesce(json_agg(json_build_object('day', day, 'households', households) order by day), '[]')
        from (select day, count(*)::int as households from firsts group by day) d) as days,
      (select coalesce(json_agg(json_build_object(
          'id', a.id, 'guestId', p.guest_id, 'answeredAt', a.answered_at,
          'byTelephone', ${sql.raw(BY_TELEPHONE)}, 'name', h.name, 'names', p.names,
          'yes', p.yes, 'no', p.no, 'pending', p.pending, 'maybe', p.maybe,
          'isFirst', not exists (
            select from household_answers b
            where (b.wedding_id, b.household_id) = (a.wedding_id, a.household_id)
              and (b.answered_at, b.id) < (a.answered_at, a.id)),
          'fields', (select coalesce(json_agg(distinct c ->> 'field'), '[]') from jsonb_array_elements(a.changes) c)
        ) order by a.answered_at desc, a.id desc), '[]')
        from (
          select * from household_answers where wedding_id = ${weddingId}
          order by answered_at desc, id desc limit ${RECENT}
        ) a
        join households h on (h.wedding_id, h.id) = (a.wedding_id, a.household_id)
        join lateral (
          select (array_agg(g.id order by g.created_at, g.id))[1] as guest_id,
            coalesce(json_agg(g.full_name order by g.created_at, g.id) filter (where g.companion_of is null), '[]')
              as names,
            (count(*) filter (where g.rsvp))::int as yes, (count(*) filter (where not g.rsvp))::int as no,
            (count(*) filter (where g.rsvp is null))::int as pending,
            (count(*) filter (where g.maybe))::int as maybe
          from guests g where (g.wedding_id, g.household_id) = (h.wedding_id, h.id)
        ) p on p.guest_id is not null) as recent
    from counted`)
  const { recent, ...rest } = rows[0]!
  return {
    ...rest,
    recent: recent.map(({ name, names, ...answer }) => ({ ...answer, title: householdTitle(name, names) })),
  }
}
