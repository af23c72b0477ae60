import { eq, sql } from 'drizzle-orm'
import {
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  jwtVerify,
  SignJWT,
} from 'jose'
import { afterEach, describe, expect, it } from 'vitest'
import { refreshToken } from '#db/schema/access-tokens.ts'
import { jwks } from '#db/schema/auth.ts'
import { tidyUp } from '#server/entry/jobs/housekeeping.ts'
import { codeAt, secretOf } from '../../support/accounts/authenticator.ts'
import { CookieJar } from '../../support/accounts/cookie-jar.ts'
import { mailsTo } from '../../support/accounts/mailbox.ts'
import { onAnotherDevice, PASSWORD, Person, signedUp } from '../../support/accounts/person.ts'
import { ApiProgram, programOf } from '../../support/contract/api-program.ts'
import { ORIGIN, useTestApp } from '../../support/test-app.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describe('an access token', () => {
  const app = useTestApp()
  afterEach(() => app.setClock(null))

  it('opens what its person may open, and nothing else', async () => {
    const [lucia, noelia] = [await signedUp(app, 'Lucía', 'couple'), await signedUp(app, 'Noelia', 'couple')]
    const [own, other] = [await lucia.createWedding(), await noelia.createWedding()]
    const program = await programOf(app, lucia)
    expect((await program.get('/api/profile')).body).toMatchObject({ fullName: 'Lucía' })
    expect((await program.get('/api/session')).body).toMatchObject({ fullName: 'Lucía' })
    expect((await program.call('POST', `/api/weddings/${own}/guests`, { fullName: 'Carmen' })).status).toBe(
      201,
    )
    const list = await program.get(`/api/weddings/${own}/guests`)
    expect(list.body).toHaveLength(1)
    const again = { 'if-none-match': list.headers.get('etag')! }
    expect((await program.call('GET', `/api/weddings/${own}/guests`, undefined, again)).status).toBe(304)
    expect((await program.get(`/api/weddings/${other}`)).body.code).toBe('WEDDING_NOT_FOUND')
    expect((await program.get('/api/planner/branding')).body.code).toBe('PLANNERS_ONLY')
  })

  it('is good for fifteen minutes', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const program = await programOf(app, lucia)
    const now = Date.now()
    app.setClock(new Date(now + 14 * MINUTE))
    expect(await program.isSignedIn()).toBe(true)
    app.setClock(new Date(now + 16 * MINUTE))
    expect(await program.isSignedIn()).toBe(false)
    expect((await program.refresh()).status).toBe(200)
    expect(await program.isSignedIn()).toBe(true)
  })

  it('is refused when it was changed, signed by another key or not at all', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const program = await programOf(app, lucia)
    const good = program.tokens.access_token
    const claims = decodeJwt(good)
    const { kid } = decodeProtectedHeader(good) as { kid: string }
    const { privateKey } = await generateKeyPair('ES256')
    const sign = (header: { alg: string; kid: string }, more: object = {}) =>
      new SignJWT({ ...claims, ...more }).setProtectedHeader(header).sign(privateKey)
    const [head, body, signature] = good.split('.') as [string, string, string]
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', kid })).toString('base64url')
    const otherBody = Buffer.from(JSON.stringify({ ...claims, sub: lucia.userId, exp: 4e9 })).toString(
      'base64url',
    )
    const shared = new TextEncoder().encode(
      JSON.stringify(await exportJWK((await generateKeyPair('ES256', { extractable: true })).publicKey)),
    )
    const forged = [
      '',
      'x',
      'a.b.c',
      `${head}.${otherBody}.${signature}`,
      `${head}.${body}.`,
      `${unsigned}.${body}.`,
      await sign({ alg: 'ES256', kid }),
      await sign({ alg: 'ES256', kid: '0198c0de-0000-7000-8000-000000000000' }),
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(shared),
    ]
    for (const token of forged) {
      program.tokens.access_token = token
      const answer = await program.call('GET', '/api/profile', undefined, {
        authorization: `Bearer ${token}`,
      })
      expect(answer.status, token).toBe(401)
    }
    program.tokens.access_token = good
    expect(await program.isSignedIn()).toBe(true)
  })

  it('counts alone: a cookie beside it opens nothing', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    expect((await lucia.get('/api/profile', { authorization: 'Bearer x.y.z' })).status).toBe(401)
    expect((await lucia.get('/api/profile', { authorization: 'Basic eDp5' })).status).toBe(200)
  })

  it('needs no origin, and no site can make a browser use a cookie through it', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const program = await programOf(app, lucia)
    const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const create = (headers: Record<string, string>) =>
      program.call('POST', '/api/weddings', { name: 'Boda' }, { ...elsewhere, ...headers })
    expect((await create({})).status).toBe(201)
    expect((await create({ authorization: 'Bearer x', cookie: lucia.cookie })).status).toBe(401)
    expect((await create({ authorization: 'Basic eDp5', cookie: lucia.cookie })).status).toBe(403)
    const signOut = {
      ...elsewhere,
      authorization: `Bearer ${program.tokens.access_token}`,
      cookie: lucia.cookie,
    }
    expect((await program.call('POST', '/api/auth/sign-out', {}, signOut)).status).toBe(403)
  })

  it('uploads and follows what changes', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const weddingId = await lucia.createWedding()
    const vendorId = await lucia.addVendor(weddingId)
    const program = await programOf(app, lucia)
    const authorization = `Bearer ${program.tokens.access_token}`
    const uploaded = await app.fetch(`/api/weddings/${weddingId}/vendors/${vendorId}/files?name=a.txt`, {
      method: 'POST',
      headers: { authorization, 'content-length': '2' },
      body: Buffer.from('hi'),
    })
    expect(uploaded.status).toBe(201)
    const live = await app.fetch('/api/live', { headers: { authorization } })
    expect(live.status).toBe(200)
    await live.body!.cancel()
  })

  it('decides nothing about the account', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const program = await programOf(app, lucia)
    for (const path of ['/api/access/apps', '/api/access/sessions', '/api/access/factors']) {
      expect((await program.get(path)).body.code, path).toBe('BROWSER_SESSION_ONLY')
    }
    expect((await program.call('DELETE', '/api/access/sessions')).status).toBe(403)
    const passwords = { currentPassword: PASSWORD, newPassword: 'otra-boda-en-flor' }
    expect((await program.call('POST', '/api/auth/change-password', passwords)).status).toBe(401)
    expect((await program.call('POST', '/api/auth/two-factor/enable', { password: PASSWORD })).status).toBe(
      401,
    )
    expect((await program.ask({ grant_type: 'session' })).status).toBe(401)
    expect((await onAnotherDevice(lucia)).cookie).toBeTruthy()
  })

  it('says whose it is to everybody who has the key set', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const program = await programOf(app, lucia)
    const answer = await app.fetch('/api/auth/jwks')
    expect(answer.headers.get('cache-control')).toContain('max-age')
    const keys = await answer.json()
    for (const key of keys.keys)
      expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'x', 'y'])
    const { payload } = await jwtVerify(program.tokens.access_token, createLocalJWKSet(keys), {
      issuer: ORIGIN,
      audience: ORIGIN,
    })
    expect(payload).toMatchObject({ sub: lucia.userId })
    expect(JSON.stringify(payload)).not.toContain(lucia.email)
  })

  it('is signed by a new key when the old one has had its time, and stays good', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const before = await programOf(app, lucia)
    await app.db.update(jwks).set({ expiresAt: new Date(Date.now() - 1000) })
    const after = await programOf(app, lucia)
    const kid = ({ tokens }: ApiProgram) => decodeProtectedHeader(tokens.access_token).kid
    expect(kid(after)).not.toBe(kid(before))
    const other = await app.anotherProcess()
    for (const program of [before, after, after.reaching(other)])
      expect(await program.isSignedIn()).toBe(true)
    const { keys } = await (await app.fetch('/api/auth/jwks')).json()
    expect(keys.map((key: { kid: string }) => key.kid)).toEqual(
      expect.arrayContaining([kid(before), kid(after)]),
    )
    const stored = await app.db.select().from(jwks)
    for (const { privateKey } of stored) expect(privateKey).not.toContain('"d"')
  })
})

