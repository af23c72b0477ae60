import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { ridersOf } from '#domain/transport/riders.ts'
import {
  type BusPerson,
  type BusStop,
  type BusTrip,
  STOP_MINUTE_MAX,
  STOPS_MAX,
} from '#domain/transport/transport.ts'
import { MESSAGES } from '#messages/messages.ts'
import { ANSWER_PATH, FIELDS } from '#site/rsvp/field-names.ts'
import { useCast } from '../../support/cast.ts'
import { activityOf } from '../../support/contract/activity.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { inviteHousehold, SETTINGS, settleInvitations } from '../../support/journeys/invitation.ts'
import { ORIGIN } from '../../support/test-app.ts'

const { app, cast } = useCast()

let wedding: string
let at: string

const stop = (key: string, minute: number | null = 675, over: Partial<BusStop> = {}): BusStop => ({
  ...{ key, name: `Parada ${key}`, place: null, minute, isVenue: false },
  ...over,
})

const venue = (key: string, minute: number | null = null) =>
  stop(key, minute, { name: 'Hacienda', isVenue: true })

const trips = async () => (await cast.lucia.get(`${at}/trips`)).body as BusTrip[]
const people = async () => (await cast.lucia.get(`${at}/people`)).body as BusPerson[]

const add = async (trip: object) => {
  const { status, body } = await cast.lucia.post(`${at}/trips`, trip)
  expect(status, JSON.stringify(body)).toBe(201)
  return body as BusTrip
}

/** Guests who come, with their ids. */
const coming = async (...names: string[]) => {
  const ids: string[] = []
  for (const name of names) {
    const id = await cast.lucia.addGuest(wedding, name)
    await cast.lucia.patch(`/api/weddings/${wedding}/guests/${id}`, { rsvp: true })
    ids.push(id)
  }
  return ids
}

const ride = (guestIds: string[], key: string | null, over: object = {}) =>
  cast.lucia.post(`${at}/rides`, {
    direction: 'out',
    riders: guestIds.map((guestId) => ({ guestId, from: null })),
    key,
    ...over,
  })

const ridersNow = async (tripId: string) => {
  const trip = (await trips()).find(({ id }) => id === tripId)!
  const { going, waiting } = ridersOf(trip, await people())
  return [going.map(({ name }) => name), waiting.map(({ name }) => name)]
}

beforeEach(async () => {
  wedding = await cast.lucia.createWedding('Lucía y Martín')
  at = `/api/weddings/${wedding}/transport`
})

const routes = async () =>
  (await cast.lucia.get(`/api/weddings/${wedding}/households`)).body.settings.busRoutes

