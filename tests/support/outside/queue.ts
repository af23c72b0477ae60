import { JobLog } from '#server/core/jobs/job-log.ts'
import { LaneRunner } from '#server/core/jobs/lane-runner.ts'
import { createLog } from '#server/platform/log.ts'
import { query } from '../database/owner-process.ts'

type Task = (payload: { key: string }, signal: AbortSignal) => unknown

/** A process that takes jobs of the test's own tasks from a queue. */
export function startRunner(connectionString: string, tasks: Record<string, Task>) {
  const lines: string[] = []
  const log = createLog('json', { write: (line) => void lines.push(line) })
  const runner = new LaneRunner({
    connectionString,
    concurrency: 3,
    pollMs: 100,
    sweepMs: 200,
    tasks: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [
        name,
        async (payload, { abortSignal }) => void (await task(payload as { key: string }, abortSignal!)),
      ]),
    ),
    crontab: [],
    log: new JobLog(log),
  })
  return { stop: () => runner.stop(), lines }
}

export const addTestJob = (connectionString: string, task: string, key = '', queue: string | null = null) =>
  query(
    connectionString,
    `select graphile_worker.add_job('${task}', payload => json_build_object('key', '${key}'),
       queue_name => ${queue === null ? 'null' : `'${queue}'`})`,
  )

export const waitingJobs = (connectionString: string) =>
  query(
    connectionString,
    `select task_identifier as task, attempts::int, locked_at is not null as locked,
       extract(epoch from run_at - now())::int as seconds from graphile_worker.jobs order by id`,
  )
