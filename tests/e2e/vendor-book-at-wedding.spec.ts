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

type Book = { vendors: { name: string; phone: string | null; email: string | null; prices: object[] }[] }

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a vendor of a wedding goes into the book, and fills in one that is there', async ({ page }) => {
      test.setTimeout(120_000)
      await signedUp(page, 'Elena Montes', 'planner')
      const weddingId = await createWedding(page, 'Inés & Tomás', '2199-06-10')
      const at = `/weddings/${weddingId}/vendors`
      const { id } = await call<{ id: string }>(page.request, 'POST', at, {
        ...{ vendorType: 'catering', name: 'La Alacena', cost: 4000, phone: '612 34 56 78' },
        details: 'Contacto: Pepe Luna\nLa novia es celíaca',
      })
      await page.goto(`/app/couple/${weddingId}/vendors?proveedor=${id}`)
      await hydrated(page)
      await page.getByRole('button', { name: 'Guardar en la libreta' }).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Guardar en la libreta' })
      for (const words of ['La Alacena', 'Catering', 'Pepe Luna', '612 34 56 78', '4.000,00 €'])
        await expect(dialog).toContainText(words)
      await expect(dialog).not.toContainText('celíaca')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await dialog.getByRole('button', { name: 'Guardar en la libreta' }).press('Enter')
      await expect(page.getByText('«La Alacena» ya está en tu libreta.')).toBeVisible()
      const book = () => call<Book>(page.request, 'GET', '/planner/vendor-book')
      expect((await book()).vendors).toMatchObject([{ name: 'La Alacena', email: null, prices: [{}] }])

      await call(page.request, 'PATCH', `${at}/${id}`, { email: 'pepe@alacena.example', phone: '612345678' })
      await page.reload()
      await hydrated(page)
      await page.getByRole('button', { name: 'Guardar en la libreta' }).press('Enter')
      await expect(dialog).toContainText('Completar «La Alacena»')
      await expect(dialog).toContainText('pepe@alacena.example')
      await expect(dialog).not.toContainText('612345678')
      await dialog.getByRole('button', { name: 'Completar', exact: true }).press('Enter')
      await expect(page.getByText('«La Alacena» está más completo en tu libreta.')).toBeVisible()
      expect((await book()).vendors).toMatchObject([{ email: 'pepe@alacena.example', phone: '612 34 56 78' }])
      await page.getByRole('button', { name: 'Deshacer' }).last().press('Enter')
      await expect.poll(async () => (await book()).vendors[0]!.email).toBeNull()
    })

    test('vendors of the book come onto the canvas that is open', async ({ page }) => {
      await signedUp(page, 'Elena Montes', 'planner')
      const weddingId = await createWedding(page, 'Inés & Tomás', '2199-06-10')
      await createWedding(page, 'Otra boda', '2199-07-10')
      const vendor = { id: crypto.randomUUID(), name: 'DJ Marea', component: 'dj' }
      await call(page.request, 'POST', '/planner/vendor-book', { vendors: [vendor] })
      await page.goto(`/app/couple/${weddingId}/vendors`)
      await hydrated(page)
      if (viewport === PHONE) await page.getByRole('button', { name: 'Catálogo' }).press('Enter')
      await page.getByRole('button', { name: 'De tu libreta' }).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Añadir a una boda' })
      await expect(dialog.getByLabel('Boda', { exact: true })).toContainText('Inés & Tomás')
      await dialog.getByRole('checkbox', { name: /DJ Marea/ }).check()
      await dialog.getByRole('button', { name: 'Añadir a la boda' }).press('Enter')
      await expect(page.getByText('«DJ Marea» ya está en Inés & Tomás.')).toBeVisible()
      const canvas = await call<object[]>(page.request, 'GET', `/weddings/${weddingId}/vendors`)
      expect(canvas).toMatchObject([{ name: 'DJ Marea', vendorType: 'dj' }])
    })
  })
}
