import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { households } from '#db/schema/households.ts'
import { weddings } from '#db/schema/weddings.ts'
import { WEDDING_STYLES } from '#domain/style/wedding-styles.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { FIRST_VISIT_MAX, visitorOf, weighVisit } from '../support/journeys/first-visit.ts'
import { inviteHousehold, settleInvitations, type TestInvitation } from '../support/journeys/invitation.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'
import { inJourneyDatabase } from '../support/journeys/journey-database.ts'
import { expectFits } from '../support/journeys/layout-faults.ts'

type Added = { id: string }

/** Lucía's wedding with a hotel of two rooms, and a family of three who come. */
async function withHotel(page: Page) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', '2098-04-10')
  const at = `/weddings/${weddingId}/lodging`
  const { id: hotelId } = await call<Added>(page.request, 'POST', `${at}/hotels`, {
    ...{ name: 'Parador de Carmona', way: '4 km', phone: '954 00 02 10', code: 'NARANJO27' },
  })
  await call(page.request, 'POST', `${at}/blocks`, {
    ...{ hotelId, name: 'Doble', rooms: 2, priceCents: 12_800, heldUntil: '2098-03-01' },
  })
  let family: TestInvitation
  await inJourneyDatabase(async (db) => {
    await settleInvitations(db, weddingId, {
      ...{ closingDate: '2098-03-20', contactName: 'Elena', contactPhone: '600 00 01 17' },
    })
    family = await inviteHousehold(db, weddingId, {
      people: ['Begoña Etxeberria', 'Jon Ruiz', 'Ane Ruiz'].map((fullName) => ({ fullName, rsvp: true })),
    })
    await db
      .update(households)
      .set({ answeredAt: new Date(), phone: '600 00 01 20' })
      .where(eq(households.id, family.householdId))
  })
  return { weddingId, at, hotelId, family: family! }
}

const axe = (page: Page) =>
  new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .setLegacyMode()
    .analyze()

test('a couple asks a family where it sleeps, and the family says it with three taps and without a script', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(DESKTOP)
  const { weddingId, family } = await withHotel(page)
  await page.goto(`/app/couple/${weddingId}/transport?view=lodging`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Preguntar a 1 familia' }).click()
  const panel = page.getByRole('dialog', { name: 'Preguntar dónde duermen' })
  const link = panel.getByRole('link', { name: 'WhatsApp a Etxeberria' })
  await expect(link).toHaveAttribute(
    'href',
    new RegExp(`^https://wa.me/34600000120.*${family.token}%2Fdormir`),
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Etxeberria tiene la pregunta en su página')).toBeVisible()
  await expectAccessible(page)

  const visitor = await (await browser.newContext({ viewport: PHONE, javaScriptEnabled: false })).newPage()
  await visitor.goto(family.path)
  await visitor.getByRole('link', { name: 'Decir si necesitamos habitación' }).click()
  const said = visitor.getByRole('status')
  await visitor.getByRole('button', { name: /^Parador de Carmona/ }).click()
  await expect(said).toContainText('Parador de Carmona, 1 habitación, jueves, 10 de abril')
  // The words of a button cannot be selected: what is copied stands as text too.
  await expect(visitor.locator('code')).toHaveText('NARANJO27')
  await expect(visitor.getByRole('link', { name: '954 00 02 10' })).toHaveAttribute('href', 'tel:954000210')
  await visitor.getByRole('button', { name: '2 habitaciones' }).click()
  await visitor.getByRole('button', { name: /^2 noches miércoles, 9 de abril/ }).click()
  await expect(said).toContainText('2 habitaciones, miércoles, 9 de abril – viernes, 11 de abril')
  await expect(visitor.getByRole('button', { name: '2 habitaciones' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(visitor.getByRole('button', { name: /^3 habitaciones/ })).toContainText(
    'Os apuntamos en espera',
  )
  await expectNoSidewaysScroll(visitor)
  await visitor.context().close()

  // The couple sees it at once, and begins from it when it says where they sleep.
  await page.getByText('Quieren', { exact: true }).click()
  await expect(
    page.getByText('Dicen: Parador de Carmona, 2 habitaciones, del 9 abr al 11 abr, 2 noches.'),
  ).toBeVisible()
  await expect(page.getByText('1 familia pregunta por él.')).toBeVisible()
  await page.getByRole('button', { name: 'Decir dónde duerme Etxeberria' }).click()
  const lodging = page.getByRole('dialog', { name: 'Etxeberria' })
  await expect(lodging.getByText('Dicen: Parador de Carmona')).toBeVisible()
  await expectAccessible(page)
  await lodging.getByRole('button', { name: 'Guardar' }).click()
  await expect(lodging).toBeHidden()
  await expect(page.getByText('1 de 2 habitaciones.')).toBeVisible()
  const again = await visitorOf(browser, PHONE)
  await again.goto(`${family.path}/dormir`)
  await expect(again.getByText('Ya tenéis habitación')).toBeVisible()
  await expect(again.getByRole('link', { name: 'Llamar a Elena' })).toBeVisible()
  expect((await axe(again)).violations).toEqual([])
  await again.context().close()
})

test('the question is taken back, and a family that is not asked does not see it', async ({
  page,
  browser,
}) => {
  const { weddingId, family } = await withHotel(page)
  await page.goto(`/app/couple/${weddingId}/transport?view=lodging`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Preguntar a 1 familia' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('button', { name: 'Preguntar a 1 familia' })).toBeVisible()
  const visitor = await visitorOf(browser, PHONE)
  await visitor.goto(`${family.path}/dormir`)
  await expect(visitor).toHaveURL(family.path)
  await expect(visitor.getByRole('link', { name: 'Decir si necesitamos habitación' })).toHaveCount(0)
  await visitor.context().close()
})

test('in every style the page of the question is light, accessible and within every window', async ({
  page,
  browser,
}) => {
  test.slow()
  const { weddingId, at, hotelId, family } = await withHotel(page)
  await call(page.request, 'POST', `${at}/questions`, { householdIds: [family.householdId] })
  for (const style of WEDDING_STYLES) {
    await inJourneyDatabase(async (db) => {
      await db.update(weddings).set({ style }).where(eq(weddings.id, weddingId))
    })
    const visitor = await visitorOf(browser, PHONE)
    const bytes = await weighVisit(visitor, `${family.path}/dormir`)
    expect.soft(bytes, style).toBeLessThan(FIRST_VISIT_MAX)
    await visitor.locator(`button[value^="${hotelId}"]`).click()
    await expect(visitor.getByRole('status')).toContainText('Parador de Carmona')
    expect
      .soft(
        (await axe(visitor)).violations.map(({ id }) => id),
        style,
      )
      .toEqual([])
    for (const width of [320, 390, 640, 1280]) {
      await visitor.setViewportSize({ width, height: 800 })
      await expectFits(visitor, `${style}, ${width}`)
    }
    await visitor.context().close()
  }
})
