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

type File = { id: string; name: string }

const RATES = { name: 'tarifas.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
const INSURANCE = { name: 'seguro.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 póliza') }

/** A planner whose book has a vendor, on its page. */
async function withVendor(page: Page): Promise<string> {
  await signedUp(page, 'Elena Montes', 'planner')
  const id = crypto.randomUUID()
  const vendor = { id, name: 'DJ Marea', component: 'dj' }
  await call(page.request, 'POST', '/planner/vendor-book', { vendors: [vendor] })
  return id
}

async function openVendor(page: Page, id: string) {
  const me = await call<{ id: string }>(page.request, 'GET', '/profile')
  await page.goto(`/app/planner/${me.id}/vendors?proveedor=${id}`)
  await hydrated(page)
  return page.getByRole('complementary', { name: 'DJ Marea' })
}

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a planner keeps files of a vendor, renames and removes them, and takes one to a wedding', async ({
      page,
    }) => {
      test.setTimeout(150_000)
      const id = await withVendor(page)
      const weddingId = await createWedding(page, 'Inés & Tomás', '2199-06-10')
      const panel = await openVendor(page, id)
      const files = panel.getByRole('region', { name: 'Archivos' })
      await expect(files.getByText('Aún no hay archivos.')).toBeVisible()
      await files.locator('input[type=file]').setInputFiles([RATES, INSURANCE])
      await expect(files.getByRole('button', { name: 'Descargar tarifas.pdf' })).toBeVisible()
      await expect(files.getByRole('button', { name: 'Descargar seguro.pdf' })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      const download = page.waitForEvent('download')
      await files.getByRole('button', { name: 'Descargar tarifas.pdf' }).click()
      expect((await download).suggestedFilename()).toBe('tarifas.pdf')

      await test.step('one gets another name, with its ending', async () => {
        await files.getByRole('button', { name: 'Cambiar el nombre de tarifas.pdf' }).press('Enter')
        const dialog = page.getByRole('dialog', { name: 'Cambiar el nombre' })
        await dialog.getByLabel('Nombre').fill(' ')
        await dialog.getByRole('button', { name: 'Guardar' }).press('Enter')
        await expect(dialog.getByText('Escribe un nombre.')).toBeVisible()
        await expectAccessible(page)
        await dialog.getByLabel('Nombre').fill('seguro')
        await dialog.getByRole('button', { name: 'Guardar' }).press('Enter')
        await expect(dialog.getByText('Ya hay un archivo con ese nombre.')).toBeVisible()
        await dialog.getByLabel('Nombre').fill('Tarifas 2028')
        await dialog.getByRole('button', { name: 'Guardar' }).press('Enter')
        await expect(dialog).toBeHidden()
        await expect(files.getByRole('button', { name: 'Descargar Tarifas 2028.pdf' })).toBeVisible()
      })

      await test.step('one that is removed comes back', async () => {
        await files.getByRole('button', { name: 'Eliminar seguro.pdf' }).press('Enter')
        await expect(page.getByText('«seguro.pdf» ya no está.')).toBeVisible()
        await expect(files.getByRole('button', { name: 'Descargar seguro.pdf' })).toBeHidden()
        await page.getByRole('button', { name: 'Deshacer' }).press('Enter')
        await expect(files.getByRole('button', { name: 'Descargar seguro.pdf' })).toBeVisible()
      })

      await test.step('none goes to a wedding but the one that is marked', async () => {
        await panel.getByRole('button', { name: 'Añadir a una boda' }).press('Enter')
        const dialog = page.getByRole('dialog', { name: 'Añadir a una boda' })
        const going = dialog.getByRole('group', { name: 'Archivos de DJ Marea que pasan a la boda' })
        await expect(going.getByRole('checkbox')).toHaveCount(2)
        for (const box of await going.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
        await going.getByLabel(/^seguro\.pdf/).check()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        await dialog.getByRole('button', { name: 'Añadir a la boda' }).press('Enter')
        await expect(page.getByText('«DJ Marea» ya está en Inés & Tomás.')).toBeVisible()
        const at = `/weddings/${weddingId}/vendors`
        const [vendor] = await call<{ id: string; fileCount: number }[]>(page.request, 'GET', at)
        expect(vendor!.fileCount).toBe(1)
        const there = await call<File[]>(page.request, 'GET', `${at}/${vendor!.id}/files`)
        expect(there).toMatchObject([{ name: 'seguro.pdf' }])
      })
    })

    test('files of a vendor of a wedding are kept in the book', async ({ page }) => {
      test.setTimeout(120_000)
      await signedUp(page, 'Elena Montes', 'planner')
      const weddingId = await createWedding(page, 'Inés & Tomás', '2199-06-10')
      const at = `/weddings/${weddingId}/vendors`
      const { id } = await call<{ id: string }>(page.request, 'POST', at, {
        ...{ vendorType: 'catering', name: 'La Alacena' },
      })
      for (const name of ['contrato.pdf', 'dosier.pdf'])
        await page.request.post(`/api${at}/${id}/files?name=${name}`, { data: Buffer.from('%PDF-1.7') })
      await page.goto(`/app/couple/${weddingId}/vendors?proveedor=${id}`)
      await hydrated(page)
      await page.getByRole('button', { name: 'Guardar en la libreta' }).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Guardar en la libreta' })
      const kept = dialog.getByRole('group', { name: 'Archivos que guardas' })
      await kept.getByLabel(/^dosier\.pdf/).check()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await dialog.getByRole('button', { name: 'Guardar en la libreta' }).press('Enter')
      await expect(page.getByText('«La Alacena» ya está en tu libreta.')).toBeVisible()
      type Book = { vendors: { id: string; fileCount: number }[] }
      const book = () => call<Book>(page.request, 'GET', '/planner/vendor-book')
      expect((await book()).vendors).toMatchObject([{ fileCount: 1 }])

      // A file that is there already is not offered again.
      await page.reload()
      await hydrated(page)
      await page.getByRole('button', { name: 'Guardar en la libreta' }).press('Enter')
      await expect(dialog).toContainText('Completar «La Alacena»')
      await expect(kept.getByRole('checkbox')).toHaveCount(1)
      await expect(dialog.getByRole('button', { name: 'Completar', exact: true })).toBeDisabled()
      await kept.getByLabel(/^contrato\.pdf/).check()
      await dialog.getByRole('button', { name: 'Completar', exact: true }).press('Enter')
      await expect(page.getByText('«La Alacena» está más completo en tu libreta.')).toBeVisible()
      expect((await book()).vendors).toMatchObject([{ fileCount: 2 }])
      await page.getByRole('button', { name: 'Deshacer' }).last().press('Enter')
      await expect.poll(async () => (await book()).vendors[0]!.fileCount).toBe(1)
    })
  })
}
