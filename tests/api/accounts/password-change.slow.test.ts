import { afterEach, describe, expect, it } from 'vitest'
import { newestLink } from '../../support/accounts/mailbox.ts'
import { onAnotherDevice, PASSWORD, Person, signedUp } from '../../support/accounts/person.ts'
import { useTestApp } from '../../support/test-app.ts'

describe('changing the password with the present one', () => {
  const app = useTestApp()
  afterEach(() => app.setClock(null))

  const isSignedIn = async (person: Person) => (await person.get('/api/profile')).status === 200
  const change = (person: Person, over: Record<string, unknown> = {}) =>
    person.post('/api/auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: 'otra-contraseña',
      ...over,
    })

  it('signs in with the new one from then on', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    expect((await change(lucia)).status).toBe(200)
    expect((await lucia.signIn()).status).toBe(401)
    expect((await lucia.signIn('otra-contraseña')).status).toBe(200)
  })

  it('ends the other sessions and keeps the one of this browser', async () => {
    const [lucia, martin] = [await signedUp(app, 'Lucía', 'couple'), await signedUp(app, 'Martín', 'couple')]
    const phone = await onAnotherDevice(lucia)
    await change(lucia)
    expect(await isSignedIn(lucia)).toBe(true)
    expect(await isSignedIn(phone)).toBe(false)
    expect(await isSignedIn(martin)).toBe(true)
  })

  it('ends the links of earlier mails', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    await lucia.post('/api/auth/request-password-reset', { email: lucia.email })
    const token = (await newestLink(app, lucia.email)).searchParams.get('token')!
    await change(lucia)
    const answer = await lucia.post('/api/auth/reset-password', { token, newPassword: 'una-tercera' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } })
  })

  it.each([
    ['a wrong present one', { currentPassword: 'no-es-esta' }, 'INVALID_PASSWORD'],
    ['no present one', { currentPassword: '' }, 'PASSWORD_REQUIRED'],
    ['no new one', { newPassword: undefined }, 'PASSWORD_REQUIRED'],
    ['7 characters', { newPassword: '1234567' }, 'PASSWORD_TOO_SHORT'],
    ['8 spaces', { newPassword: ' '.repeat(8) }, 'PASSWORD_BLANK'],
    ['129 characters', { newPassword: 'x'.repeat(129) }, 'PASSWORD_TOO_LONG'],
    ['a wish for other sessions', { revokeOtherSessions: true }, 'BAD_REQUEST'],
  ])('is refused with %s, and ends no session', async (_what, over, code) => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const phone = await onAnotherDevice(lucia)
    expect(await change(lucia, over)).toMatchObject({ status: 400, body: { code } })
    expect(await isSignedIn(phone)).toBe(true)
    expect((await lucia.signIn()).status).toBe(200)
  })

  it('is refused without a session', async () => {
    const visitor = new Person(app, 'Nadie', 'couple')
    expect(await change(visitor)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
  })

  it('is refused after 10 wrong guesses for a quarter of an hour, while signing in goes on', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const start = new Date()
    app.setClock(start)
    for (let done = 0; done < 10; done += 1) await change(lucia, { currentPassword: 'no-es-esta' })
    const refused = await change(lucia)
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 900 },
    })
    expect(refused.headers.get('retry-after')).toBe('900')
    expect((await onAnotherDevice(lucia)).cookie).toBeTruthy()
    app.setClock(new Date(start.getTime() + 900_000))
    expect((await change(lucia)).status).toBe(200)
  })
})