describe('the buses of a wedding', () => {
  it('are added, changed and removed, and the invitation asks for their stops', async () => {
    const out = await add({
      direction: 'out',
      seats: 55,
      stops: [stop('armas', 660), stop('prado'), venue('fin', 725)],
    })
    const back = await add({
      direction: 'back',
      vehicle: 'minibus',
      seats: 35,
      stops: [venue('salida', 1620), stop('prado-2', 1670)],
    })
    expect((await trips()).map(({ id }) => id)).toEqual([out.id, back.id])
    expect(await routes()).toEqual([
      { id: 'armas', direction: 'out', name: 'Parada armas', place: null, time: 660 },
      { id: 'prado', direction: 'out', name: 'Parada prado', place: null, time: 675 },
      { id: 'prado-2', direction: 'back', name: 'Parada prado-2', place: null, time: 180 },
    ])
    const changed = await cast.lucia.patch(`${at}/trips/${out.id}`, { seats: 19, vehicle: 'minibus' })
    expect(changed.body).toMatchObject({ seats: 19, vehicle: 'minibus', stops: out.stops })
    expect((await cast.lucia.delete(`${at}/trips/${out.id}`)).status).toBe(200)
    expect((await cast.lucia.delete(`${at}/trips/${out.id}`)).body.code).toBe('TRIP_NOT_FOUND')
    expect((await routes()).map(({ id }: { id: string }) => id)).toEqual(['prado-2'])
  })

  it('ask for hours of the clock, at whichever minute of the night a bus leaves', async () => {
    const minutes = [0, 719, 720, 1439, 1440, 1620, STOP_MINUTE_MAX]
    for (const direction of ['out', 'back'] as const)
      for (const minute of minutes) await add({ direction, stops: [stop(`${direction}-${minute}`, minute)] })
    const times = (await routes()).map(({ time }: { time: number }) => time)
    expect(times.toSorted((a: number, b: number) => a - b)).toEqual(
      [...minutes, ...minutes].map((minute) => minute % 1440).toSorted((a, b) => a - b),
    )
    for (const minute of [-1, STOP_MINUTE_MAX + 1])
      expect(
        (await cast.lucia.post(`${at}/trips`, { direction: 'out', stops: [stop('x', minute)] })).status,
      ).toBe(400)
    const former = (time: number) =>
      cast.lucia.patch(`/api/weddings/${wedding}/invitation-settings`, {
        busRoutes: [{ id: 'ruta', direction: 'back', name: 'Vuelta', time, place: null }],
      })
    expect((await former(1620)).status).toBe(400)
  })

  it('are added once, however often a request is repeated', async () => {
    const trip = { id: crypto.randomUUID(), direction: 'out', stops: [stop('armas')] }
    const [one, other] = [await add(trip), await add({ ...trip, seats: 3 })]
    expect(other).toEqual(one)
  })

  it('have stops with keys of their own', async () => {
    await add({ direction: 'out', stops: [stop('armas')] })
    for (const stops of [[stop('armas')], [stop('b'), stop('b')]])
      expect((await cast.lucia.post(`${at}/trips`, { direction: 'back', stops })).body.code).toBe(
        'REPEATED_STOP',
      )
  })

  it('keep the stops that two members change at once', async () => {
    const base = [stop('armas'), stop('prado')]
    const { id } = await add({ direction: 'out', stops: base })
    await cast.lucia.patch(`${at}/trips/${id}`, { stops: [...base, stop('triana')], from: { stops: base } })
    const [armas, prado] = [{ ...base[0]!, name: 'Plaza de Armas' }, base[1]!]
    const { body } = await cast.lucia.patch(`${at}/trips/${id}`, {
      stops: [armas, prado],
      from: { stops: base },
    })
    expect(body.stops).toEqual([armas, prado, stop('triana')])
  })

  it('keep of one stop what each of two members has changed, and the place of one that is added on the way', async () => {
    const base = [stop('armas'), stop('prado'), venue('fin', 725)]
    const { id } = await add({ direction: 'out', stops: base })
    const save = (...stops: BusStop[]) =>
      cast.lucia.patch(`${at}/trips/${id}`, { stops, from: { stops: base } })
    const [armas, prado, fin] = base as [BusStop, BusStop, BusStop]
    await save({ ...armas, minute: 700 }, stop('triana'), prado, fin)
    const { body } = await save({ ...armas, name: 'Plaza de Armas' }, prado, fin)
    expect(body.stops).toEqual([
      { ...armas, minute: 700, name: 'Plaza de Armas' },
      ...[stop('triana'), prado, fin],
    ])
  })

  it('are not without a stop, nor with too many, by what two members do at once', async () => {
    const base = [stop('armas'), stop('prado')]
    const { id } = await add({ direction: 'out', stops: base })
    const save = (...stops: BusStop[]) =>
      cast.lucia.patch(`${at}/trips/${id}`, { stops, from: { stops: base } })
    await save(base[0]!)
    expect((await save(base[1]!)).body.code).toBe('REPEATED_STOP')
    const more = (word: string) =>
      Array.from({ length: STOPS_MAX - 2 }, (_, place) => stop(`${word}${place}`))
    await save(base[0]!, ...more('calle'))
    expect((await save(base[0]!, ...more('plaza'))).body.code).toBe('REPEATED_STOP')
    expect((await trips())[0]!.stops).toEqual([base[0], ...more('calle')])
  })

  it('have stops with a map, which a page that knows of none leaves', async () => {
    const typed = { ...stop('armas', 660), mapUrl: '37.3886, -5.9823' }
    const { id, stops } = await add({ direction: 'out', stops: [typed, stop('prado')] })
    const mapUrl = 'https://www.google.com/maps/search/?api=1&query=37.3886,-5.9823'
    expect(stops).toEqual([{ ...stop('armas', 660), mapUrl }, stop('prado')])

    const shown = [stop('armas', 660), stop('prado')]
    const change = async (given: object[], from: object[] = shown) =>
      (await cast.lucia.patch(`${at}/trips/${id}`, { stops: given, from: { stops: from } })).body.stops
    expect(await change([stop('armas', 665), stop('prado')])).toEqual([
      { ...stop('armas', 665), mapUrl },
      stop('prado'),
    ])
    expect(await change([{ ...stop('armas', 665), mapUrl: null }, stop('prado')])).toEqual([
      stop('armas', 665),
      stop('prado'),
    ])
    const notMap = await cast.lucia.patch(`${at}/trips/${id}`, {
      stops: [{ ...stop('armas'), mapUrl: 'javascript:alert(1)' }],
    })
    expect(notMap.status).toBe(400)
  })

  it('are sixty at most', async () => {
    await app.db.execute(sql`
      insert into bus_trips (wedding_id, id, direction, vehicle, seats, stops)
      select ${wedding}, gen_random_uuid(), 'out', 'bus', 55,
        jsonb_build_array(jsonb_build_object('key', 's-' || n, 'name', 'Parada', 'place', null, 'minute', 675, 'isVenue', false))
      from generate_series(1, 59) n`)
    await add({ direction: 'out', stops: [stop('last')] })
    const { status, body } = await cast.lucia.post(`${at}/trips`, { direction: 'out', stops: [stop('more')] })
    expect([status, body.code, body.data]).toEqual([409, 'TOO_MANY_BUS_TRIPS', { max: 60 }])
  })

  it.each([
    ['no stops', { stops: [] }],
    ['too many stops', { stops: Array.from({ length: 41 }, (_, place) => stop(`s-${place}`)) }],
    ['no seats', { seats: 0, stops: [stop('a')] }],
    ['a key that is none', { stops: [stop('Ñ')] }],
    ['an hour after the day after', { stops: [stop('a', 2880)] }],
  ])('are refused with %s', async (_, trip) => {
    expect((await cast.lucia.post(`${at}/trips`, { direction: 'out', ...trip })).status).toBe(400)
  })
})

