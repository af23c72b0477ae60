import { expect, test } from '../support/journeys/browser-test.ts'
import {
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'

for (const [device, viewport] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const) {
  test(`on ${device} a screen leads to its answer, a search to none, and a message to a conversation`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await signedUp(page, 'Lucía Herrera', 'couple')
    const weddingId = await createWedding(page)
    await page.goto(`/app/couple/${weddingId}/guests`)
    await hydrated(page)

    await page.getByRole('link', { name: '¿Cómo se importa?' }).click()
    await expect(page).toHaveURL(/\/ayuda\/importar-una-lista$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Traer una lista de Excel' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Ayuda', exact: true }).first().click()
    await page.getByRole('searchbox', { name: 'Buscar en la ayuda' }).fill('acompanante')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page.getByRole('link', { name: 'Familias y acompañantes' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Buscar en la ayuda' }).fill('fuegos artificiales')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page.getByRole('heading', { name: 'Nada para «fuegos artificiales»' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Escribir' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Escríbenos' })).toBeVisible()

    // From the menu, so that the page is known.
    await page.goto(`/app/couple/${weddingId}/guests`)
    await hydrated(page)
    await page.getByRole('button', { name: /^Tu cuenta/ }).click()
    await page.getByRole('menuitem', { name: 'Ayuda' }).click()
    await expect(page.getByText('antes de 2 días laborables')).toBeVisible()
    await expect(page.getByRole('definition').first()).toHaveText('Invitados')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByText('Cuéntanos qué pasa.')).toBeVisible()
    await page.getByLabel('¿Qué pasa?').fill('La lista sale vacía\nEn el móvil sí está.')
    await page.getByRole('checkbox', { name: 'Mandar también estos datos' }).check()
    await page.getByRole('button', { name: 'Enviar' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'La lista sale vacía' })).toBeVisible()
    const messages = page.getByRole('list', { name: 'Mensajes' })
    await expect(messages.getByRole('definition').first()).toHaveText('Invitados')
    await page.getByLabel('Respuesta').fill('Ya la veo.')
    await page.getByRole('button', { name: 'Contestar' }).click()
    await expect(messages.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Ya está resuelto' }).click()
    await expect(page.getByText('Está cerrada. Si escribes, se vuelve a abrir.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Ayuda' }).click()
    await expect(page.getByText(/^Cerrada el /)).toBeVisible()
    await page.getByRole('link', { name: 'Ver: La lista sale vacía' }).click()
    await expect(messages.getByRole('listitem')).toHaveCount(2)
  })
}
