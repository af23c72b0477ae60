import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { BOARDINGS_KEPT_DAYS, type Boarding, TICKS_AT_ONCE_MAX } from '#domain/transport/boarding.ts'
import { tidyUp } from '#server/entry/jobs/housekeeping.ts'
import { BOARDING_FIELDS, BOARDING_PATH } from '#site/transport/boarding-fields.ts'
import { type BoardingState, CLOCK_HEADER } from '#site/transport/boarding-state.ts'
import { useCast } from '../../support/cast.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'
import { listening } from '../../support/outside/live-stream.ts'

const { app, cast } = useCast()

let wedding: string
let root: string
let tripId: string
let path: string
let ana: string
let leo: string

const STOPS = [
  { key: 'armas', name: 'Plaza de Armas', place: null, minute: 660, isVenue: false },
  { key: 'fin', name: 'Hacienda Los Naranjos', place: null, minute: 725, isVenue: true },
]

beforeEach(async () => {
  wedding = await cast.lucia.createWedding('Lucía & Martín', '2027-04-10')
  root = `/api/weddings/${wedding}`
  tripId = (await cast.lucia.post(`${root}/transport/trips`, { direction: 'out', stops: STOPS })).body.id
  ana = await riding('Ana Feria')
  leo = await riding('Leo Gil')
  path = (await cast.lucia.post(`${root}/transport/sheet/link`)).body.link.path
})

async function riding(name: string): Promise<string> {
  const id = await cast.lucia.addGuest(wedding, name)
  await cast.lucia.patch(`${root}/guests/${id}`, { rsvp: true })
  await cast.lucia.post(`${root}/transport/rides`, {
    ...{ direction: 'out', key: 'armas' },
    riders: [{ guestId: id, from: null }],
  })
  return id
}

type Typed = { trip?: string; people?: string[]; before?: string[]; aboard?: string[] }

/** Sends the form of a stop, as a browser without script does. */
function sendForm({ trip = tripId, people = [ana, leo], before = [], aboard = [] }: Typed, to = path) {
  const fields = [
    [BOARDING_FIELDS.trip, trip],
    [BOARDING_FIELDS.stop, 'armas'],
    ...people.map((id) => [BOARDING_FIELDS.person, id]),
    ...before.map((id) => [BOARDING_FIELDS.before, id]),
    ...aboard.map((id) => [BOARDING_FIELDS.aboard, id]),
  ]
  return app.fetch(`${to}${BOARDING_PATH}`, { method: 'POST', body: new URLSearchParams(fields) })
}

const list = async (): Promise<Boarding[]> => (await cast.lucia.get(`${root}/transport/boardings`)).body
const aboard = async () => (await list()).flatMap(({ guestId, isAboard }) => (isAboard ? [guestId] : []))
const tick = (guestId: string, isAboard = true, trip = tripId) =>
  cast.lucia.call('PUT', `${root}/transport/trips/${trip}/boardings/${guestId}`, { isAboard })
const page = async (of = path) => (await app.fetch(of)).text()

describe('counting without script', () => {
  it('the form of a stop keeps who was ticked, and leads back to it', async () => {
    const html = await page()
    expect(html).toMatch(/Subidos <b[^>]*>0<\/b> de(<!-- -->)? (<!-- -->)?2/)
    expect(await htmlFaults(html)).toEqual([])
    const answer = await sendForm({ aboard: [ana] })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`${path}#parada-armas`)
    expect(await aboard()).toEqual([ana])
    const counted = await page()
    expect(counted).toMatch(/Subidos <b[^>]*>1<\/b>/)
    expect(counted).toMatch(new RegExp(`<input type="checkbox"[^>]*checked=""[^>]*value="${ana}"`))
    await sendForm({ before: [ana] })
    expect(await aboard()).toEqual([])
  })

  it('a form changes nothing but what was changed in it', async () => {
    await sendForm({ aboard: [ana] })
    // Another phone has still a page on which Ana is missing.
    await sendForm({ aboard: [leo] })
    expect((await aboard()).toSorted()).toEqual([ana, leo].toSorted())
  })

  it('a version as it was sent is for a pen', async () => {
    await cast.lucia.post(`${root}/transport/sheet/versions`)
    expect(await page()).toContain('<form')
    expect(await page(`${path}?version=1`)).not.toContain('<form')
  })

  it('what is none of ours is left out, and the rest is kept', async () => {
    const stranger = await cast.noelia.addGuest(cast.otherWeddingId, 'Otra')
    const people = [ana, stranger, 'drop table', '0198c0de-0000-7000-8000-00000000dead']
    expect((await sendForm({ people, aboard: people })).status).toBe(303)
    expect(await list()).toHaveLength(1)
    expect((await sendForm({ trip: '0198c0de-0000-7000-8000-00000000dead', aboard: [leo] })).status).toBe(303)
    expect(await aboard()).toEqual([ana])
  })

  it('a long body is refused, and a link that was revoked counts nobody', async () => {
    const people = Array.from({ length: 2_000 }, () => ana)
    expect((await sendForm({ people })).status).toBe(413)
    await cast.lucia.delete(`${root}/transport/sheet/link`)
    const answer = await sendForm({ aboard: [ana] })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Este enlace ya no vale')
    expect(await aboard()).toEqual([])
  })

  it('is told to open screens, and leaves no line of activity', async () => {
    const lines = async () => (await cast.lucia.get(`${root}/activity`)).body
    const before = await lines()
    const stream = await listening(cast.lucia, `?weddingId=${wedding}`)
    await sendForm({ aboard: [ana] })
    expect(await stream.until('changed')).toMatchObject({ area: 'transport' })
    await stream.close()
    expect(await lines()).toEqual(before)
  })
})

