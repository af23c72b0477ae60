import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { METHODS, OPEN_PATHS } from '#server/core/auth/call-auth.ts'
import { CookieJar } from '../../support/accounts/cookie-jar.ts'
import { IdentityServer } from '../../support/accounts/identity-server.ts'
import { ORIGIN, useTestApp } from '../../support/test-app.ts'

const JSON_TYPE = 'application/json'
const FORM = 'application/x-www-form-urlencoded'

/** Strangers send these: bodies of every shape, and none. */
const BODIES: [type: string, body: string][] = [
  [JSON_TYPE, ''],
  [JSON_TYPE, '{'],
  [JSON_TYPE, 'null'],
  [JSON_TYPE, '[]'],
  [JSON_TYPE, '"x"'],
  [JSON_TYPE, '7'],
  [JSON_TYPE, '{}'],
  [JSON_TYPE, '{"__proto__":{"x":1},"email":["a@b.example"],"password":{"x":1}}'],
  [
    JSON_TYPE,
    JSON.stringify({ email: 'a@b.example', password: '\u0000'.repeat(9), name: '\u0000', role: 'couple' }),
  ],
  [JSON_TYPE, JSON.stringify({ token: 'x'.repeat(24), newPassword: 'otra-contraseña' })],
  [JSON_TYPE, JSON.stringify({ code: '123456' })],
  [JSON_TYPE, JSON.stringify({ code: 'aaaaa-bbbbb' })],
  [JSON_TYPE, JSON.stringify({ email: 'a@b.example', otp: '123456' })],
  [JSON_TYPE, JSON.stringify({ provider: 'prueba', idToken: { token: 'a.b.c', nonce: 'x' } })],
  [JSON_TYPE, JSON.stringify({ provider: 'prueba', redirect: 'javascript:alert(1)' })],
  [
    JSON_TYPE,
    JSON.stringify({
      response: {
        id: 'a',
        response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a', attestationObject: 'a' },
      },
    }),
  ],
  [JSON_TYPE, JSON.stringify({ message: 'x', signature: `0x${'0'.repeat(130)}` })],
  [FORM, 'code=%E0%A4%A&state=%'],
  [FORM, 'code=a&state=b&user=%7B'],
  ['text/plain', '{}'],
  ['multipart/form-data; boundary=x', '--x\r\n'],
]

const QUERIES = [
  '',
  '?state=x',
  '?code=x',
  '?code=x&state=x',
  '?error=access_denied&state=x',
  '?state=a&state=b&code=c&code=d',
  '?state=%00&code=%00',
  '?state=%E0%A4%A&code=%',
  `?state=${'x'.repeat(5000)}&code=x`,
  '?error[]=x&state[]=y&iss=https://elsewhere.example',
]

describe('requests of strangers for accounts', () => {
  const identity = new IdentityServer()
  beforeAll(() => identity.start())
  afterAll(() => identity.stop())
  const app = useTestApp({
    trustProxy: true,
    walletSignIn: true,
    identityProviders: () => [identity.provider()],
  })

  /** Every request is of another network, so that none is refused for its number. */
  let network = 0
  const send = async (method: string, path: string, init: RequestInit = {}) => {
    network += 1
    const from = `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`
    const headers = { origin: ORIGIN, 'x-forwarded-for': from, ...(init.headers as object) }
    return app.fetch(path, { ...init, method, headers })
  }
  const linesOf = (from: number) => app.logLines.slice(from).map((line) => JSON.parse(line))
  const errorsSince = (from: number) => linesOf(from).filter(({ level }) => level >= 50 || level === 'error')

  it.each(OPEN_PATHS)('%s answers bad ones with a refusal, and notes no error', async (path) => {
    const before = app.logLines.length
    const address = `/api/auth${path.replace(':id', 'prueba')}`
    const cookies = [
      '',
      'azahar.session_token=x.y',
      'azahar.two_factor=%E0%A4%A; azahar.state=x.y; azahar.trust_device=a!b.c',
    ]
    const statuses = new Set<string>()
    for (const method of METHODS[path] ?? ['POST']) {
      // Answers that take as long for every address do not wait for one another.
      const withBodies = (method === 'GET' ? [['', '']] : BODIES).map(async ([type, body], index) => {
        const headers = { ...(type && { 'content-type': type }), cookie: cookies[index % cookies.length]! }
        const answer = await send(method, address, { headers, ...(method !== 'GET' && { body }) })
        if (answer.status >= 500) statuses.add(`${method} ${type} ${body} ${answer.status}`)
      })
      const withQueries = QUERIES.map(async (query, index) => {
        const headers = { cookie: cookies[index % cookies.length]! }
        const answer = await send(method, address + query, { headers, redirect: 'manual' })
        if (answer.status >= 500) statuses.add(`${method} ${query} ${answer.status}`)
      })
      await Promise.all([...withBodies, ...withQueries])
    }
    expect([...statuses]).toEqual([])
    expect(errorsSince(before)).toEqual([])
  })

  it.each([
    '/api/auth/callback/%E0%A4%A?state=x',
    '/api/auth/callback/..%2f..%2fsign-out?state=x',
    `/api/auth/callback/${'x'.repeat(3000)}?state=x&code=y`,
    '/api/auth/verify-email?token=a.b.c',
    '/api/auth/verify-email?token=%E0%A4%A',
    '/api/auth/jwks?x=%',
    '/api/auth/%00',
    '/confirm-email?token=%00',
    '/reset-password-new?token=%E0%A4%A',
  ])('%s too', async (path) => {
    const before = app.logLines.length
    expect((await send('GET', path, { redirect: 'manual' })).status).toBeLessThan(500)
    expect(errorsSince(before)).toEqual([])
  })

  it('what is refused says which request it was, its path and why', async () => {
    const before = app.logLines.length
    const requestId = randomUUID()
    await send('GET', '/api/auth/callback/prueba?code=x&state=x', { headers: { 'x-request-id': requestId } })
    const lines = linesOf(before).filter(({ msg }) => msg === 'accounts: request refused')
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      expect(line).toMatchObject({ requestId, method: 'GET', path: '/api/auth/callback/prueba' })
      expect(line.reason).toBeTruthy()
    }
  })

  it('a provider that lies to a person makes no error of ours either', async () => {
    const before = app.logLines.length
    for (const claims of [
      { exp: undefined },
      { sub: 7 },
      { name: ['Lucía'] },
      { email: ['a@b.example'] },
      { email_verified: 'no' },
    ]) {
      identity.claims = {
        sub: randomUUID(),
        email: `${randomUUID()}@correo.example`,
        email_verified: true,
        ...claims,
      }
      const jar = new CookieJar({ fetch: (path, init) => send(init?.method ?? 'GET', path, init) })
      const { body } = await jar.post('/api/auth/sign-in/social', { provider: 'prueba', signUp: true })
      expect((await jar.get(await identity.authorize(body.url))).status).toBe(302)
    }
    expect(errorsSince(before)).toEqual([])
  })
})
