import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { GuestDetails, Household } from '#contract/household-rows.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { atGuests, guestsOf } from '../support/journeys/guest-journey.ts'
import { call, expectAccessible, expectNoSidewaysScroll, PHONE } from '../support/journeys/journey.ts'
import { sizesOf } from '../support/outside/pdf.ts'

const GUESTS = [
  { fullName: 'Carmen Aguirre Soto', household: 'Aguirre', side: 'Martín' },
  { fullName: 'Noa Aguirre Lasa', household: 'Aguirre', side: 'Martín', age: 'child', ageYears: 4 },
  { fullName: 'Teo Roldán Paz', side: 'Lucía' },
  { fullName: 'Begoña Etxeberria Ruiz', side: 'Lucía', rsvp: true },
]

type List = { households: Household[]; guests: GuestDetails[] }
const listOf = (page: Page, weddingId: string) =>
  call<List>(page.request, 'GET', `/weddings/${weddingId}/households`)

/** The people of each household, by the names as they are stored. */
async function togetherOf(page: Page, weddingId: string) {
  const guests = await guestsOf(page, weddingId)
  const { guests: details } = await listOf(page, weddingId)
  const homes = new Map(details.map(({ guestId, householdId }) => [guestId, householdId]))
  const ids = new Set(guests.flatMap(({ id }) => homes.get(id) ?? []))
  return [...ids].map((home) =>
    guests.filter(({ id }) => homes.get(id) === home).map(({ fullName }) => fullName.split(' ')[0]),
  )
}

