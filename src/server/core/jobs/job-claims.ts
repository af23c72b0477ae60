import type { WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import { MINUTE_MS } from '#domain/time/time.ts'

/** graphile-worker tries for eight minutes to note that a job is done; until then the job is ours. */
const COMPLETION_MS = 10 * MINUTE_MS

/** An answer that takes longer has got lost. */
const LOST_AFTER = '1 minute'

/**
 * The jobs that one runner has taken. When a connection breaks, a job may be locked for the runner without its
 * knowledge: nothing would run it before the lock expires after four hours.
 */
export class JobClaims {
  /** The time of `performance.now()` when each job ended; `null` while it runs. */
  readonly #known = new Map<string, number | null>()

  watch(events: WorkerEvents): void {
    events.on('job:start', ({ job }) => this.#known.set(String(job.id), null))
    events.on('job:complete', ({ job }) => this.#known.set(String(job.id), performance.now()))
  }

  /** Unlocks the jobs that are locked for the runner and that it does not know. */
  async releaseLost(pool: Pool, runnerId: string): Promise<void> {
    for (const [id, endedAt] of this.#known) {
      if (endedAt !== null && endedAt < performance.now() - COMPLETION_MS) this.#known.delete(id)
    }
    await pool.query(
      `with lost as (
         update graphile_worker._private_jobs set locked_by = null, locked_at = null
         where locked_by = $1 and locked_at < now() - interval '${LOST_AFTER}' and id <> all ($2::bigint[])
         returning job_queue_id)
       update graphile_worker._private_job_queues queue set locked_by = null, locked_at = null
       from lost where queue.id = lost.job_queue_id and queue.locked_by = $1`,
      [runnerId, [...this.#known.keys()]],
    )
  }
}
