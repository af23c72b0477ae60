import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { inviteHousehold, settleInvitations, type TestInvitation } from '../support/journeys/invitation.ts'
import { call, createWedding, DESKTOP, hydrated, PHONE, signedUp } from '../support/journeys/journey.ts'
import { inJourneyDatabase } from '../support/journeys/journey-database.ts'
import { expectFits } from '../support/journeys/layout-faults.ts'
import { phoneOf } from '../support/journeys/rsvp-journey.ts'

const LONG = 'Supercalifragilístico'.repeat(5)
const HEBREW = '\u202eמזל טוב <script>alert(1)</script> 👨‍👩‍👧‍👦'

type Added = { id: string }

const stop = (key: string, name: string, minute: number, place: string | null = null) => ({
  ...{ key, name, minute, place },
  isVenue: false,
})

/** A family that comes, and a wedding whose bus, hotel, page and gifts have texts as long and as foreign as they may be. */
async function withAnyText(page: Page) {
  await signedUp(page, 'Núria Pons', 'couple')
  const weddingId = await createWedding(page, 'Núria & Pau', '2098-07-03')
  const at = `/weddings/${weddingId}`
  const send = <Answer>(method: 'POST' | 'PUT' | 'PATCH', path: string, body: object) =>
    call<Answer>(page.request, method, `${at}${path}`, body)
  const stops = [stop('armas', LONG, 675, LONG), stop('prado', HEBREW, 690, HEBREW)]
  await send('POST', '/transport/trips', { direction: 'out', stops })
  await send('POST', '/transport/trips', { direction: 'back', stops: [stop('vuelta', 'Finca', 1470, LONG)] })
  const hotel = { name: LONG, way: LONG, code: LONG.slice(0, 40), notes: HEBREW }
  const { id: hotelId } = await send<Added>('POST', '/lodging/hotels', hotel)
  const rooms = { hotelId, name: LONG, rooms: 2, priceCents: 123_456 }
  const { id: blockId } = await send<Added>('POST', '/lodging/blocks', rooms)
  const { settings } = await call<{ settings: { busRoutes: [] } }>(page.request, 'GET', `${at}/households`)
  let family: TestInvitation
  await inJourneyDatabase(async (db) => {
    await settleInvitations(db, weddingId, {
      ...{ closingDate: '2098-05-01', place: LONG, dressCode: LONG, busRoutes: settings.busRoutes },
      ...{ contactName: LONG.slice(0, 60), contactPhone: '600 00 01 17', iban: 'ES9121000418450200051332' },
    })
    const people = [LONG, HEBREW].map((fullName) => ({
      ...{ fullName, rsvp: true, busOut: 'armas', busBack: 'vuelta' },
    }))
    family = await inviteHousehold(db, weddingId, {
      people,
      events: [{ name: LONG.slice(0, 80), date: '2098-07-02', startsAt: 1260, place: LONG }],
    })
    await db.execute(`update households set answered_at = now() where wedding_id = '${weddingId}'`)
  })
  const householdIds = [family!.householdId]
  await send('POST', '/lodging/questions', { householdIds })
  const guests = [{ guestId: family!.people[0] }]
  await send('PUT', '/lodging/stays', { guests, need: 'booked', blockId, room: 1 })
  await publish(page, at)
  const slug = `nuria-${weddingId.slice(-12)}`
  await send('PATCH', '/public-page', { slug, isOpen: true, findsInvitations: true })
  const { link } = await send<{ link: { path: string } }>('POST', '/transport/sheet/link', {})
  return { weddingId, family: family!.path, publicPage: `/boda/${slug}`, driver: link.path }
}

async function publish(page: Page, at: string) {
  const { draft: from } = await call<{ draft: object }>(page.request, 'GET', `${at}/guest-page`)
  const draft = {
    ...from,
    questions: [
      { key: 'larga', question: { es: LONG }, answer: { es: `${LONG} https://example.com/${LONG}` } },
      { key: 'otra', question: { es: HEBREW }, answer: { es: HEBREW } },
    ],
    giftList: [{ key: 'vajilla', words: { es: LONG }, url: `https://example.com/${LONG}` }],
  }
  await call(page.request, 'PATCH', `${at}/guest-page`, { draft, from })
  await call(page.request, 'POST', `${at}/guest-page/publish`, { draft })
}

test('the pages of guests and the sheet of the drivers bear any text on the narrowest phone, and the buses of the couple', async ({
  page,
  browser,
}) => {
  const { weddingId, family, publicPage, driver } = await withAnyText(page)
  const phone = await phoneOf(browser, { viewport: { width: 320, height: 640 } })
  phone.on('dialog', (dialog) => expect.soft(dialog.message()).toBe('no script runs'))
  for (const below of ['', '?cambiar', '/dormir', '/regalo', '/autobus']) {
    await phone.goto(family + below)
    await expectFits(phone, `the page of the family ${below}`)
  }
  for (const path of [publicPage, `${publicPage}/invitacion`, driver]) {
    await phone.goto(path)
    await expectFits(phone, path.split('/')[1]!)
  }
  await phone.context().close()
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size)
    await page.goto(`/app/couple/${weddingId}/transport`)
    await hydrated(page)
    await expectFits(page, `the buses at ${size.width} px`)
  }
})
