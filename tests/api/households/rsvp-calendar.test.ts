import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { guests } from '#db/schema/guests.ts'
import { weddings } from '#db/schema/weddings.ts'
import { useCast } from '../../support/cast.ts'
import { inviteHousehold, settleInvitations } from '../../support/journeys/invitation.ts'

const { app, cast } = useCast()

const marry = (eventDate: string) =>
  app.db.update(weddings).set({ eventDate }).where(eq(weddings.id, cast.weddingId))

beforeEach(async () => {
  await marry('2027-04-10')
  await settleInvitations(app.db, cast.weddingId)
})

const calendarOf = async (path: string) => (await app.fetch(`${path}/boda.ics`)).text()

/** The events of a calendar as a program reads them that is not ours. */
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))

const startsOf = (text: string) => eventsOf(text).map(({ startDate }) => startDate.toJSDate().toISOString())

describe('the calendar of an invitation', () => {
  it('has every event of the household, before it has answered too', async () => {
    const { path } = await inviteHousehold(app.db, cast.weddingId, {
      events: [
        { name: 'Preboda', date: '2027-04-09', startsAt: 1230, place: 'Taberna; «La Fresquita», Sevilla' },
        { name: 'Tornaboda', date: '2027-04-11' },
      ],
    })
    const text = await calendarOf(path)
    const events = eventsOf(text)
    expect(events.map(({ summary }) => summary)).toEqual([
      'Preboda · Lucía & Martín',
      'Boda · Lucía & Martín',
      'Tornaboda · Lucía & Martín',
    ])
    expect(events[0]!.location).toBe('Taberna; «La Fresquita», Sevilla')
    expect(startsOf(text).slice(0, 2)).toEqual(['2027-04-09T18:30:00.000Z', '2027-04-10T10:30:00.000Z'])
    expect(events[2]!.startDate.isDate).toBe(true)
    expect(events[2]!.startDate.toString()).toBe('2027-04-11')
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(3)
  })

  it('is folded at 75 bytes, with the line ends of RFC 5545', async () => {
    const name = `Cena ${'ñandú '.repeat(9)}`.trim()
    const { path } = await inviteHousehold(app.db, cast.weddingId, {
      events: [{ name, date: '2027-04-09', startsAt: 1230, place: 'á'.repeat(150) }],
    })
    const text = await calendarOf(path)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(eventsOf(text)[0]).toMatchObject({
      summary: `${name} · Lucía & Martín`,
      location: 'á'.repeat(150),
    })
  })

  it.each([
    ['in winter', '2027-02-06', '2027-02-06T11:30:00.000Z'],
    ['on the day that clocks go forward', '2027-03-28', '2027-03-28T10:30:00.000Z'],
    ['on the day that clocks go back', '2027-10-31', '2027-10-31T11:30:00.000Z'],
  ])('has the hour of Madrid %s', async (_, date, instant) => {
    await marry(date)
    const { path } = await inviteHousehold(app.db, cast.weddingId)
    expect(startsOf(await calendarOf(path))).toEqual([instant])
  })

  it('moves an event with its date, under the id it had', async () => {
    const { path } = await inviteHousehold(app.db, cast.weddingId)
    const before = eventsOf(await calendarOf(path))[0]!
    await marry('2027-05-15')
    const after = eventsOf(await calendarOf(path))[0]!
    expect(after.uid).toBe(before.uid)
    expect(after.startDate.toString()).not.toBe(before.startDate.toString())
  })

  it('leaves out what is declined, and is none of nothing', async () => {
    const { path, people } = await inviteHousehold(app.db, cast.weddingId)
    await app.db.update(guests).set({ rsvp: false }).where(eq(guests.id, people[0]!))
    expect((await app.fetch(`${path}/boda.ics`)).status).toBe(404)
  })
})
