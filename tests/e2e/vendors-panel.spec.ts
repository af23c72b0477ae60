import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/journeys/browser-test.ts'
import { call, expectAccessible, hydrated, inviteIn } from '../support/journeys/journey.ts'
import {
  atCanvasOf,
  choose,
  expectSavedBy,
  field,
  MEGABYTE,
  openVendor,
  press,
  selectTab,
  throttleUploads,
  tile,
  type Vendor,
  vendorsOf,
} from './vendor-journey.ts'

test('an amount that cannot be read stays as it was typed, even when the panel is closed', async ({
  page,
}) => {
  const { weddingId } = await atCanvasOf(page, { vendorType: 'dj', name: 'Lola Discos', cost: 1200 })
  await openVendor(page, 'Lola Discos')
  const cost = field(page, 'Coste')
  for (const typed of ['-1', '1e12', 'abc', '1.2.3']) {
    await cost.fill(typed)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('alert')).toContainText('Escribe un importe como 1.234,56')
    await expect(cost).toHaveValue(typed)
  }
  await press(page, 'Cerrar')
  await openVendor(page, 'Lola Discos')
  await expect(cost).toHaveValue('1.2.3')
  await expect(page.getByRole('alert')).toContainText('Escribe un importe como 1.234,56')
  expect((await vendorsOf(page, weddingId))[0]?.cost).toBe(1200)
  await cost.fill('1234.56')
  await page.keyboard.press('Enter')
  await expect(cost).toHaveValue('1.234,56')
  await expect.poll(async () => (await vendorsOf(page, weddingId))[0]?.cost).toBe(1234.56)
})

test('what is typed is saved in a pause, on leaving, on closing and on opening another vendor', async ({
  page,
}) => {
  const { weddingId, ids } = await atCanvasOf(
    page,
    { vendorType: 'dj', name: 'Lola Discos' },
    { vendorType: 'dj', name: 'DJ Marea' },
  )
  const phones = async () => (await vendorsOf(page, weddingId)).map(({ phone }) => phone)
  await openVendor(page, 'Lola Discos')
  await expectSavedBy(page, () => field(page, 'Teléfono').pressSequentially('600 00 92 57'))
  await field(page, 'Teléfono').fill('611')
  await page.keyboard.press('Tab')
  await expect.poll(phones).toEqual(['611', null])
  await field(page, 'Teléfono').fill('622')
  await page.keyboard.press('Escape')
  await expect.poll(phones).toEqual(['622', null])
  await openVendor(page, 'Lola Discos')
  await field(page, 'Teléfono').fill('633')
  await openVendor(page, 'DJ Marea')
  await expect(page).toHaveURL(new RegExp(`proveedor=${ids[1]}`))
  await expect(field(page, 'Teléfono')).toHaveValue('')
  await expect.poll(phones).toEqual(['633', null])
})

test('what is typed without a network waits for it, and what the server refuses can be tried again', async ({
  page,
  context,
}) => {
  const { weddingId } = await atCanvasOf(page, { vendorType: 'dj', name: 'Lola Discos' })
  await openVendor(page, 'Lola Discos')
  await context.setOffline(true)
  await field(page, 'Email').fill('hola@lola.example')
  await page.keyboard.press('Tab')
  const notice = page.getByText('Un cambio por enviar.')
  await expect(notice.first()).toBeVisible()
  await expectSavedBy(page, () => context.setOffline(false))
  await expect(notice).toHaveCount(0)

  await page.route(/\/vendors\/[^/]+$/, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 400, json: { code: 'BAD_REQUEST', message: '' } })
      : route.continue(),
  )
  await field(page, 'Notas').fill('Sin reguetón hasta las dos')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('alert')).toContainText('No se ha guardado.')
  await expect(field(page, 'Notas')).toHaveValue('Sin reguetón hasta las dos')
  await page.unroute(/\/vendors\/[^/]+$/)
  const retry = page
    .getByRole('complementary', { name: 'Lola Discos' })
    .getByRole('button', { name: 'Reintentar' })
  await expectSavedBy(page, () => retry.click())
  const [vendor] = (await vendorsOf(page, weddingId)) as [Vendor & { details: string; email: string }]
  expect(vendor).toMatchObject({ details: 'Sin reguetón hasta las dos', email: 'hola@lola.example' })
})

test('a press on «Confirmar proveedor» counts, even when the panel is gone the next moment', async ({
  page,
}) => {
  const { weddingId } = await atCanvasOf(page, { vendorType: 'dj', name: 'Lola Discos', cost: 900 })
  await openVendor(page, 'Lola Discos')
  await expect(page.getByRole('button', { name: 'Confirmar proveedor' })).toBeVisible()
  await page.getByRole('complementary', { name: 'Lola Discos' }).evaluate((panel) => {
    const [confirm, close] = ['Confirmar proveedor', 'Cerrar'].map((name) =>
      [...panel.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === name),
    )
    confirm!.click()
    close!.click()
  })
  await expect(page.getByRole('complementary', { name: 'Lola Discos' })).toHaveCount(0)
  await expect(tile(page, 'Lola Discos')).toContainText('Confirmado')
  await expect.poll(async () => (await vendorsOf(page, weddingId))[0]?.status).toBe('closed')
})

