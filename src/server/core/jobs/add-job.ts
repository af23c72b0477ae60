import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { spanUnderWay } from '#server/platform/traces/traces.ts'
import type { JobName, JobPayload } from './job-payloads.ts'

type JobOptions = {
  /** A waiting job of the same key is replaced; one that runs already is followed by the new one. */
  key?: string
  runAt?: Date
  maxAttempts?: number
}

/** Three days of attempts, which are at most five minutes apart (`maintain-queue.ts`). */
const ATTEMPTS_MAX = 900

/**
 * Adds a job in the transaction of the change that causes it: it runs after the commit, in one of the
 * processes, and not at all after a rollback.
 */
export async function addJob<Name extends JobName>(
  tx: Database | Transaction,
  name: Name,
  payload: JobPayload<Name>,
  { key, runAt, maxAttempts = ATTEMPTS_MAX }: JobOptions = {},
): Promise<void> {
  const traceparent = spanUnderWay()?.traceparent
  const carried = traceparent ? { ...payload, traceparent } : payload
  await tx.execute(sql`
    select from graphile_worker.add_job(${name}, payload => ${JSON.stringify(carried)}::json,
      run_at => ${runAt?.toISOString() ?? null}::timestamptz, max_attempts => ${maxAttempts}::int,
      job_key => ${key ?? null}::text)`)
}
