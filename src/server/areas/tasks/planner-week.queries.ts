import { sql } from 'drizzle-orm'
import { sundayOf, type WeekWedding } from '#domain/tasks/planner-week.ts'
import { taskState } from '#domain/tasks/task-rules.ts'
import { dayInMadrid, WEDDING_TIME_ZONE } from '#domain/time/dates.ts'
import type { Platform } from '#server/core/context.ts'
import type { Clock } from '#server/platform/clock.ts'
import { findFactsOfWeddings } from './task-facts.queries.ts'

/** Days after its date until which the open tasks of a wedding are listed in the week of a planner. */
const OVER_DAYS = 60

/**
 * All weddings of a planner in which they see the tasks, with what is open there until Sunday, in two statements
 * however many weddings there are. Drafts are found by the members who see them: the condition stands in the statement, because it reads the
 * weddings of one person and not one wedding.
 */
export async function listWeek(
  { db, databases }: Pick<Platform, 'db' | 'databases'>,
  clock: Clock,
  userId: string,
): Promise<WeekWedding[]> {
  const today = dayInMadrid(clock.now())
  const { rows } = await databases.withDrafts.execute<WeekWedding>(sql`
    with own as materialized (
      select w.id, w.name, w.event_date, m.sees_drafts, m.permissions ->> 'tasks' = 'edit' as may_edit
      from wedding_members m join weddings w on w.id = m.wedding_id
      where m.user_id = ${userId} and m.permissions ->> 'tasks' is distinct from 'none'
        and (w.event_date is null or w.event_date >= ${today}::date - ${OVER_DAYS}::int)
    ), due as (
      select t.wedding_id, json_agg(json_build_object(
        'id', t.id, 'title', t.title, 'assignees', t.assignees, 'about', t.about, 'rule', t.rule, 'mark', t.mark,
        'suggestionKey', t.suggestion_key, 'isDraft', t.drafted_at is not null, 'createdAt', t.created_at,
        'due', case
          when t.days_before is not null then json_build_object('kind', 'days', 'daysBefore', t.days_before)
          else json_build_object('kind', 'day', 'on', t.due_on) end)
        order by t.created_at, t.id) as tasks
      from own join tasks t on t.wedding_id = own.id
      where (t.mark is null or t.mark = 'open') and (own.sees_drafts or t.drafted_at is null)
        and coalesce(t.due_on, own.event_date - t.days_before) <= ${sundayOf(today)}::date
      group by t.wedding_id
    ), people as (
      select m.wedding_id, json_agg(json_build_object(
        'userId', m.user_id, 'fullName', p.full_name, 'isCouple', m.preset = 'couple',
        'isPlanner', m.role = 'planner') order by m.created_at, m.user_id) as members
      from wedding_members m join profiles p on p.id = m.user_id
      where m.wedding_id in (select id from own) and m.permissions ->> 'tasks' is distinct from 'none'
      group by m.wedding_id
    )
    select own.id as "weddingId", own.name, own.event_date::text as "eventDate", own.may_edit as "mayEdit",
      exists (
        select from notifications n where n.wedding_id = own.id and n.action = 'tasks.reminded'
          and (n.created_at at time zone ${WEDDING_TIME_ZONE})::date = ${today}::date) as "isReminded",
      people.members, coalesce(due.tasks, '[]') as tasks
    from own join people on people.wedding_id = own.id left join due on due.wedding_id = own.id
    order by own.event_date nulls last, own.name, own.id`)
  const busy = rows.filter(({ tasks }) => tasks.length > 0).map(({ weddingId }) => weddingId)
  if (busy.length === 0) return rows
  const facts = await findFactsOfWeddings(db, userId, busy)
  return rows.map((wedding) => {
    const known = facts.get(wedding.weddingId)
    return known
      ? { ...wedding, tasks: wedding.tasks.filter((task) => taskState(task, known).state === 'open') }
      : { ...wedding, tasks: [] }
  })
}
