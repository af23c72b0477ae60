import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connect, type Database, disconnect } from '#db/client.ts'
import { maintainQueue } from '#server/core/jobs/maintain-queue.ts'
import { createLog } from '#server/platform/log.ts'
import { migrateDatabase } from '#server/platform/postgres/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts'
import { query } from '../../support/database/owner-process.ts'
import { addTestJob, startRunner, waitingJobs } from '../../support/outside/queue.ts'

const migrations = fileURLToPath(new URL('../../../src/db/migrations', import.meta.url))

let database: TestDatabase
let address: string
let db: Database
const runners: { stop(): Promise<void> }[] = []
const start = (tasks: Parameters<typeof startRunner>[1]) => {
  const runner = startRunner(address, tasks)
  runners.push(runner)
  return runner
}

beforeAll(async () => {
  database = await createTestDatabase()
  address = database.connectionString
  db = connect({ connectionString: address })
})
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()))
  await query(address, 'truncate graphile_worker._private_jobs')
})
afterAll(async () => {
  await disconnect(db)
  await database.drop()
})

const POLL = { timeout: 15_000, interval: 20 }

describe('a job', () => {
  it('is run by one of several processes, once', async () => {
    const runs: string[] = []
    const tasks = { note: ({ key }: { key: string }) => void runs.push(key) }
    const keys = Array.from({ length: 60 }, (_, index) => String(index))
    await Promise.all(keys.slice(0, 30).map((key) => addTestJob(address, 'note', key)))
    for (let index = 0; index < 3; index += 1) start(tasks)
    await Promise.all(keys.slice(30).map((key) => addTestJob(address, 'note', key)))
    await expect.poll(() => waitingJobs(address), POLL).toEqual([])
    expect(runs.toSorted()).toEqual(keys.toSorted())
  })

  it('that fails is tried again, after a pause that grows', async () => {
    const fail = () => {
      throw new Error('not yet')
    }
    await addTestJob(address, 'shaky')
    await runOnce(fail)
    const first = await onlyJob()
    expect(first).toMatchObject({ attempts: 1, locked: false })
    await query(address, 'update graphile_worker._private_jobs set run_at = now()')
    await runOnce(fail)
    const second = await onlyJob()
    expect(second).toMatchObject({ attempts: 2, locked: false })
    expect(second.seconds).toBeGreaterThan(first.seconds)
    await query(address, 'update graphile_worker._private_jobs set run_at = now()')
    await runOnce(() => {})
    expect(await waitingJobs(address)).toEqual([])
  })

  const onlyJob = async () => (await waitingJobs(address))[0] as { seconds: number }

  /** A process that stops with its first job, so that none is tried again behind the test's back. */
  async function runOnce(shaky: () => void) {
    let stopped: Promise<void> | undefined
    const runner = start({
      shaky: () => {
        stopped = runner.stop()
        shaky()
      },
    })
    await expect.poll(() => stopped !== undefined, POLL).toBe(true)
    await stopped
  }
})

