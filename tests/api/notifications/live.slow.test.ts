import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LiveEvent } from '#contract/live.ts'
import { PRESENCE_IDS_MAX } from '#domain/live/live.ts'
import { join, type Person, reaching, signedUp } from '../../support/accounts/person.ts'
import { type Cast, gatherCast } from '../../support/cast.ts'
import { listening } from '../../support/outside/live-stream.ts'
import { type TestApp, useTestApp } from '../../support/test-app.ts'

const app = useTestApp()
let cast: Cast
let lucia: Person
let martin: Person
let weddingId: string
let path: string

beforeAll(async () => {
  cast = await gatherCast(app)
  ;({ lucia, martin } = cast)
})

beforeEach(async () => {
  app.setClock(null)
  weddingId = await lucia.createWedding()
  path = `/api/weddings/${weddingId}`
  await join(lucia, weddingId, martin)
})

const beat = () => app.platform.live.beat()
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="9"/></svg>'
const CHURRERIA = { name: 'Churrería', category: 'Personalizado' }
const aVendor = async () => ({ weddingId, vendorId: await lucia.addVendor(weddingId) })
const comment = ({ vendorId }: { vendorId: string }) =>
  lucia.post(`${path}/vendors/${vendorId}/comments`, { text: '¿Lo llamamos?' })
const changes = (events: LiveEvent[]) => events.filter(({ type }) => type === 'changed')

describe('an open stream', () => {
  it('is a stream of server-sent events that is neither cached nor buffered', async () => {
    const { response, close } = await listening(martin)
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    expect(response.headers.has('content-encoding')).toBe(false)
    await close()
  })

  it('is for those who are signed in', async () => {
    expect((await app.fetch('/api/live')).status).toBe(401)
  })

  it('of one wedding does not exist for an outsider', async () => {
    for (const outsider of [cast.noelia, cast.raul]) {
      const answer = await outsider.get(`/api/live?weddingId=${weddingId}`)
      expect(answer).toMatchObject({ status: 404, body: { code: 'WEDDING_NOT_FOUND' } })
    }
  })

  it.each([
    ['a guest is added', 'guests', () => lucia.post(`${path}/guests`, { fullName: 'Ana' })],
    ['a guest changes', 'guests', (id: string) => lucia.patch(`${path}/guests/${id}`, { notes: 'x' })],
    ['a guest is removed', 'guests', (id: string) => lucia.delete(`${path}/guests/${id}`)],
    [
      'a list is imported',
      'guests',
      () => lucia.post(`${path}/guests/import`, { mode: 'append', guests: [{ fullName: 'Ana' }] }),
    ],
    ['a vendor is added', 'vendors', () => lucia.addVendor(weddingId)],
    ['a file arrives', 'vendors', async () => lucia.upload(await aVendor(), 'presupuesto.pdf', '%PDF')],
    ['a member comments', 'vendors', async () => comment(await aVendor())],
    ['a component is made', 'catalogue', () => lucia.post(`${path}/components`, CHURRERIA)],
    ['the budget changes', 'budget', () => lucia.patch(`${path}/budget`, { totalBudget: 20_000 })],
    ['the wedding changes', 'weddings', () => lucia.patch(path, { name: 'Otra' })],
    ['a code is made', 'invitations', () => lucia.post(`${path}/invitations`, { role: 'planner' })],
    ['a member’s name changes', 'weddings', () => lucia.patch('/api/profile', { fullName: 'Lucía H.' })],
    ['a member joins', 'weddings', () => join(lucia, weddingId, cast.elena)],
    ['a member leaves', 'weddings', () => lucia.delete(`${path}/members/me`)],
  ])('tells another member that %s', async (_, area, change) => {
    const guestId = await lucia.addGuest(weddingId, 'Carmen')
    const stream = await listening(martin, `?weddingId=${weddingId}`)
    await change(guestId)
    for (;;) {
      const event = await stream.until('changed')
      expect(event.weddingId).toBe(weddingId)
      if (event.area === area) break
    }
    await stream.close()
  })

  it('names the row, who did it and from which tab, so that a tab knows its own echo', async () => {
    const stream = await listening(martin)
    const clientId = randomUUID()
    const answer = await lucia.call(
      'POST',
      `${path}/guests`,
      { fullName: 'Ana' },
      { 'x-client-id': clientId },
    )
    expect(await stream.until('changed')).toEqual({
      type: 'changed',
      weddingId,
      area: 'guests',
      ids: [answer.body.id],
      actorId: lucia.userId,
      clientId,
    })
    await stream.close()
  })

  it('names the vendor and the file that came to it', async () => {
    const vendor = await aVendor()
    const stream = await listening(martin)
    const { body } = await lucia.upload(vendor, 'presupuesto.pdf', '%PDF')
    expect(await stream.until('changed')).toMatchObject({ area: 'vendors', ids: [vendor.vendorId, body.id] })
    await stream.close()
  })

  it('says nothing of what was refused, found no row or only read', async () => {
    const stream = await listening(martin)
    await lucia.post(`${path}/guests`, { fullName: ' ' })
    await lucia.delete(`${path}/guests/${randomUUID()}`)
    await lucia.get(`${path}/guests`)
    await beat()
    expect(await stream.untilBeat()).toEqual([])
    await stream.close()
  })

  it('tells of all weddings of its reader, or of the one that was asked for', async () => {
    const other = await martin.createWedding('La otra')
    const [all, one] = [await listening(martin), await listening(martin, `?weddingId=${other}`)]
    await martin.addGuest(weddingId, 'Ana')
    await martin.addGuest(other, 'Berta')
    await beat()
    const weddings = (events: LiveEvent[]) =>
      changes(events).map((event) => 'weddingId' in event && event.weddingId)
    expect(weddings(await all.untilBeat())).toEqual([weddingId, other])
    expect(weddings(await one.untilBeat())).toEqual([other])
    await Promise.all([all.close(), one.close()])
  })

  it('never tells of a wedding that its reader is not in', async () => {
    const stream = await listening(cast.noelia)
    await lucia.addGuest(weddingId, 'Ana')
    await beat()
    expect(await stream.untilBeat()).toEqual([])
    await stream.close()
  })

  it('carries no names, emails or notes', async () => {
    const stream = await listening(martin)
    const guest = { fullName: 'Carmen Soto', email: 'carmen@correo.example', notes: 'Celíaca' }
    const { body } = await lucia.post(`${path}/guests`, guest)
    await lucia.patch(`${path}/guests/${body.id}`, { fullName: 'Carmen Lasa' })
    await lucia.patch(path, { name: 'Boda secreta' })
    await join(lucia, weddingId, await signedUp(app, 'Álvaro Gutiérrez', 'couple'))
    await beat()
    await stream.untilBeat()
    expect(stream.text).toContain(body.id)
    expect(stream.text).not.toMatch(/Carmen|Soto|Lasa|correo|Celíaca|secreta|Álvaro|Lucía|@/)
    await stream.close()
  })
})

