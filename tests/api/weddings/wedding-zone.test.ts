import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { households } from '#db/schema/households.ts'
import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { instantOf } from '#domain/agenda/agenda-clock.ts'
import type { ComingDay } from '#domain/agenda/next-days.ts'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { useCast } from '../../support/cast.ts'
import { activityOf } from '../../support/contract/activity.ts'
import { inviteHousehold, settleInvitations } from '../../support/journeys/invitation.ts'

const { app, cast } = useCast()

const DAY = '2027-04-10'
const ISLANDS = 'Atlantic/Canary'

let weddingId: string
let at: string

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding('Lucía & Martín', DAY)
  at = `/api/weddings/${weddingId}`
})

afterEach(() => app.setClock(null))

/** Sessions are of the present: the clock of a test is set after the members have acted. */
const choose = (timeZone: string) => {
  app.setClock(null)
  return cast.lucia.patch(at, { timeZone })
}

const setClock = (instant: string) => app.setClock(new Date(instant))

const plan = async (date: string, ...items: [title: string, startsAt: number, endsAt?: number][]) => {
  const { status } = await cast.lucia.post(`${at}/agenda/days`, {
    ...{ name: 'Boda', date },
    items: items.map(([title, startsAt, endsAt = null]) => ({
      ...{ title, time: { startsAt, endsAt }, isShownToGuests: true },
    })),
  })
  expect(status).toBe(201)
}

const items = async () => (await cast.lucia.get(`${at}/agenda/items`)).body as AgendaItem[]

/** The events of a calendar as a program reads them that is not ours. */
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))

const startsOf = (text: string) => eventsOf(text).map(({ startDate }) => startDate.toJSDate().toISOString())

describe('the hour of a wedding', () => {
  it.each(['AET', 'PRT', 'US/Pacific-New', 'atlantic/canary', 'Asia/Kolkata', 'EST'])(
    'is kept by the one name of %s',
    async (name) => {
      const { timeZone } = new Intl.DateTimeFormat('es', { timeZone: name }).resolvedOptions()
      expect(await choose(name)).toMatchObject({ status: 200, body: { timeZone } })
    },
  )

  it('is that of the peninsula until another is chosen, and goes with the wedding', async () => {
    expect((await cast.lucia.get(at)).body).toMatchObject({ timeZone: 'Europe/Madrid' })
    expect(await choose(ISLANDS)).toMatchObject({ status: 200, body: { timeZone: ISLANDS } })
    expect((await cast.lucia.get('/api/weddings')).body).toContainEqual(
      expect.objectContaining({ id: weddingId, timeZone: ISLANDS }),
    )
  })

  it.each(['Tenerife', 'Atlantic/Tenerife', '+01:00', '', 7])('is not %j, which is no zone', async (zone) => {
    expect((await cast.lucia.patch(at, { timeZone: zone })).status).toBe(400)
    expect((await cast.lucia.get(at)).body).toMatchObject({ timeZone: 'Europe/Madrid' })
  })

  it('is told in the activity, and undone there', async () => {
    const activity = activityOf(cast.lucia, weddingId)
    await plan(DAY, ['Cena', 21 * 60])
    await choose(ISLANDS)
    const line = await activity.last()
    expect(line).toMatchObject({
      action: 'weddings.update',
      changes: [
        { entity: 'weddings', before: { time_zone: 'Europe/Madrid' }, after: { time_zone: ISLANDS } },
      ],
    })
    const { headers } = await cast.lucia.get(`${at}/agenda/days`)
    expect((await activity.undo(line.id)).body).toMatchObject({ undone: 1, conflicts: [] })
    expect((await cast.lucia.get(at)).body).toMatchObject({ timeZone: 'Europe/Madrid' })
    const again = await cast.lucia.get(`${at}/agenda/days`, { 'if-none-match': headers.get('etag')! })
    expect(again).toMatchObject({ status: 200, body: [{ timeZone: 'Europe/Madrid' }] })
  })
})

describe('the agenda of a wedding in another zone', () => {
  it('keeps the hours of the clock, which are at other instants, and calendars hear of it', async () => {
    await plan(DAY, ['Ceremonia', 18 * 60])
    const { body: link } = await cast.lucia.post(`${at}/agenda/links`, {})
    const feed = async () => (await app.fetch(link.path)).text()
    const [before] = eventsOf(await feed())
    expect(startsOf(await feed())).toEqual(['2027-04-10T16:00:00.000Z'])
    const days = await cast.lucia.get(`${at}/agenda/days`)
    await choose(ISLANDS)
    expect(await items()).toMatchObject([{ time: { startsAt: 18 * 60 } }])
    expect(startsOf(await feed())).toEqual(['2027-04-10T17:00:00.000Z'])
    expect(eventsOf(await feed())[0]!.sequence).toBeGreaterThan(before!.sequence)
    const again = await cast.lucia.get(`${at}/agenda/days`, {
      'if-none-match': days.headers.get('etag')!,
    })
    expect(again).toMatchObject({ status: 200, body: [{ timeZone: ISLANDS }] })
  })

  it('keeps them in the night when clocks change too, at another hour in each zone', async () => {
    await cast.lucia.patch(at, { eventDate: '2027-03-27' })
    // After the change, so 3:30 by the clock is the minute of 2:30 in Madrid.
    await plan('2027-03-27', ['Recena', 26 * 60 + 30])
    await choose('America/Mexico_City')
    expect((await items())[0]!.time.startsAt).toBe(27 * 60 + 30)
    await choose(ISLANDS)
    expect((await items())[0]!.time.startsAt).toBe(26 * 60 + 30)
  })

  it('tells a planner what is still to come by its own clocks', async () => {
    const date = shiftDay(dayInMadrid(new Date()), 3)
    const wedding = await cast.elena.createWedding('Inés & Tomás', date)
    const day = await cast.elena.post(`/api/weddings/${wedding}/agenda/days`, {
      ...{ name: 'Boda', date },
      items: [{ title: 'Brindis', time: { startsAt: 12 * 60, endsAt: null } }],
    })
    expect(day.status).toBe(201)
    const coming = async () =>
      ((await cast.elena.get('/api/planner/next-days')).body as ComingDay[]).find(
        ({ weddingId: id }) => id === wedding,
      )
    // 12:30 in Madrid, 11:30 in the islands.
    const halfPast = () => app.setClock(instantOf({ date, timeZone: 'Europe/Madrid' }, 12 * 60 + 30))
    halfPast()
    expect(await coming()).toMatchObject({ itemCount: 0 })
    await cast.elena.patch(`/api/weddings/${wedding}`, { timeZone: ISLANDS })
    expect(await coming()).toMatchObject({ itemCount: 1, timeZone: ISLANDS })
  })
})

