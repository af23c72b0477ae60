import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type OwnPostgres, startOwnPostgres } from '../../support/database/own-postgres.ts'
import { query } from '../../support/database/owner-process.ts'
import { addTestJob, startRunner, waitingJobs } from '../../support/outside/queue.ts'

let postgres: OwnPostgres
let runner: ReturnType<typeof startRunner>

beforeAll(async () => {
  postgres = await startOwnPostgres(true)
})
afterEach(async () => {
  await runner.stop()
  await query(postgres.connectionString, 'truncate graphile_worker._private_jobs')
})
afterAll(() => postgres.drop())

const POLL = { timeout: 60_000, interval: 100 }
const waiting = () => waitingJobs(postgres.connectionString).catch(() => 'away')
const added = (task: string) => addTestJob(postgres.connectionString, task).catch(() => 'away')
const said = () => runner.lines.map((line) => JSON.parse(line).msg)

describe('the queue of jobs, when the database dies', { timeout: 90_000 }, () => {
  it('goes on by itself once it is back, and says both once', async () => {
    let runs = 0
    runner = startRunner(postgres.connectionString, { count: () => void runs++ })
    await addTestJob(postgres.connectionString, 'count')
    await expect.poll(() => runs, POLL).toBe(1)
    postgres.crash()
    await expect.poll(() => said(), POLL).toContain('jobs wait for the database')
    await expect.poll(() => added('count'), POLL).not.toBe('away')
    await expect.poll(() => runs, POLL).toBe(2)
    expect(said()).toEqual(['jobs wait for the database', 'jobs go on'])
  })

  it('completes a job that had ended meanwhile, without running it again', async () => {
    let finish = () => {}
    let runs = 0
    const slow = () => {
      runs += 1
      return new Promise<void>((resolve) => {
        finish = resolve
      })
    }
    runner = startRunner(postgres.connectionString, { slow })
    await addTestJob(postgres.connectionString, 'slow')
    await expect.poll(() => runs, POLL).toBe(1)
    postgres.crash()
    finish()
    await expect.poll(() => waiting(), POLL).toEqual([])
    expect(runs).toBe(1)
  })
})

describe('the queue of jobs, when the database is frozen', () => {
  it('goes on when it answers again', async () => {
    let runs = 0
    runner = startRunner(postgres.connectionString, { count: () => void runs++ })
    await addTestJob(postgres.connectionString, 'count')
    await expect.poll(() => runs, POLL).toBe(1)
    postgres.freeze()
    const adding = addTestJob(postgres.connectionString, 'count')
    postgres.thaw()
    await adding
    await expect.poll(() => runs, POLL).toBe(2)
  })
})
