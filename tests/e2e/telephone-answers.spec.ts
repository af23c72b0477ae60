import { eq } from 'drizzle-orm'
import { guests } from '#db/schema/guests.ts'
import { MESSAGES } from '#messages/messages.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { expectAccessible, expectNoSidewaysScroll, PHONE } from '../support/journeys/journey.ts'
import { inJourneyDatabase } from '../support/journeys/journey-database.ts'
import { phoneOf, say, withFamily } from '../support/journeys/rsvp-journey.ts'

const t = MESSAGES.ca

for (const [size, viewport] of [
  ['a phone', PHONE],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test(`a member notes on ${size} what a family says, which stands on its invitation and is undone as one`, async ({
    page,
    browser,
  }) => {
    const { path, weddingId } = await withFamily(page)
    await page.setViewportSize(viewport)
    await page.goto(`/app/couple/${weddingId}/answers`)
    await page.getByRole('link', { name: 'Apuntar respuestas por teléfono' }).click()
    await expect(page.getByRole('heading', { name: 'Soler Mas' })).toBeFocused()
    await say(page, 'Empar Soler Mas', 'Boda', 'Sí')
    await say(page, 'Nel Pons Soler', 'Boda', 'No')
    const empar = page.getByRole('group', { name: 'Empar Soler Mas', exact: true })
    await empar.getByRole('button', { name: /Menú/ }).click()
    await page.getByRole('option', { name: 'Pescado' }).click()
    await empar.getByText('Alergias y dieta').click()
    await empar.getByText('Frutos secos').click()
    await page.getByRole('textbox', { name: 'Una canción' }).fill('Paquito el Chocolatero')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    // Without the permission nothing is stored, and what was filled in outlives a reload.
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(page.getByText(/Sin su permiso no se pueden guardar/)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Una canción' })).toHaveValue('Paquito el Chocolatero')
    await empar.getByText(/Empar Soler Mas da permiso/).click()
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(page.getByText(/^Respondió por teléfono, .*, lo apuntó Núria Pons$/)).toBeVisible()

    const phone = await phoneOf(browser)
    await phone.goto(path)
    await expect(phone.getByText(/Peix|Pescado/).first()).toBeVisible()
    await phone.context().close()

    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByText('Sin responder')).toBeVisible()
    await inJourneyDatabase(async (db) => {
      const rows = await db.select().from(guests).where(eq(guests.weddingId, weddingId))
      expect(rows.map(({ rsvp, menu }) => [rsvp, menu])).toEqual([
        [null, null],
        [null, null],
      ])
    })
  })
}

test('where a family answers itself meanwhile, the member is asked which stays', async ({
  page,
  browser,
}) => {
  const { path, weddingId } = await withFamily(page)
  await page.goto(`/app/couple/${weddingId}/answers?llamar=siguiente`)
  await say(page, 'Empar Soler Mas', 'Boda', 'No')
  const phone = await phoneOf(browser)
  await phone.goto(path)
  await say(phone, 'Empar', t.wedding(), t.yes())
  await phone.getByRole('button', { name: t.send() }).last().click()
  await expect(phone.locator('.rv-summary')).toBeVisible()
  await phone.context().close()
  await expect(page.getByText('Mientras tanto ha quedado apuntado: sí.')).toBeVisible()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText(/No se ha guardado nada todavía/)).toBeVisible()
  await page.getByRole('button', { name: 'Guardar lo mío' }).click()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText(/^Respondió por teléfono/)).toBeVisible()
})

test('without a network what was said stays in its fields, and is saved afterwards with the keyboard', async ({
  page,
  context,
}) => {
  const { weddingId } = await withFamily(page)
  await page.goto(`/app/couple/${weddingId}/answers?llamar=siguiente`)
  await expect(page.getByRole('heading', { name: 'Soler Mas' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Vienen a todo' }).click()
  await expect(page.getByText(/^Sin conexión\. Lo que escribes/)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('textbox', { name: 'Una canción' }).focus()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/^Respondió por teléfono/)).toBeVisible()
  await expect(page.getByText('Han contestado todas las familias.')).toBeVisible()
})
