import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { weekOfCouple } from '#domain/tasks/week-of-tasks.ts'
import { dayInMadrid, type IsoDate, WEDDING_TIME_ZONE } from '#domain/time/dates.ts'
import { notify } from '#server/areas/notifications/notify.ts'
import { type ActingMember, lockForWriting } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import { findWeddingFacts } from './task-facts.queries.ts'
import { listDueTasks } from './tasks.queries.ts'

type Refusal = 'today' | 'reminded' | 'nothing'

type Couple = { eventDate: IsoDate | null; couple: string[] | null; isReminded: boolean }

/**
 * Reminds the couple of all their tasks until Sunday with one notification, on the channels that each of them chose:
 * once a day, and not on the day of the wedding. Answers how many tasks it tells of.
 */
export async function remindCouple(
  { db, databases, clock }: Pick<Platform, 'db' | 'databases' | 'clock'>,
  by: ActingMember<'tasks', 'edit'>,
): Promise<{ tasks: number } | Refusal> {
  const { weddingId } = by
  const today = dayInMadrid(clock.now())
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'tasks')
    const { eventDate, couple, isReminded } = await findCouple(tx, weddingId, today)
    if (eventDate === today) return 'today'
    if (isReminded) return 'reminded'
    // The couple is told of what they see: no draft is among it, nor ticked by one.
    const tasks = weekOfCouple(
      {
        tasks: await listDueTasks(databases.published, weddingId),
        facts: await findWeddingFacts(databases.published, weddingId, { seesVendors: false }),
        weddingDate: eventDate,
        today,
      },
      couple ?? [],
    )
    const [first] = tasks
    if (!first || !couple) return 'nothing'
    const data = { taskId: first.id, taskTitle: first.title, tasks: tasks.length }
    await notify(tx, clock, by, 'tasks.reminded', data, { only: couple })
    return { tasks: tasks.length }
  })
}

async function findCouple(tx: Transaction, weddingId: string, today: IsoDate): Promise<Couple> {
  const { rows } = await tx.execute<Couple>(sql`
    select w.event_date::text as "eventDate",
      (select json_agg(m.user_id order by m.user_id) from wedding_members m
        where m.wedding_id = w.id and m.preset = 'couple' and m.permissions ->> 'tasks' is distinct from 'none') as couple,
      exists (
        select from notifications n where n.wedding_id = w.id and n.action = 'tasks.reminded'
          and (n.created_at at time zone ${WEDDING_TIME_ZONE})::date = ${today}::date) as "isReminded"
    from weddings w where w.id = ${weddingId}`)
  return rows[0]!
}
