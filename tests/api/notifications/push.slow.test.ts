import { sql } from 'drizzle-orm'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PUSH_DEVICES_MAX } from '#domain/notifications/notification-settings.ts'
import { PUBLIC_INTERNET } from '#server/platform/outbound/outbound.ts'
import { join, onAnotherDevice, type Person, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { PushService } from '../../support/outside/push-service.ts'

const { app } = useCast()
const service = new PushService()

let lucia: Person
let martin: Person
let weddingId: string
let path: string

beforeAll(() => service.start())
afterAll(() => service.stop())

beforeEach(async () => {
  app.setClock(null)
  service.openTo(app)
  service.status = 201
  service.received.length = 0
  lucia = await signedUp(app, 'Lucía Herrera', 'couple')
  martin = await signedUp(app, 'Martín Aguirre', 'couple')
  weddingId = await lucia.createWedding('Lucía & Martín', '2027-04-10')
  path = `/api/weddings/${weddingId}`
  await join(lucia, weddingId, martin)
  await app.db.execute(sql`truncate graphile_worker._private_jobs`)
  await app.db.execute(sql`delete from notifications`)
})

async function turnOn(person: Person) {
  const browser = service.subscribe()
  expect((await person.post('/api/notifications/devices', browser.body)).status).toBe(200)
  return browser
}
const choose = (person: Person, kind: string, changes: object) =>
  person.patch(`/api/notifications/settings/${kind}`, changes)
const rename = (name: string) => lucia.patch(path, { name })
const shown = () => service.received.map((push) => push.shown)
const devices = async (person: Person): Promise<number> => {
  const { rows } = await app.db.execute<{ count: number }>(sql`
    select count(*)::int as count from push_subscriptions where user_id = ${person.userId}`)
  return rows[0]!.count
}
const turnOnForNames = async () => {
  await choose(martin, 'wedding', { push: true })
  return turnOn(martin)
}

describe('a push', () => {
  it('says the line of the bell and where it leads, and nothing else, to the browser alone', async () => {
    const browser = await turnOnForNames()
    await rename('Nuestra boda')
    await app.runJobs()
    const { rows } = await app.db.execute<{ id: string }>(sql`select id from notifications`)
    expect(shown()).toEqual([
      {
        tag: rows[0]!.id,
        title: 'Nuestra boda',
        body: 'Lucía Herrera ha cambiado el nombre de la boda a «Nuestra boda».',
        url: `/app/couple/${weddingId}`,
      },
    ])
    const [push] = service.received
    expect(push).toMatchObject({
      path: browser.path,
      headers: { 'content-encoding': 'aes128gcm', ttl: '86400' },
    })
    expect(push!.headers['cookie']).toBeUndefined()
    expect(push!.bytes.toString('latin1')).not.toContain('boda')
  })

  it('is signed with the key that the browser subscribed with', async () => {
    await turnOnForNames()
    await rename('Nuestra boda')
    await app.runJobs()
    const { publicKey } = (await martin.get('/api/notifications/settings')).body.push
    const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(service.received[0]!.headers.authorization!)!
    expect(key).toBe(publicKey)
    expect(decodeProtectedHeader(token!)).toMatchObject({ alg: 'ES256' })
    expect(decodeJwt(token!)).toMatchObject({
      aud: expect.stringMatching(/^http:\/\/push\.example:/),
      sub: 'mailto:contacto@azahar.example',
    })
  })

  it('goes to each browser of the person, and to no other person', async () => {
    const phone = await onAnotherDevice(martin)
    const [one, two] = [await turnOnForNames(), await turnOn(phone)]
    await turnOn(lucia)
    await rename('Nuestra boda')
    await app.runJobs()
    expect(service.received.map((push) => push.path).sort()).toEqual([one.path, two.path].sort())
  })

  it('makes no job for those who have no browser, or have closed it for the kind', async () => {
    await rename('Nuestra boda')
    await turnOn(martin)
    await choose(martin, 'wedding', { push: false })
    await rename('La boda')
    const { rows } = await app.db.execute(sql`select from graphile_worker._private_jobs`)
    expect(rows).toEqual([])
  })

  it('is one when several come together after quiet hours, and none comes in them', async () => {
    await turnOnForNames()
    await choose(martin, 'vendors', { push: true })
    await choose(martin, 'guests', { push: true })
    await martin.patch('/api/notifications/settings', { quiet: { from: 22, to: 8 } })
    await rename('Nuestra boda')
    await lucia.addGuest(weddingId, 'Ana')
    await lucia.addVendor(weddingId)
    await lucia.patch(path, { eventDate: '2027-05-01' })
    app.setClock(new Date('2027-01-10T23:30:00Z'))
    await app.runJobs()
    expect(shown()).toEqual([])
    app.setClock(new Date('2027-01-11T07:00:00Z'))
    await app.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`)
    // No session lasts until then.
    await app.db.execute(sql`update auth.session set created_at = '2027-01-01', expires_at = '2027-02-01'`)
    await app.runJobs()
    expect(shown()).toEqual([
      { tag: 'all', title: 'Azahar', body: 'Tienes 4 notificaciones nuevas.', url: '/app/notifications' },
    ])
  })

  it.each([
    ['was read', () => martin.post('/api/notifications/read', { all: true })],
    ['is of a wedding that was left', () => martin.delete(`${path}/members/me`)],
    ['may not be seen any more', () => closeSection()],
    ['is of a session that ended', () => martin.signOut()],
  ])('does not come of what %s meanwhile', async (_, change) => {
    await turnOnForNames()
    await choose(martin, 'vendors', { push: true })
    await lucia.addVendor(weddingId)
    await change()
    await app.runJobs()
    expect(shown()).toEqual([])
  })

  const closeSection = () =>
    app.db.execute(sql`
      update wedding_members set permissions = permissions || '{"vendors": "none"}'
      where user_id = ${martin.userId}`)

  it('is tried again while the push service is away', async () => {
    await turnOnForNames()
    await rename('Nuestra boda')
    service.status = 503
    await app.runJobs()
    expect(await devices(martin)).toBe(1)
    service.status = 201
    await app.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`)
    await app.runJobs()
    expect(service.received).toHaveLength(2)
  })

  it.each([404, 410, 403])('is the last one for a browser of which the service says %i', async (status) => {
    await turnOnForNames()
    service.status = status
    await rename('Nuestra boda')
    await app.runJobs()
    expect(await devices(martin)).toBe(0)
    await rename('La boda')
    await app.runJobs()
    expect(service.received).toHaveLength(1)
  })
})