describe('notifications', () => {
  it('ring the bell of the others and not of the actor', async () => {
    const [ofLucia, ofMartin] = [await listening(lucia), await listening(martin)]
    await lucia.addGuest(weddingId, 'Ana')
    await ofMartin.until('notifications')
    await beat()
    expect(await ofLucia.untilBeat()).not.toContainEqual({ type: 'notifications' })
    await Promise.all([ofLucia.close(), ofMartin.close()])
  })

  it('do not ring for what makes no notification', async () => {
    const guestId = await lucia.addGuest(weddingId, 'Ana')
    const stream = await listening(martin)
    await lucia.patch(`${path}/guests/${guestId}`, { notes: 'x' })
    await beat()
    expect((await stream.untilBeat()).map(({ type }) => type)).toEqual(['changed'])
    await stream.close()
  })

  it('that were read on one device are read on the others', async () => {
    await lucia.addGuest(weddingId, 'Ana')
    const stream = await listening(martin)
    await martin.post('/api/notifications/read', { all: true })
    await stream.until('notifications')
    await stream.close()
  })
})

describe('access that ends', () => {
  it('cuts off a member who leaves, at once', async () => {
    const stream = await listening(martin)
    await martin.delete(`${path}/members/me`)
    await lucia.addGuest(weddingId, 'Ana')
    await stream.until('weddings')
    await beat()
    expect(changes(await stream.untilBeat())).toEqual([])
    await stream.close()
  })

  it('ends the stream of the one wedding that was left', async () => {
    const stream = await listening(martin, `?weddingId=${weddingId}`)
    await martin.delete(`${path}/members/me`)
    expect((await stream.rest()).at(-1)).toEqual({ type: 'closing', reason: 'left' })
  })

  it('begins for a stream that was open when its reader joined', async () => {
    const alvaro = await signedUp(app, 'Álvaro Gutiérrez', 'couple')
    const stream = await listening(alvaro)
    await join(lucia, weddingId, alvaro)
    await stream.until('weddings')
    const guestId = await lucia.addGuest(weddingId, 'Ana')
    for (let ids: string[] = []; !ids.includes(guestId); ) ids = (await stream.until('changed')).ids
    await stream.close()
  })

  it('closes every stream of a person who signs out', async () => {
    const streams = [await listening(martin), await listening(martin)]
    await martin.signOut()
    for (const stream of streams) {
      expect((await stream.rest()).at(-1)).toEqual({ type: 'closing', reason: 'signedOut' })
    }
    await martin.signIn()
  })

  it('closes a stream whose session has expired, with the next beat', async () => {
    const stream = await listening(martin)
    app.setClock(new Date(Date.now() + 31 * 86_400_000))
    await beat()
    expect(await stream.rest()).toEqual([{ type: 'closing', reason: 'signedOut' }])
  })

  it('is noticed with the next beat even without a message', async () => {
    const [gone, left] = [await listening(martin), await listening(martin, `?weddingId=${weddingId}`)]
    await app.db.execute(
      `delete from wedding_members where wedding_id = '${weddingId}' and user_id = '${martin.userId}'`,
    )
    await beat()
    await gone.until('weddings')
    expect(await left.rest()).toEqual([{ type: 'closing', reason: 'left' }])
    await gone.close()
  })

  it('closes the oldest stream of a person who opens more than twenty', async () => {
    const alvaro = await signedUp(app, 'Álvaro Gutiérrez', 'couple')
    const streams = []
    for (let index = 0; index < 21; index += 1) streams.push(await listening(alvaro))
    expect(await streams[0]!.rest()).toEqual([{ type: 'closing', reason: 'replaced' }])
    await beat()
    for (const stream of streams.slice(1)) {
      expect(await stream.untilBeat()).toEqual([])
      await stream.close()
    }
  })
})

