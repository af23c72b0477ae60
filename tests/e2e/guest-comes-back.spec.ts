import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { weighVisit } from '../support/journeys/first-visit.ts'
import { inviteHousehold, settleInvitations, type TestInvitation } from '../support/journeys/invitation.ts'
import { call, createWedding, PHONE, signedUp } from '../support/journeys/journey.ts'
import { inJourneyDatabase } from '../support/journeys/journey-database.ts'
import { expectFits } from '../support/journeys/layout-faults.ts'

/** The page that guests come back to, on the wire, without fonts and photographs. */
const COMES_BACK_MAX = 70 * 1024

type Added = { id: string }

const stop = (key: string, name: string, minute: number, more: object = {}) => ({
  ...{ key, name, place: null, minute, isVenue: false },
  ...more,
})

/** A wedding with two stops, a hotel and an account, and Amparo, who has not answered. */
async function withGrandmother(page: Page) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', '2098-04-10')
  const at = `/weddings/${weddingId}`
  await call(page.request, 'POST', `${at}/transport/trips`, {
    direction: 'out',
    stops: [
      stop('armas', 'Plaza de Armas', 675, { place: 'Dársena 8', mapUrl: '37.3917, -6.0036' }),
      stop('prado', 'Prado', 690, { mapUrl: '37.3803, -5.9862' }),
    ],
  })
  const { id: hotelId } = await call<Added>(page.request, 'POST', `${at}/lodging/hotels`, {
    ...{ name: 'Parador de Carmona', way: 'A 6 km', code: 'NARANJO27', mapUrl: '37.4709, -5.6307' },
  })
  const { id: blockId } = await call<Added>(page.request, 'POST', `${at}/lodging/blocks`, {
    ...{ hotelId, name: 'Doble', rooms: 2 },
  })
  let family: TestInvitation
  await inJourneyDatabase(async (db) => {
    await settleInvitations(db, weddingId, {
      ...{ closingDate: '2098-03-20', place: 'Hacienda Los Naranjos', mapUrl: mapOf('37.4402,-5.6923') },
      ...{ iban: 'ES9121000418450200051332', contactName: 'Elena', contactPhone: '600 00 01 17' },
      ...{ dressCode: 'Zapato plano', menus: [], busRoutes: await routesOf(page, weddingId) },
    })
    family = await inviteHousehold(db, weddingId, { people: [{ fullName: 'Amparo Feria' }] })
  })
  const sleeps = () =>
    call(page.request, 'PUT', `${at}/lodging/stays`, {
      ...{ guests: [{ guestId: family.people[0] }], need: 'booked', blockId, room: 1 },
    })
  return { path: family!.path, sleeps }
}

const mapOf = (coordinates: string) => `https://www.google.com/maps/search/?api=1&query=${coordinates}`

type Households = { settings: { busRoutes: [] } }

/** The stops that the invitation asks for, which the buses have written. */
const routesOf = async (page: Page, weddingId: string) =>
  (await call<Households>(page.request, 'GET', `/weddings/${weddingId}/households`)).settings.busRoutes

const withLargeLetters = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

async function expectReadable(page: Page, what: string) {
  await withLargeLetters(page)
  await expectFits(page, what)
}

/** Runs in pages with a script alone. */
async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .setLegacyMode()
    .analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
}

test('a grandmother with large letters and without a script answers, takes a bus, and finds her way', async ({
  page,
  browser,
}) => {
  const { path, sleeps } = await withGrandmother(page)
  const phone = await browser.newContext({ viewport: PHONE, locale: 'es-ES', javaScriptEnabled: false })
  const amparo = await phone.newPage()
  await amparo.goto(path)
  await expectReadable(amparo, 'the invitation')
  await amparo.getByRole('radio', { name: 'Sí' }).first().check()
  await amparo.getByRole('button', { name: 'Enviar respuesta' }).click()

  // Two taps: she goes by bus, from Plaza de Armas.
  await expectReadable(amparo, 'the answered page')
  await amparo.getByRole('button', { name: /Plaza de Armas/ }).click()
  const bus = amparo.getByRole('region', { name: 'Autobús' })
  await expect(bus.getByText('Ida: 11:15, Plaza de Armas')).toBeVisible()

  // She comes back once the couple has given her a room.
  await sleeps()
  await amparo.goto(path)
  await expectReadable(amparo, 'the page she comes back to')
  const way = amparo.getByRole('region', { name: 'Cómo llegar' })
  await expect(way.getByRole('listitem')).toHaveText([
    /^1Hacienda Los Naranjos/,
    /^2Plaza de ArmasAutobús · Dársena 8/,
    /^3Parador de CarmonaDónde dormir · A 6 km/,
  ])
  await expect(way.getByRole('img', { name: /1–2: 28\skm\. 1–3: 6,4\skm/ })).toBeVisible()
  await expect(way.getByRole('link', { name: /Abrir en el mapa ?: Plaza de Armas/ })).toHaveAttribute(
    'href',
    mapOf('37.3917,-6.0036'),
  )
  await expect(amparo.getByRole('region', { name: 'Dónde dormir' }).getByText('NARANJO27')).toBeVisible()
  await expect(amparo.getByText('ES91 2100 0418 4502 0005 1332')).toBeVisible()
  await phone.close()

  const weighed = await (await browser.newContext({ viewport: PHONE, locale: 'es-ES' })).newPage()
  await weighed.route('**/*.woff2', (route) => route.abort())
  expect(await weighVisit(weighed, path)).toBeLessThan(COMES_BACK_MAX)
  await withLargeLetters(weighed)
  await expectNoViolations(weighed)
  await weighed.context().close()
})
