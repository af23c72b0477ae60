import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { defineJob, type JobDeps } from './job.ts'

/** The longest pause between two attempts of a failing job, in minutes. */
const RETRY_MINUTES_MAX = 5

/** Longer than a process needs to take its lock again after it lost its connection, in minutes. */
const ABANDONED_MINUTES = 2

/** The upkeep that graphile-worker leaves to its users: jobs of processes that died, long pauses, jobs given up. */
export const maintainQueueJob = defineJob('maintain-queue', {
  cron: '* * * * *',
  run: (_payload, deps) => maintainQueue(deps),
})

export async function maintainQueue({ db, log }: Pick<JobDeps, 'db' | 'log'>): Promise<void> {
  await db.transaction(async (tx) => {
    await releaseAbandonedJobs(tx, log)
    await capPauses(tx)
    await removeGivenUpJobs(tx, log)
    await removeEmptyQueues(tx)
  })
}

/** The lock that a running process holds for each id under which it takes jobs, which the statement calls `runner`. */
export const RUNNER_LOCK = `hashtextextended('azahar/jobs/' || runner, 0)`

/** Jobs stay locked when their process dies. One whose lock is free is gone, and another takes its jobs. */
async function releaseAbandonedJobs(tx: Transaction, log: JobDeps['log']): Promise<void> {
  const { rows } = await tx.execute<{ runner: string }>(sql`
    select distinct locked_by as runner from graphile_worker.jobs
    where locked_at < now() - make_interval(mins => ${ABANDONED_MINUTES})`)
  for (const { runner } of rows) {
    const { rows: locks } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(${sql.raw(RUNNER_LOCK)}) as free from (select ${runner}::text as runner)`,
    )
    if (!locks[0]!.free) continue
    await tx.execute(sql`select graphile_worker.force_unlock_workers(array[${runner}::text])`)
    log.warn({ runner }, 'jobs of a process that died go to another')
  }
}

/** The pauses of graphile-worker grow to six hours, longer than the links in mails work. */
async function capPauses(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.reschedule_jobs(array_agg(id), run_at => latest)
    from graphile_worker.jobs, (select now() + make_interval(mins => ${RETRY_MINUTES_MAX}) as latest) pause
    where attempts > 0 and attempts < max_attempts and locked_at is null and run_at > latest
    group by latest`)
}

async function removeGivenUpJobs(tx: Transaction, log: JobDeps['log']): Promise<void> {
  const { rows } = await tx.execute<{ id: string; job: string; last_error: string | null }>(sql`
    select id, task_identifier as job, last_error from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null`)
  if (rows.length === 0) return
  const ids = sql.param(rows.map(({ id }) => id))
  await tx.execute(sql`select from graphile_worker.complete_jobs(${ids}::bigint[])`)
  // A job that was replaced while it ran has no attempts left either, and no error.
  for (const { id, job, last_error } of rows) {
    if (last_error !== null) log.error({ id, job, reason: last_error }, 'job given up')
  }
}

/** A job that is added meanwhile to a queue that goes runs without one. */
const removeEmptyQueues = (tx: Transaction) =>
  tx.execute(sql`
    delete from graphile_worker._private_job_queues queue
    where locked_at is null
      and not exists (select from graphile_worker._private_jobs job where job.job_queue_id = queue.id)`)