describe('a queue of jobs', () => {
  it('runs them one after another, and holds up no other queue', async () => {
    const runs: string[] = []
    const ends = new Map<string, () => void>()
    start({
      read: ({ key }) => {
        runs.push(key)
        return new Promise<void>((resolve) => ends.set(key, resolve))
      },
    })
    for (const key of ['a1', 'a2', 'a3']) await addTestJob(address, 'read', key, 'a')
    await addTestJob(address, 'read', 'b1', 'b')
    await expect.poll(() => runs.toSorted(), POLL).toEqual(['a1', 'b1'])
    ends.get('a1')!()
    await expect.poll(() => runs.toSorted(), POLL).toEqual(['a1', 'a2', 'b1'])
    ends.get('b1')!()
    ends.get('a2')!()
    await expect.poll(() => runs.length, POLL).toBe(4)
    ends.get('a3')!()
    await expect.poll(() => waitingJobs(address), POLL).toEqual([])
    await maintainQueue({ db, log: createLog('json', { write: () => {} }) })
    expect(await query(address, 'select queue_name from graphile_worker._private_job_queues')).toEqual([])
  })

  it('goes on in another process when its own has died', async () => {
    await addTestJob(address, 'read', 'a1', 'a')
    await addTestJob(address, 'read', 'a2', 'a')
    for (const table of ['_private_jobs', '_private_job_queues'])
      await query(
        address,
        `update graphile_worker.${table} set locked_by = 'pool-of-the-dead', locked_at = now() - interval '3 minutes'
         where id = (select min(id) from graphile_worker.${table})`,
      )
    await maintainQueue({ db, log: createLog('json', { write: () => {} }) })
    const runs: string[] = []
    start({ read: ({ key }) => void runs.push(key) })
    await expect.poll(() => runs, POLL).toEqual(['a1', 'a2'])
  })
})

describe('a process that lives', () => {
  it('takes up a job that was locked for it while the answer got lost', async () => {
    const runs: string[] = []
    const note = ({ key }: { key: string }) => void runs.push(key)
    let finish = () => {}
    start({
      note,
      slow: () =>
        new Promise<void>((resolve) => {
          finish = resolve
        }),
    })
    await addTestJob(address, 'slow')
    await expect.poll(() => waitingJobs(address), POLL).toMatchObject([{ locked: true }])
    // As long ago as a minute: the running job is known, the other is not.
    await query(
      address,
      `with mine as (update graphile_worker._private_jobs set locked_at = now() - interval '2 minutes' returning locked_by),
       added as (select * from graphile_worker.add_job('note', payload => '{"key": "lost"}', queue_name => 'lost', run_at => now() + interval '1 second'))
       select from mine, added`,
    )
    // In one statement, as a job and its queue are taken: a sweep between two would free the one and not the other.
    await query(
      address,
      `with runner as (select locked_by from graphile_worker.jobs where task_identifier = 'slow'),
       taken as (
         update graphile_worker._private_jobs job set attempts = 1, locked_at = now() - interval '2 minutes',
           locked_by = runner.locked_by
         from runner where job.attempts = 0 returning job.job_queue_id)
       update graphile_worker._private_job_queues queue set locked_at = now() - interval '2 minutes',
         locked_by = runner.locked_by
       from runner, taken where queue.id = taken.job_queue_id`,
    )
    await expect.poll(() => runs, POLL).toEqual(['lost'])
    expect(await waitingJobs(address)).toMatchObject([{ task: 'slow', locked: true, attempts: 1 }])
    finish()
  })
})

describe('a process that stops', () => {
  it('finishes what it runs', async () => {
    let finish = () => {}
    let isRunning = false
    let isDone = false
    const runner = start({
      slow: async () => {
        isRunning = true
        await new Promise<void>((resolve) => {
          finish = resolve
        })
        isDone = true
      },
    })
    await addTestJob(address, 'slow')
    await expect.poll(() => isRunning, POLL).toBe(true)
    const stopped = runner.stop()
    finish()
    await stopped
    expect(isDone).toBe(true)
    expect(await waitingJobs(address)).toEqual([])
  })

  it('hands back what takes too long, and another process runs it', async () => {
    const signals: AbortSignal[] = []
    const endless = (_payload: unknown, signal: AbortSignal) => {
      signals.push(signal)
      return new Promise(() => {})
    }
    const runner = start({ stuck: endless })
    await addTestJob(address, 'stuck')
    await expect.poll(() => signals.length, POLL).toBe(1)
    await runner.stop()
    expect(signals[0]!.aborted).toBe(true)
    expect(await waitingJobs(address)).toMatchObject([{ attempts: 1, locked: false }])
    start({ stuck: () => {} })
    await expect.poll(() => waitingJobs(address), POLL).toEqual([])
  })
})

