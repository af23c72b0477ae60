import { afterEach, describe, expect, it } from 'vitest'
import { newestLink } from '../../support/accounts/mailbox.ts'
import { PASSWORD, Person, signedUp } from '../../support/accounts/person.ts'
import { useTestApp } from '../../support/test-app.ts'

describe('access to accounts', () => {
  const app = useTestApp()
  afterEach(() => app.setClock(null))

  const newcomer = () => new Person(app, 'Noelia Cano', 'couple')
  const isSignedIn = async (person: Person) => (await person.get('/api/profile')).status === 200

  const resetTokenOf = async (person: Person) => {
    await person.post('/api/auth/request-password-reset', { email: person.email })
    return (await newestLink(app, person.email)).searchParams.get('token')!
  }

  describe('too many attempts', () => {
    const times = async <T>(count: number, attempt: () => Promise<T>) => {
      for (let done = 0; done < count; done += 1) await attempt()
    }

    it('10 wrong passwords for an email lock it for their client for a quarter of an hour', async () => {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      const start = new Date()
      app.setClock(start)
      await times(10, () => lucia.signIn('no-es-esta'))
      const refused = await lucia.signIn()
      expect(refused).toMatchObject({
        status: 429,
        body: { code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 900 },
      })
      expect(refused.headers.get('retry-after')).toBe('900')
      expect((await signedUp(app, 'Martín', 'couple')).cookie).toBeTruthy()

      app.setClock(new Date(start.getTime() + 600_000))
      expect((await lucia.signIn()).headers.get('retry-after')).toBe('300')
      app.setClock(new Date(start.getTime() + 900_000))
      expect((await lucia.signIn()).status).toBe(200)
    })

    it('the right password starts the count again', async () => {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      for (let round = 0; round < 2; round += 1) {
        await times(9, () => lucia.signIn('no-es-esta'))
        expect((await lucia.signIn()).status).toBe(200)
      }
    })

    it('a new password unlocks it again', async () => {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      await times(11, () => lucia.signIn('no-es-esta'))
      const token = await resetTokenOf(lucia)
      await lucia.post('/api/auth/reset-password', { token, newPassword: 'otra-contraseña' })
      expect((await lucia.signIn('otra-contraseña')).status).toBe(200)
    })

    it('an email gets at most 5 mails an hour, known or not, and nothing else keeps its address', async () => {
      for (const person of [await signedUp(app, 'Lucía', 'couple'), newcomer()]) {
        const asking = () => person.post('/api/auth/request-password-reset', { email: person.email })
        await times(5, asking)
        expect(await asking()).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } })
        const { rows } = await app.db.$client.query('select key from rate_limits')
        expect(JSON.stringify(rows)).not.toContain(person.email)
      }
    })

    it('one address may try 60 links in ten minutes, whatever account they are for', async () => {
      const body = { token: 'x'.repeat(24), newPassword: 'otra-contraseña' }
      const start = new Date(Date.now() + 2 * 86_400_000)
      app.setClock(start)
      await times(60, () => newcomer().post('/api/auth/reset-password', body))
      const refused = await newcomer().post('/api/auth/reset-password', body)
      expect(refused).toMatchObject({ status: 429, body: { retryAfterSeconds: 600 } })
      expect(refused.headers.get('retry-after')).toBe('600')
      app.setClock(new Date(start.getTime() + 600_000))
      expect((await newcomer().post('/api/auth/reset-password', body)).status).toBe(400)
    })
  })

  describe('where they are', () => {
    it.each([
      ['POST', '/update-user'],
      ['POST', '/change-email'],
      ['POST', '/delete-user'],
      ['POST', '/set-password'],
      ['POST', '/update-session'],
      ['POST', '/revoke-sessions'],
      ['POST', '/send-verification-email'],
      ['POST', '/verify-email'],
      ['POST', '/sign-in/email/'],
      ['GET', '/get-session'],
      ['GET', '/list-sessions'],
      ['GET', '/reset-password/abc?callbackURL=/'],
      ['GET', '/sign-in/email'],
      ['GET', '/ok'],
      ['GET', '/error'],
    ])('%s %s does not exist', async (method, path) => {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      const answer = await lucia.call(method, `/api/auth${path}`, method === 'POST' ? {} : undefined)
      expect(answer).toMatchObject({ status: 404, body: { code: 'NO_SUCH_ENDPOINT' } })
    })

    it.each([
      'sign-up/email',
      'sign-in/email',
      'sign-out',
      'request-password-reset',
      'reset-password',
      'change-password',
    ])('%s is refused from another site', async (path) => {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      const foreign: Record<string, string>[] = [
        { origin: 'https://elsewhere.example' },
        { 'sec-fetch-site': 'cross-site' },
      ]
      for (const headers of foreign) {
        const answer = await lucia.call('POST', `/api/auth/${path}`, {}, headers)
        expect(answer).toMatchObject({ status: 403, body: { code: 'CROSS_ORIGIN_REFUSED' } })
      }
      expect(await isSignedIn(lucia)).toBe(true)
    })

    it('a body beyond 16 KB is refused', async () => {
      const answer = await newcomer().signUp({ name: 'x'.repeat(20_000) })
      expect(answer).toMatchObject({ status: 413, body: { code: 'BODY_TOO_LARGE' } })
    })
  })
})

