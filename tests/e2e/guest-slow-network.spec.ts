import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { inviteHousehold, settleInvitations, type TestInvitation } from '../support/journeys/invitation.ts'
import { createWedding, PHONE, signedUp } from '../support/journeys/journey.ts'
import { inJourneyDatabase } from '../support/journeys/journey-database.ts'

/** Slow 3G as browsers have it in their tools: bytes a second, and milliseconds of a way. */
const SLOW_3G = { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 2000, offline: false }

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_3G)
}

test('a guest with slow 3G reads the invitation, answers, and finds the answer when coming back', async ({
  page,
  browser,
}) => {
  test.slow()
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', '2098-04-10')
  let family: TestInvitation
  await inJourneyDatabase(async (db) => {
    await settleInvitations(db, weddingId, {
      ...{ closingDate: '2098-03-20', place: 'Hacienda Los Naranjos', iban: 'ES9121000418450200051332' },
      ...{ contactName: 'Elena', contactPhone: '600 00 01 17', menus: [] },
    })
    family = await inviteHousehold(db, weddingId, { people: [{ fullName: 'Amparo Feria' }] })
  })
  const { path } = family!
  const phone = await browser.newContext({ viewport: PHONE, locale: 'es-ES' })
  try {
    const amparo = await phone.newPage()
    await slowDown(amparo)
    await amparo.goto(path, { waitUntil: 'commit' })
    // The form can be used before the drawing and the letters are there.
    await amparo.getByRole('radio', { name: 'Sí' }).first().check({ force: true })
    await amparo.getByRole('button', { name: 'Enviar respuesta' }).click()
    await expect(amparo.getByText('ES91 2100 0418 4502 0005 1332')).toBeVisible({ timeout: 30_000 })
    await amparo.goto(path, { waitUntil: 'commit' })
    await expect(amparo.getByText('Hacienda Los Naranjos').first()).toBeVisible({ timeout: 30_000 })
    await expect(amparo.getByText('ES91 2100 0418 4502 0005 1332')).toBeVisible({ timeout: 30_000 })
  } finally {
    await phone.close()
  }
  const { rsvp } = await answerOf(page, weddingId)
  expect(rsvp).toBe(true)
})

async function answerOf(page: Page, weddingId: string): Promise<{ rsvp: boolean | null }> {
  const [guest] = await (await page.request.get(`/api/weddings/${weddingId}/guests`)).json()
  return guest
}
