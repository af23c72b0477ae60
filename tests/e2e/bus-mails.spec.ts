import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { guests } from '#db/schema/guests.ts'
import { households } from '#db/schema/households.ts'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { WEDDING_STYLES } from '#domain/style/wedding-styles.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { FIRST_VISIT_MAX, visitorOf, weighVisit } from '../support/journeys/first-visit.ts'
import { inviteHousehold, settleInvitations, type TestInvitation } from '../support/journeys/invitation.ts'
import { call, createWedding, PHONE, signedUp } from '../support/journeys/journey.ts'
import { inJourneyDatabase } from '../support/journeys/journey-database.ts'
import { expectFits } from '../support/journeys/layout-faults.ts'

/** A couple with a bus, and two people who come and have chosen its stop. */
async function withRiders(page: Page) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', '2098-04-10')
  let family: TestInvitation
  await inJourneyDatabase(async (db) => {
    await settleInvitations(db, weddingId, { closingDate: '2098-03-20', busRoutes: [] })
    family = await inviteHousehold(db, weddingId, {
      people: ['Begoña Etxeberria', 'Jon Ruiz'].map((fullName) => ({ fullName, rsvp: true })),
    })
    await db.update(guests).set({ busOut: 'armas' }).where(eq(guests.householdId, family.householdId))
    await db.update(households).set({ answeredAt: new Date() }).where(eq(households.id, family.householdId))
  })
  // The stops of a bus become those of the invitation.
  await call(page.request, 'POST', `/weddings/${weddingId}/transport/trips`, {
    direction: 'out',
    stops: [
      { key: 'armas', name: 'Plaza de Armas', place: 'Dársena 8', minute: 675, isVenue: false },
      { key: 'fin', name: 'Hacienda Los Naranjos', place: null, minute: 725, isVenue: true },
    ],
  })
  return { weddingId, path: family!.path }
}

test('a grandmother asks without a script to be written to when her bus changes, and ends it', async ({
  page,
  browser,
}) => {
  const { path } = await withRiders(page)
  const context = await browser.newContext({ locale: 'es-ES', viewport: PHONE, javaScriptEnabled: false })
  const guest = await context.newPage()
  await guest.goto(path)
  await guest.getByRole('link', { name: 'Avisadnos por email si cambia' }).click()
  await expect(guest.getByRole('heading', { name: 'Avisos del autobús' })).toBeVisible()

  const email = guest.getByLabel('Email')
  await email.fill('begona@correo')
  await guest.getByRole('button', { name: 'Avisadnos' }).click()
  await expect(email).toHaveValue('begona@correo')
  await expect(email).toHaveAccessibleDescription(/Tiene que ser como nombre@correo\.es/)
  await email.fill('Begona@Correo.example')
  await guest.getByRole('button', { name: 'Avisadnos' }).click()
  await expect(guest.getByRole('status')).toHaveText('Si cambia algo, escribimos a b•••@correo.example.')
  const other = guest.getByLabel('Otra dirección de email')
  await other.fill('jon@correo.example')
  await guest.getByRole('button', { name: 'Añadir' }).click()
  await expect(guest.getByRole('status')).toHaveText(
    'Si cambia algo, escribimos a b•••@correo.example y j•••@correo.example.',
  )
  await guest.getByRole('button', { name: 'Dejar de avisar (b•••@correo.example)' }).click()
  await expect(guest.getByRole('status')).toHaveText('Si cambia algo, escribimos a j•••@correo.example.')
  await guest.getByRole('button', { name: 'Dejar de avisar' }).click()
  await expect(email).toHaveValue('')
  await guest.getByRole('link', { name: 'Volver a la invitación' }).click()
  await expect(guest.getByRole('heading', { name: 'Autobús', exact: true })).toBeVisible()
  await context.close()
})

test('the page of those mails fits, can be read and is light in every style', async ({ page, browser }) => {
  const { weddingId, path } = await withRiders(page)
  for (const style of WEDDING_STYLES) {
    await call(page.request, 'PUT', `/weddings/${weddingId}/style`, { style })
    const guest = await visitorOf(browser, PHONE)
    expect(await weighVisit(guest, `${path}/autobus`), style).toBeLessThan(FIRST_VISIT_MAX)
    await expectFits(guest, style)
    const { violations } = await new AxeBuilder({ page: guest })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .setLegacyMode()
      .analyze()
    expect(violations, style).toEqual([])
    await guest.setViewportSize({ width: 320, height: 568 })
    await expectFits(guest, style)
    await guest.context().close()
  }
})

test('the page of those mails fits the narrowest phone in every language, with letters of twice the size too', async ({
  page,
  browser,
}) => {
  const { path } = await withRiders(page)
  const guest = await visitorOf(browser, { width: 320, height: 568 })
  const look = async (what: string) => {
    for (const language of INVITATION_LANGUAGES)
      for (const size of ['100%', '200%']) {
        await guest.goto(`${path}/autobus?l=${language}`)
        await guest.evaluate((large) => document.documentElement.style.setProperty('font-size', large), size)
        await expectFits(guest, `${what} in ${language} at ${size}`)
      }
  }
  await look('no address')
  for (const name of ['begona', 'jon', `abuela-${'x'.repeat(40)}`, 'jone']) {
    await guest.goto(`${path}/autobus?l=es`)
    await guest.getByRole('textbox').fill(`${name}@correo.example`)
    await guest.getByRole('textbox').press('Enter')
    await expect(guest.getByRole('status')).toContainText(name.slice(0, 1))
  }
  await look('four addresses')
  await guest.context().close()
})
