import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  inviteIn,
  PHONE,
  signedUp,
} from '../support/journey.ts'

const MEGABYTE = 1024 * 1024

type Vendor = { id: string; name: string; cost: number; status: string; phone: string | null }

/** A couple signed in, with an empty canvas before them. */
async function atCanvas(page: Page) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  await page.goto(`/app/couple/${weddingId}/vendors`)
  await expect(page.getByRole('heading', { level: 1, name: 'El Canvas de tu boda' })).toBeVisible()
  return weddingId
}

async function atCanvasOf(page: Page, ...vendors: Record<string, unknown>[]) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const ids: string[] = []
  for (const vendor of vendors) {
    const path = `/weddings/${weddingId}/vendors`
    ids.push((await call<Vendor>(page.request, 'POST', path, vendor)).id)
  }
  await page.goto(`/app/couple/${weddingId}/vendors`)
  return { weddingId, ids }
}

const vendorsOf = (page: Page, weddingId: string) =>
  call<Vendor[]>(page.request, 'GET', `/weddings/${weddingId}/vendors`)

const tile = (page: Page, name: string) => page.locator('li[data-vendor]').filter({ hasText: name })
const press = (scope: Page | Locator, name: string | RegExp) => scope.getByRole('button', { name }).click()
const openVendor = (page: Page, name: string) => press(page, new RegExp(`^Abrir ${name}`))
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const selectTab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click()
const saved = (page: Page) => page.getByText('Guardado ✓')

/** Slows down what the page sends, in bytes a second; 0 takes the brake off. */
async function throttleUploads(page: Page, uploadThroughput: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: uploadThroughput || -1,
  })
}

async function choose(page: Page, ...files: { name: string; buffer: Buffer }[]) {
  const chooser = page.waitForEvent('filechooser')
  await press(page, 'Subir archivos')
  await (await chooser).setFiles(files.map((file) => ({ ...file, mimeType: 'application/octet-stream' })))
}

const budgetTotal = async (page: Page, weddingId: string) => {
  await page.goto(`/app/couple/${weddingId}/budget`)
  return page.getByRole('group', { name: 'Total confirmado' })
}

