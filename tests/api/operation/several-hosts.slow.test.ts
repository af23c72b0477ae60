import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connect, type Database, disconnect } from '#db/client.ts'
import { lookAtDatabase } from '#server/platform/doctor/look-at-database.ts'
import { Channel } from '#server/platform/live/channel.ts'
import { createLog } from '#server/platform/log.ts'
import { outageOf } from '#server/platform/outage.ts'
import { checkDatabase } from '#server/platform/postgres/check-database.ts'
import { DatabaseProbe } from '#server/platform/postgres/database-probe.ts'
import { migrateDatabase, schemaVersionOf, versionsOf } from '#server/platform/postgres/migrate.ts'
import { markOfSecret } from '#server/platform/secret-mark.ts'
import { MIGRATIONS } from '../../support/database/database.ts'
import { query } from '../../support/database/owner-process.ts'
import { type PrimaryAndStandby, startPrimaryAndStandby } from '../../support/database/primary-and-standby.ts'
import { addTestJob, startRunner } from '../../support/outside/queue.ts'

let postgres: PrimaryAndStandby
const ends: (() => unknown)[] = []

beforeEach(async () => {
  postgres = await startPrimaryAndStandby()
})
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
  await postgres.drop()
})

const POLL = { timeout: 30_000, interval: 50 }
const CONNECTIONS = 4

function openPool(connectionString = postgres.connectionString): Database {
  const db = connect({ connectionString, max: CONNECTIONS })
  db.$client.on('error', () => {})
  ends.push(() => disconnect(db, 2000))
  return db
}

/** Names the standby before the primary. */
const standbyFirst = () => {
  const [, first, second] = /host=([^,&]+),([^,&]+)/.exec(postgres.connectionString)!
  return postgres.connectionString.replace(`${first},${second}`, `${second},${first}`)
}

/** A change in a transaction: `done`, or the outage that it met. */
const change = (db: Database) =>
  db
    .transaction((tx) => tx.execute('create temp table if not exists t (); select 1'))
    .then(
      () => 'done',
      (error) => outageOf(error)?.code,
    )

/** The role of the server behind each connection of a pool, asked at once. */
const rolesOf = (db: Database) =>
  Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const { rows } = await db.$client.query(
        `select current_setting('transaction_read_only') as role, pg_sleep(0.05)`,
      )
      return rows[0].role as string
    }),
  ).catch(() => [])

const WRITABLE = Array.from({ length: CONNECTIONS }, () => 'off')

describe('an address of a standby and a primary', { timeout: 90_000 }, () => {
  it('leads to the primary, though the standby is named first', async () => {
    await checkDatabase(standbyFirst())
    await migrateDatabase(standbyFirst(), MIGRATIONS)
    expect(await rolesOf(openPool(standbyFirst()))).toEqual(WRITABLE)
  })

  it('is not waited for behind a host that swallows what is sent', async () => {
    const swallows = createServer().listen(0, '127.0.0.1')
    await once(swallows, 'listening')
    ends.push(() => swallows.close())
    const { port } = swallows.address() as AddressInfo
    const address = postgres.connectionString
      .replace('host=', 'host=127.0.0.1,')
      .replace('port=5432', `port=${port},5432,5432`)
    await checkDatabase(address)
    expect(await rolesOf(openPool(address))).toEqual(WRITABLE)
  })

  it('is refused at the start when no host takes changes, with the reason of each', async () => {
    postgres.losePrimary()
    await expect
      .poll(() => checkDatabase(postgres.connectionString).catch(({ message }) => message), POLL)
      .toMatch(
        /^The database cannot be reached: .*socket.*: .*; .*: it is a standby \(.*\)\. Check DATABASE_URL\.$/,
      )
  })
})

describe('a primary that dies', { timeout: 90_000 }, () => {
  it('is followed to the promoted standby by requests, jobs, live updates and readiness', async () => {
    const db = openPool()
    const probe = new DatabaseProbe(postgres.connectionString, {
      schemaVersion: schemaVersionOf(MIGRATIONS),
      secretMark: markOfSecret('a-secret'),
    })
    ends.push(() => probe.close())
    let runs = 0
    const runner = startRunner(postgres.connectionString, { count: () => void runs++ })
    ends.push(() => runner.stop())
    const heard: unknown[] = []
    const [sender, listener] = [openChannel([]), openChannel(heard)]
    await Promise.all([sender.listen(), listener.listen()])
    expect([await change(db), (await probe.look()).database]).toEqual(['done', 'ok'])

    postgres.losePrimary()
    await expect.poll(() => change(db), POLL).toBe('DATABASE_UNAVAILABLE')
    expect((await probe.look()).database).toBe('unavailable')
    await postgres.promoteStandby()
    await expect.poll(() => change(db), POLL).toBe('done')
    await expect.poll(async () => (await probe.look()).database, POLL).toBe('ok')
    await addTestJob(postgres.standbyAddress, 'count')
    await expect.poll(() => runs, POLL).toBe(1)
    await expect
      .poll(() => {
        sender.publish({ said: 'moved' })
        return heard
      }, POLL)
      .toContainEqual({ said: 'moved' })

    await postgres.returnAsStandby()
    expect(await change(db)).toBe('done')
    expect(await rolesOf(openPool())).toEqual(WRITABLE)
  })
})

describe('a primary that takes no more changes and keeps its connections', { timeout: 90_000 }, () => {
  it('is left by every connection, those that only read and listen too', async () => {
    const db = openPool()
    expect(await rolesOf(db)).toEqual(WRITABLE)
    const heard: unknown[] = []
    const listener = openChannel(heard)
    await listener.listen()
    await postgres.retirePrimary()
    await expect.poll(() => rolesOf(db), POLL).toContain('on')
    await postgres.promoteStandby()

    await expect.poll(() => change(db), POLL).toBe('done')
    await expect.poll(() => rolesOf(db), POLL).toEqual(WRITABLE)
    await expect.poll(() => connectionsOf(postgres.primaryAddress), POLL).toBe(0)
    const sender = openChannel([])
    await expect
      .poll(() => {
        sender.publish({ said: 'moved' })
        return heard
      }, POLL)
      .toContainEqual({ said: 'moved' })
  })
})

describe('the doctor', { timeout: 90_000 }, () => {
  const look = async () => {
    const found = await lookAtDatabase(postgres.connectionString, versionsOf(MIGRATIONS))
    return found.map((one) => `${one.state} ${one.said}`)
  }

  it('has a line for each host, and says when one is away or two take changes', async () => {
    expect(await look()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^ok \S+: the primary, PostgreSQL [\d.]+$/),
        expect.stringMatching(/^ok \S+: a standby, PostgreSQL [\d.]+$/),
      ]),
    )
    await postgres.promoteStandby()
    expect(await look()).toContain('wrong 2 hosts take changes')
    postgres.losePrimary()
    await expect.poll(look, POLL).toContainEqual(expect.stringMatching(/^wrong \S+ does not answer \(.+\)$/))
  })
})

function openChannel(heard: unknown[]): Channel {
  const channel = new Channel({
    connectionString: postgres.connectionString,
    log: createLog('lines', { write: () => {} }),
    onMessage: (message) => heard.push(message),
    onListening: () => {},
  })
  ends.push(() => channel.close())
  return channel
}

async function connectionsOf(address: string): Promise<number> {
  const rows = (await query(
    address,
    `select from pg_stat_activity where datname = 'azahar' and pid <> pg_backend_pid()`,
  )) as unknown[]
  return rows.length
}
