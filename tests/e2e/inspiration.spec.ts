import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { builtFile } from '../support/journeys/built-file.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  inviteIn,
  PHONE,
  signedUp,
  watchConsole,
} from '../support/journeys/journey.ts'
import { hugePng, phonePhoto, picture } from '../support/outside/images.ts'

type Folder = { id: string; name: string; imageCount: number; color: number }

async function openWedding(page: Page): Promise<string> {
  await signedUp(page, 'Lucía Herrera', 'couple')
  return createWedding(page)
}

const open = (page: Page, weddingId: string) => page.goto(`/app/couple/${weddingId}/inspiration`)
const addFolder = (page: Page, weddingId: string, name: string) =>
  call<Folder>(page.request, 'POST', `/weddings/${weddingId}/inspiration/folders`, { name })
const folders = (page: Page, weddingId: string) =>
  call<Folder[]>(page.request, 'GET', `/weddings/${weddingId}/inspiration/folders`)

async function upload(page: Page, weddingId: string, folderId: string, name: string, bytes: Buffer) {
  const path = `/api/weddings/${weddingId}/inspiration/folders/${folderId}/images?name=${name}`
  const answer = await page.request.post(path, { data: bytes })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as { id: string }
}

/** Drops files from the desk on an element. */
async function dropFiles(page: Page, onto: string, files: { name: string; type: string; bytes: Buffer }[]) {
  const data = await page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer()
      for (const { name, type, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
        transfer.items.add(new File([bytes], name, { type }))
      }
      return transfer
    },
    files.map(({ name, type, bytes }) => ({ name, type, base64: bytes.toString('base64') })),
  )
  for (const event of ['dragenter', 'dragover', 'drop'])
    await page.dispatchEvent(onto, event, { dataTransfer: data })
}

const images = (page: Page) => page.getByRole('list', { name: /^Imágenes/ }).getByRole('listitem')
const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0

test('a search finds what was noted just before it, once that is saved', async ({ page }) => {
  const weddingId = await openWedding(page)
  const folder = await addFolder(page, weddingId, 'Jardines')
  await upload(page, weddingId, folder.id, 'jardin.png', await picture(80, 60).png().toBuffer())
  let save = () => {}
  const held = new Promise<void>((resolve) => {
    save = resolve
  })
  await page.route('**/inspiration/images/*', async (route) => {
    await held
    await route.fallback()
  })
  await open(page, weddingId)
  await page.getByRole('button', { name: /^Ver/ }).first().click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nota' }).fill('Jardín de la abuela')
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox', { name: 'Buscar por etiqueta o nota' }).fill('jardin')
  await expect(page.getByText('No hemos encontrado ninguna imagen.')).toBeVisible()
  save()
  await expect(page.getByRole('heading', { name: /^1 imagen/ })).toBeVisible()
})

