import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { Person } from '../../support/accounts/person.ts'
import { createTestDatabase } from '../../support/database/database.ts'
import { type RealServer, startRealServer } from '../../support/outside/real-server.ts'
import { STORES } from '../../support/outside/stores.ts'

type Sent = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  status: { code: number }
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

const [SERVER, CLIENT, CONSUMER] = [2, 3, 5]
const FAILED = 2

describe('traces, where an endpoint takes them', () => {
  const releases: (() => unknown)[] = []
  const received: Sent[] = []
  const bodies: string[] = []
  let server: RealServer
  let lucia: Person
  let collector: string

  beforeAll(async () => {
    const receiver = createServer(async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part)
      const body = Buffer.concat(parts).toString()
      bodies.push(`${request.method} ${request.url} ${body}`)
      for (const { scopeSpans } of JSON.parse(body).resourceSpans)
        for (const { spans } of scopeSpans) received.push(...spans)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    }).listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    collector = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
    const store = await STORES['the disk']()
    const database = await createTestDatabase()
    server = await startRealServer(store, database.connectionString, {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector,
      TRUST_PROXY: 'true',
    })
    releases.push(
      () => receiver.close(),
      () => store.close(),
      () => database.drop(),
      () => server.stop(),
    )
    lucia = new Person(server, 'Zósima Canaria', 'couple', 'zosima.canaria@correo.example')
    await lucia.signUp()
  })
  afterAll(async () => {
    for (const release of releases.reverse()) await release()
  })

  async function found(isWanted: (span: Sent) => boolean): Promise<Sent> {
    await expect.poll(() => received.some(isWanted), { timeout: 15_000 }).toBe(true)
    return received.find(isWanted)!
  }
  const below = ({ spanId }: Sent) => received.filter(({ parentSpanId }) => parentSpanId === spanId)

  it('lead from a request to its statements, by names of our own alone', async () => {
    const weddingId = await lucia.createWedding('Boda de Zósima')
    const path = `/api/weddings/${weddingId}/guests`
    await lucia.post(path, { fullName: 'Zósima Canaria' })
    const request = await found(({ name }) => name === 'POST guests.add')
    expect(request).toMatchObject({ kind: SERVER })
    expect(request.parentSpanId ?? '').toBe('')
    expect(Object.fromEntries(request.attributes.map(({ key, value }) => [key, value]))).toMatchObject({
      'http.request.method': { stringValue: 'POST' },
      'http.response.status_code': { intValue: 201 },
      'request.id': { stringValue: expect.stringMatching(/^[\w-]{8,64}$/) },
    })
    await expect.poll(() => below(request).map(({ name }) => name)).toEqual(['gate-1', 'guests-add'])
    const statements = below(request)
    expect(statements.every(({ kind }) => kind === CLIENT)).toBe(true)
    expect(bodies[0]).toMatch(/^POST \/v1\/traces .*"service\.name"/)
    expect(bodies.join()).not.toMatch(/z[oó]sima|canaria|\$1/i)
    expect(bodies.join()).not.toContain(weddingId)
  })

  it('go on in the job that a request has left behind', async () => {
    const job = await found(({ kind, name }) => kind === CONSUMER && name === 'job send-mail')
    const request = await found(({ traceId, kind }) => traceId === job.traceId && kind === SERVER)
    expect(job.parentSpanId).toBe(request.spanId)
  })

  it('go on from a proxy that is trusted', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
    await server.fetch('/healthz', { headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } })
    const request = await found((span) => span.traceId === traceId)
    expect(request).toMatchObject({ kind: SERVER, parentSpanId: '00f067aa0ba902b7' })
    await server.fetch('/healthz', { headers: { traceparent: '<script>' } })
  })

  it('say which request has failed, and count nothing against one that was refused', async () => {
    await server.fetch('/api/weddings', {})
    const refused = await found(({ attributes }) =>
      attributes.some(({ key, value }) => key === 'http.response.status_code' && value.intValue === 401),
    )
    expect(refused.status.code).not.toBe(FAILED)
  })
})

describe('the settings of traces', () => {
  const settings = (given: Record<string, string>) =>
    readConfig({ DATA_DIR: '/tmp', AUTH_SECRET: 'a-secret-for-tests-of-at-least-32-characters', ...given })
      .traces

  it('follow nothing without an endpoint, and every request with one', () => {
    expect(settings({})).toBeNull()
    expect(settings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' })).toEqual({
      endpoint: 'http://127.0.0.1:4318',
      share: 1,
    })
  })

  it.each(['2', '-1', '1.5', 'all', '.5'])('refuse a share of %s', (share) => {
    const given = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_TRACES_SAMPLER_ARG: share }
    expect(() => settings(given)).toThrow('OTEL_TRACES_SAMPLER_ARG must be the share')
  })

  it.each(['ftp://collector', 'collector:4318'])('refuse an endpoint of %s', (endpoint) => {
    expect(() => settings({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })).toThrow(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be',
    )
  })
})
