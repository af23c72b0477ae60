import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StartError } from '#server/platform/start-error.ts'
import { Person } from '../../support/accounts/person.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts'
import { freePort, type RealServer, startRealServer } from '../../support/outside/real-server.ts'
import { STORES, type Store } from '../../support/outside/stores.ts'
import { type Exposed, parseOpenMetrics, sampleOf } from '../../support/watching/open-metrics.ts'

const TOKEN = 'a-token-for-the-metrics-of-this-test'

let store: Store
let database: TestDatabase

beforeAll(async () => {
  store = await STORES['the disk']()
  database = await createTestDatabase()
})
afterAll(async () => {
  await store.close()
  await database.drop()
})

describe('without a word of the operator', () => {
  it('there are no metrics', async () => {
    const server = await startRealServer(store, database.connectionString)
    expect((await server.fetch('/metrics')).status).toBe(404)
    await server.stop()
  })
})

describe('with a token', () => {
  let server: RealServer
  beforeAll(async () => {
    server = await startRealServer(store, database.connectionString, { METRICS_TOKEN: TOKEN })
  })
  afterAll(() => server.stop())

  const ask = (authorization?: string) =>
    server.fetch('/metrics', authorization === undefined ? {} : { headers: { authorization } })

  it('only who has it reads them', async () => {
    expect((await ask()).status).toBe(401)
    expect((await ask('Bearer wrong')).status).toBe(401)
    const answer = await ask(`Bearer ${TOKEN}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/openmetrics-text; version=1.0.0; charset=utf-8',
    ])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

describe('on a port of their own', () => {
  let server: RealServer
  let port: number
  let lucia: Person

  beforeAll(async () => {
    port = await freePort()
    server = await startRealServer(store, database.connectionString, { METRICS_PORT: String(port) })
    lucia = new Person(server, 'Lucía Herrera', 'couple')
    await lucia.signUp()
  })
  afterAll(() => server.stop())

  const read = async (): Promise<Exposed> =>
    parseOpenMetrics(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())

  it('they are not on the port of the app, and nothing else is on theirs', async () => {
    expect((await server.fetch('/metrics')).status).toBe(404)
    for (const path of ['/', '/healthz', '/api/profile', '/metrics/x']) {
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status, path).toBe(404)
    }
  })

  it('count requests by procedure and status, with their time and that of the gate', async () => {
    const weddingId = await lucia.createWedding()
    const before = await read()
    for (let n = 0; n < 3; n += 1) await lucia.get(`/api/weddings/${weddingId}/guests`)
    await lucia.get(`/api/weddings/${crypto.randomUUID()}/guests`)
    await lucia.post(`/api/weddings/${weddingId}/guests`, { fullName: '' })
    const after = await read()
    const grown = (name: string, labels: Record<string, string> = {}) =>
      (sampleOf(after, name, labels) ?? 0) - (sampleOf(before, name, labels) ?? 0)
    const list = { procedure: 'guests.list' }
    expect(grown('azahar_requests_total', { ...list, status: '200' })).toBe(3)
    expect(grown('azahar_requests_total', { ...list, status: '404' })).toBe(1)
    expect(grown('azahar_requests_total', { procedure: 'guests.add', status: '400' })).toBe(1)
    expect(grown('azahar_request_duration_seconds_count', list)).toBe(4)
    expect(grown('azahar_request_duration_seconds_bucket', { ...list, le: '+Inf' })).toBe(4)
    expect(grown('azahar_gate_duration_seconds_count')).toBe(5)
  })

  it('name requests of anything else by their kind, never by a part of their path', async () => {
    for (const path of [
      '/lucia@correo.example',
      '/api/lucia',
      '/i/secreto',
      '/app/secreto',
      '/files/x/secreto',
    ])
      await server.fetch(path)
    const { samples } = await read()
    const procedures = samples.flatMap(({ labels }) => labels['procedure'] ?? [])
    expect(procedures).toEqual(expect.arrayContaining(['page', 'api', 'invitation', 'auth']))
    expect(procedures.filter((name) => !/^[a-z]+[\w.]*$/i.test(name))).toEqual([])
    expect(procedures.join()).not.toMatch(/lucia|secreto/)
  })

  it('count an open stream while it is open, and time none', async () => {
    const leaving = new AbortController()
    const stream = await server.fetch('/api/live', {
      headers: { cookie: lucia.cookie },
      signal: leaving.signal,
    })
    expect(stream.status).toBe(200)
    await expect.poll(async () => sampleOf(await read(), 'azahar_live_streams')).toBe(1)
    leaving.abort()
    await expect.poll(async () => sampleOf(await read(), 'azahar_live_streams')).toBe(0)
    const streams = { procedure: 'live.stream', status: '200' }
    await expect.poll(async () => sampleOf(await read(), 'azahar_requests_total', streams)).toBe(1)
    const seen = await read()
    expect(sampleOf(seen, 'azahar_request_duration_seconds_count', { procedure: 'live.stream' })).toBeNull()
  })

  it('count mails and jobs that were done, and say what waits', async () => {
    await expect.poll(async () => sampleOf(await read(), 'azahar_mails_total', { outcome: 'sent' })).toBe(1)
    const seen = await read()
    const mails = { lane: 'main', job: 'send-mail', outcome: 'done' }
    expect(sampleOf(seen, 'azahar_job_runs_total', mails)).toBe(1)
    for (const lane of ['main', 'images', 'guestMails', 'exports', 'imports', 'webhooks'])
      expect(sampleOf(seen, 'azahar_job_oldest_waiting_seconds', { lane })).toBe(0)
  })

  it('tell the state of the database, its pools, the store, the queues and the process', async () => {
    const seen = await read()
    expect(sampleOf(seen, 'azahar_database_up')).toBe(1)
    expect(sampleOf(seen, 'azahar_storage_up')).toBe(1)
    expect(sampleOf(seen, 'azahar_missing_files')).toBe(0)
    expect(sampleOf(seen, 'azahar_storage_free_bytes')).toBeGreaterThan(0)
    for (const [pool, max] of [
      ['published', 16],
      ['drafts', 8],
      ['jobs', 26],
    ] as const) {
      expect(sampleOf(seen, 'azahar_database_connections_max', { pool })).toBe(max)
      expect(sampleOf(seen, 'azahar_database_waiting', { pool })).toBe(0)
    }
    expect(
      sampleOf(seen, 'azahar_database_connections', { pool: 'published', state: 'idle' }),
    ).toBeGreaterThan(0)
    expect(sampleOf(seen, 'azahar_database_wait_seconds_count', { pool: 'published' })).toBeGreaterThan(0)
    expect(sampleOf(seen, 'azahar_admission_requests', { queue: 'requests', state: 'active' })).toBe(0)
    expect(sampleOf(seen, 'azahar_build_info', { node: process.versions.node })).toBe(1)
    expect(sampleOf(seen, 'process_resident_memory_bytes')).toBeGreaterThan(1e6)
    expect(sampleOf(seen, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  })
})

describe('a port for metrics that cannot be', () => {
  const start = (env: Record<string, string>) => startRealServer(store, database.connectionString, env)

  it.each([
    [{ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }, /METRICS_TOKEN is missing/],
    [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN must have at least 32/],
    [{ METRICS_PORT: '0' }, /METRICS_PORT must be/],
  ])('is refused at the start: %j', async (env, reason) => {
    const refused = start(env)
    await expect(refused).rejects.toThrow(reason)
    await expect(refused).rejects.toThrow(StartError)
  })
})
