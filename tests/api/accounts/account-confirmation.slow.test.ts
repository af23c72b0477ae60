import { afterEach, describe, expect, it, vi } from 'vitest'
import { mailsTo, newestLink } from '../../support/accounts/mailbox.ts'
import { Person } from '../../support/accounts/person.ts'
import { ORIGIN, useTestApp } from '../../support/test-app.ts'

describe('accounts that confirm their email', () => {
  const app = useTestApp({ requireEmailVerification: true })
  afterEach(() => void vi.useRealTimers())

  const open = (link: URL) => app.fetch(link.pathname + link.search, { redirect: 'manual' })

  it('sign-up opens no session and sends the link that confirms the address', async () => {
    const lucia = new Person(app, 'Lucía', 'couple')
    const answer = await lucia.signUp()
    expect(answer).toMatchObject({ status: 200, body: { token: null } })
    expect(lucia.cookie).toBe('')
    expect((await mailsTo(app, lucia.email)).map(({ subject }) => subject)).toEqual([
      'Confirma tu cuenta de Azahar',
    ])
  })

  it('before the confirmation a sign-in is refused, and sends another link', async () => {
    const lucia = new Person(app, 'Lucía', 'couple')
    await lucia.signUp()
    expect(await lucia.signIn()).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } })
    expect(lucia.cookie).toBe('')
    expect(await mailsTo(app, lucia.email)).toHaveLength(2)
  })

  it('a wrong password does not tell that the account exists, and sends nothing', async () => {
    const lucia = new Person(app, 'Lucía', 'couple')
    await lucia.signUp()
    expect(await lucia.signIn('no-es-esta')).toMatchObject({ status: 401 })
    expect(await mailsTo(app, lucia.email)).toHaveLength(1)
  })

  it('the link leads to the login screen, and then the password opens a session', async () => {
    const lucia = new Person(app, 'Lucía', 'couple')
    await lucia.signUp()
    const link = await newestLink(app, lucia.email)
    expect(link.origin).toBe(ORIGIN)
    for (const _time of ['once', 'again']) {
      const answer = await open(link)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login?confirmado=1'])
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    expect((await lucia.signIn()).status).toBe(200)
    expect((await lucia.get('/api/profile')).status).toBe(200)
  })

  it('a link that was altered, shortened or made up leads to the login screen, which says so', async () => {
    const lucia = new Person(app, 'Lucía', 'couple')
    await lucia.signUp()
    const { search } = await newestLink(app, lucia.email)
    for (const wrong of [`${search}x`, search.slice(0, -9), '?token=x', '?token=', '?token[]=x', '']) {
      const answer = await open(new URL(`/api/auth/verify-email${wrong}`, ORIGIN))
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        '/login?error=CONFIRMATION_INVALID',
      ])
    }
    expect((await lucia.signIn()).status).toBe(403)
  })

  it('a link never leads away from us', async () => {
    const lucia = new Person(app, 'Lucía', 'couple')
    await lucia.signUp()
    const link = await newestLink(app, lucia.email)
    link.searchParams.set('callbackURL', 'https://elsewhere.example')
    expect((await open(link)).headers.get('location')).toBe('/login?confirmado=1')
  })

  it('a link works for a day, and one that is over says that it is', async () => {
    const lucia = new Person(app, 'Lucía', 'couple')
    await lucia.signUp()
    const link = await newestLink(app, lucia.email)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1.01 * 86_400_000 })
    expect((await open(link)).headers.get('location')).toBe('/login?error=CONFIRMATION_EXPIRED')
  })

  it('signing up again answers as the first time and sends a mail that there is an account', async () => {
    const lucia = new Person(app, 'Lucía', 'couple')
    const first = await lucia.signUp()
    const again = await lucia.signUp({ password: 'la-de-otra-persona' })
    expect(again.status).toBe(200)
    expect(Object.keys(again.body.user).sort()).toEqual(Object.keys(first.body.user).sort())
    expect(again.body).toMatchObject({ token: null, user: { name: 'Lucía', email: lucia.email } })
    expect((await mailsTo(app, lucia.email)).at(-1)?.subject).toBe('Ya tienes una cuenta en Azahar')
    expect((await lucia.signIn('la-de-otra-persona')).status).toBe(401)
  })

  it('a mailbox gets at most 10 such mails in a quarter of an hour', async () => {
    const lucia = new Person(app, 'Lucía', 'couple')
    for (let tries = 0; tries < 10; tries += 1) await lucia.signUp()
    expect(await lucia.signUp()).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } })
    expect(await mailsTo(app, lucia.email)).toHaveLength(10)
  })

  it('changing the password with the link of a mail confirms the address too', async () => {
    const lucia = new Person(app, 'Lucía', 'couple')
    await lucia.signUp()
    await lucia.post('/api/auth/request-password-reset', { email: lucia.email })
    const token = (await newestLink(app, lucia.email)).searchParams.get('token')
    await lucia.post('/api/auth/reset-password', { token, newPassword: 'otra-contraseña' })
    expect((await lucia.signIn('otra-contraseña')).status).toBe(200)
  })
})
