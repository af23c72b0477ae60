import { once } from 'node:events'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { RequestRateLimit } from '#server/core/http/request-rate-limit.ts'
import { pagePolicy } from '#server/core/http/security-headers.ts'
import { createApp } from '#server/entry/http/app.ts'
import { isFromAnotherSite } from '#server/entry/http/same-origin.ts'
import { schemaVersionOf } from '#server/platform/postgres/migrate.ts'
import { Person, signedUp } from '../../support/accounts/person.ts'
import { type Cast, gatherCast } from '../../support/cast.ts'
import { MIGRATIONS } from '../../support/database/database.ts'
import { ORIGIN, useTestApp } from '../../support/test-app.ts'

const NONE_WAITING = { oldestWaitingSeconds: null }

describe('the server around the API', () => {
  const app = useTestApp()
  let lucia: Person

  beforeAll(async () => {
    lucia = await signedUp(app, 'Lucía Herrera', 'couple')
    // The mail that confirms the account.
    await app.runJobs()
  })

  it('says that it lives and that its database answers', async () => {
    expect((await app.fetch('/healthz')).status).toBe(200)
    const ready = await app.fetch('/readyz')
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ok', database: 'ok', files: 'ok', missingFiles: 0, jobs: NONE_WAITING },
    ])
  })

  it('is degraded, and serves on, while the store of files cannot be used', async () => {
    const folder = join(app.dataDir, 'files')
    renameSync(folder, `${folder}.away`)
    try {
      writeFileSync(folder, 'in the way')
      const ready = await app.fetch('/readyz')
      expect([ready.status, await ready.json()]).toEqual([
        200,
        { status: 'degraded', database: 'ok', files: 'unavailable', missingFiles: 0, jobs: NONE_WAITING },
      ])
    } finally {
      rmSync(folder)
      renameSync(`${folder}.away`, folder)
    }
    expect(await (await app.fetch('/readyz')).json()).toMatchObject({ status: 'ok' })
  })

  it('goes on while a newer version of the tables keeps what it uses', async () => {
    await app.db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 1`)
    const ready = await app.fetch('/readyz')
    await app.db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`)
    expect([ready.status, await ready.json()]).toMatchObject([200, { status: 'ok', database: 'ok' }])
  })

  it.each([
    [
      'newerSchema',
      `update drizzle.__drizzle_migrations set created_at = created_at + 1;
      comment on table drizzle.__drizzle_migrations is '${schemaVersionOf(MIGRATIONS) + 1}'`,
      '- 1',
    ],
    ['olderSchema', 'update drizzle.__drizzle_migrations set created_at = created_at - 1', '+ 1'],
  ])('takes no requests while its tables are of another version: %s', async (state, change, back) => {
    await app.db.execute(sql.raw(change))
    const ready = await app.fetch('/readyz')
    await app.db.execute(sql.raw(`update drizzle.__drizzle_migrations set created_at = created_at ${back}`))
    expect([ready.status, await ready.json()]).toMatchObject([
      503,
      { status: 'unavailable', database: state },
    ])
    expect((await app.fetch('/readyz')).status).toBe(200)
  })

  it('says once that a proxy stands before it which it does not trust', async () => {
    const forwarded = { headers: { 'x-forwarded-for': '192.0.2.7' } }
    for (let n = 0; n < 3; n += 1) await app.fetch('/healthz', forwarded)
    expect(app.logLines.filter((line) => line.includes('X-Forwarded-For'))).toHaveLength(1)
  })

  it('publishes the contract as OpenAPI 3.1', async () => {
    const document = await (await app.fetch('/api/openapi.json')).json()
    expect(document.openapi).toMatch(/^3\.1/)
    expect(document.paths['/weddings/{weddingId}/guests'].get.responses['200']).toBeDefined()
  })

  it('answers every request with an id, a given one if it is harmless', async () => {
    const given = await app.fetch('/healthz', { headers: { 'x-request-id': 'abcdef-123456' } })
    expect(given.headers.get('x-request-id')).toBe('abcdef-123456')
    const forged = await app.fetch('/healthz', { headers: { 'x-request-id': '{"level":60}' } })
    expect(forged.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it.each([
    '/healthz',
    '/api/profile',
    '/api/nothing',
    '/api/auth/nothing',
    '/',
    '/nothing',
    '/robots.txt',
    '/og/inicio.png',
  ])('%s carries the security headers', async (path) => {
    const { headers } = await app.fetch(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`)
    if (path.startsWith('/api'))
      expect(headers.get('content-security-policy')).toContain(`default-src 'none'`)
  })

  it('takes the http twin of an https origin for another site', () => {
    const from = (origin: string) =>
      isFromAnotherSite(
        { method: 'POST', headers: { origin, host: 'azahar.example' } } as IncomingMessage,
        'https://azahar.example',
      )
    expect(from('https://azahar.example')).toBe(false)
    expect(from('http://azahar.example')).toBe(true)
  })

  it('lets the browser forget what it has kept when its person leaves', async () => {
    const { headers } = await (await signedUp(app, 'Teo Lasa', 'couple')).signOut()
    expect(headers.get('clear-site-data')).toBe('"cache"')
  })

  it('says of which request an error is, without what its address may tell', async () => {
    const lines: string[] = []
    const log = pino({}, { write: (line: string) => void lines.push(line) })
    const platform = { ...app.platform, log, files: null as never }
    const options = {
      requireEmailVerification: false,
      trustProxy: false,
      mailFolder: null,
      siteFolder: null,
      bounces: null,
      mcp: null,
      requestRateLimit: new RequestRateLimit({ perMinute: 0, trustProxy: false }),
    }
    const rest = { requestLog: pino({ level: 'silent' }), builtApp: null, contactEmail: 'a@b.example' }
    const readiness = () => Promise.reject(new Error('broken'))
    const server = createServer(createApp(platform, { ...options, ...rest, readiness })).listen(
      0,
      '127.0.0.1',
    )
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const headers = { 'x-request-id': 'abcdef-123456' }
    expect((await fetch(`http://127.0.0.1:${port}/readyz?token=secret`, { headers })).status).toBe(500)
    server.close()
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ requestId: 'abcdef-123456', method: 'GET', path: '/readyz' }),
    ])
  })

  it('allows only the inline scripts of the page itself', () => {
    const policy = pagePolicy('<script>start()</script><script src="/assets/a.js"></script>')
    expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/=]+';/)
    expect(policy).toContain(`frame-ancestors 'none'`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  describe('a request that changes something', () => {
    const post = (headers: Record<string, string>) =>
      app.fetch('/api/weddings', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: lucia.cookie, ...headers },
        body: JSON.stringify({ name: 'Boda' }),
      })

    it('is refused from another site', async () => {
      expect((await post({ origin: 'https://malo.example' })).status).toBe(403)
      expect((await post({ origin: 'null' })).status).toBe(403)
      expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
      expect((await post({ origin: ORIGIN, 'sec-fetch-site': 'same-site' })).status).toBe(403)
    })

    it('is accepted from our own pages and from programs without a browser', async () => {
      expect((await post({ origin: ORIGIN, 'sec-fetch-site': 'same-origin' })).status).toBe(201)
      expect((await post({})).status).toBe(201)
    })

    it('is refused beyond the size of a form, declared or streamed', async () => {
      const huge = JSON.stringify({ name: 'x'.repeat(300_000) })
      const declared = await app.fetch('/api/weddings', {
        method: 'POST',
        headers: { 'content-length': String(huge.length), cookie: lucia.cookie },
        body: huge,
      })
      expect(declared.status).toBe(413)
      const streamed = await app.fetch('/api/weddings', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: lucia.cookie },
        body: new Blob([huge]).stream(),
        duplex: 'half',
      } as RequestInit)
      expect(streamed.status).toBe(413)
      expect(await streamed.json()).toMatchObject({ code: 'BODY_TOO_LARGE' })
    })

    it('is refused with a clear 400 when it is not JSON', async () => {
      const response = await app.fetch('/api/weddings', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: lucia.cookie },
        body: '{"name":',
      })
      expect(response.status).toBe(400)
    })

    it('is refused when it does not even claim to be JSON', async () => {
      const form = await post({ 'content-type': 'application/x-www-form-urlencoded' })
      expect(form.status).toBe(415)
    })
  })

  it('compresses what is large, for clients that accept it', async () => {
    const asked = (encoding: string) =>
      app.fetch('/api/openapi.json', { headers: { 'accept-encoding': encoding } })
    const [small, whole] = [await asked('gzip'), await asked('identity')]
    expect(small.headers.get('content-encoding')).toBe('gzip')
    expect(small.headers.get('vary')).toBe('Accept-Encoding')
    expect(await small.json()).toEqual(await whole.json())
    expect(Number(small.headers.get('content-length')) * 4).toBeLessThan(
      Number(whole.headers.get('content-length')),
    )
    const list = await app.fetch('/api/planners', { headers: { 'accept-encoding': 'gzip' } })
    expect(list.headers.has('content-encoding')).toBe(false)
  })

  it('does not answer under a path of the API that is none', async () => {
    expect((await app.fetch('/api/nothing')).status).toBe(404)
    expect((await new Person(app, 'Nadie', 'couple').get('/api/auth/list-sessions')).status).toBe(404)
  })
})

