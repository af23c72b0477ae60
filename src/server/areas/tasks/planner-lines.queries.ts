import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type DatedTask, type TaskLine, taskLine } from '#domain/tasks/planner-lines.ts'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import type { Clock } from '#server/platform/clock.ts'
import { findFactsOfWeddings } from './task-facts.queries.ts'

/** The dashboard looks at the tasks of so many days to come. */
const DAYS_AHEAD = 60

/**
 * The tasks that were left behind and the next one of each wedding of a person that has any, in two statements however
 * many weddings there are.
 */
export async function listTaskLines(
  db: Database,
  clock: Clock,
  userId: string,
): Promise<({ weddingId: string } & TaskLine)[]> {
  const today = dayInMadrid(clock.now())
  const { rows } = await db.execute<{ weddingId: string; tasks: DatedTask[] }>(sql`
    with own as materialized (
      select w.id, w.event_date from wedding_members m join weddings w on w.id = m.wedding_id
      where m.user_id = ${userId} and m.permissions ->> 'tasks' is distinct from 'none'
    ), dated as (
      select t.wedding_id, t.id, t.title, t.rule, t.mark, t.created_at,
        coalesce(t.due_on, own.event_date - t.days_before) as day
      from own join tasks t on t.wedding_id = own.id and (t.mark is null or t.mark = 'open')
    )
    select wedding_id as "weddingId", json_agg(json_build_object(
      'id', id, 'title', title, 'day', day, 'rule', rule, 'mark', mark) order by day, created_at, id) as tasks
    from dated where day <= ${shiftDay(today, DAYS_AHEAD)}::date group by wedding_id`)
  if (rows.length === 0) return []
  const weddingIds = rows.map(({ weddingId }) => weddingId)
  const facts = await findFactsOfWeddings(db, userId, weddingIds)
  return rows.flatMap(({ weddingId, tasks }) => {
    const known = facts.get(weddingId)
    const line = known && taskLine(tasks, known, today)
    return line ? [{ weddingId, ...line }] : []
  })
}