describe('coming back', () => {
  it('with the id of the last event finds that nothing was missed', async () => {
    const before = await listening(martin)
    await before.close()
    const again = await listening(martin, '', { 'last-event-id': before.readyId })
    expect(again.missed).toBe(false)
    await again.close()
    const asked = await listening(martin, `?since=${before.readyId}`)
    expect(asked.missed).toBe(false)
    await asked.close()
  })

  it('finds that something was missed after any change, and when it does not know', async () => {
    const before = await listening(martin)
    await before.close()
    await lucia.addGuest(weddingId, 'Ana')
    const again = await listening(martin, `?since=${before.readyId}`)
    expect(again.missed).toBe(true)
    await again.close()
    const first = await listening(martin)
    expect(first.missed).toBe(true)
    await first.close()
  })

  it.each([
    ['brand', () => cast.elena.call('PUT', '/api/planner/branding', { brandName: 'Casa Jara' })],
    ['logo', () => cast.elena.sendBytes('/api/planner/branding/logo?name=a.svg', Buffer.from(LOGO))],
    ['name', () => cast.elena.patch('/api/profile', { fullName: 'Elena M.' })],
    [
      'public profile',
      () => cast.elena.call('PUT', '/api/planner/public-profile', { bio: 'Bodas en Sevilla' }),
    ],
  ])('finds that the %s of the planner is another', async (_, change) => {
    await join(lucia, weddingId, cast.elena)
    const before = await listening(martin)
    await before.close()
    expect((await change()).status).toBeLessThan(300)
    const again = await listening(martin, `?since=${before.readyId}`)
    expect(again.missed).toBe(true)
    await again.close()
  })

  it('goes on from the last beat', async () => {
    const before = await listening(martin)
    await lucia.addGuest(weddingId, 'Ana')
    await beat()
    const { id } = await before.until('beat')
    await before.close()
    const again = await listening(martin, `?since=${id}`)
    expect(again.missed).toBe(false)
    await again.close()
  })

  it('with what the session said finds whether anything has changed since', async () => {
    const { liveId } = (await martin.get('/api/session')).body
    const first = await listening(martin, `?since=${liveId}`)
    expect(first.missed).toBe(false)
    await first.close()
    await lucia.addGuest(weddingId, 'Ana')
    const late = await listening(martin, `?since=${liveId}`)
    expect(late.missed).toBe(true)
    await late.close()
  })

  it('finds out what another device has read meanwhile', async () => {
    await lucia.addGuest(weddingId, 'Ana')
    const before = await listening(martin)
    await before.close()
    await martin.post('/api/notifications/read', { all: true })
    const again = await listening(martin, `?since=${before.readyId}`)
    expect(again.missed).toBe(true)
    await again.close()
  })
})