describe('strangers who guess the password of an account', () => {
  const app = useTestApp({ trustProxy: true })
  afterEach(() => app.setClock(null))

  const trying = (person: Person, address: string, password = 'no-es-esta', cookie = '') =>
    person.call(
      'POST',
      '/api/auth/sign-in/email',
      { email: person.email, password },
      { 'x-forwarded-for': address, 'x-azahar-client-network': '192.0.2.99', cookie },
    )
  const statuses = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))].sort()

  /** The cookie of a sign-in by which the browser is known later. */
  const knownDevice = async (person: Person) => {
    const answer = await trying(person, '192.0.2.77', PASSWORD)
    return answer.headers.getSetCookie().find((line) => line.startsWith('azahar.device.'))!
  }

  it('are refused where they guess from, and the owner gets in from another place', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    for (let done = 0; done < 12; done += 1) await trying(lucia, '192.0.2.1')
    expect((await trying(lucia, '192.0.2.1', PASSWORD)).status).toBe(429)
    expect((await trying(lucia, '192.0.2.2', PASSWORD)).status).toBe(200)
  })

  it('are one place with all addresses of an IPv6 /64: 60 guesses there do not keep the owner out', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const guesses = []
    for (let done = 0; done < 60; done += 1) {
      guesses.push(await trying(lucia, `2001:db8:1:2::${done.toString(16)}`))
    }
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(statuses(guesses)).toEqual([401, 429])
    expect((await trying(lucia, '2001:db8:1:3::1', PASSWORD)).status).toBe(200)
  })

  it('cannot keep the owner out of a new place from 40 other places', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const guesses = Array.from({ length: 40 }, (_, place) => trying(lucia, `198.51.100.${place}`))
    const owner = trying(lucia, '203.0.113.7', PASSWORD)
    expect(statuses(await Promise.all(guesses))).not.toContain(500)
    expect((await owner).status).toBe(200)
    expect((await trying(lucia, '203.0.113.8', PASSWORD)).status).toBe(200)
  }, 120_000)

  it('cannot keep the owner out of a known device, not even from the same place', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const cookie = (await knownDevice(lucia)).split(';')[0]!
    for (let done = 0; done < 12; done += 1) await trying(lucia, '192.0.2.1')
    expect((await trying(lucia, '192.0.2.1', PASSWORD)).status).toBe(429)
    expect((await trying(lucia, '192.0.2.1', PASSWORD, cookie)).status).toBe(200)
  })

  it('with a device of their own are strangers to other accounts', async () => {
    const [lucia, thief] = [await signedUp(app, 'Lucía', 'couple'), await signedUp(app, 'Iker', 'couple')]
    const [name, value] = (await knownDevice(thief)).split(';')[0]!.split('=')
    const luciasName = (await knownDevice(lucia)).split('=')[0]!
    for (let done = 0; done < 12; done += 1) await trying(lucia, '192.0.2.1')
    for (const cookie of [`${name}=${value}`, `${luciasName}=${value}`, `${luciasName}=a.b.c`]) {
      expect((await trying(lucia, '192.0.2.1', PASSWORD, cookie)).status).toBe(429)
    }
  })

  it('on a known device are refused after 10 guesses as well', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const cookie = (await knownDevice(lucia)).split(';')[0]!
    for (let done = 0; done < 10; done += 1) await trying(lucia, `192.0.2.${done}`, 'no-es-esta', cookie)
    expect((await trying(lucia, '192.0.2.50', PASSWORD, cookie)).status).toBe(429)
  })

  it('leave a line in the log that names the account and the network, but no email', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    for (let done = 0; done < 11; done += 1) await trying(lucia, '2001:db8:7:7::1')
    const lines = app.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'sign-in failed')
    const own = lines.filter(({ network }) => network === '2001:db8:7:7::/64')
    expect(own.map(({ code }) => code)).toEqual([
      ...Array(10).fill('INVALID_EMAIL_OR_PASSWORD'),
      'TOO_MANY_ATTEMPTS',
    ])
    expect(new Set(own.map(({ account }) => account)).size).toBe(1)
    expect(own[0].account).toMatch(/^[\w-]{16}$/)
    expect(app.logLines.join()).not.toContain(lucia.email)
  })

  it('the cookie of a known device is for sign-in alone and out of reach of scripts', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const cookie = await knownDevice(lucia)
    expect(cookie).toMatch(/; Path=\/api\/auth/i)
    expect(cookie).toMatch(/; HttpOnly/i)
    expect(cookie).toMatch(/; SameSite=Lax/i)
    expect(cookie).not.toContain(lucia.email)
  })
})