describe('a browser', () => {
  const endpointOf = async (person: Person) =>
    (await person.get('/api/notifications/settings')).body.push.endpoint

  it('is pushed to until it is turned off', async () => {
    const { body } = await turnOn(martin)
    expect(await endpointOf(martin)).toBe(body.endpoint)
    expect((await martin.delete('/api/notifications/devices', { endpoint: body.endpoint })).status).toBe(200)
    expect(await endpointOf(martin)).toBeNull()
  })

  it('is forgotten with its session, and follows a session that takes its place', async () => {
    const { body } = await turnOn(martin)
    await martin.signIn()
    expect(await endpointOf(martin)).toBe(body.endpoint)
    await martin.signOut()
    expect(await devices(martin)).toBe(0)
  })

  it('is of one person: the next who signs in there and turns it on', async () => {
    const browser = await turnOn(martin)
    await lucia.post('/api/notifications/devices', browser.body)
    expect([await devices(martin), await devices(lucia)]).toEqual([0, 1])
  })

  it('takes the place of the oldest when there are too many', async () => {
    const first = await turnOn(martin)
    for (let count = 0; count < PUSH_DEVICES_MAX; count += 1) await turnOn(martin)
    expect(await devices(martin)).toBe(PUSH_DEVICES_MAX)
    expect(await endpointOf(martin)).not.toBe(first.body.endpoint)
  })

  it.each([
    'http://push.example/send/1',
    'https://push.example:8443/send/1',
    'https://name:secret@push.example/send/1',
    'https://127.0.0.1/send/1',
    'https://[::1]/send/1',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.5/send/1',
    'file:///etc/passwd',
    'nothing',
  ])('whose push service would be %s is refused', async (endpoint) => {
    Object.assign(app.platform.outbound, PUBLIC_INTERNET, { allowsPlainPush: false })
    const { body } = service.subscribe()
    const answer = await martin.post('/api/notifications/devices', { ...body, endpoint })
    expect(answer).toMatchObject({ status: 422, body: { code: 'PUSH_SERVICE_REFUSED' } })
  })

  it('with keys that are none is refused', async () => {
    const { body } = service.subscribe()
    const keys = { p256dh: 'A'.repeat(87), auth: body.keys.auth }
    expect((await martin.post('/api/notifications/devices', { ...body, keys })).status).toBe(422)
  })

  it('whose push service turns out to be in our own network is forgotten, and not asked', async () => {
    await turnOnForNames()
    app.platform.outbound.allowsAddress = PUBLIC_INTERNET.allowsAddress
    await rename('Nuestra boda')
    await app.runJobs()
    expect(service.received).toEqual([])
    expect(await devices(martin)).toBe(0)
  })
})