for (const [device, size] of [
  ['a computer', DESKTOP],
  ['a phone', PHONE],
] as const) {
  test.describe(`inspiration on ${device}`, () => {
    test.use({ viewport: size })

    test('a folder is made in place, filled, searched, renamed, emptied and deleted', {
      tag: size === PHONE ? '@core' : [],
    }, async ({ page }) => {
      const complaints = watchConsole(page)
      const weddingId = await openWedding(page)
      await open(page, weddingId)
      await expect(page.getByRole('heading', { name: '¿Qué os inspira?' })).toBeVisible()
      const field = page.getByRole('textbox', { name: 'Nueva carpeta' })
      await field.fill('   ')
      await field.press('Enter')
      await field.fill('Mesas y flores')
      await field.press('Enter')
      await expect(page.getByRole('heading', { name: /^Mesas y flores/ })).toBeVisible()
      await expect(page.getByText('Aún no hay imágenes en esta carpeta.')).toBeVisible()
      await field.fill('mesas y FLORES')
      await expect(page.getByText('Ya hay una carpeta «Mesas y flores».')).toBeVisible()
      await expectNoSidewaysScroll(page)
      await field.press('Escape')
      await expect(page.getByText('Ya hay una carpeta «Mesas y flores».')).toHaveCount(0)

      const chooser = page.waitForEvent('filechooser')
      await page
        .getByRole('button', { name: /^(Subir imágenes|Arrastra aquí)/ })
        .first()
        .click()
      if (size === PHONE) await page.getByRole('menuitem', { name: 'Elegir de la galería' }).click()
      await (await chooser).setFiles([
        { name: 'ramo.png', mimeType: 'image/png', buffer: await picture(800, 600).png().toBuffer() },
        { name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer: await phonePhoto(800, 600) },
      ])
      await expect(images(page)).toHaveCount(2)
      await expect(page.getByRole('heading', { name: /^Mesas y flores/ })).toContainText('2')
      // Once the server has made its own files.
      await expect.poll(() => page.locator('source[type="image/avif"]').count(), { timeout: 30_000 }).toBe(2)

      await page.getByRole('button', { name: /^Ver/ }).first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Nota' }).fill('Jardín de la abuela')
      await dialog.getByRole('textbox', { name: 'Etiquetas' }).fill('#Ramo azahar,')
      await expect(dialog.getByRole('listitem')).toHaveText(['#ramo', '#azahar'])
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page.getByText('Jardín de la abuela').first()).toBeVisible()

      await page.getByRole('searchbox', { name: 'Buscar por etiqueta o nota' }).fill('jardin')
      await expect(page.getByRole('heading', { name: /^1 imagen/ })).toBeVisible()
      await expect(images(page)).toHaveCount(1)
      await page.getByRole('searchbox', { name: 'Buscar por etiqueta o nota' }).fill('')

      await page.getByRole('button', { name: 'Más acciones de la carpeta' }).click()
      await page.getByRole('menuitem', { name: 'Cambiar nombre e icono' }).click()
      await page.getByRole('textbox', { name: 'Nombre' }).fill('Las mesas')
      await page.getByRole('button', { name: 'Guardar', exact: true }).click()
      await expect(page.getByRole('heading', { name: /^Las mesas/ })).toBeVisible()

      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Eliminar carpeta' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar carpeta' }).click()
      await expect(page.getByRole('alertdialog')).toBeHidden()
      await expect(page.getByRole('heading', { name: '¿Qué os inspira?' })).toBeVisible()
      // By key: on a phone it stands where the press before was, which would count as its double click.
      await page.getByRole('button', { name: 'Deshacer' }).press('Enter')
      await expect(page.getByRole('heading', { name: /^Las mesas/ })).toBeVisible()
      await expect(images(page)).toHaveCount(2)
      expect(complaints).toEqual([])
    })

    test('of one drop the images are kept and the others refused by name', async ({ page }) => {
      const weddingId = await openWedding(page)
      await addFolder(page, weddingId, 'Vestido')
      await open(page, weddingId)
      await expect(page.getByText('Aún no hay imágenes en esta carpeta.')).toBeVisible()
      await dropFiles(page, 'section[aria-label="Imágenes de la carpeta"]', [
        { name: 'encaje.jpg', type: 'image/jpeg', bytes: await picture(300, 400).png().toBuffer() },
        { name: 'factura.jpg', type: 'image/jpeg', bytes: Buffer.from('%PDF-1.7 nada') },
        { name: 'enorme.png', type: 'image/png', bytes: hugePng(50_000, 50_000) },
        { name: 'velo.webp', type: 'image/webp', bytes: await picture(400, 300).webp().toBuffer() },
        { name: 'lista.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7 nada') },
      ])
      await expect(images(page)).toHaveCount(2)
      const refused = page.getByRole('list', { name: 'Subidas' }).getByRole('alert')
      await expect(refused).toHaveCount(3)
      await expect(refused.filter({ hasText: '«factura.jpg»' })).toContainText('No es una imagen')
      await expect(refused.filter({ hasText: '«enorme.png»' })).toContainText('megapíxeles')
      await expect(refused.filter({ hasText: '«lista.pdf»' })).toContainText('no es una imagen')
      await page.getByRole('button', { name: 'Quitar el aviso de enorme.png' }).click()
      await expect(refused).toHaveCount(2)
    })

    test('images are selected, tagged, moved and deleted together, and the deletion is undone', async ({
      page,
    }) => {
      const weddingId = await openWedding(page)
      const from = await addFolder(page, weddingId, 'Ideas')
      await addFolder(page, weddingId, 'Elegidas')
      for (const name of ['a.png', 'b.png', 'c.png']) {
        await upload(page, weddingId, from.id, name, await picture(200, 200).png().toBuffer())
      }
      await open(page, weddingId)
      await expect(images(page)).toHaveCount(3)
      await page.getByRole('button', { name: 'Más acciones de la carpeta' }).click()
      await page.getByRole('menuitem', { name: 'Seleccionar imágenes' }).click()
      await page.getByRole('button', { name: 'Seleccionar «a.png»' }).click()
      await page.getByRole('button', { name: 'Seleccionar «b.png»' }).click()
      await expect(page.getByText('2 seleccionadas')).toBeVisible()
      await page.getByRole('button', { name: 'Etiquetar' }).click()
      await page.getByRole('textbox', { name: 'Etiquetas' }).fill('favorita')
      await page.getByRole('button', { name: 'Añadir etiquetas' }).click()
      await expect(page.getByText('#favorita', { exact: true })).toHaveCount(2)
      await page.getByRole('button', { name: 'Mover', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Elegidas' }).click()
      await expect(images(page)).toHaveCount(1)
      await expect
        .poll(async () => (await folders(page, weddingId)).map(({ imageCount }) => imageCount))
        .toEqual([1, 2])
      await page.getByRole('link', { name: /^Elegidas/ }).click()
      await expect(images(page)).toHaveCount(2)
      await page.getByRole('button', { name: 'Más acciones de la carpeta' }).click()
      await page.getByRole('menuitem', { name: 'Seleccionar imágenes' }).click()
      await page.getByRole('button', { name: 'Todas' }).click()
      await page.getByRole('region', { name: 'Selección' }).getByRole('button', { name: 'Eliminar' }).click()
      await expect(page.getByText('Aún no hay imágenes en esta carpeta.')).toBeVisible()
      await page.getByRole('button', { name: 'Deshacer' }).last().click()
      await expect(images(page)).toHaveCount(2)
      await expect
        .poll(async () => (await folders(page, weddingId)).map(({ imageCount }) => imageCount))
        .toEqual([1, 2])
    })

    test('a link that leads inside of the network is refused in its dialog, and what was typed stays', async ({
      page,
    }) => {
      const weddingId = await openWedding(page)
      await addFolder(page, weddingId, 'Ideas')
      await open(page, weddingId)
      await page.getByRole('button', { name: 'Más acciones de la carpeta' }).click()
      await page.getByRole('menuitem', { name: 'Guardar desde un enlace' }).click()
      const field = page.getByRole('textbox', { name: 'Enlace de la imagen' })
      await page.getByRole('button', { name: 'Guardar imagen' }).click()
      await expect(page.getByText('Pega el enlace de la imagen.')).toBeVisible()
      for (const link of ['http://127.0.0.1/a.png', 'http://[::1]/a.png', 'http://169.254.169.254/latest']) {
        await field.fill(link)
        await page.getByRole('button', { name: 'Guardar imagen' }).click()
        await expect(page.getByText('Solo podemos guardar imágenes de direcciones públicas')).toBeVisible()
        await expect(field).toHaveValue(link)
      }
    })

    test('a folder that cannot be made says so beside its name, which stays', async ({ page }) => {
      const weddingId = await openWedding(page)
      await open(page, weddingId)
      await page.route(`**/api/weddings/${weddingId}/inspiration/folders`, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 400, json: { code: 'BAD_REQUEST', message: 'no' } })
          : route.fallback(),
      )
      const field = page.getByRole('textbox', { name: 'Nueva carpeta' })
      await field.fill('Vestido')
      await field.press('Enter')
      await expect(
        page.getByRole('alert').filter({ hasText: 'No se pudo crear. Intenta de nuevo' }),
      ).toBeVisible()
      await expect(field).toHaveValue('Vestido')
      await page.unroute(`**/api/weddings/${weddingId}/inspiration/folders`)
      await field.press('Enter')
      await expect(page.getByRole('heading', { name: /^Vestido/ })).toBeVisible()
    })
  })
}