for (const viewport of [DESKTOP, { width: 1023, height: 800 }, PHONE]) {
  test(`at ${viewport.width} px a couple finds a photographer and settles everything with them`, async ({
    browser,
  }) => {
    test.slow()
    const context = await browser.newContext({ viewport, hasTouch: viewport === PHONE })
    const lucia = await context.newPage()
    const weddingId = await atCanvas(lucia)
    const isNarrow = viewport.width < 1024

    await test.step('she finds «fotógrafo» without its accent and puts it on the canvas', async () => {
      await expect(lucia.getByText('¿Por dónde empezamos?')).toBeVisible()
      await expectAccessible(lucia)
      if (isNarrow) await press(lucia, 'Catálogo')
      await lucia.getByRole('searchbox', { name: 'Buscar componente' }).fill('fotografo')
      const found = lucia.getByRole('listitem').filter({ hasText: 'Fotógrafo para todo el día' })
      if (isNarrow) {
        await press(found, 'Añadir Fotografía')
        await expectAccessible(lucia)
        await lucia.keyboard.press('Escape')
      } else {
        await found.dragTo(lucia.getByRole('region', { name: 'Canvas' }), {
          targetPosition: { x: 200, y: 300 },
        })
      }
      await expect(tile(lucia, 'Fotografía')).toContainText('Sin proveedor')
      await expect(tile(lucia, 'Fotografía')).toContainText('0,00 €')
    })

    await test.step('she adds a band by keyboard', async () => {
      if (isNarrow) await press(lucia, 'Catálogo')
      const search = lucia.getByRole('searchbox', { name: 'Buscar componente' })
      await search.focus()
      await search.fill('BANDA')
      await expect(lucia.getByRole('button', { name: 'Añadir Banda en directo' })).toBeVisible()
      await lucia.keyboard.press('Tab')
      await lucia.keyboard.press('Tab')
      await expect(lucia.getByRole('button', { name: 'Añadir Banda en directo' })).toBeFocused()
      await lucia.keyboard.press('Enter')
      await expect(lucia.getByRole('button', { name: 'Añadir otra vez Banda en directo' })).toBeFocused()
      if (isNarrow) await lucia.keyboard.press('Escape')
      await expect(tile(lucia, 'Banda en directo')).toBeVisible()
    })

    await test.step('she writes who it is and what it costs', async () => {
      if (isNarrow) await lucia.getByRole('tab', { name: /^Foto & Vídeo/ }).click()
      await openVendor(lucia, 'Fotografía')
      await field(lucia, 'Proveedor').fill('Estudio Candela')
      await field(lucia, 'Presupuesto').fill('1.234,56')
      await lucia.keyboard.press('Enter')
      await expect(saved(lucia).first()).toBeVisible()
      await expect(lucia.getByText('Al confirmar, 1.234,56 € pasan a tu presupuesto.')).toBeVisible()
      await expectAccessible(lucia)
      await expectNoSidewaysScroll(lucia)
    })

    await test.step('confirming it counts in the budget, and reopening it takes it out', async () => {
      await press(lucia, 'Confirmar proveedor')
      await expect(lucia.getByRole('button', { name: 'Desmarcar confirmado' })).toBeVisible()
      await lucia.keyboard.press('Escape')
      await expect(tile(lucia, 'Estudio Candela')).toContainText('Confirmado')
      await expect(tile(lucia, 'Estudio Candela')).toContainText('1.234,56 €')
      await expect(await budgetTotal(lucia, weddingId)).toContainText('1.234,56 €')
      await lucia.goto(`/app/couple/${weddingId}/vendors`)
      if (isNarrow) await lucia.getByRole('tab', { name: /^Foto & Vídeo/ }).click()
      await openVendor(lucia, 'Estudio Candela')
      await press(lucia, 'Desmarcar confirmado')
      await expect(lucia.getByRole('button', { name: 'Confirmar proveedor' })).toBeVisible()
      await expect(await budgetTotal(lucia, weddingId)).toContainText('0,00 €')
      await lucia.goBack()
    })

    await test.step('20 MB go up with their progress, another file is cancelled, and the first comes down whole', async () => {
      const contract = randomBytes(20 * MEGABYTE)
      await selectTab(lucia, /^Archivos/)
      await expect(lucia.getByText('Aún no hay archivos.')).toBeVisible()
      await throttleUploads(lucia, MEGABYTE)
      await choose(lucia, { name: 'Contrato Candela.pdf', buffer: contract })
      const bar = lucia.getByRole('progressbar', { name: 'Contrato Candela.pdf' })
      await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
      await throttleUploads(lucia, 0)
      await expect(bar).toHaveCount(0, { timeout: 30_000 })
      await expect(lucia.getByRole('button', { name: 'Descargar Contrato Candela.pdf' })).toBeVisible()
      await expect(lucia.getByRole('tab', { name: 'Archivos 1' })).toBeVisible()

      await throttleUploads(lucia, MEGABYTE / 64)
      await choose(lucia, { name: 'Vídeo.mov', buffer: Buffer.alloc(24 * MEGABYTE) })
      await press(lucia, 'Cancelar la subida de Vídeo.mov')
      await expect(lucia.getByRole('progressbar')).toHaveCount(0)
      await throttleUploads(lucia, 0)

      const download = lucia.waitForEvent('download')
      await press(lucia, 'Descargar Contrato Candela.pdf')
      const file = await download
      expect(file.suggestedFilename()).toBe('Contrato Candela.pdf')
      expect((await readFile(await file.path())).equals(contract)).toBe(true)
      await expectAccessible(lucia)
    })

    await test.step('two people talk about it', async () => {
      const martin = await inviteIn(browser, lucia, weddingId, 'Martín Aguirre', 'couple')
      await selectTab(lucia, /^Conversación/)
      await field(lucia, 'Nuevo comentario').fill('¿Le pedimos también el dron?')
      await lucia.keyboard.press('Control+Enter')
      const thread = lucia.getByRole('list', { name: 'Conversación' })
      await expect(thread).toContainText('hace un momento')
      await expect(thread).toContainText('Lucía Herrera')

      const [{ id }] = (await vendorsOf(martin, weddingId)) as [Vendor]
      await martin.goto(`/app/couple/${weddingId}/vendors?proveedor=${id}`)
      await selectTab(martin, /^Conversación 1/)
      await expect(martin.getByText('¿Le pedimos también el dron?')).toBeVisible()
      await expect(martin.getByRole('button', { name: /^Eliminar tu comentario/ })).toHaveCount(0)
      await field(martin, 'Nuevo comentario').fill('Sí, con el vídeo.')
      await press(martin, 'Comentar')
      await expect(martin.getByRole('list', { name: 'Conversación' })).toContainText('hace un momento')

      await lucia.evaluate(() => window.dispatchEvent(new Event('vendors:updated')))
      await expect(thread).toContainText('Sí, con el vídeo.')
      await thread.getByRole('listitem').filter({ hasText: 'el dron' }).hover()
      await press(lucia, /^Eliminar tu comentario/)
      await expectAccessible(lucia)
      await press(lucia, 'Eliminar comentario')
      await expect(thread).not.toContainText('el dron')
      await martin.context().close()
    })

    await test.step('she removes it by mistake and takes that back, with everything in it', async () => {
      await lucia.keyboard.press('Escape')
      await press(lucia, /^Eliminar Estudio Candela/)
      await expect(tile(lucia, 'Estudio Candela')).toHaveCount(0)
      await press(lucia, 'Deshacer')
      await expect(tile(lucia, 'Estudio Candela')).toBeVisible()
      await openVendor(lucia, 'Estudio Candela')
      await expect(lucia.getByRole('tab', { name: 'Archivos 1' })).toBeVisible()
      await expect(lucia.getByRole('tab', { name: 'Conversación 1' })).toBeVisible()
      expect(await vendorsOf(lucia, weddingId)).toHaveLength(2)
    })
    await context.close()
  })
}

