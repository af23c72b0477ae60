import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { ownerOf, sundayOf, type WeekTask, type WeekWedding } from '#domain/tasks/planner-week.ts'
import { taskState } from '#domain/tasks/task-rules.ts'
import type { WeddingFacts } from '#domain/tasks/wedding-facts.ts'
import { type AlikeTasks, listedOfEach, weekRest } from '#domain/tasks/week-bounds.ts'
import { dayInMadrid, type IsoDate, WEDDING_TIME_ZONE } from '#domain/time/dates.ts'
import type { Platform } from '#server/core/context.ts'
import type { Clock } from '#server/platform/clock.ts'
import { findFactsOfWeddings, ROOMS_SETTLED } from './task-facts.queries.ts'

/** Days after its date until which the open tasks of a wedding are listed in the week of a planner. */
const OVER_DAYS = 60

/** So many times what is listed of a wedding is read, because facts have ticked some of it. */
const READ_AHEAD = 3

const NO_FACTS: WeddingFacts = { holding: [], confirmed: [] }

type ReadWedding = Omit<WeekWedding, 'rest' | 'tasks'> & {
  tasks: (WeekTask & { day: IsoDate })[]
  alike: AlikeTasks[]
}

/**
 * All weddings of a planner in which they see the tasks, with some of what is open there until Sunday and how much more
 * there is, in three statements however many weddings there are.
 */
export async function listWeek(
  { db, databases }: Pick<Platform, 'db' | 'databases'>,
  clock: Clock,
  userId: string,
): Promise<WeekWedding[]> {
  const today = dayInMadrid(clock.now())
  const own = ownWeddings(userId, today)
  const { rows: counted } = await db.execute<{ weddings: number }>(
    sql`select count(*)::int as weddings from (${own}) own`,
  )
  const most = listedOfEach(counted[0]!.weddings)
  const read = await readWeek(databases.withDrafts, own, { userId, today, most: most * READ_AHEAD })
  const busy = read.filter(({ tasks }) => tasks.length > 0).map(({ weddingId }) => weddingId)
  const facts = busy.length > 0 ? await findFactsOfWeddings(db, userId, busy) : new Map()
  return read.map(({ alike, tasks, ...wedding }) => {
    const known = facts.get(wedding.weddingId) ?? NO_FACTS
    const open = tasks.filter((task) => taskState(task, known).state === 'open').slice(0, most)
    const listed = open.map(({ assignees, day }) => ({
      owner: ownerOf(assignees, wedding.members, userId),
      isLate: day < today,
    }))
    return {
      ...wedding,
      tasks: open.map(({ day: _, ...task }) => task),
      rest: weekRest(alike, listed, known),
    }
  })
}

const ownWeddings = (userId: string, today: IsoDate): SQL => sql`
  select w.id, w.name, w.event_date, m.sees_drafts, m.permissions ->> 'tasks' = 'edit' as may_edit
  from wedding_members m join weddings w on w.id = m.wedding_id
  where m.user_id = ${userId} and m.permissions ->> 'tasks' is distinct from 'none'
    and (w.event_date is null or w.event_date >= ${today}::date - ${OVER_DAYS}::int)`

type Bounds = { userId: string; today: IsoDate; most: number }

/**
 * The weddings with the first `most` tasks of each and the numbers of all. Drafts are found by the members who see them:
 * the condition stands in the statement, because it reads the weddings of one person and not one wedding.
 */
async function readWeek(db: Database, own: SQL, { userId, today, most }: Bounds): Promise<ReadWedding[]> {
  const { rows } = await db.execute<ReadWedding>(sql`
    with own as materialized (${own}), people as materialized (
      select m.wedding_id, json_agg(json_build_object(
        'userId', m.user_id, 'fullName', p.full_name, 'isCouple', m.preset = 'couple',
        'isPlanner', m.role = 'planner', 'isLead', exists (
          select from agency_assignments a
          where (a.wedding_id, a.user_id) = (m.wedding_id, m.user_id) and a.kind = 'lead'),
        'offUntil', (
          select max(x.last_day) from agency_absences x
          where x.user_id = m.user_id and ${today}::date between x.first_day and x.last_day
            and (x.agency_id = ${userId} or exists (
              select from agency_members n
              where (n.agency_id, n.user_id) = (x.agency_id, ${userId}) and n.ended_at is null)))) order by m.created_at, m.user_id) as members,
        coalesce(array_agg(m.user_id::text) filter (where m.preset = 'couple'), '{}') as couple
      from wedding_members m join profiles p on p.id = m.user_id
      where m.wedding_id in (select id from own) and m.permissions ->> 'tasks' is distinct from 'none'
      group by m.wedding_id
    ), open as materialized (
      select t.*, d.day, d.day < ${today}::date as is_late, case
          when t.assignees @> jsonb_build_array(jsonb_build_object('kind', 'member', 'userId', ${userId}::text))
            then 'own'
          when t.assignees = '[]' or exists (
            select from jsonb_array_elements(t.assignees) who where who ->> 'userId' = any(people.couple))
            then 'couple'
          else 'others' end as owner,
        row_number() over (partition by t.wedding_id
          order by d.day < ${today}::date, abs(d.day - ${today}::date), t.created_at, t.id) as place
      from own join people on people.wedding_id = own.id join tasks t on t.wedding_id = own.id
        cross join lateral (select coalesce(t.due_on, own.event_date - t.days_before) as day) d
      where (t.mark is null or t.mark = 'open') and (own.sees_drafts or t.drafted_at is null)
        and d.day <= ${sundayOf(today)}::date
        and (t.mark = 'open' or not exists (
          select from room_blocks b where (b.wedding_id, b.id) = (t.wedding_id, t.id) and ${ROOMS_SETTLED}))
    ), listed as (
      select t.wedding_id, json_agg(json_build_object(
        'id', t.id, 'title', t.title, 'assignees', t.assignees, 'about', t.about, 'rule', t.rule, 'mark', t.mark,
        'suggestionKey', t.suggestion_key, 'isDraft', t.drafted_at is not null, 'createdAt', t.created_at,
        'day', t.day, 'due', case
          when t.days_before is not null then json_build_object('kind', 'days', 'daysBefore', t.days_before)
          else json_build_object('kind', 'day', 'on', t.due_on) end) order by t.place) as tasks
      from open t where t.place <= ${most}::int
      group by t.wedding_id
    ), numbers as (
      select wedding_id, json_agg(json_build_object(
        'rule', rule, 'mark', mark, 'owner', owner, 'isLate', is_late, 'count', count)) as alike
      from (select wedding_id, rule, mark, owner, is_late, count(*)::int as count from open group by 1, 2, 3, 4, 5) a
      group by wedding_id
    )
    select own.id as "weddingId", own.name, own.event_date::text as "eventDate", own.may_edit as "mayEdit",
      exists (
        select from notifications n where n.wedding_id = own.id and n.action = 'tasks.reminded'
          and (n.created_at at time zone ${WEDDING_TIME_ZONE})::date = ${today}::date) as "isReminded",
      people.members, coalesce(listed.tasks, '[]') as tasks, coalesce(numbers.alike, '[]') as alike
    from own join people on people.wedding_id = own.id
      left join listed on listed.wedding_id = own.id left join numbers on numbers.wedding_id = own.id
    order by own.event_date nulls last, own.name, own.id`)
  return rows
}
