import { expect, test } from '../support/journeys/browser-test.ts'
import { call, DESKTOP, inviteIn, PHONE } from '../support/journeys/journey.ts'
import { atCanvasOf, field, openVendor, press, tile, vendorsOf } from './vendor-journey.ts'

const LOLA = { vendorType: 'dj', name: 'Lola Discos', cost: 900, details: 'Sin reguetón' }

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: viewport === PHONE })

    test('who reads a vendor that another member removes is told, and can have it back', async ({
      browser,
      page,
    }) => {
      const { weddingId, ids } = await atCanvasOf(page, LOLA)
      const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
      await openVendor(page, 'Lola Discos')
      await expect(field(page, 'Proveedor')).toHaveValue('Lola Discos')
      await call(martin.request, 'DELETE', `/weddings/${weddingId}/vendors/${ids[0]}`)
      await expect(page.getByText('Martín ha eliminado «Lola Discos» del canvas.')).toBeVisible()
      await expect(page).not.toHaveURL(/proveedor=/)
      await press(page, 'Volver a añadir')
      await expect(field(page, 'Proveedor')).toHaveValue('Lola Discos')
      await expect(page).toHaveURL(/proveedor=/)
      await expect.poll(async () => (await vendorsOf(page, weddingId))[0]).toMatchObject(LOLA)
      await martin.context().close()
    })

    test('what was typed into a vendor that another member removed comes back with it', async ({
      browser,
      page,
      context,
    }) => {
      const { weddingId, ids } = await atCanvasOf(page, LOLA)
      const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
      await openVendor(page, 'Lola Discos')
      await context.setOffline(true)
      await field(page, 'Teléfono').fill('600 00 92 57')
      await field(page, 'Email').fill('hola@lola.example')
      await field(page, 'Coste').fill('1 250,50')
      await field(page, 'Notas').fill('Que empiece con la jota')
      await call(martin.request, 'DELETE', `/weddings/${weddingId}/vendors/${ids[0]}`)
      await context.setOffline(false)
      const told = page.getByText('«Lola Discos» ya no está en el canvas, y tus cambios no se han guardado.')
      await expect(told).toHaveCount(1)
      await expect(page.getByRole('button', { name: 'Volver a añadir' })).toHaveCount(1)
      await expect(tile(page, 'Lola Discos')).toHaveCount(0)
      await press(page, 'Volver a añadir')
      await expect
        .poll(async () => (await vendorsOf(page, weddingId))[0])
        .toMatchObject({
          id: ids[0],
          name: 'Lola Discos',
          phone: '600 00 92 57',
          email: 'hola@lola.example',
          cost: 1250.5,
          details: 'Que empiece con la jota',
        })
      await expect(told).toHaveCount(0)
      await martin.context().close()
    })
  })
}
