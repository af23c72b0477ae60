import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  inviteIn,
  PHONE,
} from '../support/journeys/journey.ts'
import { atCanvas, atCanvasOf, openVendor, press, tile, vendorsOf } from './vendor-journey.ts'

test('what the catalogue does not have is created for this wedding and lands on the canvas', async ({
  page,
}) => {
  const weddingId = await atCanvas(page)
  const search = page.getByRole('searchbox', { name: 'Buscar componente' })
  await search.fill('Hora loca')
  await expect(page.getByText('No está en el catálogo. Puedes crearlo tú.')).toBeVisible()
  await press(page, 'Crear «Hora loca»')
  const dialog = page.getByRole('dialog', { name: 'Crear un componente' })
  await expect(dialog.getByLabel('Nombre')).toHaveValue('Hora loca')
  await expect(dialog.getByRole('button', { name: /Personalizado/ })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Nombre').fill(' ')
  await press(dialog, 'Crear y añadir')
  await expect(dialog.getByRole('alert')).toHaveText('Escribe un nombre.')
  await dialog.getByLabel('Nombre').fill('Hora loca')
  await dialog.getByLabel('Descripción (opcional)').fill('Batucada a las dos')
  await press(dialog, 'Crear y añadir')
  await expect(tile(page, 'Hora loca')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Personalizado' }).locator('li[data-vendor]')).toHaveCount(1)
  await expect(search).toHaveValue('')

  await search.fill('hora loca')
  await press(page, 'Añadir otra vez Hora loca')
  await expect(tile(page, 'Hora loca')).toHaveCount(2)
  await expect.poll(async () => (await vendorsOf(page, weddingId)).length).toBe(2)
})

test('a removal the server refuses is undone before one’s eyes', async ({ page }) => {
  await atCanvasOf(page, { vendorType: 'dj', name: 'Lola Discos' })
  await page.route(/\/vendors\/[^/]+$/, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 400, json: { code: 'BAD_REQUEST', message: '' } })
      : route.continue(),
  )
  await press(page, /^Eliminar Lola Discos/)
  await expect(
    page.getByText('No se pudo eliminar «Lola Discos». Lo hemos dejado como estaba.'),
  ).toBeVisible()
  await expect(tile(page, 'Lola Discos')).toBeVisible()
})

