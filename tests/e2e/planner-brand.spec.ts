import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  fromElsewhere,
  hydrated,
  inviteIn,
  newEmail,
  PHONE,
  signedUp,
  watchConsole,
} from '../support/journeys/journey.ts'
import { hugePng, picture } from '../support/outside/images.ts'

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><rect width="90" height="60" fill="#7a3a6b"/></svg>`

const fileOf = (name: string, text: string, mimeType = 'image/svg+xml') => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
})

async function chooseLogo(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /^(Elegir logo|Cambiar)$/ }).click(),
  ])
  await chooser.setFiles(file)
}

async function sendLogo(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await chooseLogo(page, file)
  const dialog = page.getByRole('dialog', { name: 'Recorta tu logo' })
  await dialog.getByRole('button', { name: 'Usar este logo' }).click()
}

for (const [device, viewport] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport })

    test('a planner brands themselves, and their couple sees it', async ({ page, browser }) => {
      const complaints = watchConsole(page)
      await signedUp(page, 'Elena Montes', 'planner')
      const weddingId = await createWedding(page)
      const lucia = await inviteIn(browser, page, weddingId, 'Lucía Herrera', 'couple')
      await page.goto('/app/planner')
      const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
      await page.goto(`/app/planner/${id}/branding`)
      const save = page.getByRole('button', { name: 'Guardar', exact: true })
      await expect(save).toBeDisabled()

      await sendLogo(page, fileOf('casa-jara.svg', LOGO))
      await expect(page.getByText('casa-jara.svg')).toBeVisible()
      await page.getByLabel('Nombre de marca').fill('Casa Jara')
      await page.getByLabel('Teléfono').fill('954 00 01 38')
      await page.getByLabel('Email').fill('hola@casajara.es')
      await page.getByLabel('Otro color, en hexadecimal').fill('#E59A8C')
      await expect(page.getByText('Con letras blancas tu color no se lee bien (2,3 : 1).')).toContainText(
        '#a96357',
      )

      // Typed as by a hand: presses of two buttons at one place with no key in between count as one.
      await page.getByLabel('Web').pressSequentially('javascript:alert(1)')
      await save.click()
      await expect(
        page.getByText('Esa web no vale. Escribe una dirección como www.tumarca.es.'),
      ).toBeVisible()
      await page.getByLabel('Web').fill('')
      await page.getByLabel('Web').pressSequentially('casajara.es')
      await save.click()
      await expect(page.getByRole('button', { name: 'Guardado ✓' })).toBeVisible()
      await expect(save).toBeDisabled()
      if (device === 'phone') {
        await page.getByRole('button', { name: 'Vista previa' }).click()
        await expect(page.getByRole('dialog', { name: 'Vista previa' })).toContainText('Casa Jara')
        await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
      } else {
        await expect(page.getByRole('complementary', { name: 'Vista previa' })).toContainText(
          'hola@casajara.es',
        )
      }
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      await lucia.setViewportSize(DESKTOP)
      await lucia.goto(`/app/couple/${weddingId}`)
      const card = lucia.getByRole('region', { name: 'Tu planner' })
      await expect(card).toContainText('Casa Jara')
      await expect(card.getByRole('link', { name: 'casajara.es', exact: true })).toHaveAttribute(
        'href',
        'https://casajara.es/',
      )
      await expect(card.getByRole('link', { name: 'hola@casajara.es' })).toBeVisible()
      await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 480)
      // The change is on the couple's screen without a reload.
      await page.getByLabel('Nombre de marca').fill('La Jara')
      await save.click()
      await expect(card).toContainText('La Jara')
      expect(complaints).toEqual([])
    })
  })
}

test('a brand colour that is none says so when its field is left', async ({ page }) => {
  await signedUp(page, 'Elena Montes', 'planner')
  const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
  await page.goto(`/app/planner/${id}/branding`)
  await hydrated(page)
  const field = page.getByLabel('Otro color, en hexadecimal')
  await field.fill('verde')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await field.press('Tab')
  await expect(page.getByRole('alert')).toContainText('Escribe el color como #1E4D37')
  await expect(field).toHaveAccessibleDescription(/Escribe el color/)
  await field.fill('#93281e')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a logo that is one long line is kept whole', async ({ page }) => {
  await signedUp(page, 'Elena Montes', 'planner')
  const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
  await page.goto(`/app/planner/${id}/branding`)
  await hydrated(page)
  const line = sharp({ create: { width: 3000, height: 40, channels: 3, background: '#7a3a6b' } })
  await sendLogo(page, { name: 'firma.png', mimeType: 'image/png', buffer: await line.png().toBuffer() })
  await expect(page.getByText('firma.png', { exact: true })).toBeVisible()
})

test('photos are in the portfolio in the order in which they were chosen', async ({ page }) => {
  await signedUp(page, 'Elena Montes', 'planner')
  const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
  await page.goto(`/app/planner/${id}/public-profile`)
  await hydrated(page)
  const underWay = { now: 0, most: 0 }
  await page.route('**/api/planner/portfolio?*', async (route) => {
    underWay.now += 1
    underWay.most = Math.max(underWay.most, underWay.now)
    const response = await route.fetch()
    underWay.now -= 1
    await route.fulfill({ response })
  })
  const [large, small] = await Promise.all([3000, 60].map((side) => picture(side, side).png().toBuffer()))
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Elegir fotos' }).click(),
  ])
  const names = ['primera.png', 'segunda.png', 'tercera.png']
  await chooser.setFiles(
    names.map((name, index) => ({
      name,
      mimeType: 'image/png',
      buffer: index === 0 ? large! : small!,
    })),
  )
  const photos = page.getByRole('button', { name: /^Editar la foto/ })
  await expect(photos).toHaveCount(3)
  for (const [index, name] of names.entries()) {
    await expect(photos.nth(index)).toHaveAccessibleName(`Editar la foto ${index + 1}: ${name}`)
  }
  expect(underWay.most).toBe(1)
})

test('a list of the profile keeps the keyboard when it is full, and when a word of it goes', async ({
  page,
}) => {
  await signedUp(page, 'Elena Montes', 'planner')
  const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
  await page.goto(`/app/planner/${id}/public-profile`)
  await hydrated(page)
  const zones = page.getByRole('combobox', { name: /^Zonas/ })
  await zones.focus()
  await page.keyboard.type('Huelva,Cuenca,Teruel')
  await page.keyboard.press('Enter')
  await expect(zones).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Quitar Teruel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(zones).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: /^Zonas/ })).toHaveText('Huelva')
  await expect(zones).toBeFocused()

  await page.keyboard.type('Soria')
  await page.keyboard.press('Enter')
  await zones.fill('León,Álava,Lugo')
  await page.keyboard.press('Tab')
  await expect(zones).toHaveCount(0)
  await expect(page.getByText('Caben 3: no hemos añadido «Álava» y «Lugo».')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Estilos' })).toBeFocused()
})

test('a planner publishes a profile, appears in the directory, and a visitor writes', {
  tag: '@core',
}, async ({ page, browser }) => {
  const slug = `casa-${Date.now().toString(36)}`
  await signedUp(page, 'Elena Montes', 'planner')
  const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
  await page.goto(`/app/planner/${id}/public-profile`)
  await expect(page.getByLabel('Tu dirección')).toHaveValue(id.slice(0, 8))
  await expect(page.getByText('Te faltan 8 fotos para llegar a 8')).toBeVisible()

  const address = page.getByLabel('Tu dirección')
  for (const [typed, sentence] of [
    ['nuevo', 'Esa dirección está reservada para Azahar. Elige otra.'],
    ['casa jara', 'La dirección no puede llevar espacios. Usa guiones: casa-jara.'],
    ['casa_jara', 'Usa solo letras de la a a la z sin acentos, números y guiones.'],
  ] as const) {
    await address.fill(typed)
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await address.fill(slug)
  await expect(page.getByText('Libre')).toBeVisible()

  const zones = page.getByRole('combobox', { name: /^Zonas/ })
  await zones.fill('coru')
  await page.getByRole('option', { name: 'A Coruña' }).click()
  await zones.fill('Zarzalejo, Cádiz')
  await expect(page.getByRole('list', { name: /^Zonas/ }).getByRole('listitem')).toHaveCount(3)
  await page.getByRole('combobox', { name: 'Estilos' }).fill('Íntima')
  await page.getByRole('combobox', { name: 'Estilos' }).press('Enter')
  await page.getByLabel('Presentación').fill('Bodas de patio. '.repeat(30))
  await expect(page.getByText('Entre 400 y 600')).toBeVisible()

  const save = page.getByRole('button', { name: 'Guardar', exact: true })
  for (const [price, sentence] of [
    ['abc', 'Escribe el precio en euros, como 2.400, o déjalo vacío.'],
    ['-5', 'El precio no puede ser negativo.'],
  ] as const) {
    await page.getByRole('textbox', { name: 'Desde' }).fill(price)
    await save.click()
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await page.getByRole('textbox', { name: 'Desde' }).fill('2.400')
  await page.getByText('Aparecer en el directorio').click()
  await save.click()
  await expect(page.getByRole('button', { name: 'Guardado ✓' })).toBeVisible()

  await sendPhotos(page, 8)
  await expect(page.getByText('8 fotos o más')).toBeVisible()
  await captionFirst(page)
  await orderByKeys(page)
  await removeAndUndo(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const visitor = await (await browser.newContext({ extraHTTPHeaders: fromElsewhere() })).newPage()
  await visitor.goto('/directorio?zona=a+coruna')
  await visitor
    .getByRole('link', { name: /Elena Montes/ })
    .and(visitor.locator(`[href$="/planners/${slug}"]`))
    .click()
  await expect(visitor).toHaveURL(new RegExp(`/planners/${slug}$`))
  await expect(visitor.getByRole('figure')).toHaveCount(8)
  expect(await visitor.locator('script:not([type="application/ld+json"])').count()).toBe(0)
  await expectAccessible(visitor)
  await visitor.getByRole('link', { name: 'Escribir' }).click()
  await visitor.getByLabel('Nombre').fill('Carmen')
  await visitor.getByLabel('Email').fill(newEmail('carmen'))
  await visitor.getByLabel('Mensaje').fill('Nos casamos en junio.')
  await visitor.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(visitor.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible()
})

async function sendPhotos(page: Page, count: number) {
  const buffer = await picture(300, 400).jpeg().toBuffer()
  const files = Array.from({ length: count }, (_, n) => ({
    name: `foto-${n + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer,
  }))
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Elegir fotos' }).click(),
  ])
  await chooser.setFiles([
    ...files,
    { name: 'zahara.tiff', mimeType: 'text/plain', buffer: Buffer.from('x') },
  ])
  const photos = page.getByRole('list', { name: 'Fotos' })
  await expect(photos.getByRole('alert')).toContainText('zahara.tiff')
  await photos.getByRole('button', { name: 'Quitar zahara.tiff' }).click()
  await expect(photos.locator('img[src^="/files/planner-portfolio/"]')).toHaveCount(count, {
    timeout: 60_000,
  })
}