describe('a change whose message was lost', () => {
  it('is found with the next beat', async () => {
    const stream = await listening(martin)
    await app.db.execute(`
      insert into wedding_versions (wedding_id, area, shard, version) values ('${weddingId}', 'guests', 0, 1)
      on conflict (wedding_id, area, shard) do update set version = wedding_versions.version + 1`)
    await beat()
    expect(await stream.untilBeat()).toEqual([
      { type: 'changed', weddingId, area: 'guests', ids: [], actorId: null, clientId: null },
      { type: 'notifications' },
    ])
    await beat()
    expect(await stream.untilBeat()).toEqual([])
    await stream.close()
  })

  it('is not made up where everything was told', async () => {
    const stream = await listening(martin)
    for (const name of ['Ana', 'Berta', 'Carlos']) await lucia.addGuest(weddingId, name)
    await lucia.patch(path, { name: 'Otra' })
    await beat()
    expect(changes(await stream.untilBeat())).toHaveLength(4)
    await beat()
    expect(await stream.untilBeat()).toEqual([])
    await stream.close()
  })
})

describe('two server processes on one database', () => {
  let other: TestApp
  let there: Person

  beforeAll(async () => {
    other = await app.anotherProcess()
  })
  beforeEach(() => {
    there = reaching(other, martin)
  })

  it('tell one another’s readers of every change', async () => {
    const [stream, back] = [await listening(there), await listening(lucia)]
    const guestId = await lucia.addGuest(weddingId, 'Ana')
    expect(await stream.until('changed')).toMatchObject({ weddingId, area: 'guests', ids: [guestId] })
    await stream.until('notifications')
    await there.patch(`${path}/guests/${guestId}`, { rsvp: true })
    expect(await back.until('changed')).toMatchObject({ ids: [guestId], actorId: lucia.userId })
    expect(await back.until('changed')).toMatchObject({ ids: [guestId], actorId: martin.userId })
    await Promise.all([stream.close(), back.close()])
  })

  it('cut off who leaves through the other one', async () => {
    const stream = await listening(there, `?weddingId=${weddingId}`)
    await martin.delete(`${path}/members/me`)
    expect((await stream.rest()).at(-1)).toEqual({ type: 'closing', reason: 'left' })
  })

  it('close the streams of who signs out through the other one', async () => {
    const stream = await listening(there)
    await martin.signOut()
    expect((await stream.rest()).at(-1)).toEqual({ type: 'closing', reason: 'signedOut' })
    await martin.signIn()
  })

  it('tell of each of a thousand changes, fifty of them at once: more than one message holds', async () => {
    const stream = await listening(there)
    const fifty = Array.from({ length: 50 }, (_, index) => `Invitado ${index}`)
    const [made, told]: [string[], string[]] = [[], []]
    for (let round = 0; round < 20; round += 1) {
      made.push(...(await Promise.all(fifty.map((name) => lucia.addGuest(weddingId, name)))))
      while (told.length < made.length) {
        const { area, ids } = await stream.until('changed')
        if (area === 'guests') told.push(...ids)
      }
    }
    expect(told.toSorted()).toEqual(made.toSorted())
    expect(stream.text).not.toContain('resync')
    await stream.close()
  })

  it('miss nothing when the connection that listens is cut', async () => {
    const stream = await listening(there)
    const { rows } = await app.db.execute<{ pid: number }>(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and (query like '%listen azahar_live%' or query like '%pg_notify%' or query = 'select 1')`)
    expect(rows.length).toBeGreaterThan(0)
    const guestId = await lucia.addGuest(weddingId, 'Ana')
    const heard: LiveEvent[] = []
    while (!heard.some(({ type }) => type === 'resync')) heard.push((await stream.next())!.event)
    // From here on the reader asks again for what it shows, and hears of what comes next.
    expect((await there.get(`${path}/guests`)).body).toMatchObject([{ id: guestId }])
    const next = await lucia.addGuest(weddingId, 'Berta')
    for (let ids: string[] = []; !ids.includes(next); ) ids = (await stream.until('changed')).ids
    await stream.close()
  })
})

describe('being present', () => {
  const tab = () => randomUUID()
  const be = (person: Person, clientId: string, more: object = {}) =>
    person.post(`${path}/presence`, { clientId, ...more })
  const at = (person: Person, place: string | null = null) => ({ userId: person.userId, place })

  it('shows the others who is there and what they have open', async () => {
    const stream = await listening(martin, `?weddingId=${weddingId}`)
    const [ofLucia, place] = [tab(), `vendor:${randomUUID()}`]
    expect((await be(lucia, ofLucia)).body).toEqual({ members: [at(lucia)] })
    expect((await stream.until('presence')).members).toEqual([at(lucia)])
    await be(lucia, ofLucia, { place })
    expect((await stream.until('presence')).members).toEqual([at(lucia, place)])
    expect((await be(martin, tab())).body.members).toEqual([at(lucia, place), at(martin)])
    await be(lucia, ofLucia, { here: false })
    await stream.until('presence')
    expect((await stream.until('presence')).members).toEqual([at(martin)])
    await stream.close()
  })

  it('is sent to a stream that opens later', async () => {
    await be(lucia, tab())
    const stream = await listening(martin, `?weddingId=${weddingId}`)
    expect(await stream.until('presence')).toMatchObject({ weddingId, members: [at(lucia)] })
    await stream.close()
  })

  it('is no news when it is only repeated, and no change of the wedding', async () => {
    const clientId = tab()
    await be(lucia, clientId)
    const stream = await listening(martin, `?weddingId=${weddingId}`)
    await stream.until('presence')
    await be(lucia, clientId)
    await beat()
    expect(await stream.untilBeat()).toEqual([])
    await stream.close()
  })

  it('counts a person once, where they went last, whatever tabs they have', async () => {
    const [first, second] = [tab(), tab()]
    const [one, two] = [`vendor:${randomUUID()}`, `vendor:${randomUUID()}`]
    app.setClock(new Date(Date.now() + 1000))
    await be(lucia, first, { place: one })
    app.setClock(new Date(Date.now() + 2000))
    expect((await be(lucia, second, { place: two })).body.members).toEqual([at(lucia, two)])
    expect((await be(lucia, second, { here: false })).body.members).toEqual([at(lucia, one)])
  })

  it('ends when a tab falls silent', async () => {
    await be(lucia, tab())
    const stream = await listening(martin, `?weddingId=${weddingId}`)
    await stream.until('presence')
    app.setClock(new Date(Date.now() + 60_000))
    await beat()
    expect((await stream.until('presence')).members).toEqual([])
    await stream.close()
  })

  it('ends with the membership and with the session', async () => {
    await join(lucia, weddingId, cast.elena)
    await be(martin, tab())
    await be(cast.elena, tab())
    const stream = await listening(lucia, `?weddingId=${weddingId}`)
    await martin.delete(`${path}/members/me`)
    await stream.until('presence')
    expect((await stream.until('presence')).members).toEqual([at(cast.elena)])
    await cast.elena.signOut()
    expect((await stream.until('presence')).members).toEqual([])
    await cast.elena.signIn()
    await stream.close()
  })

  it('is known in every process', async () => {
    const other = await app.anotherProcess()
    const stream = await listening(reaching(other, martin), `?weddingId=${weddingId}`)
    await be(lucia, tab())
    expect((await stream.until('presence')).members).toEqual([at(lucia)])
    await stream.close()
  })

  it('has several things open at once, up to a number', async () => {
    const placeOf = (ids: number) => `seating:${Array.from({ length: ids }, () => randomUUID()).join()}`
    const place = placeOf(PRESENCE_IDS_MAX)
    expect((await be(lucia, tab(), { place })).body.members).toEqual([at(lucia, place)])
    expect((await be(lucia, tab(), { place: placeOf(PRESENCE_IDS_MAX + 1) })).status).toBe(400)
  })

  it('names a place by a kind and an id, and nothing that a person could write', async () => {
    for (const place of ['Carmen Soto', 'vendor:carmen@correo.example', 'vendor:', 'x'.repeat(100)]) {
      expect((await be(lucia, tab(), { place })).status).toBe(400)
    }
    expect((await be(lucia, 'no-id')).status).toBe(400)
  })
})

describe('a server that stops', () => {
  it('ends its streams at once and opens no more', async () => {
    const stopping = await app.anotherProcess()
    const stream = await listening(reaching(stopping, martin))
    await stopping.platform.live.close()
    expect(await stream.rest()).toEqual([{ type: 'closing', reason: 'stopping' }])
    expect(await reaching(stopping, martin).get('/api/live')).toMatchObject({
      status: 503,
      body: { code: 'SERVER_STOPPING' },
    })
  })
})
