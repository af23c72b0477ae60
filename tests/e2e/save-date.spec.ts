import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { households } from '#db/schema/households.ts'
import { weddings } from '#db/schema/weddings.ts'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { WEDDING_STYLES } from '#domain/style/wedding-styles.ts'
import { MESSAGES } from '#messages/messages.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { FIRST_VISIT_MAX, visitorOf, weighVisit } from '../support/journeys/first-visit.ts'
import { spanishSentencesOn } from '../support/journeys/foreign-sentences.ts'
import { inviteHousehold, settleInvitations } from '../support/journeys/invitation.ts'
import {
  call,
  createWedding,
  expectAccessible,
  expectNoSidewaysScroll,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'
import { inJourneyDatabase } from '../support/journeys/journey-database.ts'
import { expectFits } from '../support/journeys/layout-faults.ts'
import { phoneOf } from '../support/journeys/rsvp-journey.ts'

const DESKTOP = { width: 1440, height: 900 }
const t = MESSAGES.es

/** A wedding with a family of two that has a link. */
async function withFamily(page: Page, eventDate: string | null = '2098-05-16') {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', '2098-05-16')
  let path = ''
  await inJourneyDatabase(async (db) => {
    await db.update(weddings).set({ eventDate }).where(eq(weddings.id, weddingId))
    await settleInvitations(db, weddingId, { closingDate: '2098-04-01', place: 'Hacienda Calabuig' })
    const people = [{ fullName: 'Empar Soler Mas' }, { fullName: 'Nel Pons Soler' }]
    path = (await inviteHousehold(db, weddingId, { people })).path
  })
  return { weddingId, path }
}

async function openSettings(page: Page, weddingId: string) {
  await page.goto(`/app/couple/${weddingId}/guests`)
  await page.getByRole('button', { name: /Enviar invitaciones/ }).click()
  await page.getByRole('tab', { name: 'La invitación' }).click()
  return page.getByRole('region', { name: 'Reserva de la fecha' })
}

for (const [size, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)
  test(`a couple tells the date on ${size}, a family finds it, and later the invitation at the same link`, async ({
    page,
    browser,
  }) => {
    const { weddingId, path } = await withFamily(page)
    await page.setViewportSize(viewport)
    const section = await openSettings(page, weddingId)
    await section.getByText('Lo que dice la reserva').click()
    const text = section.getByRole('textbox', { name: 'Texto propio (Castellano)' })
    await text.fill('Será un fin de semana entero')
    // The text is saved as the field is left, and the preview waits for it.
    const opened = page.context().waitForEvent('page')
    await page.route('**/invitation-settings', async (route) => {
      await opened
      await route.continue()
    })
    await section.getByRole('link', { name: 'Abrir la vista previa' }).click()
    const preview = await opened
    await expect(preview.getByText('Será un fin de semana entero')).toBeVisible()
    await expect(preview.getByRole('heading', { name: /Empar y Nel/ })).toBeVisible()
    await page.unroute('**/invitation-settings')
    await preview.close()

    const family = await phoneOf(browser, { javaScriptEnabled: false })
    await family.goto(path)
    await expect(family.getByRole('button', { name: t.send() }).last()).toBeVisible()
    await inJourneyDatabase(async (db) => {
      await db.update(households).set({ openedAt: null }).where(eq(households.weddingId, weddingId))
    })
    await section.getByText('Reservar la fecha antes de invitar').click()
    await expect(section.getByRole('status')).toContainText('La ve 1 familia con enlace')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await family.goto(path)
    await expect(family.getByText(t.save_date({ people: 2 }))).toBeVisible()
    await expect(family.getByText('Será un fin de semana entero')).toBeVisible()
    await expect(family.getByText('Hacienda Calabuig')).toBeVisible()
    await expect(family.getByRole('link', { name: t.add_to_calendar() })).toBeInViewport({ ratio: 1 })
    await expect(family.getByRole('button')).toHaveCount(0)

    await section.getByText('Reservar la fecha antes de invitar').click()
    const said = page.getByText('El enlace de las familias ya enseña la invitación.')
    await expect(said).toBeVisible()
    await family.goto(path)
    await expect(family.getByRole('button', { name: t.send() }).last()).toBeVisible()
    await said.locator('..').getByRole('button', { name: 'Deshacer' }).click()
    await expect(section.getByRole('switch', { name: 'Reservar la fecha antes de invitar' })).toBeChecked()
    await family.context().close()
  })

test('a wedding without a date says why it cannot announce it', async ({ page }) => {
  const { weddingId } = await withFamily(page, null)
  const section = await openSettings(page, weddingId)
  await expect(section.getByRole('switch', { name: 'Reservar la fecha antes de invitar' })).toBeDisabled()
  await expect(section.getByRole('note')).toContainText('La boda aún no tiene fecha')
  await expect(section.getByRole('link', { name: 'Poner la fecha' })).toBeVisible()
})

for (const style of WEDDING_STYLES)
  test(`in the style ${style} the date is light, accessible and within every window, in each language`, async ({
    page,
    browser,
  }) => {
    const { weddingId, path } = await withFamily(page)
    await inJourneyDatabase(async (db) => {
      await db.update(weddings).set({ style, name: 'Núria & Sofia' }).where(eq(weddings.id, weddingId))
      await settleInvitations(db, weddingId, { saveDateOn: true, place: 'Casa Calabuig', closingDate: null })
    })
    for (const language of INVITATION_LANGUAGES) {
      const visitor = await visitorOf(browser, PHONE)
      const bytes = await weighVisit(visitor, `${path}?l=${language}`)
      expect.soft(bytes, `${style}, ${language}`).toBeLessThan(FIRST_VISIT_MAX)
      await expect(visitor.getByText(MESSAGES[language].save_date({ people: 2 }))).toBeVisible()
      await expect(visitor.getByRole('link', { name: MESSAGES[language].add_to_calendar() })).toBeInViewport({
        ratio: 1,
      })
      if (language !== 'es') expect.soft(await spanishSentencesOn(visitor, language), language).toEqual([])
      for (const size of [PHONE, { width: 320, height: 700 }, { width: 640, height: 700 }, DESKTOP]) {
        await visitor.setViewportSize(size)
        await expectFits(visitor, `${style}, ${language}`)
      }
      const { violations } = await new AxeBuilder({ page: visitor }).setLegacyMode().analyze()
      expect
        .soft(
          violations.map(({ id }) => id),
          `${style}, ${language}`,
        )
        .toEqual([])
      await visitor.context().close()
    }
  })

for (const [size, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)
  test(`the date goes to families by email and WhatsApp from the tabs of the invitation on ${size}`, async ({
    page,
  }) => {
    await signedUp(page, 'Lucía Herrera', 'couple')
    const weddingId = await createWedding(page, 'Lucía & Martín', '2098-05-16')
    const email = `empar-${Date.now()}@correo.example`
    await call(page.request, 'POST', `/weddings/${weddingId}/guests`, { fullName: 'Empar Soler Mas', email })
    await call(page.request, 'POST', `/weddings/${weddingId}/guests`, { fullName: 'Teo Roldán Paz' })
    await call(page.request, 'PATCH', `/weddings/${weddingId}/invitation-settings`, { saveDateOn: true })
    await page.setViewportSize(viewport)
    await page.goto(`/app/couple/${weddingId}/guests`)
    await page.getByRole('button', { name: /Enviar invitaciones/ }).click()
    const panel = page.getByRole('dialog', { name: 'Enviar invitaciones' })

    await panel.getByRole('tab', { name: 'Email' }).click()
    await expect(panel.getByRole('radio', { name: 'Reserva de la fecha' })).toBeChecked()
    await panel.getByText('Así le llega a Soler Mas').click()
    await expect(panel.getByRole('figure').getByText('Reserva la fecha; la invitación')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await panel.getByRole('button', { name: 'Enviar 1 correo' }).click()
    await expect(panel.getByRole('region', { name: 'Ya tienen la fecha' })).toContainText('Soler Mas')
    await expect(panel.getByRole('button', { name: 'No hay correos que enviar' })).toBeDisabled()

    await panel.getByRole('tab', { name: 'WhatsApp' }).click()
    await expect(panel.getByText('Enviada a 1 de 2 familias')).toBeVisible()
    const teo = panel.getByRole('region', { name: 'Roldán Paz' })
    await expect(teo.getByText('Reserva la fecha; la invitación llegará más adelante.')).toBeVisible()
    await teo.getByRole('button', { name: 'Ya la tiene' }).click()
    await expect(panel.getByText('Todas las familias sin invitación tienen ya la fecha.')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    // The date is no invitation: both families wait for theirs.
    await panel.getByText('Invitación', { exact: true }).click()
    await expect(panel.getByText('Enviada a 0 de 2 familias')).toBeVisible()
    await expect(panel.getByRole('note')).toContainText('enseña solo la fecha')

    // Cards are handed out on another day, when the panel that printed them is long closed.
    await page.reload()
    await page.getByRole('button', { name: /Enviar invitaciones/ }).click()
    await panel.getByRole('tab', { name: 'QR' }).click()
    await expect(panel.getByRole('note')).toContainText('enseña solo la fecha')
    const cards = panel.getByRole('region', { name: '¿Ya las has repartido?' })
    await cards.getByRole('checkbox', { name: /Roldán Paz/ }).check()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await cards.getByRole('button', { name: 'Marcar como enviada' }).click()
    await expect(cards.getByRole('checkbox')).toHaveCount(1)
    await expect(cards.getByRole('checkbox', { name: /Soler Mas/ })).not.toBeChecked()
  })