async function captionFirst(page: Page) {
  await page.getByRole('button', { name: /^Editar la foto 1:/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Foto 1 de 8' })
  await dialog.getByLabel('Pie de foto').fill('Mesa para doce')
  await dialog.getByLabel('Texto alternativo').fill('Una mesa larga')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Guardar foto' }).click()
  await expect(dialog).toBeHidden()
}

async function orderByKeys(page: Page) {
  await page.getByRole('button', { name: 'Mover la foto 1 de 8: Mesa para doce' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Mover la foto 1 de 8: Mesa para doce' })).toBeVisible()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(page.getByText('Colocada en el puesto 2 de 8')).toBeAttached()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Mover la foto 2 de 8: Mesa para doce' })).toBeVisible()
}

async function removeAndUndo(page: Page) {
  await page.getByRole('button', { name: 'Editar la foto 2: Mesa para doce' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).press('Enter')
  await expect(page.getByText('Te falta una foto para llegar a 8')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Editar la foto 2:/ })).toBeFocused()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('button', { name: 'Mover la foto 2 de 8: Mesa para doce' })).toBeVisible()
}

test.describe('a logo that is none, or worse', () => {
  test.beforeEach(async ({ page }) => {
    await signedUp(page, 'Elena Montes', 'planner')
    const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
    await page.goto(`/app/planner/${id}/branding`)
  })

  test('is refused by a sentence, and a large one before it is sent', async ({ page }) => {
    await chooseLogo(page, fileOf('dossier.pdf', '%PDF-1.7', 'application/pdf'))
    await expect(page.getByRole('alert')).toHaveText(
      '«dossier.pdf» no vale como logo. Prueba con PNG, JPEG o SVG.',
    )
    await chooseLogo(page, {
      name: 'enorme.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(30 * 1024 * 1024),
    })
    await expect(page.getByRole('alert')).toContainText('y un logo puede pesar 10 MB como mucho')
    await chooseLogo(page, fileOf('texto.png', 'x', 'image/png'))
    await expect(page.getByRole('alert')).toContainText('«texto.png». No vale como logo.')
    const torn = (await picture(90, 90).png().toBuffer()).subarray(0, 20)
    await chooseLogo(page, { name: 'roto.png', mimeType: 'image/png', buffer: torn })
    await expect(page.getByRole('alert')).toContainText('«roto.png». El logo está dañado')
    await chooseLogo(page, { name: 'inmenso.png', mimeType: 'image/png', buffer: hugePng(40_000, 40_000) })
    await expect(page.getByRole('alert')).toContainText('«inmenso.png». El logo tiene demasiados píxeles.')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const entities = `<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>`
    await sendLogo(page, fileOf('bomba.svg', entities))
    await expect(page.getByRole('alert')).toContainText('Ese SVG define entidades')
  })

  for (const [name, inside, sentence] of ATTACKS()) {
    test(`an SVG with ${name} runs and loads nothing where it is served`, async ({ page, browser }) => {
      await sendLogo(page, fileOf('malo.svg', inside))
      await expect(page.getByText(sentence)).toBeVisible()
      const { logo } = await call<{ logo: { url: string } }>(page.request, 'GET', '/planner/branding')
      const victim = await (await browser.newContext()).newPage()
      const loaded: string[] = []
      const ran: string[] = []
      victim.on('request', (request) => loaded.push(request.url()))
      victim.on('dialog', async (dialog) => {
        ran.push(dialog.message())
        await dialog.dismiss()
      })
      const response = await victim.goto(new URL(logo.url, page.url()).href)
      expect(response!.headers()).toMatchObject({
        'content-type': expect.stringMatching(/^image\/(png|jpeg)$/),
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
      })
      expect((await sharp(await response!.body()).metadata()).format).toMatch(/^(png|jpeg)$/)
      await victim.evaluate(() => document.querySelector('img')?.click())
      expect(ran).toEqual([])
      expect(loaded.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([])
    })
  }
})

/** Drawings with something else in them, and what is said of it. */
function ATTACKS(): [name: string, svg: string, sentence: string][] {
  const svg = (inside: string, attributes = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 90 90" ${attributes}><circle cx="45" cy="45" r="40" fill="#1e4d37"/>${inside}</svg>`
  return [
    [
      'a script',
      svg('<script>alert("script")</script>'),
      'Llevaba un programa («script») y lo hemos quitado.',
    ],
    ['onload', svg('', `onload="alert('onload')"`), 'Llevaba acciones como «onload» y las hemos quitado.'],
    [
      'foreignObject',
      svg(
        '<foreignObject width="90" height="90"><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
      ),
      'Llevaba una página dentro («foreignObject») y la hemos quitado.',
    ],
    [
      'an external image',
      svg('<image href="https://malo.example/pixel.png" width="9" height="9"/>'),
      'Enlazaba imágenes de otra web y las hemos quitado.',
    ],
    [
      'a CSS import',
      svg('<style>@import url("https://malo.example/estilo.css");</style>'),
      'Cargaba estilos de otra web («@import») y los hemos quitado.',
    ],
  ]
}
