import type { Page } from '@playwright/test'
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
  watchConsole,
} from '../support/journeys/journey.ts'

const STOPS = [
  { key: 'armas', name: 'Plaza de Armas', place: 'Dársena 8', minute: 675, isVenue: false },
  { key: 'fin', name: 'Hacienda Los Naranjos', place: null, minute: 725, isVenue: true },
]

/** Lucía, signed in, with a bus and people who ride with it. */
async function withRiders(page: Page, names: readonly string[]) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const at = `/weddings/${weddingId}`
  await call(page.request, 'POST', `${at}/transport/trips`, { direction: 'out', stops: STOPS })
  const guestIds: string[] = []
  for (const fullName of names)
    guestIds.push(
      (await call<{ id: string }>(page.request, 'POST', `${at}/guests`, { fullName, rsvp: true })).id,
    )
  const riders = guestIds.map((guestId) => ({ guestId, from: null }))
  await call(page.request, 'POST', `${at}/transport/rides`, { direction: 'out', key: 'armas', riders })
  return { weddingId, at, guestIds }
}

const openSheet = async (page: Page, weddingId: string) => {
  await page.goto(`/app/couple/${weddingId}/transport`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Enviar al conductor' }).click()
  return page.getByRole('dialog', { name: 'Hoja del conductor' })
}

for (const [where, size] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)
  test(`on ${where} the sheet is sent, opens without an account, and says what has changed since`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(size)
    const complaints = watchConsole(page)
    const { weddingId, at, guestIds } = await withRiders(page, ['Joaquín Fernández', 'Amparo Feria'])
    const dialog = await openSheet(page, weddingId)
    await dialog.getByLabel('Empresa').fill('Transvía')
    await dialog.getByLabel('Durante el día, llamar a').fill('Elena')
    await dialog.getByRole('button', { name: 'Marcar como enviada' }).click()
    await expect(dialog.getByText('Escribe también su teléfono.')).toBeVisible()
    await dialog.getByLabel('Su teléfono').fill('600 00 01 38')
    await dialog.getByRole('button', { name: 'Crear enlace' }).click()
    const link = await dialog.getByRole('link', { name: 'Abrir', exact: true }).getAttribute('href')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Marcar como enviada' }).click()
    await expect(page.getByText('Versión 1 guardada.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enviar a Transvía' })).toBeVisible()
    await expectNoSidewaysScroll(page)

    const context = await browser.newContext({ javaScriptEnabled: false, viewport: size })
    const driver = await context.newPage()
    await driver.goto(link!)
    await expect(driver.getByRole('heading', { name: 'Autobús de ida' })).toBeVisible()
    await expect(driver.getByText('Para Transvía, versión 1')).toBeVisible()
    await expect(driver.getByRole('listitem').filter({ hasText: 'Joaquín F.' }).last()).toBeVisible()
    await expect(driver.getByText('Suben 2')).toBeVisible()

    await call(page.request, 'PATCH', `${at}/guests/${guestIds[0]}`, { rsvp: false })
    await expect(page.getByText('Ha cambiado desde que se envió.')).toBeVisible()
    await driver.getByRole('link', { name: 'Actualizar' }).click()
    await expect(driver.locator('s').filter({ hasText: 'Joaquín F.' })).toBeVisible()
    expect(complaints).toEqual([])
  })

test('the page of the driver is accessible and prints one page a trip', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const { at } = await withRiders(page, ['Joaquín Fernández'])
  await call(page.request, 'POST', `${at}/transport/trips`, {
    direction: 'back',
    stops: STOPS.toReversed().map((stop) => ({ ...stop, key: `${stop.key}-2`, minute: 1620 })),
  })
  const { link } = await call<{ link: { path: string } }>(
    page.request,
    'POST',
    `${at}/transport/sheet/link`,
    {},
  )
  await page.goto(link.path)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: 'Actualizar' })).toBeHidden()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2)
})

test('the link is revoked, and a version that was sent is opened', async ({ page }) => {
  const { weddingId, at } = await withRiders(page, ['Joaquín Fernández'])
  await call(page.request, 'POST', `${at}/transport/sheet/versions`, {})
  await call(page.request, 'POST', `${at}/transport/sheet/link`, {})
  const dialog = await openSheet(page, weddingId)
  const link = await dialog.getByRole('link', { name: 'Ver la versión 1' }).getAttribute('href')
  expect((await page.request.get(link!)).status()).toBe(200)
  await dialog.getByRole('button', { name: 'Anular' }).click()
  await dialog.getByRole('button', { name: 'Anular enlace' }).click()
  await expect(dialog.getByRole('button', { name: 'Crear enlace' })).toBeVisible()
  expect((await page.request.get(link!)).status()).toBe(404)
})