describe('the guests of a wedding in another zone', () => {
  const textOf = async (path: string) =>
    (await (await app.fetch(path)).text())
      .replace(/^[\s\S]*?<body/, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')

  const answered = async () => {
    await settleInvitations(app.db, weddingId)
    const family = await inviteHousehold(app.db, weddingId, {
      people: [{ fullName: 'Carmen Aguirre', rsvp: true }],
    })
    await app.db
      .update(households)
      .set({ answeredAt: new Date() })
      .where(eq(households.id, family.householdId))
    return family.path
  }

  it('read what is now and what is next by its clocks', async () => {
    await plan(DAY, ['Ceremonia', 750, 795], ['Cóctel', 810, 900])
    const path = await answered()
    // 13:35 in Madrid, 12:35 in the islands.
    setClock('2027-04-10T11:35:00Z')
    expect(await textOf(path)).toMatch(/Ahora Cóctel 13:30/)
    await choose(ISLANDS)
    setClock('2027-04-10T11:35:00Z')
    expect(await textOf(path)).toMatch(/Ahora Ceremonia 12:30.*Después Cóctel 13:30/)
    expect(await textOf(path)).toContain('12:35')
  })

  it('have the page of the day from six of the eve there', async () => {
    await plan(DAY, ['Ceremonia', 750, 795])
    const path = await answered()
    await choose(ISLANDS)
    setClock('2027-04-09T16:59:00Z')
    expect(await textOf(path)).not.toMatch(/Mañana es el día/)
    setClock('2027-04-09T17:00:00Z')
    expect(await textOf(path)).toMatch(/Mañana es el día/)
  })

  it('have its instants in their calendars', async () => {
    const path = await answered()
    const calendar = async () => startsOf(await (await app.fetch(`${path}/boda.ics`)).text())
    expect(await calendar()).toEqual(['2027-04-10T10:30:00.000Z'])
    await choose(ISLANDS)
    expect(await calendar()).toEqual(['2027-04-10T11:30:00.000Z'])
  })

  it('answer until the end of the last day there', async () => {
    await settleInvitations(app.db, weddingId, { closingDate: '2027-03-01' })
    const { path } = await inviteHousehold(app.db, weddingId)
    const isOpenAt = async (instant: string) => {
      setClock(instant)
      return (await (await app.fetch(path)).text()).includes('<form')
    }
    // Half past midnight in Madrid.
    expect(await isOpenAt('2027-03-01T23:30:00Z')).toBe(false)
    await choose(ISLANDS)
    expect(await isOpenAt('2027-03-01T23:30:00Z')).toBe(true)
    expect(await isOpenAt('2027-03-02T00:00:00Z')).toBe(false)
  })

  it('send photographs until the end of the last day there', async () => {
    const { body: folder } = await cast.lucia.post(`${at}/inspiration/folders`, { name: 'Fotos del día' })
    const lastDay = shiftDay(dayInMadrid(new Date()), 3)
    const { body } = await cast.lucia.call('PUT', `${at}/inspiration/folders/${folder.id}/share`, {
      ...{ lastDay, use: 'both', isReviewed: false },
    })
    /** The answer of its page at an hour after the midnight of Madrid that ends the last day. */
    const statusAt = async (hour: number) => {
      app.setClock(instantOf({ date: lastDay, timeZone: 'Europe/Madrid' }, 24 * 60 + hour * 60))
      return (await app.fetch(body.share.path)).status
    }
    expect([await statusAt(-0.5), await statusAt(0.5)]).toEqual([200, 404])
    await choose(ISLANDS)
    expect([await statusAt(0.5), await statusAt(1)]).toEqual([200, 404])
  })
})

it('a day of the agenda says its zone to who reads it', async () => {
  await choose(ISLANDS)
  await plan(DAY, ['Ceremonia', 750])
  const { body } = await cast.lucia.get(`${at}/agenda/days`)
  expect((body as AgendaDay[])[0]).toMatchObject({ date: DAY, timeZone: ISLANDS })
})
