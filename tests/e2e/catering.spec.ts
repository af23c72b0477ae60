import { readFile } from 'node:fs/promises'
import { read, utils } from '@e965/xlsx'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { atGuests } from '../support/journeys/guest-journey.ts'
import {
  call,
  expectAccessible,
  expectNoSidewaysScroll,
  PHONE,
  watchConsole,
} from '../support/journeys/journey.ts'

type Row = { id: string; fullName: string }

/** A couple with guests who come, at the list of them. */
async function withAnswers(page: Page) {
  const weddingId = await atGuests(page, [{ fullName: 'Íñigo Lasa Gil' }, { fullName: 'Teo Lasa Gil' }])
  const at = `/weddings/${weddingId}`
  await call(page.request, 'PATCH', `${at}/invitation-settings`, {
    menus: [
      { key: 'meat', name: 'Carne', forChildren: false },
      { key: 'fish', name: 'Pescado', forChildren: false },
    ],
  })
  const guests = await call<Row[]>(page.request, 'GET', `${at}/guests`)
  for (const { id } of guests) await call(page.request, 'PATCH', `${at}/guests/${id}`, { rsvp: true })
  const [inigo, teo] = guests
  await call(page.request, 'PATCH', `${at}/guests/${inigo!.id}/details`, {
    menu: 'meat',
    allergens: ['nuts'],
  })
  await call(page.request, 'PATCH', `${at}/guests/${teo!.id}/details`, {
    menu: 'fish',
    age: 'child',
    needsHighChair: true,
  })
  return { weddingId, at, inigo: inigo!, teo: teo! }
}

const count = (page: Page, name: string) =>
  page.getByRole('row', { name: new RegExp(`^${name} `) }).getByRole('cell')

test('the caterer gets a sheet that follows the answers, with what has changed since it was sent @core', async ({
  page,
  browser,
}) => {
  const complaints = watchConsole(page)
  const { at, teo } = await withAnswers(page)
  await page.getByRole('link', { name: 'Hoja de catering' }).click()
  await expect(page.getByRole('heading', { name: 'Catering', level: 1 }).first()).toBeVisible()
  await expect(count(page, 'Cubiertos')).toHaveText('2')
  // The couple wrote the allergy down: there is no consent, so there is no name.
  const needs = page.getByRole('row', { name: /^1 persona/ })
  await expect(needs).toContainText('Frutos secos')
  await expectAccessible(page)

  await page.getByLabel('Menús para el equipo').fill('4')
  await page.getByLabel('Menús para el equipo').press('Enter')
  await expect(count(page, 'Cubiertos')).toHaveText('6')
  await page.getByRole('button', { name: 'Marcar como enviada' }).click()
  await expect(page.getByText('Igual que la versión 1')).toBeVisible()

  await page.getByRole('button', { name: 'Crear enlace' }).click()
  const link = await page.getByRole('link', { name: 'Abrir', exact: true }).getAttribute('href')
  const caterer = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await caterer.goto(link!)
  await expect(caterer.getByText('Nada ha cambiado.')).toBeVisible()

  // An answer that changes is on the open sheet at once, and on the caterer's when it is read again.
  await call(page.request, 'PATCH', `${at}/guests/${teo.id}`, { rsvp: false })
  await expect(page.getByText('3 cambios desde la versión 1')).toBeVisible()
  await caterer.getByRole('link', { name: 'Actualizar' }).click()
  await expect(caterer.getByRole('listitem').filter({ hasText: 'Pescado' })).toHaveText(/Pescado.*1.*0/)
  await expect(caterer.locator('body')).not.toContainText(/Íñigo|Lasa/)

  expect(complaints).toEqual([])
})

test('older versions can be opened, and the link can be revoked', async ({ page }) => {
  const { weddingId, at, teo } = await withAnswers(page)
  await call(page.request, 'POST', `${at}/catering/versions`, {})
  await call(page.request, 'POST', `${at}/catering/link`, {})
  await call(page.request, 'PATCH', `${at}/guests/${teo.id}`, { rsvp: false })
  await page.goto(`/app/couple/${weddingId}/catering`)
  const link = await page.getByRole('link', { name: 'Abrir', exact: true }).getAttribute('href')
  await page.getByRole('button', { name: 'Ver Versión 1' }).click()
  await expect(page.getByText(/Enviada el \d+ de \w+ de \d{4}/)).toBeVisible()
  await expect(count(page, 'Cubiertos')).toHaveText('2')
  await page.getByRole('button', { name: 'Ver Ahora' }).click()
  await expect(count(page, 'Cubiertos')).toHaveText('1')

  await page.getByRole('button', { name: 'Anular' }).click()
  await page.getByRole('button', { name: 'Anular enlace' }).click()
  await expect(page.getByRole('button', { name: 'Crear enlace' })).toBeVisible()
  expect((await page.request.get(link!)).status()).toBe(404)
})

