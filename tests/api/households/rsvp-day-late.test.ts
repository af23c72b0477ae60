import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { agendaDays } from '#db/schema/agenda.ts'
import { households } from '#db/schema/households.ts'
import { busTrips } from '#db/schema/transport.ts'
import { weddings } from '#db/schema/weddings.ts'
import type { AgendaTime } from '#domain/agenda/agenda.ts'
import { instantOf } from '#domain/agenda/agenda-clock.ts'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { MESSAGES } from '#messages/messages.ts'
import { useCast } from '../../support/cast.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { inviteHousehold, settleInvitations } from '../../support/journeys/invitation.ts'

const { app, cast } = useCast()

/** Near enough that the members are signed in still. */
const DAY = shiftDay(dayInMadrid(new Date()), 3)

/** Sets the clock to an hour and a minute of the day; hours past 24 are of its night, those below 0 of its eve. */
const at = (hour: number, minute = 0) =>
  app.setClock(instantOf({ date: DAY, timeZone: 'Europe/Madrid' }, hour * 60 + minute))

type Item = { id: string; title: string; time: AgendaTime }

let wedding: string
let dayId: string
let path: string

const items = async () => {
  const { body } = await cast.lucia.get(`${wedding}/agenda/items`)
  return Object.fromEntries((body as Item[]).map((item) => [item.title, item]))
}

const line = (title: string, startsAt: number, over: object = {}) => ({
  ...{ title, time: { startsAt, endsAt: null }, isShownToGuests: true },
  ...over,
})

beforeEach(async () => {
  app.setClock(null)
  wedding = `/api/weddings/${cast.weddingId}`
  await app.db.delete(agendaDays).where(eq(agendaDays.weddingId, cast.weddingId))
  await app.db.delete(busTrips).where(eq(busTrips.weddingId, cast.weddingId))
  await app.db.update(weddings).set({ eventDate: DAY }).where(eq(weddings.id, cast.weddingId))
  await settleInvitations(app.db, cast.weddingId, { busRoutes: [] })
  const added = await cast.lucia.post(`${wedding}/agenda/days`, {
    ...{ name: 'Boda', date: DAY },
    items: [
      line('Cóctel', 810),
      line('Banquete', 870),
      line('Prueba de sonido', 880, { isShownToGuests: false }),
      line('Baile', 1430),
      line('Recena', 1470),
    ],
  })
  dayId = added.body.id
  const family = await inviteHousehold(app.db, cast.weddingId, {
    people: [{ fullName: 'Carmen Aguirre', rsvp: true, busBack: 'vuelta' }],
  })
  await app.db.update(households).set({ answeredAt: new Date() }).where(eq(households.id, family.householdId))
  path = family.path
})

afterEach(() => app.setClock(null))