describe('a seat', () => {
  it('goes to one of twenty who are given the last one at once, and the others are asked', async () => {
    const trip = await add({ direction: 'out', seats: 1, stops: [stop('armas')] })
    const names = Array.from({ length: 20 }, (_, place) => `Invitado ${place}`)
    const guests = await coming(...names)
    const answers = await Promise.all(guests.map((id) => ride([id], 'armas')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ body }) => body.code === 'TRIP_FULL')
    expect([refused.length, refused[0]!.body.data]).toEqual([19, { free: 0 }])
    expect((await ridersNow(trip.id)).map((names) => names.length)).toEqual([1, 0])
  })

  it('is waited for in the order of asking, and the first goes when one is freed', async () => {
    const trip = await add({ direction: 'out', seats: 2, stops: [stop('armas'), stop('prado')] })
    const [carmen, inigo, noa] = await coming('Carmen', 'Íñigo', 'Noa')
    await ride([inigo!], 'prado')
    await ride([noa!], 'armas')
    expect((await ride([carmen!], 'armas')).body.data).toEqual({ free: 0 })
    expect((await ride([carmen!], 'armas', { mayWait: true })).status).toBe(200)
    expect(await ridersNow(trip.id)).toEqual([['Íñigo', 'Noa'], ['Carmen']])
    await cast.lucia.patch(`/api/weddings/${wedding}/guests/${inigo}`, { rsvp: false })
    expect(await ridersNow(trip.id)).toEqual([['Noa', 'Carmen'], []])
    await cast.lucia.patch(`/api/weddings/${wedding}/guests/${inigo}`, { rsvp: true })
    expect(await ridersNow(trip.id)).toEqual([['Noa', 'Carmen'], ['Íñigo']])
  })

  it('is given to all of a family or to none of it', async () => {
    const trip = await add({ direction: 'out', seats: 2, stops: [stop('armas')] })
    const family = await coming('Carmen', 'Íñigo', 'Noa')
    expect((await ride(family, 'armas')).body).toMatchObject({ code: 'TRIP_FULL', data: { free: 2 } })
    expect(await ridersNow(trip.id)).toEqual([[], []])
  })

  it('moves to another stop of a full bus, and to another bus', async () => {
    const full = await add({ direction: 'out', seats: 1, stops: [stop('armas'), stop('prado')] })
    const other = await add({ direction: 'out', seats: 1, stops: [stop('later', 720)] })
    const [carmen] = await coming('Carmen')
    await ride([carmen!], 'armas')
    const [pere] = await coming('Pere')
    await ride([pere!], 'armas', { mayWait: true })
    const move = (from: string, key: string | null) => ride([], key, { riders: [{ guestId: carmen, from }] })
    expect((await move('armas', 'prado')).body[0].busOut).toBe('prado')
    expect(await ridersNow(full.id)).toEqual([['Carmen'], ['Pere']])
    expect((await move('armas', 'later')).body.code).toBe('MOVED_MEANWHILE')
    await move('prado', 'later')
    expect([await ridersNow(full.id), await ridersNow(other.id)]).toEqual([
      [['Pere'], []],
      [['Carmen'], []],
    ])
    expect((await move('later', null)).body[0].busOut).toBeNull()
  })

  it('is not given over one that was given up meanwhile, and counts a person once', async () => {
    await add({ direction: 'out', seats: 1, stops: [stop('armas')] })
    await add({ direction: 'out', seats: 1, stops: [stop('later', 720)] })
    const [carmen] = await coming('Carmen')
    await ride([carmen!, carmen!], 'armas')
    expect((await people())[0]!.busOut).toBe('armas')
    const move = (from: string | null, key: string | null) =>
      ride([], key, { riders: [{ guestId: carmen, from }] })
    await move('armas', null)
    expect((await move('armas', 'later')).body.code).toBe('MOVED_MEANWHILE')
    expect((await people())[0]!.busOut).toBeNull()
  })

  it('of a bus that is removed is as none', async () => {
    const { id } = await add({ direction: 'out', stops: [stop('armas')] })
    await add({ direction: 'out', stops: [stop('later', 720)] })
    const [carmen, pere] = await coming('Carmen', 'Pere')
    await ride([carmen!, pere!], 'armas')
    await cast.lucia.delete(`${at}/trips/${id}`)
    expect((await ride([carmen!], 'later')).status).toBe(200)
    expect((await ride([], 'later', { riders: [{ guestId: pere, from: 'armas' }] })).status).toBe(200)
  })

  it('is had again, before those who asked later, when a move is taken back', async () => {
    const full = await add({ direction: 'out', seats: 1, stops: [stop('armas')] })
    await add({ direction: 'out', stops: [stop('later', 720)] })
    const [carmen, pere] = await coming('Carmen', 'Pere')
    await ride([carmen!], 'armas')
    await ride([pere!], 'armas', { mayWait: true })
    const since = (await people()).find(({ id }) => id === carmen)!.outAt
    await ride([], 'later', { riders: [{ guestId: carmen, from: 'armas' }] })
    expect(await ridersNow(full.id)).toEqual([['Pere'], []])
    const back = { riders: [{ guestId: carmen, from: 'later', since }], mayWait: true }
    expect((await ride([], 'armas', back)).body[0].outAt).toBe(since)
    expect(await ridersNow(full.id)).toEqual([['Carmen'], ['Pere']])
  })

  it('is asked for now by who says an hour to come', async () => {
    const trip = await add({ direction: 'out', seats: 1, stops: [stop('armas')] })
    const [carmen, pere] = await coming('Carmen', 'Pere')
    const since = new Date(Date.now() + 86_400_000).toISOString()
    await ride([], 'armas', { riders: [{ guestId: carmen, from: null, since }] })
    await ride([pere!], 'armas', { mayWait: true })
    expect(await ridersNow(trip.id)).toEqual([['Carmen'], ['Pere']])
  })

  it('is for who comes, at a stop that is there', async () => {
    await add({ direction: 'out', stops: [stop('armas'), venue('fin')] })
    const [carmen] = await coming('Carmen')
    const absent = await cast.lucia.addGuest(wedding, 'Pere')
    expect((await ride([absent], 'armas')).body.code).toBe('GUEST_NOT_FOUND')
    for (const key of ['fin', 'luna']) expect((await ride([carmen!], key)).body.code).toBe('STOP_NOT_FOUND')
  })

  it('comes back with its bus, when the removal is undone', async () => {
    const trip = await add({ direction: 'out', stops: [stop('armas')] })
    const [carmen] = await coming('Carmen')
    await ride([carmen!], 'armas')
    await cast.lucia.delete(`${at}/trips/${trip.id}`)
    const log = activityOf(cast.lucia, wedding)
    const undone = await log.undo((await log.last()).id)
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    expect(await ridersNow(trip.id)).toEqual([['Carmen'], []])
    expect((await routes()).map(({ id }: { id: string }) => id)).toEqual(['armas'])
  })

  it('comes back to no bus whose stop another one has meanwhile', async () => {
    const trip = await add({ direction: 'out', stops: [stop('armas')] })
    await cast.lucia.delete(`${at}/trips/${trip.id}`)
    const log = activityOf(cast.lucia, wedding)
    const removal = await log.last()
    const other = await add({ direction: 'out', stops: [stop('armas')] })
    const refused = await log.undo(removal.id)
    expect(refused.body).toMatchObject({ undone: 0, conflicts: [{ key: trip.id, reason: 'taken' }] })
    expect((await trips()).map(({ id }) => id)).toEqual([other.id])
    await cast.lucia.delete(`${at}/trips/${other.id}`)
    expect((await log.undo(removal.id)).body).toMatchObject({ undone: 1, conflicts: [] })
  })

  it('has no stop back that another bus has meanwhile', async () => {
    const trip = await add({ direction: 'out', stops: [stop('armas'), stop('prado')] })
    await cast.lucia.patch(`${at}/trips/${trip.id}`, { stops: [stop('prado')] })
    const log = activityOf(cast.lucia, wedding)
    const change = await log.last()
    await add({ direction: 'out', stops: [stop('armas')] })
    expect((await log.undo(change.id)).body).toMatchObject({ undone: 0, conflicts: [{ reason: 'taken' }] })
    expect((await trips()).map(({ stops }) => stops.map(({ key }) => key))).toEqual([['prado'], ['armas']])
  })

  it('is asked for on the invitation, where who answers first has it', async () => {
    const trip = await add({ direction: 'out', seats: 1, stops: [stop('armas')] })
    for (const fullName of ['Pere Puig', 'Carmen Aguirre']) {
      const {
        path,
        people: [person],
      } = await inviteHousehold(app.db, wedding, { people: [{ fullName }] })
      expect(await (await app.fetch(path)).text()).toContain('Parada armas')
      const body = new URLSearchParams({ [FIELDS.event(person!, 'boda')]: 'si', [FIELDS.busOut]: 'armas' })
      const sent = await app.fetch(path + ANSWER_PATH, { method: 'POST', body, headers: { origin: ORIGIN } })
      expect(sent.status).toBe(303)
    }
    expect(await ridersNow(trip.id)).toEqual([['Pere Puig'], ['Carmen Aguirre']])
  })
})

