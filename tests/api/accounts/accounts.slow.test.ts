import { afterEach, describe, expect, it } from 'vitest'
import type { Role } from '#domain/members/roles.ts'
import { onAnotherDevice, PASSWORD, Person, signedUp } from '../../support/accounts/person.ts'
import { ORIGIN, useTestApp } from '../../support/test-app.ts'

const DAY_MS = 86_400_000
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS)

describe('accounts', () => {
  const app = useTestApp()
  afterEach(() => app.setClock(null))

  const newcomer = (name = 'Lucía Herrera Vidal', role: Role = 'couple') => new Person(app, name, role)
  const isSignedIn = async (person: Person) => (await person.get('/api/profile')).status === 200

  describe('signing up', () => {
    it.each(['couple', 'planner'] as const)('makes a %s with a profile and a session', async (role) => {
      const lucia = newcomer('Lucía Herrera Vidal', role)
      const answer = await lucia.signUp()
      expect(answer).toMatchObject({ status: 200, body: { user: { email: lucia.email } } })
      expect(answer.body.token).toBeTruthy()
      const profile = await lucia.get('/api/profile')
      expect(profile.body).toMatchObject({ fullName: 'Lucía Herrera Vidal', role, email: lucia.email })
    })

    it('keeps the session in a cookie that scripts and other sites do not get, for 30 days', async () => {
      const answer = await newcomer().signUp()
      const [cookie] = answer.headers.getSetCookie()
      expect(cookie).toMatch(/^azahar\.session_token=/)
      expect(cookie).toMatch(/; Max-Age=2592000\b/i)
      expect(cookie).toMatch(/; HttpOnly/i)
      expect(cookie).toMatch(/; SameSite=Lax/i)
      expect(cookie).toMatch(/; Path=\//i)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    })

    it('takes the name as one clean line, and the email trimmed and in lower case', async () => {
      const lucia = newcomer()
      await lucia.signUp({ name: '  Lucía\u0000\n Herrera\u200B ', email: `  ${lucia.email.toUpperCase()} ` })
      expect((await lucia.get('/api/profile')).body).toMatchObject({
        fullName: 'Lucía Herrera',
        email: lucia.email,
      })
    })

    it('refuses a second account with the same email, in any case', async () => {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      const again = await newcomer().signUp({ email: lucia.email.toUpperCase() })
      expect(again).toMatchObject({
        status: 422,
        body: { code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' },
      })
    })

    it('makes one account of two sign-ups at the same instant', async () => {
      const lucia = newcomer()
      const answers = await Promise.all([lucia.signUp(), lucia.signUp()])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    })

    it.each([
      ['a blank name', { name: ' \u0000\t' }, 'NAME_REQUIRED'],
      ['no name', { name: undefined }, 'NAME_REQUIRED'],
      ['a name beyond 120 characters', { name: 'ñ'.repeat(121) }, 'NAME_TOO_LONG'],
      ['a name of 10 KB', { name: 'a'.repeat(10_240) }, 'NAME_TOO_LONG'],
      ['a blank email', { email: ' ' }, 'EMAIL_REQUIRED'],
      ['no email', { email: null }, 'EMAIL_REQUIRED'],
      ['what is no email', { email: 'lucia@casa' }, 'INVALID_EMAIL'],
      ['an email with a NUL byte', { email: 'lu\u0000cia@correo.example' }, 'INVALID_EMAIL'],
      ['an email of 10 KB', { email: `${'a'.repeat(10_240)}@correo.example` }, 'INVALID_EMAIL'],
      ['a blank password', { password: '' }, 'PASSWORD_REQUIRED'],
      ['a password of 7 characters', { password: '1234567' }, 'PASSWORD_TOO_SHORT'],
      ['a password of 129 characters', { password: 'x'.repeat(129) }, 'PASSWORD_TOO_LONG'],
      ['no role', { role: undefined }, 'ROLE_REQUIRED'],
      ['a role that is neither couple nor planner', { role: 'admin' }, 'ROLE_REQUIRED'],
      ['an image', { image: 'https://elsewhere.example/x.png' }, 'BAD_REQUEST'],
      ['a field that decides about itself', { emailVerified: true }, 'BAD_REQUEST'],
      ['an address to return to', { callbackURL: 'https://elsewhere.example' }, 'BAD_REQUEST'],
    ])('refuses %s', async (_what, over, code) => {
      const lucia = newcomer()
      expect(await lucia.signUp(over)).toMatchObject({ status: 400, body: { code } })
      expect(await lucia.signIn()).toMatchObject({ status: 401 })
    })

    it.each([
      ['a list', '[]'],
      ['a text', '"x"'],
      ['nothing', 'null'],
      ['broken JSON', '{"name":'],
    ])('refuses %s instead of a form', async (_what, body) => {
      const answer = await app.fetch('/api/auth/sign-up/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: ORIGIN },
        body,
      })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 'BAD_REQUEST' })
    })
  })

  describe('signing in', () => {
    it('opens a session with the right password, however the email is written', async () => {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      lucia.cookie = ''
      const email = ` ${lucia.email.toUpperCase()} `
      expect((await lucia.post('/api/auth/sign-in/email', { email, password: PASSWORD })).status).toBe(200)
      expect(await isSignedIn(lucia)).toBe(true)
    })

    it('answers the same for an unknown email and a wrong password', async () => {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      const wrong = await lucia.signIn('no-es-esta')
      const unknown = await newcomer().signIn()
      expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_EMAIL_OR_PASSWORD' } })
      expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
    })

    it.each([
      ['a blank email', { email: '', password: 'x' }, 'EMAIL_REQUIRED'],
      ['what is no email', { email: 'lucia', password: 'x' }, 'INVALID_EMAIL'],
      ['an email with a NUL byte', { email: '\u0000@correo.example', password: 'x' }, 'INVALID_EMAIL'],
      ['a blank password', { email: 'a@correo.example', password: '' }, 'PASSWORD_REQUIRED'],
      [
        'a password of 10 KB',
        { email: 'a@correo.example', password: 'x'.repeat(10_240) },
        'PASSWORD_TOO_LONG',
      ],
    ])('refuses %s', async (_what, body, code) => {
      expect(await newcomer().post('/api/auth/sign-in/email', body)).toMatchObject({
        status: 400,
        body: { code },
      })
    })
  })

  describe('a session', () => {
    it('ends after 30 days without use', async () => {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      app.setClock(daysFromNow(30.01))
      expect(await lucia.get('/api/profile')).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHENTICATED' },
      })
    })

    it('is renewed by use, at most once a day', async () => {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      app.setClock(daysFromNow(0.9))
      expect((await lucia.get('/api/profile')).headers.getSetCookie()).toEqual([])
      app.setClock(daysFromNow(1.1))
      const [renewed] = (await lucia.get('/api/profile')).headers.getSetCookie()
      expect(renewed).toMatch(/Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
      expect((await lucia.get('/api/profile')).headers.getSetCookie()).toEqual([])
      app.setClock(daysFromNow(31))
      expect(await isSignedIn(lucia)).toBe(true)
    })

    it('ends for good after 90 days, also when it is used every day', async () => {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      for (const days of [20, 40, 60, 80, 89]) {
        app.setClock(daysFromNow(days))
        expect(await isSignedIn(lucia), `after ${days} days`).toBe(true)
      }
      const { rows } = await app.db.$client.query(
        'select expires_at - created_at as lives from auth.session where user_id = $1',
        [lucia.userId],
      )
      expect(rows[0].lives.days).toBe(90)
      app.setClock(daysFromNow(90.01))
      expect(await isSignedIn(lucia)).toBe(false)
    })

    it('is renewed in the browser only for the days it has left', async () => {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      for (const days of [29, 58]) {
        app.setClock(daysFromNow(days))
        await lucia.get('/api/profile')
      }
      app.setClock(daysFromNow(80))
      const [renewed] = (await lucia.get('/api/profile')).headers.getSetCookie()
      const maxAge = Number(/Max-Age=(\d+)/.exec(renewed!)?.[1])
      expect(maxAge / 86_400).toBeCloseTo(10, 1)
      app.setClock(daysFromNow(82))
      expect((await lucia.get('/api/profile')).headers.getSetCookie()).toEqual([])
    })

    it('is replaced when its browser signs in again, as the same person or another', async () => {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      const martin = await signedUp(app, 'Martín', 'couple')
      const phone = await onAnotherDevice(lucia)
      const before = lucia.cookie
      expect((await lucia.signIn()).status).toBe(200)
      const again = lucia.cookie
      await lucia.post('/api/auth/sign-in/email', { email: martin.email, password: PASSWORD })
      for (const cookie of [before, again]) {
        lucia.cookie = cookie
        expect(await isSignedIn(lucia)).toBe(false)
      }
      expect(await isSignedIn(phone)).toBe(true)
      expect(await isSignedIn(martin)).toBe(true)
    })

    it('goes on when its browser signs in with a wrong password', async () => {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      expect((await lucia.signIn('no-es-esta')).status).toBe(401)
      expect(await isSignedIn(lucia)).toBe(true)
    })

    it('is no session when its cookie was altered', async () => {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      lucia.cookie = lucia.cookie.replace(/=./, (start) => (start === '=x' ? '=y' : '=x'))
      expect(await isSignedIn(lucia)).toBe(false)
    })
  })

  describe('signing out', () => {
    it('ends the sessions on all devices, and of no other person', async () => {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      const phone = await onAnotherDevice(lucia)
      const martin = await signedUp(app, 'Martín', 'couple')
      const stolen = lucia.cookie
      expect((await lucia.signOut()).status).toBe(200)
      expect(lucia.cookie).toBe('')
      expect(await isSignedIn(phone)).toBe(false)
      lucia.cookie = stolen
      expect(await isSignedIn(lucia)).toBe(false)
      expect(await isSignedIn(martin)).toBe(true)
    })

    it.each(['', '[]', '{"callbackURL":7}', '{'])('succeeds whatever is sent along: %o', async (body) => {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      const answer = await app.fetch('/api/auth/sign-out', {
        method: 'POST',
        headers: { origin: ORIGIN, cookie: lucia.cookie },
        body: Buffer.from(body),
      })
      expect(answer.status).toBe(200)
      expect(await isSignedIn(lucia)).toBe(false)
    })

    it('succeeds with a session that is dead, altered or missing', async () => {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      const dead = lucia.cookie
      await lucia.signOut()
      for (const cookie of [dead, `${dead}x`, 'azahar.session_token=%E0%A4%A', '']) {
        lucia.cookie = cookie
        expect((await lucia.signOut()).status).toBe(200)
      }
    })
  })
})