const page = async (query = '') => (await app.fetch(path + query)).text()
const text = async (query = '') =>
  (await page(query))
    .replace(/^[\s\S]*?<body/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

const later = ({ startsAt, endsAt }: AgendaTime, minutes: number) => ({
  startsAt: startsAt + minutes,
  endsAt,
})

/** Delays items as 'Retrasar' does, or moves them back. */
async function delay(titles: string[], minutes: number) {
  const all = await items()
  const moves = titles.map((title) => {
    const { id, time } = all[title]!
    return { itemId: id, from: time, to: later(time, minutes) }
  })
  const answer = await cast.lucia.post(`${wedding}/agenda/items/move`, { moves, isDelay: minutes > 0 })
  expect(answer.body).toMatchObject({ left: [] })
}

const edit = (title: string, changes: object) =>
  items().then((all) => cast.lucia.patch(`${wedding}/agenda/items/${all[title]!.id}`, changes))

const LATE = /retraso|adelanta|antes \d/

describe('a moment that is delayed on the day', () => {
  it('tells the guests the new hour, by how much, and the one they were told', async () => {
    at(14)
    await delay(['Banquete', 'Baile', 'Recena'], 15)
    expect(await text()).toContain('Después Banquete 14:45 Va con 15 min de retraso · antes 14:30')
    expect(await text()).toMatch(/Baile Va con 15 min de retraso · antes 23:50/)
  })

  it('tells the couple which hour they were told, until it is back at it', async () => {
    const told = async () => (await items())['Banquete'] as unknown as { toldStartsAt: number | null }
    expect((await told()).toldStartsAt).toBeNull()
    at(14)
    await delay(['Banquete'], 15)
    await delay(['Banquete'], 10)
    expect((await told()).toldStartsAt).toBe(14 * 60 + 30)
    await delay(['Banquete'], -25)
    expect((await told()).toldStartsAt).toBeNull()
  })

  it('belongs to its night past midnight, and keeps the first hour through further delays', async () => {
    at(23, 40)
    await delay(['Baile', 'Recena'], 15)
    at(24, 2)
    await delay(['Baile', 'Recena'], 60)
    const read = await text()
    expect(read).toContain('Después Baile 1:05 Va con 1 h 15 min de retraso · antes 23:50')
    expect(read).toMatch(/1:45 Recena Va con 1 h 15 min de retraso · antes 0:30/)
  })

  it('says nothing once it is taken back, from the notice or from the activity', async () => {
    at(14)
    await delay(['Banquete', 'Baile'], 30)
    await delay(['Banquete', 'Baile'], -30)
    expect(await text()).not.toMatch(LATE)
    await delay(['Banquete', 'Baile'], 30)
    const { lines } = (await cast.lucia.get(`${wedding}/activity`)).body
    const act = lines.find(({ action }: { action: string }) => action === 'agenda.items.move')
    expect((await cast.lucia.post(`${wedding}/activity/${act.id}/undo`)).body).toMatchObject({ undone: 2 })
    expect(await text()).not.toMatch(LATE)
  })

  it('tells an hour that an undoing moves on the day, of a change that was made before', async () => {
    at(-24)
    await delay(['Banquete'], 15)
    at(13)
    const { lines } = (await cast.lucia.get(`${wedding}/activity`)).body
    const act = lines.find(({ action }: { action: string }) => action === 'agenda.items.move')
    expect((await cast.lucia.post(`${wedding}/activity/${act.id}/undo`)).body).toMatchObject({ undone: 1 })
    expect(await text()).toMatch(/Banquete Se adelanta 15 min · antes 14:45/)
  })

  it('is told the same when its hour is typed, also an earlier one', async () => {
    at(13)
    await edit('Banquete', { time: { startsAt: 855, endsAt: null } })
    expect(await text()).toMatch(/Banquete Se adelanta 15 min · antes 14:30/)
    await edit('Banquete', { title: 'Comida', place: 'Patio' })
    expect(await text()).toMatch(/Comida Se adelanta 15 min · antes 14:30/)
  })

  it('tells nothing of a change that was made before guests were told, or of what they are not shown', async () => {
    at(-7, 59)
    await delay(['Banquete'], 15)
    at(13)
    await delay(['Prueba de sonido'], 15)
    await edit('Prueba de sonido', { isShownToGuests: true })
    const read = await text()
    expect(read).toContain('Prueba de sonido')
    expect(read).not.toMatch(LATE)
  })

  it('tells nothing more once its day goes to another date', async () => {
    at(-5)
    await delay(['Banquete'], 15)
    expect(await text()).toMatch(LATE)
    for (const date of [shiftDay(DAY, 14), DAY])
      await cast.lucia.patch(`${wedding}/agenda/days/${dayId}`, { date })
    expect(await text()).not.toMatch(LATE)
  })

  it.each(INVITATION_LANGUAGES)('is valid HTML in %s', async (language) => {
    at(14)
    await delay(['Banquete', 'Baile'], 15)
    const html = await page(`?l=${language}`)
    const t = MESSAGES[language]
    expect(html).toContain(t.day_late({ time: '15\u00a0min' }))
    expect(html).toContain(t.day_was({ time: '14:30' }))
    // At the end of a line of a phone the word stays with its hour.
    expect(html).toMatch(/\p{L}+\u00a014:30/u)
    expect(await htmlFaults(html)).toEqual([])
  })
})

describe('a bus whose hour changes on the day', () => {
  const trip = (direction: 'out' | 'back', minute: number) => ({
    direction,
    seats: 55,
    stops: [
      { key: direction === 'out' ? 'ida' : 'vuelta', name: 'Casino', place: null, minute, isVenue: false },
    ],
  })

  it('says the hour at which it leaves now, and the one that was told', async () => {
    const { body } = await cast.lucia.post(`${wedding}/transport/trips`, trip('back', 1620))
    const move = (minute: number) =>
      cast.lucia.patch(`${wedding}/transport/trips/${body.id}`, { stops: trip('back', minute).stops })
    await move(1605)
    at(14)
    expect(await text()).toContain('2:45, Casino')
    await move(1650)
    await move(1665)
    const read = await text()
    expect(read.match(/3:45, antes 2:45, Casino/g)).toHaveLength(2)
    await move(1605)
    expect(await text()).not.toMatch(LATE)
    await move(1665)
    const { lines } = (await cast.lucia.get(`${wedding}/activity`)).body
    const act = lines.find(({ action }: { action: string }) => action === 'transport.updateTrip')
    await cast.lucia.post(`${wedding}/activity/${act.id}/undo`)
    expect(await text()).not.toMatch(LATE)
  })

  it('says so when an undoing moves the hour, of a change that was made before', async () => {
    at(-24)
    const { body } = await cast.lucia.post(`${wedding}/transport/trips`, trip('back', 1620))
    await cast.lucia.patch(`${wedding}/transport/trips/${body.id}`, { stops: trip('back', 1665).stops })
    at(14)
    const { lines } = (await cast.lucia.get(`${wedding}/activity`)).body
    const act = lines.find(({ action }: { action: string }) => action === 'transport.updateTrip')
    await cast.lucia.post(`${wedding}/activity/${act.id}/undo`)
    expect(await text()).toContain('3:00, antes 3:45, Casino')
  })

  it('stays in sight on the morning after, until it has left', async () => {
    await cast.lucia.post(`${wedding}/transport/trips`, trip('back', 1440 + 9 * 60 + 30))
    at(24 + 7)
    const html = await page()
    expect(html).toContain(MESSAGES.es.after({ people: 1 }))
    expect(html).toContain('9:30, Casino')
    expect(await htmlFaults(html)).toEqual([])
    at(24 + 10, 5)
    expect(await text()).not.toContain('Casino')
    at(24 + 24 + 7)
    expect(await text()).not.toContain('Casino')
  })
  it('stays in sight past noon where it leaves then', async () => {
    await cast.lucia.post(`${wedding}/transport/trips`, trip('back', 1440 + 13 * 60))
    at(24 + 12, 30)
    expect(await text()).toContain('13:00, Casino')
    at(24 + 13, 35)
    expect(await text()).not.toContain('Casino')
  })
})
