import type { Platform } from '#server/core/context.ts'
import type { Jobs } from '#server/core/jobs/job.ts'
import { laneOf } from '#server/core/jobs/task-list.ts'
import { readReadiness } from '#server/platform/health/readiness.ts'
import type { DatabaseProbe } from '#server/platform/postgres/database-probe.ts'

type QueuedJobs = { job: string; state: string; count: number; oldest: number | null }

/** Shows the states of the installation: its database, its store, its jobs and the streams of this process. */
export function watchInstallation(
  { metrics, files, live }: Pick<Platform, 'metrics' | 'files' | 'live'>,
  probe: DatabaseProbe,
  jobs: Jobs,
): void {
  const readiness = shared(() => readReadiness(probe, files))
  const queued = shared(() => probe.read<QueuedJobs>(QUEUED))
  metrics.watch('azahar_database_up', async () => {
    return [{ value: Number((await readiness()).database === 'ok') }]
  })
  metrics.watch('azahar_storage_up', async () => [{ value: Number((await readiness()).files === 'ok') }])
  metrics.watch('azahar_missing_files', async () => {
    const { missingFiles } = await readiness()
    return missingFiles === null ? [] : [{ value: missingFiles }]
  })
  metrics.watch('azahar_storage_free_bytes', async () => [{ value: await files.room() }])
  metrics.watch('azahar_live_streams', () => [{ value: live.streams }])
  const known = new Map<string, string>(Object.entries(jobs).map(([name, job]) => [name, laneOf(job)]))
  metrics.watch('azahar_jobs', async () => {
    const rows = await queued()
    const none = [...known.keys()].flatMap((job) =>
      ['waiting', 'failing']
        .filter((state) => !rows.some((row) => row.job === job && row.state === state))
        .map((state) => ({ job, state, count: 0 })),
    )
    return [...rows, ...none].flatMap(({ job, state, count }) => {
      const lane = known.get(job)
      return lane ? [{ labels: { lane, job, state }, value: count }] : []
    })
  })
  metrics.watch('azahar_job_oldest_waiting_seconds', async () => {
    const oldest = new Map([...known.values()].map((lane) => [lane, 0]))
    for (const row of await queued()) {
      const lane = known.get(row.job)
      if (lane) oldest.set(lane, Math.max(oldest.get(lane)!, row.oldest ?? 0))
    }
    return [...oldest].map(([lane, value]) => ({ labels: { lane }, value }))
  })
}

/** Gauges that are read at the same time share one answer. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let asking: Promise<T> | null = null
  return () => {
    asking ??= ask().finally(() => {
      asking = null
    })
    return asking
  }
}

/** A job that has failed waits since it was added, because each attempt moves its `run_at`. */
const QUEUED = `
  select job, state, count(*)::int as count,
    max(extract(epoch from now() - since)) filter (where state in ('waiting', 'failing'))::float8 as oldest
  from (
    select task_identifier as job, case when attempts = 0 then run_at else created_at end as since,
      case when locked_at is not null then 'running' when attempts >= max_attempts then 'givenUp'
        when attempts > 0 then 'failing' when run_at <= now() then 'waiting' else 'scheduled' end as state
    from graphile_worker.jobs limit 200000
  ) queued
  group by job, state`
