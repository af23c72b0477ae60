import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
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

const openBook = async (page: Page) => {
  const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
  await page.goto(`/app/planner/${id}/vendors`)
  await hydrated(page)
}

const LIST = [
  'Empresa;Servicio;Contacto;Móvil;Precio;Notas;Comisión',
  'Flores del Sur;Ramo;Inés Rey;612345678;Alta: 1.850 €, de mayo a septiembre;Puntual;10 %',
  'Catering La Dehesa;Catering;Pepe Luna;611222333;95 € por invitado;Sirven tarde;8 %',
].join('\n')

type Vendor = { name: string; cost: number; perHead: { adult: number } | null; details: string | null }

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a list moves in, and its vendors go onto a wedding together', async ({ page }) => {
      test.setTimeout(150_000)
      await signedUp(page, 'Elena Montes', 'planner')
      const weddingId = await createWedding(page, 'Inés & Tomás', '2199-06-10')
      await openBook(page)
      await page.getByRole('button', { name: 'Importar una lista' }).press('Enter')
      const importing = page.getByRole('dialog', { name: 'Importar proveedores' })
      const file = { name: 'proveedores.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) }
      await importing.locator('input[type=file]').setInputFiles(file)
      const preview = page.getByRole('dialog', { name: 'Esto es lo que traes' })
      await expect(preview).toContainText('La columna «Comisión» no viene.')
      await expect(preview).toContainText('Ramo · Inés Rey · 612345678 · 1.850,00 €')
      await expectAccessible(page)
      await preview.getByRole('button', { name: 'Añadir 2 proveedores' }).press('Enter')
      await expect(page.getByText('2 proveedores ya están en tu libreta.')).toBeVisible()

      await page.getByRole('button', { name: /^Flores del Sur/ }).press('Enter')
      await page.getByRole('button', { name: 'Añadir a una boda' }).press('Enter')
      const adding = page.getByRole('dialog', { name: 'Añadir a una boda' })
      await expect(adding.getByRole('checkbox', { name: /Flores del Sur/ })).toBeChecked()
      await adding.getByRole('checkbox', { name: /Catering La Dehesa/ }).check()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await adding.getByRole('button', { name: 'Añadir 2 proveedores' }).press('Enter')
      await expect(page.getByText('2 proveedores ya están en Inés & Tomás.')).toBeVisible()
      const canvas = await call<Vendor[]>(page.request, 'GET', `/weddings/${weddingId}/vendors`)
      expect(canvas).toMatchObject([
        { name: 'Catering La Dehesa', perHead: { adult: 95 }, details: 'Contacto: Pepe Luna' },
        { name: 'Flores del Sur', cost: 1850, perHead: null, details: 'Contacto: Inés Rey' },
      ])
      expect(JSON.stringify(canvas)).not.toMatch(/Puntual|Sirven tarde/)

      await page.getByRole('button', { name: 'Deshacer' }).last().press('Enter')
      await expect
        .poll(() => call<Vendor[]>(page.request, 'GET', `/weddings/${weddingId}/vendors`))
        .toEqual([])
    })
  })
}

test('the book that was taken away is known again', async ({ page }) => {
  await signedUp(page, 'Elena Montes', 'planner')
  const vendor = { id: '0198c0de-0000-7000-8000-00000000c0df', name: 'DJ Marea', component: 'dj' }
  await call(page.request, 'POST', '/planner/vendor-book', { vendors: [vendor] })
  await openBook(page)
  await page.getByRole('button', { name: 'Más acciones' }).press('Enter')
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Exportar Excel' }).press('Enter')
  const buffer = readFileSync(await (await downloading).path())
  await page.getByRole('button', { name: 'Más acciones' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Importar' }).press('Enter')
  const importing = page.getByRole('dialog', { name: 'Importar proveedores' })
  await importing
    .locator('input[type=file]')
    .setInputFiles({ name: 'libreta-de-proveedores.xlsx', mimeType: 'application/octet-stream', buffer })
  const preview = page.getByRole('dialog', { name: 'Esto es lo que traes' })
  await expect(preview).toContainText('Uno ya está en tu libreta y no está marcado.')
  await expect(preview.getByRole('checkbox', { name: /DJ Marea/ })).not.toBeChecked()
})
