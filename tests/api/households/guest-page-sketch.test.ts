import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { eventAnswers } from '#db/schema/event-answers.ts'
import { households } from '#db/schema/households.ts'
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