test('the page of the caterer is accessible, on a phone too', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const { at } = await withAnswers(page)
  await call(page.request, 'POST', `${at}/catering/versions`, {})
  const { link } = await call<{ link: { path: string } }>(page.request, 'POST', `${at}/catering/link`, {})
  await page.goto(link.path)
  await expect(page.getByText('Nada ha cambiado.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('the sheet is downloaded as a table, and printed without the controls', async ({ page }) => {
  const { weddingId, at, teo } = await withAnswers(page)
  await call(page.request, 'POST', `${at}/catering/versions`, {})
  await call(page.request, 'PATCH', `${at}/guests/${teo.id}/details`, { allergens: ['fish'] })
  await page.goto(`/app/couple/${weddingId}/catering`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar Excel' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('catering.xlsx')
  const rows = utils.sheet_to_json<unknown[]>(read(await readFile(await file.path())).Sheets['Catering']!, {
    header: 1,
  })
  expect(rows[0]![0]).toMatch(/^Catering de /)
  expect(rows).toContainEqual(['Cubiertos', 2])
  // The menu and the allergy of the same name are told apart.
  expect(rows).toContainEqual(['Pescado', 1])
  expect(rows).toContainEqual(['Alergia: pescado', 1])
  expect(rows.slice(-2)).toEqual([
    ['Desde la versión 1', 'Antes', 'Ahora'],
    ['Alergia: pescado', 0, 1],
  ])
  expect(rows).toContainEqual(['1 persona', 'Frutos secos', 'Carne', 'Boda'])

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Marcar como enviada' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Alergias' })).toBeVisible()
})

test('on a phone the numbers stand under the choices, and a switch of names is kept', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const { weddingId } = await withAnswers(page)
  await page.goto(`/app/couple/${weddingId}/catering`)
  await page.getByText('Sin datos personales', { exact: true }).click()
  await expect(page.getByText('Nombres solo donde hay una alergia')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Sin datos personales' })).not.toBeChecked()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('the sheet says the table of an allergy, and who has a menu and no table', async ({ page, browser }) => {
  const { weddingId, at, inigo } = await withAnswers(page)
  const table = await call<{ id: string }>(page.request, 'POST', `${at}/seating/tables`, { number: 4 })
  const other = await call<{ id: string }>(page.request, 'POST', `${at}/seating/tables`, { number: 9 })
  await call(page.request, 'PUT', `${at}/seating/people/${inigo.id}`, { tableId: table.id })
  await page.goto(`/app/couple/${weddingId}/catering`)
  await expect(page.getByText('1 persona con menú y sin mesa')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Alergias, por mesa' })).toBeVisible()
  const menus = page.getByRole('region', { name: 'Menús por mesa' })
  await expect(menus.getByRole('row', { name: /^4 1 1$/ })).toBeVisible()
  await expectAccessible(page)

  // A seat that is changed at the tables is on the open sheet at once, and marked since the version sent.
  await call(page.request, 'POST', `${at}/catering/versions`, {})
  await call(page.request, 'PUT', `${at}/seating/people/${inigo.id}`, { tableId: other.id })
  await expect(menus.getByRole('row', { name: /^9 Antes 0 ahora 1/ })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Mesa 9: carne' })).toBeVisible()
  const { link } = await call<{ link: { path: string } }>(page.request, 'POST', `${at}/catering/link`, {})
  const caterer = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await caterer.goto(link.path)
  await expect(caterer.getByText('Mesa 9: carne')).toBeVisible()
  await expect(caterer.getByText('Ir a Mesas')).toHaveCount(0)

  await page.getByRole('link', { name: 'Ir a Mesas' }).click()
  await expect(page.getByRole('heading', { name: 'Mesas', level: 1 })).toBeVisible()
})
