import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '#server/entry/start-server.ts'
import { createLog } from '#server/platform/log.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts'
import { startOwnPostgres } from '../../support/database/own-postgres.ts'

const dataDir = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const environment = (port: number, url: string) => ({
  PORT: String(port),
  DATABASE_URL: url,
  DATA_DIR: dataDir,
  AUTH_SECRET: 'a-secret-for-tests-of-at-least-32-characters',
})

describe('a server on a database of its own choice', () => {
  it('looks at the database before it takes the port', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const { port } = holder.address() as AddressInfo
    const start = (url: string) => startServer(environment(port, url), pino({ level: 'silent' }))
    await expect(start('postgresql://azahar:hunter2@127.0.0.1:4199/bodas')).rejects.toThrow(
      /^The database cannot be reached/,
    )
    await expect(start(database.connectionString)).rejects.toThrow(/^Port \d+ is taken/)
    holder.close()
  })

  it('lives while it waits for another process to migrate, and says that it waits', async () => {
    const other = new Client({ connectionString: database.connectionString })
    await other.connect()
    await other.query(`select pg_advisory_lock(hashtextextended('azahar migrations', 0))`)
    const said: string[] = []
    const steps = createLog('lines', { write: (line) => said.push(line) })
    const port = await freePort()
    const status = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`).then(
        (answer) => answer.status,
        () => 0,
      )
    const starting = startServer(environment(port, database.connectionString), steps, {
      withoutBuiltApp: true,
    })
    await expect.poll(() => said.join(''), POLL).toContain('Waiting for another process to finish migrating')
    expect(await status('/healthz')).toBe(200)
    expect(await status('/readyz')).toBe(503)
    expect(await status('/api/session')).toBe(503)
    await other.end()
    const server = await starting
    expect(await status('/readyz')).toBe(200)
    await server.stop()
  })

  it('in public says once what the law asks of its operator and the configuration does not say', async () => {
    const said: string[] = []
    const steps = createLog('lines', { write: (line) => said.push(line) })
    const start = async (about: Record<string, string>) => {
      const port = await freePort()
      const env = { ...environment(port, database.connectionString), ...about }
      const server = await startServer(env, steps, { withoutBuiltApp: true })
      await server.stop()
      return said.splice(0).filter((line) => line.includes('OPERATOR_'))
    }
    expect(await start({})).toEqual([])
    const [line, ...more] = await start({ PUBLIC_URL: 'https://azahar.example', OPERATOR_NAME: 'Ana' })
    expect(more).toEqual([])
    expect(line).toContain('set OPERATOR_TAX_ID, OPERATOR_ADDRESS, OPERATOR_EMAIL')
  })

  it('stops although its database stands still', { timeout: 60_000 }, async () => {
    const postgres = await startOwnPostgres()
    const port = await freePort()
    const server = await startServer(
      { ...environment(port, postgres.connectionString), DATA_DIR: join(dataDir, 'own') },
      pino({ level: 'silent' }),
      { withoutBuiltApp: true },
    )
    postgres.freeze()
    const hanging = fetch(`http://127.0.0.1:${port}/directorio`).catch(() => null)
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status, POLL).toBe(503)
    await server.stop()
    await hanging
    await postgres.drop()
  })
})

const POLL = { timeout: 10_000, interval: 20 }

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
