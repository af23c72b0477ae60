import { expect, test } from '../support/journeys/browser-test.ts'
import { call, DESKTOP, PHONE } from '../support/journeys/journey.ts'
import { atCanvasOf, choose, field, openVendor, press, selectTab } from './vendor-journey.ts'

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: viewport === PHONE })

    test('conversation and files say what waits for the network, and send it when it is back', async ({
      page,
      context,
    }) => {
      const { weddingId, ids } = await atCanvasOf(page, { vendorType: 'dj', name: 'Lola Discos' })
      const path = `/weddings/${weddingId}/vendors/${ids[0]}`
      await openVendor(page, 'Lola Discos')
      await expect(field(page, 'Proveedor')).toHaveValue('Lola Discos')
      await context.setOffline(true)
      await selectTab(page, /^Conversación/)
      await expect(page.getByText('Sin conexión. La conversación se cargará cuando vuelva.')).toBeVisible()
      await selectTab(page, /^Archivos/)
      await expect(page.getByText('Sin conexión. Los archivos se cargarán cuando vuelva.')).toBeVisible()
      await choose(page, { name: 'Presupuesto.pdf', buffer: Buffer.from('uno') })
      await expect(page.getByText('Sin conexión. Lo que subas se enviará cuando vuelva.')).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByRole('button', { name: 'Descargar Presupuesto.pdf' })).toBeVisible()

      await selectTab(page, /^Conversación/)
      await expect(page.getByText('Aún no hay comentarios.', { exact: false })).toBeVisible()
      await context.setOffline(true)
      await field(page, 'Nuevo comentario').fill('¿Trae luces?')
      await press(page, 'Comentar')
      const comment = page.getByRole('list', { name: 'Conversación' }).getByRole('listitem')
      await expect(comment).toContainText('¿Trae luces?')
      await expect(comment).toContainText('Pendiente de enviar')
      await expect(
        page.getByText('Sin conexión. Tu comentario está aquí y se enviará cuando vuelva.'),
      ).toBeInViewport()
      await context.setOffline(false)
      await expect(comment).toContainText('hace un momento')
      expect(await call(page.request, 'GET', `${path}/comments`)).toMatchObject([{ text: '¿Trae luces?' }])
    })
  })
}
