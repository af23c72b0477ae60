import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { atGuests } from '../support/journeys/guest-journey.ts'
import {
  call,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  PHONE,
} from '../support/journeys/journey.ts'

type Person = { name: string; tableId: string | null }

const TABLES = 200
const SEATS = 30

/** Pairs who share their surnames and come. */
const people = (from: number) =>
  Array.from({ length: 5000 }, (_, at) => ({
    fullName: `Persona${from + at} Lasa${Math.floor((from + at) / 2)} Vega`,
    rsvp: true,
  }))

/** Rows and choices that are drawn, wherever they are. */
const drawn = (page: Page) => page.locator('tr, li, option, [role=option], [data-movable]').count()
const DRAWN_MAX = 400

/** Lucía, signed in, before the tables of a wedding to which ten thousand come. */
async function atTables(page: Page) {
  const weddingId = await atGuests(page, people(0))
  await call(page.request, 'POST', `/weddings/${weddingId}/guests/import`, {
    mode: 'append',
    guests: people(5000),
  })
  for (let number = 1; number <= TABLES; number += 1)
    await call(page.request, 'POST', `/weddings/${weddingId}/seating/tables`, { number, seats: SEATS })
  await page.goto(`/app/couple/${weddingId}/seating`)
  await hydrated(page)
  const seated = async () => {
    const all = await call<Person[]>(page.request, 'GET', `/weddings/${weddingId}/seating/people`)
    return all.filter(({ tableId }) => tableId !== null).map(({ name }) => name)
  }
  return { seated }
}

test('ten thousand guests are found, seated, proposed and taken back at two hundred tables', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize(DESKTOP)
  const { seated } = await atTables(page)
  const tables = page.getByRole('list', { name: 'Mesas' })
  await expect(page.getByText('las mesas se ven mejor en una lista')).toBeVisible()
  await expect(tables.getByRole('listitem')).toHaveCount(TABLES)
  expect(await drawn(page)).toBeLessThan(DRAWN_MAX)
  await expectAccessible(page)

  // The end of the list of those who wait is there once it is scrolled to.
  const waiting = page.getByRole('region', { name: /^Sin sentar/ })
  await waiting.locator('[data-people]').evaluate((pane) => pane.scrollTo(0, pane.scrollHeight))
  await expect(waiting.getByText('Persona9999 Lasa4999 Vega')).toBeInViewport()
  expect(await drawn(page)).toBeLessThan(DRAWN_MAX)
  await waiting.getByRole('button', { name: 'Sentar a Persona9999 Lasa4999 Vega' }).click()
  await page.getByRole('button', { name: 'Sentar en mesa 200', exact: true }).click()
  await expect.poll(seated).toEqual(['Persona9999 Lasa4999 Vega'])
  await page.getByRole('searchbox', { name: 'Buscar invitados' }).fill('persona9999')
  await page.getByRole('button', { name: 'Persona9999 Lasa4999 Vega: ver la mesa 200' }).click()
  const open = page.getByRole('complementary', { name: 'Mesa 200', exact: true })
  await open.getByRole('button', { name: 'Sentar a alguien en la mesa 200' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox', { name: 'Buscar a quien falta' }).fill('persona9998')
  await dialog.getByRole('button', { name: 'Sentar a Persona9998 Lasa4999 Vega' }).click()
  await expect.poll(async () => (await seated()).length).toBe(2)
  await dialog.getByRole('button', { name: 'Cerrar' }).click()

  await page.getByRole('button', { name: 'Dibujar el plano' }).click()
  const plan = page.getByRole('group', { name: 'Plano de la sala' })
  await expect(plan.getByRole('button', { name: /^Mesa 200: 2 de 30/ })).toBeVisible()
  await page.getByRole('button', { name: 'Ver la lista' }).press('Enter')
  await expect(plan).toBeHidden()

  await page.getByRole('tab', { name: 'Propuesta' }).click()
  const proposal = page.getByRole('complementary', { name: 'Propuesta' })
  await expect(proposal.getByText('Mueve a 5.998 personas, 2 se quedan.')).toBeVisible({ timeout: 60_000 })
  expect(await drawn(page)).toBeLessThan(DRAWN_MAX)
  await proposal.getByRole('button', { name: 'Aplicar propuesta' }).click()
  await expect.poll(async () => (await seated()).length, { timeout: 60_000 }).toBe(TABLES * SEATS)
  const applied = page
    .getByText('Propuesta aplicada.', { exact: true })
    .locator('xpath=ancestor-or-self::*[.//button][1]')
  await applied.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(async () => (await seated()).length, { timeout: 60_000 }).toBe(2)
})

test('on a phone the end of ten thousand who wait is reached, and a rule names one of them', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize(PHONE)
  await atTables(page)
  await page.getByText('Sin sentar').first().click()
  // The long list comes in a file of its own.
  await expect(page.getByText('Persona0 Lasa0 Vega')).toBeVisible()
  expect(await drawn(page)).toBeLessThan(DRAWN_MAX)
  // Rows that come into view may be higher than was assumed of them: the end is gone to until it stands still.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.getByText('Persona9999 Lasa4999 Vega')).toBeInViewport({ timeout: 1000 })
  }).toPass()
  await expectNoSidewaysScroll(page)
  await page.getByText('Reglas').first().click()
  await page.getByRole('button', { name: 'Añadir regla' }).click()
  await page.getByLabel('Quién: busca por su nombre', { exact: true }).fill('persona7000')
  await page.getByRole('button', { name: 'Elige Quién' }).click()
  await page.getByRole('option', { name: 'Persona7000 Lasa3500 Vega', exact: true }).click()
  expect(await drawn(page)).toBeLessThan(DRAWN_MAX)
})
