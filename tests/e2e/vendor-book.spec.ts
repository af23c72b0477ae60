import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'
import { askedPlanner } from '../support/journeys/quote-journey.ts'

const openBook = async (page: Page) => {
  const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
  await page.goto(`/app/planner/${id}/vendors`)
  await hydrated(page)
}

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a planner keeps a vendor with a price, finds it, and takes it back', async ({ page }) => {
      test.setTimeout(120_000)
      await signedUp(page, 'Elena Montes', 'planner')
      await openBook(page)
      await expect(page.getByText('¿Con quién te gusta trabajar?')).toBeVisible()
      await page.getByRole('button', { name: 'Añadir proveedor' }).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Añadir proveedor' })
      await dialog.getByRole('button', { name: 'Añadir a la libreta' }).press('Enter')
      await expect(dialog.getByText('Escribe cómo se llama.')).toBeVisible()
      await dialog.getByLabel('Nombre').fill('Flores del Sur')
      await dialog.getByLabel('Persona de contacto').fill('Inés Rey')
      await dialog.getByLabel('Teléfono').fill('612345678')
      await dialog.getByLabel('Notas internas').fill('Trae su propia mesa')
      await dialog.getByRole('button', { name: 'Añadir precio' }).press('Enter')
      const price = dialog.getByRole('group', { name: 'Precio 1' })
      await price.getByLabel('Para qué').fill('Temporada alta')
      await price.getByLabel('Importe').fill('1.850')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Añadir a la libreta' }).press('Enter')
      const panel = page.getByRole('complementary', { name: 'Flores del Sur' })
      await expect(panel).toContainText('612 34 56 78')
      await expect(panel).toContainText('1.850,00 €')
      await expect(panel).toContainText('Trae su propia mesa')
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      await test.step('a favourite stands first', async () => {
        await panel.getByRole('button', { name: 'Añadir a favoritos' }).press('Enter')
        await expect(panel.getByRole('button', { name: 'Quitar de favoritos' })).toBeVisible()
        await panel.getByRole('button', { name: 'Cerrar la ficha' }).press('Enter')
        await expect(page.getByRole('region', { name: 'Favoritos' })).toContainText('Flores del Sur')
      })

      await test.step('it is found by what was noted of it', async () => {
        await page.getByLabel('Buscar en la libreta').fill('propia mesa')
        await expect(page.getByRole('button', { name: /^Flores del Sur/ })).toBeVisible()
        await page.getByLabel('Buscar en la libreta').fill('catering')
        await expect(page.getByText('Ningún proveedor encaja con lo que buscas.')).toBeVisible()
        await page.getByLabel('Buscar en la libreta').fill('')
      })

      await test.step('it is there again after it was removed', async () => {
        await page.getByRole('button', { name: /^Flores del Sur/ }).press('Enter')
        await panel.getByRole('button', { name: 'Eliminar' }).press('Enter')
        await expect(page.getByText('¿Con quién te gusta trabajar?')).toBeVisible()
        await page.getByRole('button', { name: 'Deshacer' }).press('Enter')
        await expect(page.getByRole('button', { name: /^Flores del Sur/ })).toBeVisible()
      })
    })
  })
}

test('in the narrow menu the number of new requests lies on its icon, which stays in line with the others', async ({
  page,
}) => {
  await askedPlanner(page)
  await openBook(page)
  const middle = async (name: RegExp) => {
    const { x, width } = (await page.getByRole('link', { name }).locator('svg').boundingBox())!
    return x + width / 2
  }
  await expect(page.getByRole('link', { name: /^Solicitudes\s*1 nueva$/ })).toBeVisible()
  expect(await middle(/^Solicitudes/)).toBeCloseTo(await middle(/^Libreta/), 0)
})

test('what another device has changed meanwhile is shown before it is replaced', async ({ page }) => {
  await signedUp(page, 'Elena Montes', 'planner')
  const bookVendorId = '0198c0de-0000-7000-8000-00000000c0de'
  const vendor = { id: bookVendorId, name: 'DJ Marea', phone: '611222333' }
  await call(page.request, 'POST', '/planner/vendor-book', { vendors: [vendor] })
  await openBook(page)
  await page.getByRole('button', { name: /^DJ Marea/ }).press('Enter')
  await page.getByRole('button', { name: 'Editar' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Editar DJ Marea' })
  await dialog.getByLabel('Teléfono').fill('600000001')
  const changes = { phone: '600000002', place: 'Huelva' }
  await call(page.request, 'PATCH', `/planner/vendor-book/${bookVendorId}`, { changes })
  await dialog.getByRole('button', { name: 'Guardar' }).press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('el teléfono («600000002»)')
  await dialog.getByRole('button', { name: 'Guardar lo mío' }).press('Enter')
  const panel = page.getByRole('complementary', { name: 'DJ Marea' })
  await expect(panel).toContainText('600 00 00 01')
  await expect(panel).toContainText('Huelva')
})
