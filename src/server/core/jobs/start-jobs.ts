import { parseCronItems } from 'graphile-worker'
import { connect, disconnect } from '#db/client.ts'
import type { OnStatement } from '#db/measure-statements.ts'
import { MINUTE_MS } from '#domain/time/time.ts'
import { watchPool } from '#server/platform/metrics/watch-pool.ts'
import { addJob } from './add-job.ts'
import { type Job, type JobDeps, type Jobs, LANES, type Lane } from './job.ts'
import { JobLog } from './job-log.ts'
import { LaneRunner } from './lane-runner.ts'
import { createTaskList, laneOf } from './task-list.ts'

/** How often retries are looked for, in milliseconds; of new jobs PostgreSQL notifies at once. */
const POLL_MS = 5000

const SWEEP_MS = MINUTE_MS

/** Jobs may work on many rows for minutes, but wait for a lock no longer than requests. */
export const JOB_TIMEOUTS = {
  connect: 5000,
  statement: 5 * MINUTE_MS,
  lock: 5000,
  idleInTransaction: MINUTE_MS,
  answer: 5 * MINUTE_MS + 5000,
}

/** A job may use a second connection beside the one of its transaction. */
const CONNECTIONS = 2 * Object.values(LANES).reduce((sum, count) => sum + count, 0)

type Options = Omit<JobDeps, 'db'> & {
  jobs: Jobs
  connectionString: string
  pollMs?: number
  /** Told of the statements of jobs. */
  onStatement?: OnStatement | null
}
export type RunningJobs = { stop(): Promise<void> }

/** Runs jobs of the queue in this process. It stops within two seconds, even when a job is still running. */
export async function startJobs({
  jobs,
  connectionString,
  pollMs = POLL_MS,
  onStatement = null,
  ...rest
}: Options): Promise<RunningJobs> {
  const { metrics } = rest
  const onWait = (seconds: number) => metrics.connectionWait('jobs', seconds)
  const db = connect({ connectionString, max: CONNECTIONS }, JOB_TIMEOUTS, { onWait, onStatement })
  watchPool(metrics, 'jobs', db.$client)
  const log = new JobLog(rest.log)
  db.$client.on('error', (error) => log.failed(error, 'a job lost its connection'))
  // Jobs that the crontab asks for while no process runs are made good at the start.
  for (const name of ['housekeeping', 'clean-files'] as const) await addJob(db, name, {}, { key: name })
  const lanes = (Object.keys(LANES) as Lane[]).flatMap((lane) => {
    const tasks = createTaskList(jobs, { ...rest, db }, lane)
    // graphile-worker takes no lane without jobs.
    if (Object.keys(tasks).length === 0) return []
    const options = { concurrency: LANES[lane], pollMs, sweepMs: SWEEP_MS, crontab: crontabOf(jobs, lane) }
    return [new LaneRunner({ connectionString, tasks, log, ...options })]
  })
  return {
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()))
      await disconnect(db, 200)
    },
  }
}

function crontabOf(jobs: Jobs, lane: Lane) {
  return parseCronItems(
    Object.entries<Job>(jobs).flatMap(([name, job]) =>
      job.cron && laneOf(job) === lane
        ? [{ task: name, match: job.cron, options: { jobKey: name, maxAttempts: 900 } }]
        : [],
    ),
  )
}
