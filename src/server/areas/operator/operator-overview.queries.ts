import { sql } from 'drizzle-orm'
import type {
  FailedJob,
  OperatorNumbers,
  OperatorOverview,
  WaitingConversation,
} from '#contract/operator-rows.ts'
import type { Database } from '#db/client.ts'
import type { Role } from '#domain/members/roles.ts'
import { VERSION } from '#domain/operation/version.ts'
import { MAIL_JOB } from '#domain/operator/job-names.ts'
import { maskAddress, maskAddresses } from '#domain/operator/mask-address.ts'
import { OPERATOR_ROWS_MAX, personInWords } from '#domain/operator/operators.ts'
import type { OperatorId } from '#server/core/membership.ts'

/** Longest error that is shown, in characters. */
const ERROR_MAX = 200

/** The first page of the area. No statement here reads what is in a wedding: files are counted and weighed. */
export async function readOverview(db: Database, _by: OperatorId): Promise<OperatorOverview> {
  const [numbers, jobs, mails, conversations] = await Promise.all([
    readNumbers(db),
    listFailedJobs(db, 'others'),
    listFailedJobs(db, 'mails'),
    listWaitingConversations(db),
  ])
  return { numbers, jobs, mails, conversations }
}

async function readNumbers(db: Database): Promise<OperatorNumbers> {
  const { rows } = await db.execute<Record<keyof OperatorNumbers, string>>(sql`
    with files as (
      select size from item_files union all select size from inspiration_files
      union all select size from wedding_cover_files union all select size from planner_logos
      union all select size from planner_portfolio_files union all select size from book_entry_files
      union all select size from data_export_files union all select size from room_pictures
      union all select size from agreement_files union all select size from planner_vendor_files
    ), failed as (
      select task_identifier as job from graphile_worker.jobs where last_error is not null
    )
    select
      (select count(*) from profiles) as accounts,
      (select count(*) from profiles where role = 'planner') as planners,
      (select count(*) from weddings) as weddings,
      (select count(*) from files) as files,
      (select coalesce(sum(size), 0) from files) as "fileBytes",
      pg_database_size(current_database()) as "databaseBytes",
      (select count(*) from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections') as "connectionsMax",
      (select count(*) from graphile_worker.jobs where run_at <= now() and locked_at is null) as "waitingJobs",
      (select count(*) from failed where job <> ${MAIL_JOB}) as "failedJobs",
      (select count(*) from failed where job = ${MAIL_JOB}) as "failedMails"`)
  const numbers = Object.fromEntries(Object.entries(rows[0]!).map(([name, value]) => [name, Number(value)]))
  return { ...(numbers as Omit<OperatorNumbers, 'version'>), version: VERSION }
}

type JobRow = Omit<FailedJob, 'runAt'> & { runAt: Date | string | null }

/** Those that were tried most first. Neither the subject nor the text of a mail is read: they may name a wedding. */
async function listFailedJobs(db: Database, which: 'mails' | 'others'): Promise<FailedJob[]> {
  const isMail = sql.raw(which === 'mails' ? '=' : '<>')
  const { rows } = await db.execute<JobRow>(sql`
    select j.id::text, j.task_identifier as job, p.payload ->> 'to' as to, j.attempts,
      coalesce('b_' || right(p.payload ->> 'weddingId', 4), 'c_' || right(p.payload ->> 'userId', 4)) as about,
      j.last_error as error, case when j.locked_at is null then j.run_at end as "runAt"
    from graphile_worker.jobs j join graphile_worker._private_jobs p on p.id = j.id
    where j.last_error is not null and j.task_identifier ${isMail} ${MAIL_JOB}
    order by j.attempts desc, j.id limit ${OPERATOR_ROWS_MAX}`)
  return rows.map(({ to, error, runAt, ...job }) => ({
    ...job,
    to: to === null ? null : maskAddress(to),
    error: maskAddresses(error.split('\n')[0]!).slice(0, ERROR_MAX),
    runAt: runAt && new Date(runAt).toISOString(),
  }))
}

type WaitingRow = Omit<WaitingConversation, 'from' | 'waitingSince' | 'dueAt'> & {
  role: Role
  brandName: string | null
  waitingSince: Date
  dueAt: Date
}

/** Those with the least time left first. */
async function listWaitingConversations(db: Database): Promise<WaitingConversation[]> {
  const { rows } = await db.execute<WaitingRow>(sql`
    select c.id, c.subject, c.is_first as "isFirst", coalesce(c.waiting_since, c.last_at) as "waitingSince",
      c.due_at as "dueAt", p.role, p.brand_name as "brandName"
    from support_conversations c join profiles p on p.id = c.user_id
    where c.due_at is not null
    order by c.due_at, c.is_first desc, c.id limit ${OPERATOR_ROWS_MAX}`)
  return rows.map(({ role, brandName, waitingSince, dueAt, ...conversation }) => ({
    ...conversation,
    from: personInWords(role, brandName),
    waitingSince: new Date(waitingSince).toISOString(),
    dueAt: new Date(dueAt).toISOString(),
  }))
}
