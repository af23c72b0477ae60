import { sql } from 'drizzle-orm'
import { jobName } from '#domain/operator/job-names.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { OperatorId } from '#server/core/membership.ts'
import { noteAct } from './operator-acts.commands.ts'

type Acting = Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl'>
type Retried = { job: string; userId: string | null; count: number }

/** Lets failed jobs run at once, with all their attempts; gives how many. What runs just now, or is done, is left. */
export async function retryJobs(platform: Acting, by: OperatorId, ids: readonly string[]): Promise<number> {
  return platform.db.transaction(async (tx) => {
    const { rows } = await tx.execute<Retried>(sql`
      with wanted as (
        select j.id, j.task_identifier as job, coalesce(u.id, person.id) as user_id
        from graphile_worker.jobs j join graphile_worker._private_jobs p on p.id = j.id
        left join auth.user u on lower(u.email) = lower(p.payload ->> 'to')
        left join auth.user person on person.id::text = p.payload ->> 'userId'
        where j.id = any(${sql.param([...ids])}::bigint[]) and j.last_error is not null and j.locked_at is null
      ), begun as (
        select r.id from graphile_worker.reschedule_jobs(
          (select array_agg(id) from wanted), run_at => now(), attempts => 0) r
      )
      select w.job, w.user_id as "userId", count(*)::int as count
      from begun join wanted w on w.id = begun.id group by w.job, w.user_id`)
    for (const { job, userId, count } of rows) {
      const subject = count === 1 ? `«${jobName(job)}»` : `«${jobName(job)}», ${count} veces`
      await noteAct(tx, platform, by, { act: 'jobRetried', subject, ...(userId && { userId }) })
    }
    return rows.reduce((sum, { count }) => sum + count, 0)
  })
}
