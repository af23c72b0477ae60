import { unlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { Locator, Page } from '@playwright/test'
import { WEDDING_STYLES } from '#domain/style/wedding-styles.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { FIRST_VISIT_MAX, visitorOf, weighVisit } from '../support/journeys/first-visit.ts'
import {
  call,
  createWedding,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  PHONE,
  signedUp,
  watchConsole,
} from '../support/journeys/journey.ts'
import { picture } from '../support/outside/images.ts'
import { box, film, videoFile } from '../support/outside/videos.ts'

type Folder = { id: string; share: { path: string } | null }

/** A folder of a new wedding, whose link the couple makes in the app. */
async function openFolder(page: Page): Promise<{ weddingId: string; folders: () => Promise<Folder[]> }> {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const at = `/weddings/${weddingId}/inspiration/folders`
  await call(page.request, 'POST', at, { name: 'Fotos del día' })
  await page.goto(`/app/couple/${weddingId}/inspiration`)
  await hydrated(page)
  return { weddingId, folders: () => call<Folder[]>(page.request, 'GET', at) }
}

/** The same with a link that takes photographs. */
async function collecting(page: Page, use = 'send'): Promise<{ weddingId: string; path: string }> {
  const { weddingId, folders } = await openFolder(page)
  const { id } = (await folders())[0]!
  const link = { lastDay: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10), use }
  await call(page.request, 'PUT', `/weddings/${weddingId}/inspiration/folders/${id}/share`, link)
  return { weddingId, path: (await folders())[0]!.share!.path! }
}

test('guests leave photographs with the code of a table, and take one back', async ({ page, browser }) => {
  const complaints = watchConsole(page)
  const { folders } = await openFolder(page)
  await page.getByRole('button', { name: 'Más acciones de la carpeta' }).click()
  await page.getByRole('menuitem', { name: 'Compartir con un enlace' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Enviar fotos', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Crear enlace' }).click()
  await expect(dialog.getByRole('img', { name: 'Código QR del enlace' })).toBeVisible()
  await expectAccessible(page)
  await expect(dialog.getByText('Una hoja con cuatro tarjetas sin número.')).toBeVisible()
  await dialog.getByLabel('Mesas').fill('muchas')
  await expect(dialog.getByText('Escribe un número hasta 200, o déjalo vacío.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Descargar tarjetas' })).toBeDisabled()
  await dialog.getByLabel('Mesas').fill('13')
  await expect(dialog.getByText('13 tarjetas, cada una con su mesa, en 4 hojas de A4.')).toBeVisible()
  const cards = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Descargar tarjetas' }).click()
  expect((await cards).suggestedFilename()).toBe('qr-fotos.pdf')
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
  const path = (await folders())[0]!.share!.path

  const phone = await browser.newContext({ viewport: PHONE, locale: 'es-ES' })
  try {
    const guest = await phone.newPage()
    await guest.goto(`${path}?mesa=7`)
    await expect(guest.getByText('Mesa 7', { exact: true })).toBeVisible()
    await expect(guest.getByRole('button', { name: 'Enviar' })).toBeVisible()
    await expectNoSidewaysScroll(guest)
    await expectAccessible(guest)
    const image = { mimeType: 'image/jpeg', buffer: await picture().jpeg().toBuffer() }
    await guest.getByLabel('Elegir fotos').setInputFiles([
      { name: 'baile.jpg', ...image },
      { name: 'nota.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<b>nada</b>') },
      { name: 'tarta.jpg', ...image },
    ])
    await guest.getByLabel('Tu nombre, si quieres').fill('Rocío')
    await guest.getByRole('checkbox').check()
    await phone.setOffline(true)
    await guest.getByRole('button', { name: 'Enviar' }).click()
    await expect(guest.getByText('Sin conexión: sigue sola cuando vuelva')).toHaveCount(2)
    await phone.setOffline(false)
    await expect(guest.getByText('Enviada', { exact: true })).toHaveCount(2)
    await expect(guest.getByText('No es una foto que se pueda abrir')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 2, name: /2 imágenes/ })).toBeVisible()
    await guest.getByRole('button', { name: 'Quitar: tarta.jpg' }).click()
    await expect(guest.getByText('Quitada', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: /1 imagen/ })).toBeVisible()
    await expect(page.getByText('#mesa 7')).toBeVisible()
  } finally {
    await phone.close()
  }
  expect(complaints).toEqual([])
})