test('a link opens the panel, Esc closes it and gives the focus back to the tile', async ({ page }) => {
  const { weddingId, ids } = await atCanvasOf(
    page,
    { vendorType: 'dj', name: 'Lola Discos' },
    { vendorType: 'fotografia', name: 'Estudio Candela' },
  )
  await page.goto(`/app/couple/${weddingId}/vendors?proveedor=${ids[1]}`)
  const panel = page.getByRole('complementary', { name: 'Estudio Candela' })
  // The panel of an address leaves the focus where it is.
  const heading = panel.getByRole('heading', { name: 'Estudio Candela' })
  await expect(heading).toBeVisible()
  await expect(tile(page, 'Estudio Candela')).toHaveAttribute('aria-current', 'true')
  await hydrated(page)
  await heading.focus()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(/\/vendors$/)
  await expect(page.getByRole('button', { name: /^Abrir Estudio Candela/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()

  await page.goto(`/app/couple/${weddingId}/vendors?proveedor=${weddingId}`)
  await expect(page.getByText('Ese proveedor ya no está en el canvas.')).toBeVisible()
  await expect(page).toHaveURL(/\/vendors$/)
})

test('on a phone the way back closes the sheet, and closing it leaves nothing to go back through', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const { weddingId } = await atCanvasOf(page, { vendorType: 'dj', name: 'Lola Discos' })
  await page.goto(`/app/couple/${weddingId}`)
  await page.goto(`/app/couple/${weddingId}/vendors`)
  const sheet = page.getByRole('dialog', { name: 'Lola Discos' })
  await openVendor(page, 'Lola Discos')
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\/vendors$/)

  await openVendor(page, 'Lola Discos')
  await press(sheet, 'Cerrar')
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\/vendors$/)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/${weddingId}$`))
})

test('the keyboard goes past the catalogue to the canvas, and stays there when a tile is removed', async ({
  page,
}) => {
  await atCanvasOf(page, { vendorType: 'dj', name: 'Lola Discos' }, { vendorType: 'dj', name: 'DJ Marea' })
  await page.getByRole('button', { name: 'Saltar al canvas' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const canvas = page.getByRole('region', { name: 'Canvas' })
  await expect(canvas.getByRole('link', { name: /^Papelera/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(canvas.getByRole('button', { name: 'Exportar proveedores' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(canvas.getByRole('button', { name: /^Catering/ })).toBeFocused()
  await page.getByRole('button', { name: /^Eliminar Lola Discos/ }).focus()
  await page.keyboard.press('Enter')
  await expect(tile(page, 'Lola Discos')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Abrir DJ Marea/ })).toBeFocused()
})

test('a folded category stays folded, counts on, and unfolds for what is added to it', async ({ page }) => {
  await atCanvasOf(page, { vendorType: 'dj', name: 'Lola Discos' })
  const music = page.getByRole('region', { name: 'Canvas' }).getByRole('button', { name: /^Música/ })
  await expect(page.getByText('No hay elementos en esta sección.').first()).toBeVisible()
  await music.click()
  await expect(tile(page, 'Lola Discos')).toBeHidden()
  await page.reload()
  await expect(music).toHaveAttribute('aria-expanded', 'false')
  await expect(music).toContainText('1')
  await press(page, 'Añadir Pianista')
  await expect(music).toHaveAttribute('aria-expanded', 'true')
  await expect(music).toContainText('2')
})

test('a category that is folded while the page is on its way is folded once it has come', async ({
  page,
}) => {
  const { weddingId } = await atCanvasOf(page, { vendorType: 'dj', name: 'Lola Discos' })
  const address = `/app/couple/${weddingId}/vendors`
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch()
    const { hostname } = new URL(page.url())
    const folded = { name: 'azahar.canvas', value: encodeURIComponent('Música & Entretenimiento') }
    await page.context().addCookies([{ ...folded, domain: hostname, path: address }])
    await route.fulfill({ response })
  })
  await page.reload()
  await hydrated(page)
  const music = page.getByRole('region', { name: 'Canvas' }).getByRole('button', { name: /^Música/ })
  await expect(music).toHaveAttribute('aria-expanded', 'false')
  await expect(tile(page, 'Lola Discos')).toBeHidden()
})

test('what another member does shows when one comes back to the tab', async ({ browser, page }) => {
  const { weddingId, ids } = await atCanvasOf(page, { vendorType: 'dj', name: 'Lola Discos' })
  await expect(tile(page, 'Lola Discos')).toBeVisible()
  const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
  await call(martin.request, 'POST', `/weddings/${weddingId}/vendors/${ids[0]}/confirm`)
  await comeBackTo(page)
  await expect(tile(page, 'Lola Discos')).toContainText('Confirmado')
  await martin.context().close()
})

/** A headless browser never hides a page: the page is told what a person coming back would cause. */
const comeBackTo = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

test('the canvas and its panel can be read at every width, whatever things are called', async ({ page }) => {
  const { weddingId, ids } = await atCanvasOf(page)
  const path = `/weddings/${weddingId}`
  const component = await call<{ key: string }>(page.request, 'POST', `${path}/components`, {
    name: 'Un componente que se llama de una manera larga y que no cabe en una tarjeta',
    category: 'Música & Entretenimiento',
  })
  for (const vendor of [
    { vendorType: component.key, name: 'x'.repeat(200), cost: 9_999_999.99, status: 'closed' },
    { vendorType: 'dj', name: 'Lola Discos', cost: 1200, status: 'closed' },
    { vendorType: 'dj', name: 'مصور الزفاف الجميل' },
    { vendorType: 'dj', name: '👰🏽‍♀️💐🎉'.repeat(20) },
  ]) {
    ids.push((await call<{ id: string }>(page.request, 'POST', `${path}/vendors`, vendor)).id)
  }
  await page.reload()
  for (const width of [320, 768, 1023, 1024, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(tile(page, 'Lola Discos')).toBeVisible()
    await expectNoSidewaysScroll(page)
    const overflows = await page
      .locator('li[data-vendor]')
      .evaluateAll((tiles) => tiles.filter((one) => one.scrollWidth > one.clientWidth).length)
    expect(overflows, `tiles at ${width} px`).toBe(0)
  }
  await expectAccessible(page)

  await page.setViewportSize(PHONE)
  await page.goto(`/app/couple/${weddingId}/vendors?proveedor=${ids[0]}`)
  // The name, however long, leaves room for what the sheet is opened for.
  await expect(page.getByLabel('Coste', { exact: true })).toBeInViewport({ ratio: 1 })
})