describe('a refresh token', () => {
  const app = useTestApp()
  afterEach(() => app.setClock(null))

  it('is good once, and gives another', async () => {
    const program = await programOf(app, await signedUp(app, 'Lucía', 'couple'))
    const first = program.tokens
    expect((await program.refresh()).status).toBe(200)
    expect(program.tokens.refresh_token).not.toBe(first.refresh_token)
    expect((await program.refresh()).status).toBe(200)
  })

  it('that is used twice ends the access for both who have it', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const [program, bystander] = [await programOf(app, lucia), await programOf(app, lucia)]
    const stolen = program.tokens.refresh_token
    await program.refresh()
    const thief = new ApiProgram(app)
    expect(await thief.refresh(stolen)).toMatchObject({
      status: 401,
      body: { code: 'REFRESH_TOKEN_REFUSED' },
    })
    expect((await program.refresh()).status).toBe(401)
    expect(await program.isSignedIn()).toBe(false)
    expect(await bystander.isSignedIn()).toBe(true)
  })

  it('that is sent twice at once gives no two accesses', async () => {
    const program = await programOf(app, await signedUp(app, 'Lucía', 'couple'))
    const given = program.tokens.refresh_token
    const answers = await Promise.all([
      program.refresh(given),
      program.refresh(given),
      program.refresh(given),
    ])
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    expect(await program.isSignedIn()).toBe(false)
  })

  it('is stored as a hash', async () => {
    const program = await programOf(app, await signedUp(app, 'Lucía', 'couple'))
    const rows = await app.db.select().from(refreshToken)
    expect(JSON.stringify(rows)).not.toContain(program.tokens.refresh_token)
  })

  it('lasts for thirty days without use, and for ninety at most', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const [idle, busy] = [await programOf(app, lucia), await programOf(app, lucia)]
    const start = Date.now()
    for (let day = 25; day < 90; day += 25) {
      app.setClock(new Date(start + day * DAY))
      expect((await busy.refresh()).status, `day ${day}`).toBe(200)
    }
    expect((await idle.refresh()).status).toBe(401)
    app.setClock(new Date(start + 91 * DAY))
    expect((await busy.refresh()).status).toBe(401)
  })

  it('that was used is forgotten after a month, with keys that are long out of use', async () => {
    const program = await programOf(app, await signedUp(app, 'Lucía', 'couple'))
    await program.refresh()
    const used = () => app.db.$count(refreshToken, sql`used_at is not null`)
    await tidyUp(app.platform)
    expect(await used()).toBeGreaterThan(0)
    await app.db
      .update(refreshToken)
      .set({ usedAt: new Date(Date.now() - 31 * DAY) })
      .where(sql`used_at is not null`)
    const [key] = await app.db.select().from(jwks)
    await app.db
      .update(jwks)
      .set({ expiresAt: new Date(Date.now() - 31 * DAY) })
      .where(eq(jwks.id, key!.id))
    await tidyUp(app.platform)
    expect(await used()).toBe(0)
    expect(await app.db.$count(jwks, eq(jwks.id, key!.id))).toBe(0)
  })

  it.each([
    {},
    { grant_type: 'x' },
    { grant_type: 'refresh_token' },
    { grant_type: 'refresh_token', refresh_token: 7 },
    null,
    [],
  ])('is not given for %j', async (body) => {
    expect((await new ApiProgram(app).ask(body as object)).body).toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('that was never given is refused, and a form is as good as JSON', async () => {
    const response = await app.fetch('/api/auth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'x'.repeat(43) }).toString(),
    })
    expect(response.status).toBe(401)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('the access of a program', () => {
  const app = useTestApp({ trustProxy: true })
  afterEach(() => app.setClock(null))

  it('is listed by its name, apart from the sessions, and ends when it is taken away', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const program = await programOf(app, lucia, '  Mi hoja de\n cálculo ')
    const other = await programOf(app, lucia)
    expect((await lucia.get('/api/access/sessions')).body).toHaveLength(1)
    const apps = (await lucia.get('/api/access/apps')).body
    expect(apps.map(({ name }: { name: string }) => name).sort()).toEqual(['', 'Mi hoja de cálculo'])
    const { id } = apps.find(({ name }: { name: string }) => name)
    const noelia = await signedUp(app, 'Noelia', 'couple')
    await noelia.delete(`/api/access/apps/${id}`)
    expect(await program.isSignedIn()).toBe(true)
    expect((await lucia.delete(`/api/access/apps/${id}`)).status).toBe(200)
    const elsewhere = program.reaching(await app.anotherProcess())
    expect([await program.isSignedIn(), await elsewhere.isSignedIn()]).toEqual([false, false])
    expect((await program.refresh()).status).toBe(401)
    expect(await other.isSignedIn()).toBe(true)
    expect((await lucia.get('/api/access/apps')).body).toHaveLength(1)
  })

  it('ends with signing out, another password and closing the other sessions', async () => {
    const ways: [string, (person: Person) => Promise<unknown>][] = [
      ['signing out', (person) => person.signOut()],
      ['closing the others', (person) => person.delete('/api/access/sessions')],
      [
        'another password',
        (person) =>
          person.post('/api/auth/change-password', {
            currentPassword: PASSWORD,
            newPassword: 'otra-boda-en-flor',
          }),
      ],
    ]
    for (const [way, end] of ways) {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      const program = await programOf(app, lucia)
      await end(lucia)
      expect(await program.isSignedIn(), way).toBe(false)
      expect((await program.refresh()).status, way).toBe(401)
    }
  })

  it('ends when the program gives its refresh token back', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const program = await programOf(app, lucia)
    const revoke = () =>
      program.call('POST', '/api/auth/revoke', { refresh_token: program.tokens.refresh_token })
    expect((await revoke()).status).toBe(200)
    expect(await program.isSignedIn()).toBe(false)
    expect((await revoke()).status).toBe(200)
  })

  it('comes from a browser that has just signed in, and not from an older session', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const program = new ApiProgram(app)
    const ask = () => program.ask({ grant_type: 'session', name: 'Copia' }, { cookie: lucia.cookie })
    expect((await ask()).status).toBe(200)
    expect(await program.isSignedIn()).toBe(true)
    expect((await lucia.get('/api/profile')).status).toBe(200)
    app.setClock(new Date(Date.now() + 11 * MINUTE))
    expect((await ask()).body).toMatchObject({ code: 'SESSION_NOT_FRESH' })
    const foreign = { cookie: lucia.cookie, origin: 'https://evil.example' }
    expect((await program.ask({ grant_type: 'session' }, foreign)).status).toBe(403)
  })

  it('asks for the password, with the limits of every sign-in, and tells the person', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const program = new ApiProgram(app)
    const wrong = await program.signIn(lucia, { password: 'no-es-esta-clave' })
    expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_EMAIL_OR_PASSWORD' } })
    expect(wrong.headers.getSetCookie()).toEqual([])
    const answer = await program.signIn(lucia)
    expect(Object.keys(answer.body).sort()).toEqual([
      'access_token',
      'expires_in',
      'refresh_token',
      'token_type',
    ])
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await lucia.get('/api/access/sessions')).body).toHaveLength(1)
    const mails = await mailsTo(app, lucia.email)
    expect(mails.map(({ subject }) => subject)).toContain('Has entrado en Azahar desde otro dispositivo')
    for (let tries = 0; tries < 10; tries += 1) await program.signIn(lucia, { password: 'no-es-esta-clave' })
    const stopped = await program.signIn(lucia)
    expect(stopped).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } })
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('asks for the second step of accounts that have one', async () => {
    const lucia = new Person(app, 'Lucía', 'couple')
    const jar = new CookieJar(app)
    const { email, name, role } = lucia
    await jar.post('/api/auth/sign-up/email', { name, email, password: PASSWORD, role })
    const { body } = await jar.post('/api/auth/two-factor/enable', { password: PASSWORD })
    const secret = secretOf(body.totpURI)
    await jar.post('/api/auth/two-factor/verify-totp', { code: codeAt(secret) })
    const program = new ApiProgram(app)
    expect((await program.signIn(lucia)).body.code).toBe('SECOND_STEP_REQUIRED')
    expect((await program.signIn(lucia, { code: '000000' })).body.code).toBe('INVALID_CODE')
    expect((await program.signIn(lucia, { code: 'aaaaa-aaaaa' })).body.code).toBe('INVALID_BACKUP_CODE')
    expect((await program.signIn(lucia, { code: codeAt(secret, 1) })).status).toBe(200)
    expect((await program.signIn(lucia, { code: body.backupCodes[0] })).status).toBe(200)
    expect(await program.isSignedIn()).toBe(true)
  })

  it('has a limit, for which the person revokes one', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const program = new ApiProgram(app)
    const ask = () => program.ask({ grant_type: 'session' }, { cookie: lucia.cookie })
    for (let count = 0; count < 50; count += 1) expect((await ask()).status).toBe(200)
    expect((await ask()).body).toMatchObject({ code: 'TOO_MANY_APPS' })
  })
})

describe('programs of one person', () => {
  const app = useTestApp({ requestsPerMinute: 60 })

  it('share the rate limit of the person', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const programs = [await programOf(app, lucia), await programOf(app, lucia)]
    const statuses: number[] = []
    for (let count = 0; count < 70; count += 1) {
      statuses.push((await programs[count % 2]!.get('/api/profile')).status)
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
    const noelia = await signedUp(app, 'Noelia', 'couple')
    expect(await (await programOf(app, noelia)).isSignedIn()).toBe(true)
  })
})
