import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { textAnnouncements } from '#db/schema/announcements.ts'
import { user } from '#db/schema/auth.ts'
import { newId } from '#server/platform/ids.ts'
import { codeAt } from '../support/accounts/authenticator.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { call, DESKTOP, expectAccessible, hydrated, PHONE, signedUp } from '../support/journeys/journey.ts'
import { inJourneyDatabase } from '../support/journeys/journey-database.ts'
import { OPERATORS, operatorSignedUp } from '../support/journeys/operator.ts'
import { picture } from '../support/outside/images.ts'

test('a photo is reported, hidden with reasons, and marked for its planner, who also reads of changed terms', async ({
  browser,
  page: planner,
}) => {
  const { email } = await signedUp(planner, 'Luz de Mayo', 'planner')
  const slug = `luz-${newId().slice(-8)}`
  await call(planner.request, 'PUT', '/planner/public-profile', { slug, listed: true })
  const photo = await picture().png().toBuffer()
  for (const name of ['patio', 'ramo']) {
    const sent = await planner.request.post(`/api/planner/portfolio?name=${name}.png`, { data: photo })
    expect(sent.ok()).toBe(true)
  }

  const stranger = await (await browser.newContext({ viewport: PHONE })).newPage()
  await expect(async () => {
    await stranger.goto(`/planners/${slug}`)
    await expect(photosOf(stranger)).toHaveCount(2, { timeout: 1000 })
  }).toPass()
  await stranger.getByRole('link', { name: 'Avisar sobre este perfil' }).click()
  await stranger.getByRole('textbox', { name: 'Nombre' }).fill('Javier Luna')
  await stranger.getByRole('textbox', { name: 'Email' }).fill('javier@correo.example')
  await stranger.getByRole('textbox', { name: /Qué no está bien/ }).fill('El ramo es mío, sin «permiso» 📷')
  await stranger.getByRole('button', { name: 'Enviar aviso' }).click()
  await expect(stranger.getByText('Marca la casilla para enviar el aviso.')).toBeVisible()
  await stranger.getByLabel(/de buena fe/).check()
  await expectAccessible(stranger)
  await stranger.getByRole('button', { name: 'Enviar aviso' }).click()
  await expect(stranger.getByRole('heading', { name: 'Aviso enviado' })).toBeVisible()

  const operator = await (await browser.newContext({ viewport: DESKTOP })).newPage()
  const secret = await operatorSignedUp(operator, 'Irene Solís', OPERATORS.moderation)
  await operator.goto('/app/operator')
  await hydrated(operator)
  await operator.getByLabel('Código de verificación').fill(codeAt(secret))
  await operator.getByRole('button', { name: 'Entrar' }).click()
  const reports = operator.getByRole('region', { name: /Denuncias/ })
  await reports
    .getByRole('row', { name: /El ramo es mío/ })
    .getByRole('button')
    .click()
  const dialog = operator.getByRole('dialog')
  await dialog.locator('label').filter({ hasText: 'Foto 2' }).click()
  await dialog.getByText('Retirar la foto').click()
  await dialog.getByRole('button', { name: 'Decidir y avisar' }).click()
  await expect(dialog.getByText('Escribe los motivos: los recibe cada parte.')).toBeVisible()
  await dialog.getByLabel('Qué ley').fill('Ley de Propiedad Intelectual')
  await dialog.getByLabel('Por qué, para las dos partes').fill('La foto es de Javier Luna.')
  await expectAccessible(operator)
  await dialog.getByRole('button', { name: 'Decidir y avisar' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(reports.getByRole('row', { name: /Foto 2 de «Luz de Mayo»/ })).toContainText('Retirado')
  await expectAccessible(operator)

  await stranger.goto(`/planners/${slug}`)
  await expect(photosOf(stranger)).toHaveCount(1)

  const announced = await announceTerms(email)
  await planner.setViewportSize(PHONE)
  await planner.goto('/app')
  await planner.waitForURL(/\/planner\//)
  await planner.goto(`${new URL(planner.url()).pathname}/public-profile`)
  await hydrated(planner)
  await expect(planner.getByRole('note')).toContainText('La foto es de Javier Luna.')
  await expect(planner.getByText('Oculta', { exact: true })).toBeVisible()
  const notice = planner.getByRole('status').filter({ hasText: announced.summary })
  await expect(notice).toContainText('El 1 de enero de 2021 cambian los términos.')
  await expectAccessible(planner)
  await notice.getByRole('button', { name: 'Entendido' }).click()
  await expect(planner.getByText(announced.summary)).toBeHidden()
  await planner.reload()
  await expect(planner.getByRole('note')).toBeVisible()
  await expect(planner.getByText(announced.summary)).toBeHidden()
  await planner.goto('/terminos/cambios')
  await expect(planner.getByText('Dos, cambiado')).toBeVisible()
  await expectAccessible(planner)
  await inJourneyDatabase(async (db) => {
    await db.delete(textAnnouncements).where(eq(textAnnouncements.id, announced.id))
  })
})

/** The photos of the portfolio on a public profile. */
const photosOf = (page: Page) => page.getByRole('region', { name: 'Portfolio' }).locator('figure')

/** Announces what only a release with other texts can, of a past in which nobody else had an account. */
async function announceTerms(email: string) {
  const announcement: typeof textAnnouncements.$inferInsert = {
    ...{ id: newId(), document: 'terms', version: '2020-12-01', effectiveOn: '2021-01-01' },
    ...{ summary: 'Cambia el punto dos.', announcedAt: new Date('2020-12-01T10:00:00Z') },
    ...{ oldText: ['Uno', 'Dos', 'Tres'], newText: ['Uno', 'Dos, cambiado', 'Tres'] },
  }
  await inJourneyDatabase(async (db) => {
    await db
      .update(user)
      .set({ createdAt: new Date('2020-01-01T10:00:00Z') })
      .where(eq(user.email, email))
    await db.insert(textAnnouncements).values(announcement)
  })
  return announcement
}
