import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { spanUnderWay } from '#server/platform/traces/traces.ts'
import type { JobName, JobPayload } from './job-payloads.ts'
import { queueOf } from './job-queues.ts'

type JobOptions = {
  /** A waiting job of the same key is replaced; one that runs already is followed by the new one. */
  key?: string
  runAt?: Date
  maxAttempts?: number
  /** Of the jobs of a lane that are due, those with the least number run first; 0 where it is missing. */
  priority?: number
}

/** The priority of jobs that come by the hundred, so that the one for which a person waits does not stand behind them. */
export const BEHIND_OTHERS = 10

/** Three days of attempts, which are at most five minutes apart (`maintain-queue.ts`). */
const ATTEMPTS_MAX = 900

/**
 * Adds a job in the transaction of the change that causes it: it runs after the commit, in one of the
 * processes, and not at all after a rollback.
 */
export const addJob = <Name extends JobName>(
  tx: Database | Transaction,
  name: Name,
  payload: JobPayload<Name>,
  options: JobOptions = {},
): Promise<void> => addJobs(tx, name, [{ payload, ...options }])

/** The same for any number of jobs in one statement, in the order of their keys: two acts do not wait in a circle. */
export async function addJobs<Name extends JobName>(
  tx: Database | Transaction,
  name: Name,
  jobs: readonly (JobOptions & { payload: JobPayload<Name> })[],
): Promise<void> {
  if (jobs.length === 0) return
  const traceparent = spanUnderWay()?.traceparent
  const given = jobs.map(({ payload, maxAttempts = ATTEMPTS_MAX, ...job }) => ({
    ...job,
    maxAttempts,
    queue: queueOf(name, payload),
    payload: traceparent ? { ...payload, traceparent } : payload,
  }))
  await tx.execute(sql`
    select from (
      select * from json_to_recordset(${JSON.stringify(given)}::json)
        as job (payload json, queue text, "runAt" timestamptz, "maxAttempts" int, key text, priority int)
      order by key
    ) given
    cross join lateral graphile_worker.add_job(${name}, payload => given.payload, queue_name => given.queue,
      run_at => given."runAt", max_attempts => given."maxAttempts", job_key => given.key, priority => coalesce(given.priority, 0))`)
}