describe('the maintenance of the queue', () => {
  const log = createLog('json', { write: () => {} })
  const lockJobsFor = (minutes: number) =>
    query(
      address,
      `update graphile_worker._private_jobs set locked_at = now() - interval '${minutes} minutes'
       where locked_by is not null`,
    )

  it('gives the jobs of a process that died to another', async () => {
    await addTestJob(address, 'note')
    await query(
      address,
      `update graphile_worker._private_jobs set locked_by = 'pool-of-the-dead', locked_at = now(), attempts = 1`,
    )
    await lockJobsFor(1)
    await maintainQueue({ db, log })
    expect(await waitingJobs(address)).toMatchObject([{ locked: true }])
    await lockJobsFor(3)
    await maintainQueue({ db, log })
    expect(await waitingJobs(address)).toMatchObject([{ locked: false, attempts: 1 }])
  })

  it('leaves a job with the process that runs it, however long it takes', async () => {
    let finish = () => {}
    let runs = 0
    start({
      slow: () => {
        runs += 1
        return new Promise<void>((resolve) => {
          finish = resolve
        })
      },
    })
    await addTestJob(address, 'slow')
    await expect.poll(() => runs, POLL).toBe(1)
    await expect.poll(() => query(address, HELD_LOCKS), POLL).toEqual([{ locks: 1 }])
    await lockJobsFor(60)
    await maintainQueue({ db, log })
    expect(await waitingJobs(address)).toMatchObject([{ locked: true }])
    finish()
    await expect.poll(() => waitingJobs(address), POLL).toEqual([])
    expect(runs).toBe(1)
  })

  it('keeps the pauses of a failing job to five minutes', async () => {
    await addTestJob(address, 'note')
    await query(
      address,
      `update graphile_worker._private_jobs set attempts = 9, run_at = now() + interval '2 hours'`,
    )
    await maintainQueue({ db, log })
    expect(await waitingJobs(address)).toMatchObject([{ attempts: 9, seconds: 300 }])
  })

  it('leaves a job alone that is to run on another day', async () => {
    await addTestJob(address, 'note')
    await query(address, `update graphile_worker._private_jobs set run_at = now() + interval '30 days'`)
    await maintainQueue({ db, log })
    expect(await waitingJobs(address)).toMatchObject([{ attempts: 0, seconds: 30 * 86_400 }])
  })

  it('removes a job that has failed too often, with its payload, and says so', async () => {
    const lines: string[] = []
    await addTestJob(address, 'note', 'a secret link')
    await query(
      address,
      `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'Error ECONNREFUSED'`,
    )
    await maintainQueue({ db, log: createLog('json', { write: (line) => void lines.push(line) }) })
    expect(await waitingJobs(address)).toEqual([])
    expect(JSON.parse(lines[0]!)).toMatchObject({ job: 'note', msg: 'job given up', level: 50 })
    expect(lines.join('')).not.toContain('a secret link')
  })
})

describe('a role without superuser', () => {
  it('that owns its database migrates the queue and runs its jobs', async () => {
    const name = `plain_${randomBytes(6).toString('hex')}`
    await query(address, `create role ${name} login password 'plain'`)
    await query(address, `create database ${name} owner ${name}`)
    const own = address.replace(/\/\/[^@]*@/, `//${name}:plain@`).replace(/\/test_\w+/, `/${name}`)
    await migrateDatabase(own, migrations)
    const runs: string[] = []
    const runner = startRunner(own, { note: ({ key }) => void runs.push(key) })
    await addTestJob(own, 'note', 'by a plain role')
    await expect.poll(() => runs, POLL).toEqual(['by a plain role'])
    await runner.stop()
    await query(address, `drop database ${name} with (force)`)
    await query(address, `drop role ${name}`)
  })
})

const HELD_LOCKS = `select count(*)::int as locks from pg_locks where locktype = 'advisory' and granted
  and database = (select oid from pg_database where datname = current_database())`