describe('counting with the script', () => {
  const NOW = Date.now()
  const AT = NOW - 3_600_000
  const tapped = (guestId: string, isAboard: boolean, at: number, over: object = {}) => ({
    ...{ id: randomUUID(), tripId, guestId, isAboard, at },
    ...over,
  })
  const send = (ticks: unknown, name = '', to = path) =>
    app.fetch(`${to}${BOARDING_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, ticks }),
    })

  beforeEach(() => app.setClock(new Date(NOW)))
  afterEach(() => app.setClock(null))

  it('the last tap counts, in whichever order they arrive, and a repeated one changes nothing', async () => {
    const first = tapped(ana, true, AT)
    const second = tapped(ana, false, AT + 1)
    const raise = async () =>
      (
        await app.db.$client.query('select sum(version) from wedding_versions where wedding_id = $1', [
          wedding,
        ])
      ).rows[0].sum
    await send([second])
    const before = await raise()
    await send([first])
    await send([first, second])
    expect(await aboard()).toEqual([])
    expect((await list()).map(({ at }) => Date.parse(at))).toEqual([AT + 1])
    expect(await raise()).toBe(before)
    await send([second, tapped(ana, true, AT + 2), first], '  Primo\n Jon ')
    expect(await list()).toMatchObject([{ guestId: ana, isAboard: true, by: 'Primo Jon' }])
  })

  it('two taps of one millisecond end alike, whichever comes first', async () => {
    const one = tapped(ana, true, AT, { id: '0198c0de-0000-7000-8000-000000000001' })
    const other = tapped(ana, false, AT, { id: '0198c0de-0000-7000-8000-000000000002' })
    for (const order of [
      [one, other],
      [other, one],
    ]) {
      for (const tick of order) await send([tick])
      expect(await aboard()).toEqual([])
    }
  })

  it('a phone whose clock is ahead does not win over later taps', async () => {
    await send([tapped(ana, true, AT + 10 * 86_400_000)])
    app.setClock(new Date(NOW + 60_000))
    await tick(ana, false)
    expect(await aboard()).toEqual([])
  })

  it('answers who is in each bus and which list it is of, or that nothing is another', async () => {
    const ask = (tag = '') =>
      app.fetch(path + BOARDING_PATH, { headers: tag ? { 'if-none-match': tag } : {} })
    const answer = await send([tapped(ana, true, AT)])
    const state = (await answer.json()) as BoardingState
    expect(state.aboard).toEqual({ [tripId]: [ana] })
    expect(Number(answer.headers.get(CLOCK_HEADER))).toBe(NOW)
    expect(await page()).toContain(`data-list="${state.list}"`)
    const tag = answer.headers.get('etag')!
    expect((await ask(tag)).status).toBe(304)
    await riding('Olga Ruiz')
    const next = await ask(tag)
    expect(next.status).toBe(200)
    expect(((await next.json()) as BoardingState).list).not.toBe(state.list)
    expect(next.headers.get('cache-control')).toContain('no-store')
  })

  it('refuses what is no list of taps, and a revoked link before its body is read', async () => {
    const many = Array.from({ length: TICKS_AT_ONCE_MAX + 1 }, () => tapped(ana, true, AT))
    for (const ticks of ['no', [{ ...tapped(ana, true, AT), at: -1 }], many, [{ id: 'x' }]])
      expect((await send(ticks)).status).toBe(422)
    expect((await send([], 'x'.repeat(60_000))).status).toBe(413)
    await cast.lucia.delete(`${root}/transport/sheet/link`)
    expect((await send([tapped(ana, true, AT)])).status).toBe(404)
    expect((await app.fetch(path + BOARDING_PATH)).status).toBe(404)
    expect(await list()).toEqual([])
  })
})

describe('counting by members', () => {
  it('is for who edits the buses; who sees them reads it', async () => {
    const member = await joinedAs(app, cast.lucia, wedding, 'viewer')
    await setLevels(cast.lucia, wedding, member, { transport: 'view' })
    const at = `${root}/transport/trips/${tripId}/boardings/${ana}`
    expect((await member.call('PUT', at, { isAboard: true })).status).toBe(403)
    expect((await tick(ana)).body).toMatchObject({ guestId: ana, isAboard: true, by: cast.lucia.name })
    expect((await member.get(`${root}/transport/boardings`)).body).toMatchObject([{ guestId: ana }])
    await setLevels(cast.lucia, wedding, member, { transport: 'none' })
    expect((await member.get(`${root}/transport/boardings`)).status).toBe(403)
  })

  it('asks for a bus and a guest of the wedding', async () => {
    const none = '0198c0de-0000-7000-8000-00000000dead'
    expect((await tick(none)).body.code).toBe('GUEST_NOT_FOUND')
    expect((await tick(ana, true, none)).body.code).toBe('TRIP_NOT_FOUND')
  })

  it('a guest and a bus that come back from the bin are counted as before', async () => {
    await tick(ana)
    await cast.lucia.delete(`${root}/guests/${ana}`)
    await cast.lucia.delete(`${root}/transport/trips/${tripId}`)
    expect(await aboard()).toEqual([ana])
    expect(await page()).not.toContain('Ana F.')
  })

  it('is forgotten a while after the wedding', async () => {
    await tick(ana)
    const past = (days: number) =>
      cast.lucia.patch(root, { eventDate: shiftDay(dayInMadrid(new Date()), -days) })
    await past(BOARDINGS_KEPT_DAYS)
    await tidyUp(app.platform)
    expect(await list()).toHaveLength(1)
    await past(BOARDINGS_KEPT_DAYS + 1)
    await tidyUp(app.platform)
    expect(await list()).toEqual([])
  })
})
