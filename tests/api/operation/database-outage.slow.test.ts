import { beforeAll, describe, expect, it } from 'vitest'
import { connect, disconnect } from '#db/client.ts'
import { JOB_TIMEOUTS } from '#server/core/jobs/start-jobs.ts'
import { outageOf } from '#server/platform/outage.ts'
import { Person, signedUp } from '../../support/accounts/person.ts'
import { type OwnPostgres, startOwnPostgres } from '../../support/database/own-postgres.ts'
import { query } from '../../support/database/owner-process.ts'
import { useTestApp } from '../../support/test-app.ts'

let postgres: OwnPostgres

const app = useTestApp({
  database: async () => {
    postgres = await startOwnPostgres()
    return postgres
  },
  timeouts: { connect: 1500, statement: 1500, lock: 1500, idleInTransaction: 5000, answer: 2000 },
})

/** More than the pool has connections: what an outage does not give back would be missed. */
const MORE_THAN_THE_POOL = 20

let lucia: Person
let weddingId: string
let vendorId: string

beforeAll(async () => {
  lucia = await signedUp(app, 'Lucía Herrera', 'couple')
  weddingId = await lucia.createWedding('Lucía & Martín')
  vendorId = await lucia.addVendor(weddingId, 'flowers')
})

const listGuests = () => lucia.get(`/api/weddings/${weddingId}/guests`)
const readiness = async () => {
  const answer = await app.fetch('/readyz')
  return [answer.status, await answer.json()]
}
const statusesOfMany = async () => {
  const answers = await Promise.all(Array.from({ length: MORE_THAN_THE_POOL }, renameWedding))
  return new Set(answers.map(({ status }) => status))
}
const renameWedding = () => lucia.patch(`/api/weddings/${weddingId}`, { name: 'Lucía y Martín' })

describe('while the database is frozen', () => {
  it('says so within the time a request may wait, on every route, and recovers afterwards', async () => {
    await Promise.all(Array.from({ length: MORE_THAN_THE_POOL }, listGuests))
    postgres.freeze()
    try {
      const stranger = new Person(app, 'Nadie', 'couple')
      const answers = await Promise.all([
        listGuests(),
        renameWedding(),
        lucia.upload({ weddingId, vendorId }, 'señal.pdf', 'x'),
        lucia.post('/api/weddings', { name: 'Otra boda' }),
        lucia.signIn(),
        stranger.signUp(),
        lucia.post('/api/auth/sign-out'),
        lucia.post('/api/auth/request-password-reset', { email: lucia.email }),
      ])
      for (const { status, body, headers } of answers) {
        expect([status, body?.code]).toEqual([503, 'DATABASE_UNAVAILABLE'])
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      }
      await Promise.all(Array.from({ length: MORE_THAN_THE_POOL }, renameWedding))
    } finally {
      postgres.thaw()
    }
    await expect.poll(statusesOfMany, POLL).toEqual(new Set([200]))
  })

  it('shows people a page that says it, not an error of ours', async () => {
    postgres.freeze()
    try {
      const page = await app.fetch('/directorio')
      expect(page.status).toBe(503)
      expect(page.headers.get('content-type')).toContain('text/html')
      expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await page.text()).toContain('Volvemos en un momento')
      const link = await app.fetch('/api/auth/verify-email?token=x')
      expect(link.headers.get('location')).toBe('/login?error=DATABASE_UNAVAILABLE')
    } finally {
      postgres.thaw()
    }
    await expect.poll(async () => (await app.fetch('/directorio')).status, POLL).toBe(200)
  })

  it('is not ready, but alive, and says both at once', async () => {
    await expect.poll(async () => (await app.fetch('/readyz')).status, POLL).toBe(200)
    postgres.freeze()
    try {
      const waiting = Array.from({ length: MORE_THAN_THE_POOL }, listGuests)
      const ready = await app.fetch('/readyz')
      expect(ready.status).toBe(503)
      expect(await ready.json()).toMatchObject({ status: 'unavailable', database: 'unavailable' })
      expect((await app.fetch('/healthz')).status).toBe(200)
      await Promise.all(waiting)
    } finally {
      postgres.thaw()
    }
    await expect.poll(async () => (await app.fetch('/readyz')).status, POLL).toBe(200)
  })
})

describe('a database that may only be read', () => {
  it('takes no requests, and what would change something waits', async () => {
    await query(postgres.connectionString, 'alter database azahar set default_transaction_read_only = on')
    await cutConnections()
    await expect.poll(readiness, POLL).toMatchObject([503, { database: 'readOnly' }])
    const change = await renameWedding()
    expect([change.status, change.body.code]).toEqual([503, 'DATABASE_UNAVAILABLE'])

    await query(
      postgres.connectionString,
      'set transaction read write; alter database azahar reset default_transaction_read_only',
    )
    await cutConnections()
    await expect.poll(async () => (await renameWedding()).status, POLL).toBe(200)
    await expect.poll(readiness, POLL).toMatchObject([200, { database: 'ok' }])
  })
})

describe('a statement that takes longer than a request may wait', () => {
  const slow = 'select pg_sleep(2.5)'

  it('is cancelled for a request, and not for a job in the background', async () => {
    const error = await app.db.execute(slow).catch((reason) => reason)
    expect(outageOf(error)?.code).toBe('DATABASE_UNAVAILABLE')
    const jobs = connect({ connectionString: postgres.connectionString }, JOB_TIMEOUTS)
    expect((await jobs.execute(slow)).rowCount).toBe(1)
    await disconnect(jobs)
  })
})

describe('an error of the database', () => {
  const outages = ['08006', '25006', '25P03', '53300', '55000', '55P03', '57014', '57P01', '57P03']
  it.each(outages)('%s means that it is away', async (state) => {
    expect((await outageWith(state))?.code).toBe('DATABASE_UNAVAILABLE')
  })

  it('says when its disk is full', async () => {
    expect((await outageWith('53100'))?.code).toBe('STORAGE_FULL')
  })

  it.each(['23505', '22P02', '42P01', 'P0001'])(
    '%s is about the request, or a mistake of ours',
    async (state) => {
      expect(await outageWith(state)).toBeNull()
    },
  )

  const outageWith = (state: string) =>
    app.db.execute(`do $$ begin raise exception using errcode = '${state}'; end $$`).then(
      () => null,
      (error) => outageOf(error),
    )
})

const POLL = { timeout: 20_000, interval: 50 }

const cutConnections = () =>
  query(
    postgres.connectionString,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = 'azahar' and pid <> pg_backend_pid()`,
  )
