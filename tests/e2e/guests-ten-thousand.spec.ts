import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { atGuests, expectTotal, guestsOf } from '../support/journeys/guest-journey.ts'
import { call } from '../support/journeys/journey.ts'

/** Pairs who share their surnames, so that each of them is a family to be suggested. */
const people = (from: number) =>
  Array.from({ length: 5000 }, (_, at) => ({
    fullName: `Persona${from + at} Lasa${Math.floor((from + at) / 2)} Vega`,
    email: `persona${from + at}@correo.example`,
  }))

/** Rows and choices that are drawn, wherever they are. */
const drawn = (page: Page) => page.locator('tr, li, option, [role=option], fieldset label').count()
const DRAWN_MAX = 400

test('ten thousand guests are filtered, selected, changed and suggested with few rows and few requests', async ({
  page,
}) => {
  test.slow()
  const weddingId = await atGuests(page, people(0))
  await call(page.request, 'POST', `/weddings/${weddingId}/guests/import`, {
    mode: 'append',
    guests: people(5000),
  })
  await page.reload()
  await expectTotal(page, 10_000)
  expect(await drawn(page)).toBeLessThan(DRAWN_MAX)

  await page.getByRole('button', { name: 'Por familias' }).click()
  const all = page.getByRole('checkbox', { name: 'Seleccionar todas las familias' })
  await expect(all).toBeVisible()
  expect(await drawn(page)).toBeLessThan(DRAWN_MAX)

  const writes: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/weddings/') && request.method() !== 'GET') writes.push(request.url())
  })
  await all.check()
  const bar = page.getByRole('region', { name: 'Selección' })
  await expect(bar).toContainText('10.000 personas')
  await bar.getByRole('button', { name: 'Cambiar RSVP' }).click()
  await page.getByRole('menuitem', { name: 'Sí', exact: true }).click()
  // Ten thousand rows are written and listed again, on a machine that runs other journeys beside this one.
  await expect(page.getByText('Hemos cambiado la respuesta de 10.000 personas.')).toBeVisible({
    timeout: 60_000,
  })
  expect((await guestsOf(page, weddingId)).every(({ rsvp }) => rsvp === true)).toBe(true)
  expect(writes).toHaveLength(1)

  await page.getByRole('button', { name: 'Ver propuesta' }).click()
  const proposal = page.getByRole('dialog', { name: 'Juntar familias' })
  await expect(proposal.getByRole('listitem')).toHaveCount(50)
  await proposal.getByRole('button', { name: 'Unir todas' }).click()
  await expect
    .poll(
      async () =>
        (await call<{ households: unknown[] }>(page.request, 'GET', `/weddings/${weddingId}/households`))
          .households.length,
      { timeout: 60_000 },
    )
    .toBe(5000)
  expect(writes.length).toBeLessThan(20)

  await page.getByRole('button', { name: 'Filtros y columnas' }).click()
  const filters = page.getByRole('dialog', { name: 'Filtros y columnas' })
  await filters.getByRole('combobox', { name: 'Una familia por su nombre' }).fill('Lasa4999 Vega')
  await filters.getByRole('button', { name: 'Ver 2 personas' }).click()
  expect(await drawn(page)).toBeLessThan(DRAWN_MAX)
})