describe('the buses that invitations asked for before', () => {
  it('become trips with one stop, with those who have asked for them', async () => {
    await settleInvitations(app.db, wedding)
    await app.db.execute(sql`insert into bus_trips select * from trips_of_bus_routes(${wedding})`)
    expect(await trips()).toMatchObject([
      { direction: 'out', seats: 55, stops: [{ key: 'ida-1115', name: 'Ida', minute: 675, isVenue: false }] },
      { direction: 'back', seats: 55, stops: [{ key: 'vuelta-0300', name: 'Vuelta', minute: 1620 }] },
    ])
    const [out, back] = SETTINGS.busRoutes
    expect(await routes()).toEqual([out, { ...back, time: 180 }])
  })
})

describe('a family asks for a bus on its invitation', () => {
  const textOf = async (path: string) => (await (await app.fetch(path)).text()).replace(/<[^>]+>/g, ' ')

  /** Sends an answer from the page as it is shown, or from one that was shown before. */
  const answer = async ({ path }: { path: string }, fields: Record<string, string>, copy?: string) => {
    const body = new URLSearchParams({ ...fields, [FIELDS.page]: copy ?? (await copyOf(path)) })
    const sent = await app.fetch(path + ANSWER_PATH, { method: 'POST', body, headers: { origin: ORIGIN } })
    expect(sent.status).toBe(303)
    return sent.headers.get('location')!
  }

  const copyOf = async (path: string) =>
    /name="pagina" value="([^"]+)"/.exec(await (await app.fetch(path)).text())![1]!

  const yes = (invitation: { people: string[] }) =>
    Object.fromEntries(invitation.people.map((id) => [FIELDS.event(id, 'boda'), 'si']))

  it('which says how many seats are free, and that it is full before one is chosen', async () => {
    await add({ direction: 'out', seats: 2, stops: [stop('armas')] })
    const [first, second] = [
      await inviteHousehold(app.db, wedding, {
        people: [{ fullName: 'Pere Puig' }, { fullName: 'Ona Puig' }],
      }),
      await inviteHousehold(app.db, wedding),
    ]
    expect(await textOf(second.path)).toContain('Quedan 2 plazas')
    await answer(first, { ...yes(first), [FIELDS.busOut]: 'armas' })
    expect(await textOf(second.path)).toMatch(/Completo. Te apuntamos en espera/)
    expect(await answer(second, { ...yes(second), [FIELDS.busOut]: 'armas' })).toBe(
      `${second.path}#elegir-autobus`,
    )
    const waiting = await textOf(second.path)
    expect(waiting).toContain('En espera de plaza: Carmen')
    expect(waiting).toContain('Estás en la lista de espera.')
    await answer(first, { [FIELDS.busOut]: 'no' })
    expect(await textOf(second.path)).not.toContain('En espera de plaza')
  })

  it('in two taps once it has answered, which leave the rest of its answer', async () => {
    await add({ direction: 'out', stops: [stop('armas')] })
    await add({ direction: 'back', stops: [stop('casa', 1620)] })
    const family = await inviteHousehold(app.db, wedding)
    await answer(family, { ...yes(family), [FIELDS.song]: 'La Macarena', [FIELDS.message]: '' })
    expect(await answer(family, { [FIELDS.busOut]: 'armas' })).toBe(`${family.path}#elegir-autobus`)
    await answer(family, { [FIELDS.busBack]: 'casa' })
    expect(await people()).toMatchObject([{ busOut: 'armas', busBack: 'casa' }])
    expect(await (await app.fetch(`${family.path}?cambiar`)).text()).toContain('La Macarena')
  })

  it('whose last seat goes to one of twenty, and the others are told that they wait', async () => {
    const trip = await add({ direction: 'out', seats: 1, stops: [stop('armas')] })
    const families = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        inviteHousehold(app.db, wedding, { people: [{ fullName: `Invitado ${place}` }] }),
      ),
    )
    const told = await Promise.all(
      families.map(async (family) => {
        const to = await answer(family, { ...yes(family), [FIELDS.busOut]: 'armas' })
        return (await textOf(to)).includes('En espera de plaza')
      }),
    )
    const [going, waiting] = await ridersNow(trip.id)
    expect([going!.length, waiting!.length]).toEqual([1, 19])
    expect(told.filter((waits) => !waits)).toHaveLength(1)
    expect(going).toEqual([`Invitado ${told.indexOf(false)}`])
  })

  it.each(INVITATION_LANGUAGES)('and is told in %s that it has been filled meanwhile', async (language) => {
    await add({ direction: 'out', seats: 1, stops: [stop('armas')] })
    const [late, quick] = [
      await inviteHousehold(app.db, wedding, { language }),
      await inviteHousehold(app.db, wedding, { people: [{ fullName: 'Pere Puig' }] }),
    ]
    const copy = await copyOf(late.path)
    await answer(quick, { ...yes(quick), [FIELDS.busOut]: 'armas' })
    const to = await answer(late, { ...yes(late), [FIELDS.busOut]: 'armas' }, copy)
    const page = await (await app.fetch(to)).text()
    expect(page.replaceAll('&#x27;', "'")).toContain(MESSAGES[language].bus_just_full({ people: 1 }))
    expect(await htmlFaults(page)).toEqual([])
    expect(await people()).toHaveLength(2)
  })
})

