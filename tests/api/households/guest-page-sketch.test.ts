import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { eventAnswers } from '#db/schema/event-answers.ts'
import { guests } from '#db/schema/guests.ts'
import { households } from '#db/schema/households.ts'
import { hotels, roomBlocks, stays } from '#db/schema/lodging.ts'
import { busTrips } from '#db/schema/transport.ts'
import { weddings } from '#db/schema/weddings.ts'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { MESSAGES } from '#messages/messages.ts'
import { useCast } from '../../support/cast.ts'
import { htmlFaults } from '../../support/contract/valid-html.ts'
import { inviteHousehold, settleInvitations, type TestInvitation } from '../../support/journeys/invitation.ts'

const { app, cast } = useCast()

const HACIENDA = 'https://www.google.com/maps/search/?api=1&query=37.4402,-5.6923'
/** 5.9 km to the north-east. */
const CHURCH = 'https://www.google.com/maps/search/?api=1&query=37.4716,-5.6389'

let family: TestInvitation

beforeEach(async () => {
  app.setClock(new Date('2027-03-03T12:00:00+02:00'))
  for (const table of [busTrips, hotels])
    await app.db.delete(table).where(eq(table.weddingId, cast.weddingId))
  await app.db.update(weddings).set({ eventDate: '2027-04-10' }).where(eq(weddings.id, cast.weddingId))
  await settleInvitations(app.db, cast.weddingId, { place: 'Hacienda <Los Naranjos>', mapUrl: HACIENDA })
  family = await inviteHousehold(app.db, cast.weddingId, {
    people: [{ fullName: 'Carmen Aguirre', rsvp: true }],
    events: [{ name: 'Preboda', date: '2027-04-09', place: 'Santa María', mapUrl: CHURCH }],
  })
  const answeredAt = new Date()
  await app.db.update(households).set({ answeredAt }).where(eq(households.id, family.householdId))
  await goesToBoth(true)
})

afterEach(() => app.setClock(null))

const goesToBoth = (answer: boolean) =>
  app.db.update(eventAnswers).set({ answer }).where(eq(eventAnswers.weddingId, cast.weddingId))
const page = async (language = 'es') => (await app.fetch(`${family.path}?l=${language}`)).text()
const sketchIn = (html: string) => /<figure class="gp-sketch">.*?<\/figure>/s.exec(html)?.[0]

it('the page of a family draws where the places of its events lie, and the list says their numbers', async () => {
  const html = await page()
  const sketch = sketchIn(html)!
  expect(sketch).toContain('Santa María')
  expect(sketch).toContain('Hacienda &lt;Los Naranjos&gt;')
  expect(sketch).toContain('5,9\u00a0km')
  expect(sketch.length).toBeLessThan(6 * 1024)
  const numbers = [...html.matchAll(/class="gp-pin">(\d)<.*?<b dir="auto">(.*?)<\/b>/gs)]
  expect(numbers.map(([, number, place]) => `${number} ${place}`)).toEqual([
    '1 Santa María',
    '2 Hacienda &lt;Los Naranjos&gt;',
  ])
})

it.each(INVITATION_LANGUAGES)('the drawing speaks %s', async (language) => {
  const html = await page(language)
  const sketch = sketchIn(html)!
  expect(sketch).toContain(MESSAGES[language].sketch_title())
  expect(sketch).toContain(MESSAGES[language].sketch_note())
  const distance = language === 'en' ? '5.9\u00a0km' : '5,9\u00a0km'
  expect(sketch).toContain(`. 1–2: ${distance}"`)
  expect(sketch).toContain(`>${distance}</text>`)
  expect(await htmlFaults(html)).toEqual([])
})

it('a family sees no place of an event to which it does not go, and so no drawing of one place', async () => {
  await goesToBoth(false)
  const html = await page()
  expect(html).toContain('id="llegar"')
  expect(html).not.toContain('Santa María')
  expect(sketchIn(html)).toBeUndefined()
  expect(html).not.toContain('gp-pin')
})

it('a link without coordinates is listed without a number', async () => {
  await settleInvitations(app.db, cast.weddingId, {
    place: 'Hacienda',
    mapUrl: 'https://maps.app.goo.gl/aB3',
  })
  const html = await page()
  expect(html).toContain('https://maps.app.goo.gl/aB3')
  expect(sketchIn(html)).toBeUndefined()
})

const mapOf = (latitude: number, longitude: number) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`

/** The family rides from a stop and sleeps in a hotel, each with a map. */
async function travels(stopMap: string, hotelMap: string | null) {
  const [hotelId, blockId] = [randomUUID(), randomUUID()]
  const { weddingId } = cast
  const stop = { key: 'armas', name: 'Plaza de Armas', place: 'Dársena 8', minute: 690, isVenue: false }
  await app.db.insert(busTrips).values({
    ...{ weddingId, id: randomUUID(), direction: 'out', vehicle: 'bus', seats: 55 },
    stops: [
      { ...stop, mapUrl: stopMap },
      { ...stop, key: 'prado', name: 'Prado', mapUrl: mapOf(37.41, -5.9) },
    ],
  })
  await app.db.insert(hotels).values({
    ...{ weddingId, id: hotelId, kind: 'hotel', name: 'Parador <de> Carmona', mapUrl: hotelMap },
  })
  await app.db
    .insert(roomBlocks)
    .values({ weddingId, id: blockId, hotelId, name: 'Doble', rooms: 9, isHeld: true })
  const guestId = family.people[0]!
  await app.db.insert(stays).values({ weddingId, guestId, blockId, room: 1, need: 'wanted' })
  await app.db.update(guests).set({ busOut: 'armas' }).where(eq(guests.id, guestId))
}

const pinsIn = (html: string) =>
  [
    ...html.matchAll(
      /<li>(?:<span class="gp-pin">(\d)<\/span>)?<div><b dir="auto">(.*?)<\/b><p dir="auto">(.*?)<\/p>/gs,
    ),
  ]
    .map(([, number = '–', place, line]) => `${number} ${place}: ${line}`)
    .slice(0, 4)

it('the page draws the stop and the hotel of a family, and none of others', async () => {
  await travels(mapOf(37.3886, -5.9823), mapOf(37.5416, -5.7489))
  const html = await page()
  const sketch = sketchIn(html)!
  expect(pinsIn(html)).toEqual([
    '1 Santa María: Preboda',
    expect.stringMatching(/^2 Hacienda &lt;Los Naranjos&gt;: /),
    '3 Plaza de Armas: Autobús · Dársena 8',
    '4 Parador &lt;de&gt; Carmona: Dónde dormir',
  ])
  expect(sketch).toContain('2–3: 26\u00a0km')
  expect(sketch).toContain('2–4: 12\u00a0km')
  expect(html).not.toContain('37.41,-5.9')
  expect(await htmlFaults(html)).toEqual([])
})

it('a stop in another town is listed and not drawn, and what is no map is neither', async () => {
  await travels(mapOf(40.4168, -3.7038), 'javascript:alert(1)')
  const html = await page()
  expect(pinsIn(html)).toEqual([
    '1 Santa María: Preboda',
    expect.stringMatching(/^2 Hacienda/),
    '– Plaza de Armas: Autobús · Dársena 8',
    expect.anything(),
  ])
  expect(sketchIn(html)).not.toContain('Plaza de Armas')
  expect(html).not.toContain('javascript:')
})
