import { Logger, runTaskListOnce } from 'graphile-worker'
import type { JobDeps } from '#server/core/jobs/job.ts'
import { createTaskList } from '#server/core/jobs/task-list.ts'
import { JOBS } from '#server/entry/jobs/registry.ts'

/** Runs every job that is waiting now, with those they add; one that fails waits for its next attempt. */
export async function runWaitingJobs(deps: JobDeps): Promise<void> {
  const client = await deps.db.$client.connect()
  try {
    const options = { schema: 'graphile_worker', logger: new Logger(() => () => {}), noHandleSignals: true }
    await runTaskListOnce(options, createTaskList(JOBS, deps), client)
  } finally {
    client.release()
  }
}
