import type { ClientBase } from 'pg'

/**
 * The jobs that wait or run, without those of the clock, which every start makes anew. They are read from the queue's
 * own tables and go back through its function, because the tables are of its version.
 */
export const WAITING_JOBS = `(
  select t.identifier, j.payload, q.queue_name, j.run_at, j.max_attempts, j.key, j.priority,
    (select array_agg(flag) from jsonb_object_keys(j.flags) flag) as flags
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  where j.attempts < j.max_attempts and j.payload -> '_cron' is null
  order by j.id
)`

export async function makeJobTable(client: ClientBase): Promise<string> {
  await client.query(`create temporary table restored_jobs (
    identifier text, payload json, queue_name text, run_at timestamptz, max_attempts int, key text, priority int,
    flags text[]) on commit drop`)
  return 'restored_jobs'
}

/** Queues the jobs of the table: each runs as often as it would have run from its beginning. */
export async function addRestoredJobs(client: ClientBase): Promise<void> {
  await client.query(`
    select count(*) from (select graphile_worker.add_job(identifier, payload, queue_name => queue_name, run_at => run_at,
      max_attempts => max_attempts, job_key => key, priority => priority, flags => flags) from restored_jobs) added`)
}