test('a photograph that was deleted since it was chosen is not waited for', async ({
  page,
  browser,
}, testInfo) => {
  const { path } = await collecting(page)
  const file = testInfo.outputPath('playa.jpg')
  writeFileSync(file, await picture().jpeg().toBuffer())
  const guest = await (await browser.newContext({ viewport: PHONE, locale: 'es-ES' })).newPage()
  await guest.goto(path)
  await guest.getByLabel('Elegir fotos').setInputFiles(file)
  await expect(guest.getByText('Por enviar')).toBeVisible()
  unlinkSync(file)
  await guest.getByRole('checkbox').check()
  await guest.getByRole('button', { name: 'Enviar' }).click()
  await expect(guest.getByText('El archivo ya no está o ha cambiado.')).toBeVisible()
  await guest.context().close()
})

test('guests whose browser runs no script leave photographs with the form of the page', async ({
  page,
  browser,
}) => {
  const { path } = await collecting(page)
  const phone = await browser.newContext({ viewport: PHONE, locale: 'es-ES', javaScriptEnabled: false })
  try {
    const guest = await phone.newPage()
    await guest.goto(path)
    await expectNoSidewaysScroll(guest)
    const chooser = guest.getByLabel('Elegir fotos')
    // The field of the browser says how many photographs were chosen.
    expect((await chooser.boundingBox())!.height).toBeGreaterThan(40)
    const image = { mimeType: 'image/jpeg', buffer: await picture().jpeg().toBuffer() }
    await chooser.setInputFiles([
      { name: 'baile.jpg', ...image },
      { name: 'nota.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<b>nada</b>') },
      { name: 'tarta.jpg', ...image },
    ])
    await guest.getByLabel('Tu nombre, si quieres').fill('Rocío')
    await guest.getByRole('checkbox').check()
    await guest.getByRole('button', { name: 'Enviar' }).click()
    await expect(guest.getByRole('heading', { name: 'Lo que has enviado' })).toBeVisible()
    await expect(guest.getByText('Enviada', { exact: true })).toHaveCount(2)
    await expect(guest.getByText('No es una foto que se pueda abrir')).toHaveCount(1)
    await expectNoSidewaysScroll(guest)
    await expect(page.getByRole('heading', { level: 2, name: /2 imágenes/ })).toBeVisible()
    await guest.getByRole('button', { name: 'Quitar: tarta.jpg' }).click()
    await expect(guest.getByText('Quitada', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: /1 imagen/ })).toBeVisible()
  } finally {
    await phone.close()
  }
})

test('the page for photographs wears each style of the invitation, and is as light', async ({
  page,
  browser,
}) => {
  const { weddingId, path } = await collecting(page)
  for (const style of WEDDING_STYLES) {
    await call(page.request, 'PUT', `/weddings/${weddingId}/style`, { style })
    const guest = await visitorOf(browser, PHONE)
    expect.soft(await weighVisit(guest, path), style).toBeLessThan(FIRST_VISIT_MAX)
    await expectAccessible(guest)
    await guest.context().close()
  }
})