test.describe('inspiration on a computer', () => {
  test.use({ viewport: DESKTOP })

  test('the keyboard turns the images and leaves them', async ({ page }) => {
    const weddingId = await openWedding(page)
    const folder = await addFolder(page, weddingId, 'Ideas')
    for (const name of ['a.png', 'b.png', 'c.png']) {
      await upload(page, weddingId, folder.id, name, await picture(200, 200).png().toBuffer())
    }
    await open(page, weddingId)
    await page.getByRole('button', { name: 'Ver «c.png»' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: '«c.png»' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('dialog', { name: '«b.png»' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('3 de 3')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('dialog', { name: '«b.png»' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('a view that cannot be loaded says so, and the images stay', async ({ page }) => {
    const weddingId = await openWedding(page)
    const { id } = await addFolder(page, weddingId, 'Vestido')
    await upload(page, weddingId, id, 'vestido.png', await picture(80, 60).png().toBuffer())
    const lightbox = `**${builtFile('areas/inspiration/lightbox/lightbox.tsx')}`
    await page.route(lightbox, (route) => route.abort())
    await open(page, weddingId)
    await hydrated(page)
    const image = page.getByRole('button', { name: 'Ver «vestido.png»' })
    await image.click()
    await expect(page.getByText(/^No hemos podido abrirlo/)).toBeVisible()
    await expect(image).toBeVisible()
    await page.unroute(lightbox)
    await page.getByRole('button', { name: 'Recargar' }).click()
    await hydrated(page)
    await image.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('an image is moved by dragging it onto a folder, and folders change their order', async ({ page }) => {
    const weddingId = await openWedding(page)
    const first = await addFolder(page, weddingId, 'Primera')
    await addFolder(page, weddingId, 'Segunda')
    await upload(page, weddingId, first.id, 'a.png', await picture(200, 200).png().toBuffer())
    await open(page, weddingId)
    await page
      .getByRole('button', { name: 'Ver «a.png»' })
      .dragTo(page.getByRole('link', { name: /^Segunda/ }))
    await expect(page.getByText('Aún no hay imágenes en esta carpeta.')).toBeVisible()
    await expect
      .poll(async () => (await folders(page, weddingId)).map(({ imageCount }) => imageCount))
      .toEqual([0, 1])
    await page.getByRole('button', { name: 'Más acciones de la carpeta' }).click()
    await page.getByRole('menuitem', { name: 'Mover después' }).click()
    await expect(page.getByRole('list', { name: 'Carpetas' }).getByRole('listitem')).toHaveText([
      /^Segunda/,
      /^Primera/,
    ])
    await expect
      .poll(async () => (await folders(page, weddingId)).map(({ name }) => name))
      .toEqual(['Segunda', 'Primera'])
  })

  test('a folder with a name as long as it may be stays in its column', async ({ page }) => {
    const weddingId = await openWedding(page)
    for (const name of ['W'.repeat(80), 'Flores para la mesa '.repeat(4).trim()])
      await addFolder(page, weddingId, name)
    await open(page, weddingId)
    const column = page.getByRole('complementary', { name: 'Carpetas de inspiración' })
    for (const width of [769, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
      const { x, width: wide } = (await column.boundingBox())!
      for (const part of [column.getByRole('searchbox'), ...(await column.getByRole('link').all())]) {
        const box = (await part.boundingBox())!
        expect(box.x + box.width, `at ${width} px`).toBeLessThanOrEqual(x + wide)
      }
    }
  })

  test('an image is pasted from the clipboard', async ({ page }) => {
    const weddingId = await openWedding(page)
    await addFolder(page, weddingId, 'Ideas')
    await open(page, weddingId)
    await expect(page.getByText('Aún no hay imágenes en esta carpeta.')).toBeVisible()
    await hydrated(page)
    const base64 = (await picture(200, 100).png().toBuffer()).toString('base64')
    await page.evaluate((given) => {
      const bytes = Uint8Array.from(atob(given), (character) => character.charCodeAt(0))
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }))
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, base64)
    await expect(images(page)).toHaveCount(1)
    await expect.poll(() => images(page).locator('img').evaluate(isLoaded)).toBe(true)
  })

  test('another member sees folders and images within a moment', async ({ page, browser }) => {
    const weddingId = await openWedding(page)
    const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
    await open(martin, weddingId)
    await expect(martin.getByRole('heading', { name: '¿Qué os inspira?' })).toBeVisible()
    const folder = await addFolder(page, weddingId, 'Luces de noche')
    await expect(martin.getByRole('heading', { name: /^Luces de noche/ })).toBeVisible()
    await upload(page, weddingId, folder.id, 'a.png', await picture(200, 200).png().toBuffer())
    await expect(images(martin)).toHaveCount(1)
    await expect.poll(() => images(martin).locator('img').evaluate(isLoaded), { timeout: 20_000 }).toBe(true)
    await martin.context().close()
  })

  test('what another member takes away says so, with the note that was being written', async ({
    page,
    browser,
  }) => {
    const weddingId = await openWedding(page)
    const folder = await addFolder(page, weddingId, 'Ramos')
    await addFolder(page, weddingId, 'Luces')
    const image = await upload(page, weddingId, folder.id, 'a.png', await picture(200, 200).png().toBuffer())
    const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
    await open(page, weddingId)
    await page.getByRole('link', { name: /^Ramos/ }).click()
    await page.getByRole('button', { name: 'Ver «a.png»' }).click()
    const lightbox = page.getByRole('dialog', { name: '«a.png»' })
    await lightbox.getByLabel('Nota').fill('Peonías, si es mayo')
    const of = `/weddings/${weddingId}/inspiration`
    await martin.request.delete(`/api${of}/images/${image.id}`)
    await expect(page.getByText('La imagen «a.png» ya no está en esta carpeta.')).toContainText(
      'Peonías, si es mayo',
    )
    await expect(lightbox).toBeHidden()
    await martin.request.delete(`/api${of}/folders/${folder.id}`)
    await expect(page.getByText('La carpeta «Ramos» ya no está: otra persona la ha eliminado.')).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Luces/ })).toBeVisible()

    // A removal by the person is not news.
    await page.getByRole('button', { name: 'Eliminar carpeta' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar carpeta' }).click()
    await expect(page.getByRole('heading', { name: '¿Qué os inspira?' })).toBeVisible()
    await expect(page.getByText('La carpeta «Luces» ya no está')).toHaveCount(0)
    await martin.context().close()
  })

  test('of a long folder only what is near the window is drawn and loaded', async ({ page }) => {
    const weddingId = await openWedding(page)
    const folder = await addFolder(page, weddingId, 'Ideas')
    for (let count = 0; count < 80; count += 1) {
      await upload(page, weddingId, folder.id, `${count}.png`, await picture(30, 40).png().toBuffer())
    }
    await open(page, weddingId)
    await expect(images(page).first()).toBeVisible()
    expect(await images(page).count()).toBeLessThan(50)
    await page.mouse.wheel(0, 100_000)
    await expect(page.getByRole('button', { name: 'Ver «0.png»' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ver «79.png»' })).toHaveCount(0)
  })
})
