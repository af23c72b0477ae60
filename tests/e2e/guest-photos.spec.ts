import type { Page } from '@playwright/test'
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
async function collecting(page: Page): Promise<{ weddingId: string; path: string }> {
  const { weddingId, folders } = await openFolder(page)
  const { id } = (await folders())[0]!
  const link = { lastDay: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10), use: 'send' }
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