test('guests leave short videos, which the couple plays, publishes and shows', async ({ page, browser }) => {
  const complaints = watchConsole(page)
  const { weddingId, path } = await collecting(page, 'both')
  const phone = await browser.newContext({ viewport: PHONE, locale: 'es-ES' })
  try {
    const guest = await phone.newPage()
    await guest.goto(path)
    await guest.getByLabel('Elegir fotos o vídeos').setInputFiles([
      { name: 'brindis.webm', mimeType: 'video/webm', buffer: videoFile('place-in-tags.webm') },
      { name: 'larguísimo.mp4', mimeType: 'video/mp4', buffer: videoFile('seventy-seconds.mp4') },
      { name: 'nota.mov', mimeType: 'video/quicktime', buffer: Buffer.from('<b>nada</b>') },
    ])
    // Each is told before anything of it is sent.
    await expect(guest.getByText('Dura más de un minuto. Recórtalo y elígelo otra vez')).toBeVisible()
    await expect(guest.getByText('No es un vídeo que se pueda abrir. Sirven MP4, MOV y WebM')).toBeVisible()
    await expect(guest.getByText('Por enviar', { exact: true })).toHaveCount(1)
    await guest.getByRole('checkbox').check()
    await phone.setOffline(true)
    await guest.getByRole('button', { name: 'Enviar' }).click()
    await expect(guest.getByText('Sin conexión: sigue solo cuando vuelva')).toBeVisible()
    await phone.setOffline(false)
    await expect(guest.getByText('Enviado', { exact: true })).toBeVisible()
    await expectAccessible(guest)
    await expectNoSidewaysScroll(guest)

    const tile = page.getByRole('button', { name: /^Ver #invitados/ })
    await expect(tile).toContainText('0:02')
    await tile.click()
    const dialog = page.getByRole('dialog')
    await expectAccessible(page)
    await playIn(dialog.locator('video'))
    await expect(dialog.getByRole('button', { name: 'Usar como portada' })).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Eliminar vídeo' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    await guest.reload()
    await expect(guest.getByRole('link', { name: 'Vídeo · 0:02' })).toBeVisible()
    await playIn(guest.locator('video'))
    await expectAccessible(guest)
    await expectNoSidewaysScroll(guest)
    await page.goto(`/app/couple/${weddingId}/inspiration`)
    await hydrated(page)
    await expect(page.getByRole('button', { name: /^Ver #invitados/ })).toContainText('0:02')
  } finally {
    await phone.close()
  }
  expect(complaints).toEqual([])
})

/** A video that was not loaded before plays until its second half. */
async function playIn(video: Locator) {
  expect(await video.evaluate((element: HTMLVideoElement) => element.readyState)).toBe(0)
  await video.evaluate((element: HTMLVideoElement) => element.play())
  await expect
    .poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(1)
}

test('guests whose browser runs no script leave a video with the form', async ({ page, browser }) => {
  const { path } = await collecting(page)
  const phone = await browser.newContext({ viewport: PHONE, locale: 'es-ES', javaScriptEnabled: false })
  try {
    const guest = await phone.newPage()
    await guest.goto(path)
    await guest.getByLabel('Elegir fotos o vídeos').setInputFiles([
      { name: 'brindis.mp4', mimeType: 'video/mp4', buffer: film() },
      { name: 'larguísimo.mp4', mimeType: 'video/mp4', buffer: videoFile('seventy-seconds.mp4') },
    ])
    await guest.getByRole('checkbox').check()
    await guest.getByRole('button', { name: 'Enviar' }).click()
    await expect(guest.getByText('Enviado', { exact: true })).toBeVisible()
    await expect(guest.getByText('Dura más de un minuto. Recórtalo y elígelo otra vez')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Ver #invitados/ })).toContainText('0:42')
    await guest.getByRole('button', { name: 'Quitar: brindis.mp4' }).click()
    await expect(guest.getByText('Quitado', { exact: true })).toBeVisible()
  } finally {
    await phone.close()
  }
})

test('a form larger than what is read of a refused body hears that its link has ended', async ({
  page,
  browser,
}, testInfo) => {
  const { weddingId, path } = await collecting(page)
  const film60 = testInfo.outputPath('baile.mp4')
  writeFileSync(film60, Buffer.concat([film(), box('free', Buffer.alloc(60 * 1024 * 1024))]))
  const phone = await browser.newContext({ viewport: PHONE, locale: 'es-ES', javaScriptEnabled: false })
  const guest = await phone.newPage()
  await guest.goto(path)
  await guest.getByLabel('Elegir fotos o vídeos').setInputFiles(film60)
  await guest.getByRole('checkbox').check()
  const folders = `/weddings/${weddingId}/inspiration/folders`
  const [folder] = await call<{ id: string }[]>(page.request, 'GET', folders)
  await call(page.request, 'DELETE', `${folders}/${folder!.id}/share`)
  await guest.getByRole('button', { name: 'Enviar' }).click()
  await expect(guest.getByRole('heading', { name: 'Este enlace ya no vale' })).toBeVisible()
  await phone.close()
})

test('a video larger than what is read of a refused body hears that its link has ended', async ({
  page,
  browser,
}) => {
  const { weddingId, path } = await collecting(page)
  const guest = await visitorOf(browser, PHONE)
  await guest.goto(path)
  const buffer = Buffer.concat([film(), box('free', Buffer.alloc(45 * 1024 * 1024))])
  await guest.locator('input[type=file]').setInputFiles({ name: 'baile.mp4', mimeType: 'video/mp4', buffer })
  const folders = `/weddings/${weddingId}/inspiration/folders`
  const [folder] = await call<Folder[] & { id: string }[]>(page.request, 'GET', folders)
  await call(page.request, 'DELETE', `${folders}/${folder!.id}/share`)
  await guest.getByRole('checkbox').first().check({ force: true })
  await guest.getByRole('button', { name: 'Enviar' }).click()
  await expect(guest.getByText('Este enlace ya no recoge fotos')).toBeVisible()
  await guest.context().close()
})

test('a photograph of a guest on a bad network goes on where its connection was lost', async ({
  page,
  browser,
}) => {
  const { weddingId, path } = await collecting(page)
  const phone = await browser.newContext({ viewport: PHONE, locale: 'es-ES' })
  try {
    const guest = await phone.newPage()
    await guest.goto(path)
    const begunAt: number[] = []
    const photo = await picture(1200, 800).jpeg().toBuffer()
    // The bytes behind the picture make the file as large as those of a camera.
    const buffer = Buffer.concat([photo, Buffer.alloc(3 * 1024 * 1024 + (photo.length % 2))])
    await guest
      .getByLabel('Elegir fotos')
      .setInputFiles([{ name: 'baile.jpg', mimeType: 'image/jpeg', buffer }])
    await guest.getByRole('checkbox').check()
    await guest.route(/\/fotos\/\d+/, async (route) => {
      const sent = route.request()
      if (sent.method() !== 'POST') return route.continue()
      begunAt.push(Number(new URL(sent.url()).searchParams.get('desde')))
      if (begunAt.length > 1) return route.continue()
      await sendHalf(sent.url(), sent.headers(), buffer)
      await route.abort('connectionreset')
    })
    await guest.getByRole('button', { name: 'Enviar' }).press('Enter')
    await expect(guest.getByText('Sin conexión: sigue sola cuando vuelva')).toBeVisible()
    await expect(guest.getByText('Enviada', { exact: true })).toBeVisible({ timeout: 30_000 })
    expect(begunAt).toEqual([0, buffer.length / 2])
    await expectAccessible(guest)
  } finally {
    await phone.close()
  }
  const [folder] = await call<Folder[]>(page.request, 'GET', `/weddings/${weddingId}/inspiration/folders`)
  const images = await call<unknown[]>(
    page.request,
    'GET',
    `/weddings/${weddingId}/inspiration/folders/${folder!.id}/images`,
  )
  expect(images).toHaveLength(1)
})

/** Sends half of a photograph as the page began to, and loses the connection once it is there. */
async function sendHalf(address: string, headers: Record<string, string>, bytes: Buffer) {
  const call = request(address, { method: 'POST', headers: { ...headers, 'content-length': bytes.length } })
  call.on('error', () => {})
  call.write(bytes.subarray(0, bytes.length / 2))
  const received = async () => (await (await fetch(address, { headers })).json()).received
  await expect.poll(received).toBe(bytes.length / 2)
  call.destroy()
}

test('photographs that were chosen and not sent are asked about before the page is left', async ({
  page,
  browser,
}) => {
  const { path } = await collecting(page)
  const phone = await browser.newContext({ viewport: PHONE, locale: 'es-ES' })
  try {
    const guest = await phone.newPage()
    await guest.goto(path)
    const photo = { name: 'baile.jpg', mimeType: 'image/jpeg', buffer: await picture().jpeg().toBuffer() }
    await guest.getByLabel('Elegir fotos').setInputFiles(photo)
    await expect(guest.getByText('Por enviar')).toBeVisible()
    // A browser asks only those who have touched the page.
    await guest.getByLabel('Tu nombre, si quieres').fill('Ane')
    const asked = guest.waitForEvent('dialog')
    const leaving = guest.reload()
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
    await leaving
    // Without any there is nothing to ask.
    await guest.reload()
  } finally {
    await phone.close()
  }
})
