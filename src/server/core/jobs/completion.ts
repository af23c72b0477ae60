import { setTimeout as delay } from 'node:timers/promises'
import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { outageOf } from '#server/platform/outage.ts'

const RETRY_MS = 1000

/**
 * A task that notes by itself that it is done. graphile-worker tries that once and then gives up its whole pool:
 * a mail sent while the database restarts would be sent again.
 */
export function completing(task: Task, pool: Pool): Task {
  return async (payload, helpers) => {
    await task(payload, helpers)
    await complete(pool, helpers.job.id, helpers.abortSignal)
  }
}

async function complete(pool: Pool, id: string, signal: AbortSignal | undefined): Promise<void> {
  for (;;) {
    try {
      await pool.query(COMPLETE, [id])
      return
    } catch (error) {
      if (!outageOf(error) || signal?.aborted) throw error
      await delay(RETRY_MS, undefined, { signal })
    }
  }
}

/** The queue of the job goes on with its next one: graphile-worker finds the queue by a job that is there no more. */
const COMPLETE = `with done as (delete from graphile_worker._private_jobs where id = $1 returning job_queue_id, locked_by)
  update graphile_worker._private_job_queues queue set locked_by = null, locked_at = null
  from done where queue.id = done.job_queue_id and queue.locked_by = done.locked_by`
