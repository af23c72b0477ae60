import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { digestOf } from '#domain/tasks/week-of-tasks.ts'
import { dayInMadrid, type IsoDate, shiftDay } from '#domain/time/dates.ts'
import { DAY_MS } from '#domain/time/time.ts'
import { noMember, notify } from '#server/areas/notifications/notify.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import { isNotBesideItsOriginal } from '#server/core/wedding-copies.queries.ts'
import { findWeddingFacts } from './task-facts.queries.ts'
import { listDueTasks } from './tasks.queries.ts'

/** Days within which a member gets one digest of a wedding, however often the job runs. */
const ONCE_IN_DAYS = 5

type Deps = Pick<JobDeps, 'db' | 'databases' | 'clock' | 'live' | 'log'>

type Member = { userId: string; isCouple: boolean; seesDrafts: boolean }

type Due = { weddingId: string; weddingDate: IsoDate | null; members: Member[] }

/** Tells members of their tasks of the week, each wedding in a transaction of its own. */
export async function remindOfTasks(deps: Deps): Promise<void> {
  const today = dayInMadrid(deps.clock.now())
  for (const due of await findWeddings(deps, today)) {
    try {
      await remindWedding(deps, due, today)
    } catch (error) {
      // The next run tries it again; the digests of other weddings do not wait for it.
      deps.log.error({ err: error }, 'a digest of tasks failed')
    }
  }
}

/** Weddings with a task that may be due this week, and the members who see the tasks and were not told yet. */
async function findWeddings({ db, clock }: Deps, today: IsoDate): Promise<Due[]> {
  const since = new Date(clock.now().getTime() - ONCE_IN_DAYS * DAY_MS).toISOString()
  const { rows } = await db.execute<Due>(sql`
    select w.id as "weddingId", w.event_date::text as "weddingDate",
      json_agg(json_build_object('userId', m.user_id, 'isCouple', m.preset = 'couple',
        'seesDrafts', m.sees_drafts) order by m.user_id) as members
    from weddings w join wedding_members m on m.wedding_id = w.id
    where m.permissions ->> 'tasks' is distinct from 'none' and ${isNotBesideItsOriginal}
      and exists (
        select from tasks t where t.wedding_id = w.id and t.mark is distinct from 'done'
          and coalesce(t.due_on, w.event_date - t.days_before) between ${today}::date and ${shiftDay(today, 6)}::date)
      and not exists (
        select from notifications n where n.wedding_id = w.id and n.recipient_id = m.user_id
          and n.action = 'tasks.week' and n.created_at > ${since})
    group by w.id order by w.id`)
  return rows
}

async function remindWedding(
  { db, databases, clock, live }: Deps,
  { weddingId, weddingDate, members }: Due,
  today: IsoDate,
) {
  const proved = mintMemberWeddingId(weddingId, 'tasks', 'view')
  const weekOf = async (connection: Database) => ({
    tasks: await listDueTasks(connection, proved),
    facts: await findWeddingFacts(connection, proved, { seesVendors: false }),
  })
  const published = await weekOf(databases.published)
  const withDrafts = members.some(({ seesDrafts }) => seesDrafts) ? await weekOf(db) : published
  const told = await db.transaction(async (tx) => {
    const recipients: string[] = []
    for (const member of members) {
      const [first, ...others] = digestOf(
        { ...(member.seesDrafts ? withDrafts : published), weddingDate, today },
        member,
      )
      if (!first) continue
      const data = { taskId: first.id, taskTitle: first.title, tasks: others.length + 1 }
      await notify(tx, clock, noMember(weddingId, 'Tareas'), 'tasks.week', data, { only: [member.userId] })
      recipients.push(member.userId)
    }
    return recipients
  })
  for (const userId of told) live.notificationsRead(userId)
}