describe('an unchanged list', () => {
  const app = useTestApp()
  let cast: Cast

  beforeAll(async () => {
    cast = await gatherCast(app)
  })

  const list = (person: Person, etag?: string) =>
    app.fetch(`/api/weddings/${cast.weddingId}/guests`, {
      headers: { cookie: person.cookie, ...(etag && { 'if-none-match': etag }) },
    })

  it('says what every answer says', async () => {
    const etag = (await list(cast.lucia)).headers.get('etag')!
    const { status, headers } = await list(cast.lucia, etag)
    expect(status).toBe(304)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('is a 304 for its members until it changes', async () => {
    const first = await list(cast.lucia)
    const etag = first.headers.get('etag')!
    expect(first.status).toBe(200)
    expect((await list(cast.lucia, etag)).status).toBe(304)
    expect((await list(cast.martin, etag)).status).toBe(304)
    await cast.martin.addGuest(cast.weddingId, 'Carmen Aguirre')
    const changed = await list(cast.lucia, etag)
    expect(changed.status).toBe(200)
    expect(await changed.json()).toHaveLength(1)
  })

  it('is not there for an outsider, whatever they hold', async () => {
    const etag = (await list(cast.lucia)).headers.get('etag')!
    expect((await list(cast.noelia, etag)).status).toBe(404)
    expect((await list(new Person(app, 'Nadie', 'couple'), etag)).status).toBe(401)
  })

  it('is gone at once for a member who left', async () => {
    const etag = (await list(cast.martin)).headers.get('etag')!
    expect((await list(cast.martin, etag)).status).toBe(304)
    await cast.martin.delete(`/api/weddings/${cast.weddingId}/members/me`)
    expect((await list(cast.martin, etag)).status).toBe(404)
  })
})

describe('the question who is signed in', () => {
  const app = useTestApp()

  it('is no error for a visitor', async () => {
    const visitor = await new Person(app, 'Nadie', 'couple').get('/api/session')
    expect(visitor).toMatchObject({ status: 200, body: null })
    const elena = await signedUp(app, 'Elena Montes', 'planner')
    expect((await elena.get('/api/session')).body).toMatchObject({
      fullName: 'Elena Montes',
      role: 'planner',
    })
  })
})