const bar = (page: Page) => page.getByRole('region', { name: 'Selección' })
const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Seleccionar a ${name}`, exact: true })
const family = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })

async function atFamilies(page: Page) {
  const weddingId = await atGuests(page, GUESTS)
  await page.getByRole('button', { name: 'Por familias' }).click()
  await expect(family(page, 'Aguirre')).toBeVisible()
  return weddingId
}

test('on a phone several are selected and joined in one family, with the way back', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const weddingId = await atFamilies(page)
  await page.getByRole('button', { name: 'Seleccionar', exact: true }).click()
  await box(page, 'Teo Roldán Paz').check()
  await box(page, 'Begoña Etxeberria Ruiz').check()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await bar(page).getByRole('button', { name: 'Unir en una familia' }).click()
  await expect
    .poll(() => togetherOf(page, weddingId))
    .toEqual([
      ['Carmen', 'Noa'],
      ['Teo', 'Begoña'],
    ])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(() => togetherOf(page, weddingId)).toEqual([['Carmen', 'Noa']])
})

test('families whose links were sent are joined: it is said whose ends, and the way back opens it again', async ({
  page,
}) => {
  const weddingId = await atFamilies(page)
  const guestIds = (await guestsOf(page, weddingId)).map(({ id }) => id)
  const at = `/weddings/${weddingId}/households`
  const links = await call<Household[]>(page.request, 'POST', `${at}/invitations`, { guestIds })
  for (const { id } of links) await call(page.request, 'PATCH', `${at}/${id}`, { sentBy: 'whatsapp' })
  await page.reload()
  await expect(family(page, 'Aguirre')).toBeVisible()
  await box(page, 'Teo Roldán Paz').check()
  await box(page, 'Carmen Aguirre Soto').check()
  await box(page, 'Noa Aguirre Lasa').check()
  await bar(page).getByRole('button', { name: 'Unir en una familia' }).click()
  const said = page.getByText(
    /^Hemos unido a 3 personas en una familia\. El enlace de .+ deja de valer, y con él/,
  )
  await expect(said).toBeVisible()
  const statuses = () => Promise.all(links.map(async ({ path }) => (await page.request.get(path!)).status()))
  await expect.poll(async () => (await statuses()).toSorted()).toEqual([200, 200, 404])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(statuses).toEqual([200, 200, 200])
})

test('a guest is dragged into a family, and taken out of it in the bar of the selection', async ({
  page,
}) => {
  const weddingId = await atFamilies(page)
  await page
    .getByRole('row')
    .filter({ hasText: 'Teo Roldán Paz' })
    .dragTo(page.getByRole('row').filter({ has: family(page, 'Aguirre') }))
  await expect.poll(() => togetherOf(page, weddingId)).toEqual([['Carmen', 'Noa', 'Teo']])
  await box(page, 'Teo Roldán Paz').check()
  await bar(page).getByRole('button', { name: 'Sacar de la familia' }).click()
  await expect.poll(() => togetherOf(page, weddingId)).toEqual([['Carmen', 'Noa']])
})

test('several guests get one type, side, language and family at once', async ({ page }) => {
  const weddingId = await atFamilies(page)
  await box(page, 'Teo Roldán Paz').check()
  await box(page, 'Begoña Etxeberria Ruiz').check()
  await bar(page).getByRole('button', { name: 'Editar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar a 2 personas' })
  await dialog.getByLabel('De parte de').fill('Los dos')
  await dialog.getByRole('button', { name: /Edad/ }).click()
  await page.getByRole('option', { name: 'Bebé' }).click()
  await dialog.getByLabel('Llevar a la familia').fill('Aguirre')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect.poll(() => togetherOf(page, weddingId)).toEqual([['Carmen', 'Noa', 'Teo', 'Begoña']])
  await expect
    .poll(async () => (await listOf(page, weddingId)).guests.map(({ side, age }) => [side, age]))
    .toEqual([
      ['Martín', 'adult'],
      ['Martín', 'child'],
      ['Los dos', 'baby'],
      ['Los dos', 'baby'],
    ])
})

test('what is changed of families without a network is sent when it is back, over a reload', async ({
  page,
}) => {
  const weddingId = await atFamilies(page)
  await family(page, 'Aguirre').click()
  const panel = page.getByRole('dialog', { name: 'Aguirre' })
  await expect(panel.getByLabel('Nombre de la familia')).toBeVisible()
  await page.context().setOffline(true)
  await panel.getByLabel('Nombre de la familia').fill('Los Aguirre')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Los Aguirre' })).toBeVisible()
  await page.keyboard.press('Escape')
  await box(page, 'Teo Roldán Paz').check()
  await box(page, 'Begoña Etxeberria Ruiz').check()
  await bar(page).getByRole('button', { name: 'Unir en una familia' }).click()
  await expect(family(page, 'Roldán Paz')).toContainText('2')
  await page.context().setOffline(false)
  await page.reload()
  await expect
    .poll(() => togetherOf(page, weddingId))
    .toEqual([
      ['Carmen', 'Noa'],
      ['Teo', 'Begoña'],
    ])
  await expect
    .poll(async () => (await listOf(page, weddingId)).households.map(({ name }) => name))
    .toContain('Los Aguirre')
})

test('filters combine and stand in the address, and columns are remembered', async ({ page }) => {
  const weddingId = await atGuests(page, GUESTS)
  const { households } = await listOf(page, weddingId)
  expect(households).toHaveLength(1)
  const names = () => page.locator('tr[data-row] input[data-cell$="fullName"]')
  await page.getByRole('button', { name: 'Filtros y columnas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filtros y columnas' })
  const pick = async (label: string, option: string) => {
    await dialog.getByRole('button', { name: new RegExp(label) }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await pick('De parte de', 'Martín')
  await pick('Tipo', 'Niña o niño')
  await pick('Familia', 'Aguirre')
  await dialog.getByRole('checkbox', { name: 'Familia' }).check()
  await dialog.getByRole('checkbox', { name: 'De parte de' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ver 1 persona' }).click()
  await expect(names()).toHaveValue('Noa Aguirre Lasa')
  await expect(page.getByRole('columnheader', { name: 'Familia' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Aguirre', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/lado=Mart/)
  await page.reload()
  await expect(names()).toHaveCount(1)
  await expect(page.getByRole('columnheader', { name: 'De parte de' })).toBeVisible()
  await page.goto('/app/profile')
  await page.goBack()
  await expect(names()).toHaveCount(1)
})

test('the table of each guest stands in a column and in the panel of the family, for who sees the tables', async ({
  page,
}) => {
  const weddingId = await atGuests(page, GUESTS)
  const noa = (await guestsOf(page, weddingId)).find(({ fullName }) => fullName === 'Noa Aguirre Lasa')!
  await call(page.request, 'PATCH', `/weddings/${weddingId}/guests/${noa.id}`, { rsvp: true })
  const seating = `/weddings/${weddingId}/seating`
  const { id } = await call<{ id: string }>(page.request, 'POST', `${seating}/tables`, {
    number: 7,
    seats: 8,
  })
  await page.getByRole('button', { name: 'Por familias' }).click()
  await page.getByRole('button', { name: 'Filtros y columnas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filtros y columnas' })
  await dialog.getByRole('checkbox', { name: 'Mesa', exact: true }).check()
  await dialog.getByRole('button', { name: /^Ver / }).click()
  const row = page.locator('tr', { has: page.getByRole('rowheader', { name: /Noa Aguirre Lasa/ }) })
  await expect(row.getByRole('cell', { name: 'Sin mesa' })).toBeVisible()
  await call(page.request, 'PUT', `${seating}/people/${noa.id}`, { tableId: id })
  await expect(row.getByRole('cell', { name: '7', exact: true })).toBeVisible()
  await family(page, 'Aguirre').click()
  const panel = page.getByRole('dialog', { name: 'Aguirre' })
  await expect(panel.getByRole('link', { name: 'Mesa 7 de Noa Aguirre Lasa, ver «Mesas»' })).toBeVisible()
  await expectAccessible(page)
})

for (const isByFamilies of [false, true]) {
  const list = isByFamilies ? 'by families' : 'of guests'
  test(`with every column the table ${list} scrolls sideways, and the names stay in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await atGuests(page, GUESTS)
    if (isByFamilies) await page.getByRole('button', { name: 'Por familias' }).click()
    await page.getByRole('button', { name: 'Filtros y columnas' }).click()
    const dialog = page.getByRole('dialog', { name: 'Filtros y columnas' })
    await dialog.getByRole('checkbox', { name: 'Menú' }).check()
    for (const column of await dialog.getByRole('checkbox').all()) await column.check()
    await dialog.getByRole('button', { name: /^Ver / }).click()

    const noa = isByFamilies
      ? page.locator('[data-row] th', { hasText: 'Noa Aguirre Lasa' })
      : page.locator('[data-row] th').filter({ has: page.locator('[value="Noa Aguirre Lasa"]') })
    expect((await noa.boundingBox())!.width).toBeGreaterThan(140)
    const table = page.getByRole('region', { name: /se desplaza de lado$/ })
    await table.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
    await expect(page.getByRole('columnheader').last()).toBeInViewport()
    const [around, name] = await Promise.all([table.boundingBox(), noa.boundingBox()])
    expect(name!.x).toBeGreaterThanOrEqual(around!.x)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}

