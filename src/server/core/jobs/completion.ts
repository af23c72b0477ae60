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
      await pool.query('delete from graphile_worker._private_jobs where id = $1', [id])
      return
    } catch (error) {
      if (!outageOf(error) || signal?.aborted) throw error
      await delay(RETRY_MS, undefined, { signal })
    }
  }
}