test('two people change one vendor at once, and neither loses the other’s field', async ({
  browser,
  page,
}) => {
  const { weddingId, ids } = await atCanvasOf(page, { vendorType: 'dj', name: 'Lola Discos', cost: 900 })
  const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
  const address = `/app/couple/${weddingId}/vendors?proveedor=${ids[0]}`
  await Promise.all([page.goto(address), martin.goto(address)])
  await Promise.all([hydrated(page), hydrated(martin)])
  await field(page, 'Teléfono').fill('600 00 92 57')
  await field(martin, 'Coste').fill('1.000')
  await Promise.all([press(page, 'Confirmar proveedor'), martin.keyboard.press('Enter')])
  await expect
    .poll(async () => (await vendorsOf(page, weddingId))[0])
    .toMatchObject({ phone: '600 00 92 57', cost: 1000, status: 'closed' })
  await martin.evaluate(() => window.dispatchEvent(new Event('vendors:updated')))
  await expect(field(martin, 'Teléfono')).toHaveValue('600 00 92 57')
  await expect(martin.getByRole('button', { name: 'Desmarcar confirmado' })).toBeVisible()
  await martin.context().close()
})

test('an empty file is not stored as if it were the contract', async ({ page }) => {
  await atCanvasOf(page, { vendorType: 'dj', name: 'Lola Discos' })
  await openVendor(page, 'Lola Discos')
  await selectTab(page, /^Archivos/)
  await choose(
    page,
    { name: 'Contrato.pdf', buffer: Buffer.alloc(0) },
    { name: 'Presupuesto.pdf', buffer: Buffer.from('primero') },
  )
  await expect(page.getByRole('alert')).toHaveText(
    '«Contrato.pdf» está vacío, y no lo hemos subido. Ábrelo antes en tu dispositivo y vuelve a elegirlo.',
  )
  await expect(page.getByRole('button', { name: 'Descargar Presupuesto.pdf' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Descargar Contrato.pdf' })).toHaveCount(0)
  await press(page, 'Quitar el aviso de Contrato.pdf')
})

test('one file too large is refused by its name, one that exists asks, and the others go on', async ({
  page,
}) => {
  await atCanvasOf(page, { vendorType: 'dj', name: 'Lola Discos' })
  await openVendor(page, 'Lola Discos')
  await selectTab(page, /^Archivos/)
  await choose(
    page,
    { name: 'Boda entera.mov', buffer: Buffer.alloc(26 * MEGABYTE) },
    { name: 'Presupuesto.pdf', buffer: Buffer.from('primero') },
  )
  await expect(page.getByRole('alert')).toHaveText(
    '«Boda entera.mov» pesa 26 MB y cada archivo puede pesar 25 MB como mucho.',
  )
  await expect(page.getByRole('button', { name: 'Descargar Presupuesto.pdf' })).toBeVisible()
  await press(page, 'Quitar el aviso de Boda entera.mov')

  await choose(page, { name: 'Presupuesto.pdf', buffer: Buffer.from('segundo') })
  await expect(page.getByText('Ya hay un archivo que se llama «Presupuesto.pdf».')).toBeVisible()
  await expectAccessible(page)
  await press(page, 'No subirlo')
  await choose(page, { name: 'Presupuesto.pdf', buffer: Buffer.from('segundo') })
  await press(page, 'Sobrescribir')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByText('Ya hay un archivo')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await press(page, 'Descargar Presupuesto.pdf')
  expect(await readFile(await (await download).path(), 'utf8')).toBe('segundo')

  await press(page, 'Eliminar Presupuesto.pdf')
  await press(page, 'Eliminar archivo')
  await expect(page.getByText('Aún no hay archivos.')).toBeVisible()
})

test('an upload that is cut off leaves nothing behind, waits, and goes on by itself', async ({ page }) => {
  const { weddingId, ids } = await atCanvasOf(page, { vendorType: 'dj', name: 'Lola Discos' })
  await openVendor(page, 'Lola Discos')
  await selectTab(page, /^Archivos/)
  await throttleUploads(page, MEGABYTE)
  await choose(page, { name: 'Presupuesto.pdf', buffer: Buffer.alloc(8 * MEGABYTE, 'azahar') })
  const bar = page.getByRole('progressbar', { name: 'Presupuesto.pdf' })
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
  await page.context().setOffline(true)
  await expect(page.getByText('Un archivo por enviar', { exact: false })).toBeVisible()
  await expect(bar).toHaveAttribute('aria-valuenow', '0')
  expect(await call(page.request, 'GET', `/weddings/${weddingId}/vendors/${ids[0]}/files`)).toEqual([])
  await throttleUploads(page, 0)
  await page.context().setOffline(false)
  await expect(page.getByRole('button', { name: 'Descargar Presupuesto.pdf' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Archivos 1' })).toBeVisible()
})

test('a half-written comment is still there when the panel is opened again', async ({ page }) => {
  await atCanvasOf(page, { vendorType: 'dj', name: 'Lola Discos' })
  await openVendor(page, 'Lola Discos')
  await selectTab(page, /^Conversación/)
  await field(page, 'Nuevo comentario').fill('Preguntar si')
  await press(page, 'Cerrar')
  await openVendor(page, 'Lola Discos')
  await expect(field(page, 'Nuevo comentario')).toHaveValue('Preguntar si')
})