describe('an open page of the release before', () => {
  const settingsAt = () => `/api/weddings/${wedding}/invitation-settings`
  const [armas, prado] = [
    { id: 'armas', direction: 'out', name: 'Parada armas', place: null, time: 660 },
    { id: 'prado', direction: 'out', name: 'Prado', place: null, time: 690 },
  ]

  it('changes the buses by the routes that it sends, and what is undone comes back', async () => {
    const trip = await add({ direction: 'out', seats: 19, stops: [stop('armas', 660)] })
    const moved = { ...armas, name: 'Plaza de Armas', time: 665 }
    const sent = { busRoutes: [moved, prado], from: { busRoutes: [armas] } }
    const { status, body } = await cast.lucia.patch(settingsAt(), sent)
    expect([status, body.busRoutes]).toEqual([200, [moved, prado]])
    expect(await trips()).toMatchObject([
      { id: trip.id, seats: 19, stops: [{ key: 'armas', name: 'Plaza de Armas', minute: 665 }] },
      { direction: 'out', seats: 55, stops: [{ key: 'prado', minute: 690 }] },
    ])
    const log = activityOf(cast.lucia, wedding)
    expect((await log.undo((await log.last()).id)).status).toBe(200)
    expect(await routes()).toEqual([armas])
  })

  it('is refused with a sentence past sixty buses, and for who does not edit the buses', async () => {
    await app.db.execute(sql`
      insert into bus_trips (wedding_id, id, direction, vehicle, seats, stops)
      select ${wedding}, gen_random_uuid(), 'out', 'bus', 55,
        jsonb_build_array(jsonb_build_object('key', 's-' || n, 'name', 'Parada', 'place', null, 'minute', 675, 'isVenue', false))
      from generate_series(1, 60) n`)
    const sent = { place: 'Carmona', busRoutes: [prado], from: { place: null, busRoutes: [] } }
    const full = await cast.lucia.patch(settingsAt(), sent)
    expect([full.status, full.body.code]).toEqual([409, 'TOO_MANY_BUS_TRIPS'])
    await app.db.execute(sql`
      update wedding_members set permissions = permissions || '{"transport": "view"}' where wedding_id = ${wedding}`)
    const closed = await cast.lucia.patch(settingsAt(), sent)
    expect([closed.status, closed.body.code]).toEqual([403, 'SECTION_CLOSED'])
    const { settings } = (await cast.lucia.get(`/api/weddings/${wedding}/households`)).body
    expect([settings.place, (await trips()).length]).toEqual([null, 60])
  })

  it('saves its other settings without touching buses that are added at the same moment', async () => {
    const stops = Array.from({ length: 12 }, (_, place) => [stop(`s-${place}`, 600 + place)])
    await Promise.all(
      stops.flatMap((own, place) => [
        cast.lucia.patch(settingsAt(), { place: `Sitio ${place}` }),
        add({ direction: 'out', stops: own }),
      ]),
    )
    expect((await routes()).map(({ id }: { id: string }) => id)).toEqual(stops.map(([one]) => one!.key))
  })
})