test('an amount that cannot be read stays as it was typed, even when the panel is closed', async ({
  page,
}) => {
  const { weddingId } = await atCanvasOf(page, { vendorType: 'dj', name: 'Lola Discos', cost: 1200 })
  await openVendor(page, 'Lola Discos')
  const cost = field(page, 'Presupuesto')
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
  await field(page, 'Teléfono').pressSequentially('600 00 92 57')
  await expect(saved(page)).toBeVisible()
  await expect(saved(page)).toHaveCount(0)
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
  const notice = page.getByText('Tus cambios están aquí y se guardarán cuando vuelva.')
  await expect(notice.first()).toBeVisible()
  await context.setOffline(false)
  await expect(notice).toHaveCount(0)
  await expect(saved(page)).toBeVisible()

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
  await page
    .getByRole('complementary', { name: 'Lola Discos' })
    .getByRole('button', { name: 'Reintentar' })
    .click()
  await expect(saved(page)).toBeVisible()
  const [vendor] = (await vendorsOf(page, weddingId)) as [Vendor & { details: string; email: string }]
  expect(vendor).toMatchObject({ details: 'Sin reguetón hasta las dos', email: 'hola@lola.example' })
})

test('two people change one vendor at once, and neither loses the other’s field', async ({
  browser,
  page,
}) => {
  const { weddingId, ids } = await atCanvasOf(page, { vendorType: 'dj', name: 'Lola Discos', cost: 900 })
  const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
  const address = `/app/couple/${weddingId}/vendors?proveedor=${ids[0]}`
  await Promise.all([page.goto(address), martin.goto(address)])
  await field(page, 'Teléfono').fill('600 00 92 57')
  await field(martin, 'Presupuesto').fill('1.000')
  await Promise.all([press(page, 'Confirmar proveedor'), martin.keyboard.press('Enter')])
  await expect
    .poll(async () => (await vendorsOf(page, weddingId))[0])
    .toMatchObject({ phone: '600 00 92 57', cost: 1000, status: 'closed' })
  await martin.evaluate(() => window.dispatchEvent(new Event('vendors:updated')))
  await expect(field(martin, 'Teléfono')).toHaveValue('600 00 92 57')
  await expect(martin.getByRole('button', { name: 'Desmarcar confirmado' })).toBeVisible()
  await martin.context().close()
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
  await expect(panel.getByRole('heading', { name: 'Estudio Candela' })).toBeFocused()
  await expect(tile(page, 'Estudio Candela')).toHaveAttribute('aria-current', 'true')
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

test('a half-written comment is still there when the panel is opened again', async ({ page }) => {
  await atCanvasOf(page, { vendorType: 'dj', name: 'Lola Discos' })
  await openVendor(page, 'Lola Discos')
  await selectTab(page, /^Conversación/)
  await field(page, 'Nuevo comentario').fill('Preguntar si')
  await press(page, 'Cerrar')
  await openVendor(page, 'Lola Discos')
  await expect(field(page, 'Nuevo comentario')).toHaveValue('Preguntar si')
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

test('the canvas can be read at every width', async ({ page }) => {
  await atCanvasOf(
    page,
    { vendorType: 'dj', name: 'Lola Discos', cost: 1200, status: 'closed' },
    {
      vendorType: 'fotografia',
      name: 'Un estudio de fotografía con un nombre bastante largo, Sociedad Limitada',
    },
  )
  for (const width of [320, 768, 1023, 1024, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(tile(page, 'Lola Discos')).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(page)
})
