import { Logger, runTaskListOnce, type Task } from 'graphile-worker'
import type { PoolClient } from 'pg'
import { completing } from '#server/core/jobs/completion.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import { createTaskList } from '#server/core/jobs/task-list.ts'
import { JOBS } from '#server/entry/jobs/registry.ts'

/** Runs every job that is waiting now, with those they add; one that fails waits for its next attempt. */
export async function runWaitingJobs(deps: JobDeps): Promise<void> {
  const pool = deps.db.$client
  const tasks = Object.fromEntries(
    Object.entries(createTaskList(JOBS, deps)).map(([name, task]) => [name, completing(task as Task, pool)]),
  )
  const client = await pool.connect()
  try {
    const options = { schema: 'graphile_worker', logger: new Logger(() => () => {}), noHandleSignals: true }
    // graphile-worker looks for the next job before it has noted a failure, which holds up the queue of the job.
    let isReady = true
    for (let round = 0; isReady && round < ROUNDS_MAX; round += 1) {
      await runTaskListOnce(options, tasks, client)
      isReady = await isAnyReady(client)
    }
  } finally {
    client.release()
  }
}

/** Another process may hold the queue of a job. */
const ROUNDS_MAX = 20

async function isAnyReady(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ ready: boolean }>(`select exists (
    select from graphile_worker.jobs
    where locked_at is null and run_at <= now() and attempts < max_attempts) as ready`)
  return rows[0]!.ready
}