test('beside any number of further columns notes, names and emails keep room to be read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await atGuests(page, GUESTS)
  const open = () => page.getByRole('button', { name: 'Filtros y columnas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filtros y columnas' })
  for (const column of ['Familia', 'Tipo', 'De parte de', 'Alergias']) {
    await open()
    await dialog.getByRole('checkbox', { name: column, exact: true }).check()
    await dialog.getByRole('button', { name: /^Ver / }).click()
    await expect(dialog).toHaveCount(0)
    for (const [heading, least] of [
      ['Nombre', 180],
      ['Email', 170],
      ['Notas', 150],
    ] as const) {
      const { width } = (await page.getByRole('columnheader', { name: heading, exact: true }).boundingBox())!
      expect(width, `${heading} with ${column}`).toBeGreaterThan(least)
    }
  }
})

test('filter, search and columns lie beside each other or below, never over each other', async ({ page }) => {
  await atGuests(page, GUESTS)
  for (const width of [800, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const boxes = await Promise.all([
      page.getByRole('radiogroup', { name: 'Filtrar por respuesta' }).boundingBox(),
      page.getByRole('searchbox', { name: 'Buscar invitados' }).boundingBox(),
    ])
    const [filter, search] = boxes as [NonNullable<(typeof boxes)[0]>, NonNullable<(typeof boxes)[1]>]
    const isBeside = filter.x + filter.width <= search.x
    expect(isBeside || filter.y + filter.height <= search.y, `at ${width} px`).toBe(true)
  }
})

test('filters combine on a phone too', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await atGuests(page, GUESTS)
  await page.getByRole('button', { name: 'Filtros y columnas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filtros y columnas' })
  for (const [label, option] of [
    ['De parte de', 'Martín'],
    ['Tipo', 'Niña o niño'],
  ]) {
    await dialog.getByRole('button', { name: new RegExp(label!) }).click()
    await page.getByRole('option', { name: option!, exact: true }).click()
  }
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Ver 1 persona' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Noa Aguirre Lasa' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Invitados' }).locator('[data-row]')).toHaveCount(1)
})

test('on a phone what is chosen stands below each name, and is remembered', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await atGuests(page, GUESTS)
  const noa = page.locator('[data-row]').filter({ hasText: 'Noa Aguirre Lasa' })
  const choose = async (...names: string[]) => {
    await page.getByRole('button', { name: 'Filtros y columnas' }).click()
    const dialog = page.getByRole('dialog', { name: 'Filtros y columnas' })
    for (const name of names) await dialog.getByRole('checkbox', { name }).check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: /^Ver / }).click()
  }
  await choose('Familia', 'De parte de')
  await expect(noa).toContainText('Aguirre · Martín')
  await page.reload()
  await expect(noa).toContainText('Aguirre · Martín')
  await page.getByRole('button', { name: 'Por familias' }).click()
  await choose('De parte de')
  await expect(noa).toContainText('4 años · Martín')
  await expectNoSidewaysScroll(page)
})

test('the cards of all families that are selected are printed, on the paper that is asked for', async ({
  page,
}) => {
  await atFamilies(page)
  await page.getByRole('checkbox', { name: 'Seleccionar todas las familias' }).check()
  await bar(page).getByRole('button', { name: 'Tarjetas' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Tarjetas A6, una por página' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('tarjetas.pdf')
  expect(await sizesOf(await readFile(await download.path()))).toEqual(Array(3).fill([105, 148]))
})
