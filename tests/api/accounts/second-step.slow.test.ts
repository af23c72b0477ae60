import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { problemsIn, sendForm } from '../../support/accounts/account-forms.ts'
import { codeAt, secretOf } from '../../support/accounts/authenticator.ts'
import { CookieJar } from '../../support/accounts/cookie-jar.ts'
import { useTestApp } from '../../support/test-app.ts'

const PASSWORD = 'azahar-en-flor'

describe('a second step at sign-in', () => {
  const app = useTestApp({ trustProxy: true })
  afterEach(() => {
    app.setClock(null)
    vi.useRealTimers()
  })

  const newPerson = async () => {
    const jar = new CookieJar(app)
    const email = `${randomUUID()}@correo.example`
    await jar.post('/api/auth/sign-up/email', { name: 'Lucía', email, password: PASSWORD, role: 'couple' })
    return { jar, email }
  }

  /** A person who has set it up. */
  const guarded = async () => {
    const { jar, email } = await newPerson()
    const { body } = await jar.post('/api/auth/two-factor/enable', { password: PASSWORD })
    const secret = secretOf(body.totpURI)
    const done = await jar.post('/api/auth/two-factor/verify-totp', { code: codeAt(secret) })
    expect(done.status).toBe(200)
    return { jar, email, secret, recoveryCodes: body.backupCodes as string[] }
  }

  const signIn = async (email: string, jar = new CookieJar(app)) => {
    const answer = await jar.post('/api/auth/sign-in/email', { email, password: PASSWORD })
    return { jar, answer }
  }
  const giveCode = (jar: CookieJar, code: string, more = {}) =>
    jar.post('/api/auth/two-factor/verify-totp', { code, ...more })
  const giveRecovery = (jar: CookieJar, code: string) =>
    jar.post('/api/auth/two-factor/verify-backup-code', { code })
  const isSignedIn = async (jar: CookieJar) => (await jar.get('/api/profile')).status === 200

  it('is not set up without a session, whatever Better Auth calls that', async () => {
    const { jar } = await newPerson()
    // A sign-in that waits for its second step has no session yet.
    const session = [...jar.cookies.keys()].find((name) => name.endsWith('session_token'))!
    jar.cookies.set(session.replace('session_token', 'two_factor'), 'x')
    const answer = await jar.post('/api/auth/two-factor/enable', { password: PASSWORD })
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
  })

  it('is off until a code of the app has proved that it works', async () => {
    const { jar, email } = await newPerson()
    const { body } = await jar.post('/api/auth/two-factor/enable', { password: PASSWORD })
    expect(body.totpURI).toMatch(/^otpauth:\/\/totp\/Azahar/)
    expect(new Set(body.backupCodes).size).toBe(10)
    expect((await giveCode(jar, '000000')).status).toBe(401)
    const { answer } = await signIn(email)
    expect(answer.body.token).toBeTruthy()
  })

  it('opens no session before the code', async () => {
    const { email, secret } = await guarded()
    const { jar, answer } = await signIn(email)
    expect(answer.body).toMatchObject({ twoFactorRedirect: true })
    expect(answer.body.token).toBeUndefined()
    expect(await isSignedIn(jar)).toBe(false)
    expect((await giveCode(jar, codeAt(secret))).status).toBe(200)
    expect(await isSignedIn(jar)).toBe(true)
  })

  it('takes no code a second time, and none of another account', async () => {
    const { email, secret } = await guarded()
    const other = await guarded()
    const code = codeAt(secret)
    const first = await signIn(email)
    expect((await giveCode(first.jar, code)).status).toBe(200)
    const second = await signIn(email)
    expect(await giveCode(second.jar, code)).toMatchObject({ status: 401, body: { code: 'INVALID_CODE' } })
    expect((await giveCode((await signIn(email)).jar, codeAt(other.secret))).status).toBe(401)
  })

  it('a recovery code opens one sign-in, and never another', async () => {
    const { email, recoveryCodes } = await guarded()
    const [code] = recoveryCodes
    const { jar } = await signIn(email)
    expect((await giveRecovery(jar, code!.toUpperCase().replace('-', ' '))).status).toBe(200)
    expect(await isSignedIn(jar)).toBe(true)
    const again = await signIn(email)
    expect(await giveRecovery(again.jar, code!)).toMatchObject({
      status: 401,
      body: { code: 'INVALID_BACKUP_CODE' },
    })
  })

  it('of two who send the same recovery code at once, one gets in', async () => {
    const { email, recoveryCodes } = await guarded()
    const jars = await Promise.all([signIn(email), signIn(email)])
    const answers = await Promise.all(jars.map(({ jar }) => giveRecovery(jar, recoveryCodes[0]!)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('what cannot be a code is refused by its sentence, and uses up no try', async () => {
    const { email, secret } = await guarded()
    const { jar } = await signIn(email)
    for (let round = 0; round < 12; round += 1) {
      const refusal = { status: 400, body: { code: 'CODE_INCOMPLETE' } }
      expect(await giveCode(jar, ['abc', '12345', '', 'abcdef'][round % 4]!)).toMatchObject(refusal)
      const ofRecovery = { status: 400, body: { code: 'BACKUP_CODE_INCOMPLETE' } }
      expect(await giveRecovery(jar, 'k7mnp')).toMatchObject(ofRecovery)
    }
    const headers = { cookie: jar.header }
    for (const [kind, sentence] of [
      ['app', 'El código tiene 6 cifras. Escribe el que tu app enseña ahora.'],
      ['recovery', 'Un código de recuperación tiene 10 letras y cifras. Escríbelo entero.'],
    ] as const) {
      const page = await sendForm(app, 'secondStep', { kind, code: 'abc', redirect: '' }, headers)
      expect([page.status, problemsIn(page.html)]).toEqual([400, [sentence]])
    }
    expect((await giveCode(jar, codeAt(secret))).status).toBe(200)
  })

  it('stops guesses after ten, whatever is guessed and however often the password is given', async () => {
    const { email, secret, recoveryCodes } = await guarded()
    const statuses: number[] = []
    for (let round = 0; round < 6; round += 1) {
      const { jar } = await signIn(email)
      for (let guess = 0; guess < 3; guess += 1) {
        statuses.push((await giveCode(jar, String(guess).padStart(6, '0'))).status)
        statuses.push((await giveRecovery(jar, 'aaaaa-bbbbb')).status)
      }
    }
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
    const { jar } = await signIn(email)
    for (const answer of [await giveCode(jar, codeAt(secret)), await giveRecovery(jar, recoveryCodes[0]!)]) {
      expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } })
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(await isSignedIn(jar)).toBe(false)
  })

  it('stops guesses within a session as well', async () => {
    const { jar, secret } = await guarded()
    const guesses = []
    for (let guess = 0; guess < 12; guess += 1) guesses.push(await giveCode(jar, `00000${guess % 10}`))
    expect(guesses.at(-1)!.status).toBe(429)
    expect((await giveCode(jar, codeAt(secret))).status).toBe(429)
  })

  it('is not asked for on a device that is trusted, until the password changes', async () => {
    const { email, secret, jar: owner, recoveryCodes } = await guarded()
    const { jar } = await signIn(email)
    await giveCode(jar, codeAt(secret), { trustDevice: true })
    await jar.post('/api/auth/sign-out')
    const again = await signIn(email, jar)
    expect(again.answer.body.token).toBeTruthy()
    await signIn(email, jar)
    await giveRecovery(jar, recoveryCodes[0]!)
    const changed = await jar.post('/api/auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: 'otra-contraseña',
    })
    expect(changed.status).toBe(200)
    const after = await jar.post('/api/auth/sign-in/email', { email, password: 'otra-contraseña' })
    expect(after.body).toMatchObject({ twoFactorRedirect: true })
    expect(await isSignedIn(owner)).toBe(false)
  })

  it('is asked for itself, on a trusted device too, before anything about the ways in changes', async () => {
    const { email, secret, jar: owner, recoveryCodes } = await guarded()
    const { jar } = await signIn(email)
    await giveCode(jar, codeAt(secret), { trustDevice: true })
    await jar.post('/api/auth/sign-out')
    expect((await signIn(email, jar)).answer.body.token).toBeTruthy()
    const { id } = (await jar.get('/api/access/sessions')).body[0]
    const passkeys = (await jar.get('/api/access/passkeys')).status
    expect([passkeys, await isSignedIn(owner)]).toEqual([200, false])
    const asked = [
      ['POST', '/api/auth/two-factor/disable', { password: PASSWORD }],
      ['POST', '/api/auth/two-factor/enable', { password: PASSWORD }],
      ['POST', '/api/auth/two-factor/generate-backup-codes', { password: PASSWORD }],
      ['POST', '/api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'otra-contraseña' }],
      ['GET', '/api/auth/passkey/generate-register-options', undefined],
      ['POST', '/api/auth/link-social', { provider: 'prueba' }],
      ['DELETE', `/api/access/passkeys/${randomUUID()}`, undefined],
      ['DELETE', '/api/access/accounts/prueba', undefined],
      ['DELETE', '/api/access/sessions', undefined],
      ['DELETE', `/api/access/sessions/${id}`, undefined],
      ['DELETE', `/api/access/apps/${randomUUID()}`, undefined],
      ['PUT', '/api/access/email-change', { newEmail: `${randomUUID()}@correo.example` }],
    ] as const
    const refused = { status: 403, body: { code: 'SESSION_NOT_FRESH' } }
    for (const [method, path, body] of asked) {
      expect([path, await jar.call(method, path, body)]).toMatchObject([path, refused])
    }
    const tokens = { grant_type: 'session', name: 'Mi programa' }
    expect(await jar.post('/api/auth/token', tokens)).toMatchObject(refused)

    // Within a session the trust of the device counts for nothing, and stays for later.
    expect((await signIn(email, jar)).answer.body).toMatchObject({ twoFactorRedirect: true })
    expect((await giveRecovery(jar, recoveryCodes[0]!)).status).toBe(200)
    expect((await jar.call('DELETE', '/api/access/sessions')).status).toBe(200)
    await jar.post('/api/auth/sign-out')
    expect((await signIn(email, jar)).answer.body.token).toBeTruthy()
    await signIn(email, jar)
    await giveRecovery(jar, recoveryCodes[1]!)
    expect((await jar.post('/api/auth/two-factor/disable', { password: PASSWORD })).status).toBe(200)
  })

  it('changes only right after a sign-in, and with the password', async () => {
    const { jar, email } = await guarded()
    expect(await jar.post('/api/auth/two-factor/disable', { password: 'no-es-esta' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_PASSWORD' },
    })
    app.setClock(new Date(Date.now() + 11 * 60_000))
    for (const path of ['enable', 'disable', 'generate-backup-codes']) {
      expect(await jar.post(`/api/auth/two-factor/${path}`, { password: PASSWORD })).toMatchObject({
        status: 403,
        body: { code: 'SESSION_NOT_FRESH' },
      })
    }
    app.setClock(null)
    expect((await jar.post('/api/auth/two-factor/disable', { password: PASSWORD })).status).toBe(200)
    expect(await isSignedIn(jar)).toBe(true)
    expect((await signIn(email)).answer.body.token).toBeTruthy()
  })

  it('lets the session of the browser go on while the code is missing, and replaces it then', async () => {
    const { jar, email, secret } = await guarded()
    const before = jar.cookies.get('azahar.session_token')
    await signIn(email, jar)
    expect(await isSignedIn(jar)).toBe(true)
    expect((await giveCode(jar, codeAt(secret, -1))).status).toBe(200)
    const after = jar.cookies.get('azahar.session_token')
    expect(after).not.toBe(before)
    jar.cookies.set('azahar.session_token', before!)
    expect(await isSignedIn(jar)).toBe(false)
  })

  it('new recovery codes take the place of the old ones', async () => {
    const { jar, email, recoveryCodes } = await guarded()
    const { body } = await jar.post('/api/auth/two-factor/generate-backup-codes', { password: PASSWORD })
    expect(body.backupCodes).toHaveLength(10)
    expect((await giveRecovery((await signIn(email)).jar, recoveryCodes[0]!)).status).toBe(401)
    expect((await giveRecovery((await signIn(email)).jar, body.backupCodes[0])).status).toBe(200)
  })

  it('neither secret nor recovery codes lie in the database as they are', async () => {
    const { recoveryCodes, secret } = await guarded()
    const { rows } = await app.db.$client.query('select * from auth.two_factor')
    const stored = JSON.stringify(rows)
    expect(stored).not.toContain(recoveryCodes[0])
    expect(stored).not.toContain(secret.toString())
  })

  it('is a plain form too', async () => {
    const { email, secret } = await guarded()
    const first = await sendForm(app, 'account', {
      mode: 'login',
      email,
      password: PASSWORD,
      redirect: '/app/profile',
    })
    expect([first.status, first.location]).toEqual([303, '/login?paso=codigo&redirect=%2Fapp%2Fprofile'])
    const page = await (await app.fetch(first.location!)).text()
    expect(page).toContain('autoComplete="one-time-code"')
    const cookie = Object.entries(first.cookies)
      .filter(([, value]) => value)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const fields = { kind: 'app', redirect: '/app/profile' }
    const wrong = await sendForm(app, 'secondStep', { ...fields, code: '000000' }, { cookie })
    expect(wrong.status).toBe(401)
    expect(wrong.html).toContain('Ese código no es correcto')
    const right = await sendForm(app, 'secondStep', { ...fields, code: codeAt(secret) }, { cookie })
    expect([right.status, right.location]).toEqual([303, '/app/profile'])
    expect(right.cookies['azahar.session_token']).toBeTruthy()
  })

  it.each(['enable', 'disable', 'generate-backup-codes', 'verify-totp', 'verify-backup-code'])(
    '%s is refused from another site',
    async (path) => {
      const answer = await app.fetch(`/api/auth/two-factor/${path}`, {
        method: 'POST',
        headers: { origin: 'https://elsewhere.example', 'content-type': 'application/json' },
        body: '{}',
      })
      expect(answer.status).toBe(403)
    },
  )

  it.each(['get-totp-uri', 'send-otp', 'verify-otp', 'view-backup-codes'])(
    '%s does not exist',
    async (path) => {
      const { jar } = await newPerson()
      expect((await jar.post(`/api/auth/two-factor/${path}`, { password: PASSWORD })).status).toBe(404)
    },
  )
})
