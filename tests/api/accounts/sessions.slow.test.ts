import { afterEach, describe, expect, it } from 'vitest'
import { mailsTo } from '../../support/accounts/mailbox.ts'
import { onAnotherDevice, PASSWORD, Person, reaching, signedUp } from '../../support/accounts/person.ts'
import { useTestApp } from '../../support/test-app.ts'

const CHROME_MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36'
const SAFARI_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

describe('the open sessions of a person', () => {
  const app = useTestApp()
  afterEach(() => app.setClock(null))

  const isSignedIn = async (person: Person) => (await person.get('/api/profile')).status === 200
  const listOf = async (person: Person) => (await person.get('/api/access/sessions')).body

  /** The same person in a browser that says who it is. */
  const signedInWith = async (person: Person, userAgent: string, cookie = '') => {
    const device = new Person(app, person.name, person.role, person.email)
    const answer = await device.call(
      'POST',
      '/api/auth/sign-in/email',
      { email: person.email, password: PASSWORD },
      { 'user-agent': userAgent, cookie },
    )
    return { device, known: answer.headers.getSetCookie().find((line) => line.startsWith('azahar.device.'))! }
  }

  it('are listed with their device, and without token or address; the own one comes first', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const { device: mac } = await signedInWith(lucia, CHROME_MAC)
    await signedInWith(lucia, SAFARI_IPHONE)
    const sessions = await listOf(mac)
    expect(sessions).toHaveLength(3)
    expect(sessions[0]).toMatchObject({
      isCurrent: true,
      device: { browser: 'Chrome', system: 'Mac', kind: 'computer' },
    })
    expect(sessions.map(({ device }: { device: unknown }) => device)).toContainEqual({
      browser: 'Safari',
      system: 'iPhone',
      kind: 'phone',
    })
    expect(Object.keys(sessions[0]).sort()).toEqual(['device', 'id', 'isCurrent', 'lastSeenAt', 'signedInAt'])
  })

  it('of other people are neither listed nor ended', async () => {
    const [lucia, noelia] = [await signedUp(app, 'Lucía', 'couple'), await signedUp(app, 'Noelia', 'couple')]
    const [own] = await listOf(lucia)
    expect(await listOf(noelia)).toHaveLength(1)
    await noelia.delete(`/api/access/sessions/${own.id}`)
    expect(await isSignedIn(lucia)).toBe(true)
  })

  it('end with the next request, in another process too', async () => {
    const other = await app.anotherProcess()
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const phone = await onAnotherDevice(lucia)
    const there = reaching(other, phone)
    expect(await isSignedIn(there)).toBe(true)
    const { id } = (await listOf(lucia)).find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    expect((await lucia.delete(`/api/access/sessions/${id}`)).status).toBe(200)
    expect([await isSignedIn(phone), await isSignedIn(there), await isSignedIn(lucia)]).toEqual([
      false,
      false,
      true,
    ])
    expect(await listOf(lucia)).toHaveLength(1)
    // One that has ended is as good.
    expect((await lucia.delete(`/api/access/sessions/${id}`)).status).toBe(200)
  })

  it('that was stolen opens nothing after signing out, a new password or being closed, in both processes', async () => {
    const other = await app.anotherProcess()
    const ends = {
      signOut: async (owner: Person) => owner.signOut(),
      newPassword: async (owner: Person) =>
        owner.post('/api/auth/change-password', {
          currentPassword: PASSWORD,
          newPassword: 'otra-contraseña',
        }),
      closed: async (owner: Person) => {
        const others = (await listOf(owner)).filter(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
        return owner.delete(`/api/access/sessions/${others[0].id}`)
      },
      allClosed: async (owner: Person) => owner.delete('/api/access/sessions'),
    }
    for (const end of Object.values(ends)) {
      const lucia = await signedUp(app, 'Lucía', 'couple')
      const phone = await onAnotherDevice(lucia)
      const stolen = [reaching(app, phone), reaching(other, phone)]
      for (const thief of stolen) expect(await isSignedIn(thief)).toBe(true)
      expect((await end(lucia)).status).toBe(200)
      for (const thief of stolen) expect(await isSignedIn(thief)).toBe(false)
    }
  })

  it('end all at once but the own', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const others = [await onAnotherDevice(lucia), await onAnotherDevice(lucia)]
    await lucia.delete('/api/access/sessions')
    for (const other of others) expect(await isSignedIn(other)).toBe(false)
    expect(await isSignedIn(lucia)).toBe(true)
  })

  it('say to the hour when they were last used', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const start = Date.now()
    const seen = async () => new Date((await listOf(lucia))[0].lastSeenAt).getTime() - start
    app.setClock(new Date(start + 50 * 60_000))
    await lucia.get('/api/profile')
    expect(await seen()).toBeLessThan(60_000)
    app.setClock(new Date(start + 3 * 3_600_000))
    await lucia.get('/api/profile')
    expect(await seen()).toBe(3 * 3_600_000)
  })

  it('are announced by mail when a device is new, and not when it is known', async () => {
    const lucia = await signedUp(app, 'Lucía', 'couple')
    const welcome = await mailsTo(app, lucia.email)
    const { known } = await signedInWith(lucia, CHROME_MAC)
    const [mail, ...more] = (await mailsTo(app, lucia.email)).slice(welcome.length)
    expect(more).toEqual([])
    expect(mail!.subject).toBe('Has entrado en Azahar desde otro dispositivo')
    expect(mail!.text).toContain('Chrome en Mac')
    await signedInWith(lucia, CHROME_MAC, known.split(';')[0])
    expect(await mailsTo(app, lucia.email)).toHaveLength(welcome.length + 1)
  })
})
