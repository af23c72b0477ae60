import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  expectAccessible,
  expectNoSidewaysScroll,
  PHONE,
  signedUp,
  watchConsole,
} from '../support/journeys/journey.ts'

type Row = { id: string }
type Vendor = Row & { cost: number; perHead: { adult: number; minimum: number } | null }

/** Ten guests, four of whom say yes, and a caterer on the canvas. */
async function withCaterer(page: Page) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const at = `/weddings/${weddingId}`
  const names = Array.from({ length: 10 }, (_, index) => ({ fullName: `Persona ${index}` }))
  await call(page.request, 'POST', `${at}/guests/import`, { mode: 'append', guests: names })
  const guests = await call<Row[]>(page.request, 'GET', `${at}/guests`)
  for (const { id } of guests.slice(0, 4))
    await call(page.request, 'PATCH', `${at}/guests/${id}`, { rsvp: true })
  const vendor = await call<Vendor>(page.request, 'POST', `${at}/vendors`, {
    vendorType: 'catering',
    name: 'La Alacena',
    status: 'closed',
    cost: 500,
  })
  return { weddingId, at, vendorId: vendor.id, guests }
}

const euros = (text: string) => text.replaceAll(' ', ' ')

test('a price per head follows the answers, into the budget and the home page @core', async ({ page }) => {
  const complaints = watchConsole(page)
  const { weddingId, at, vendorId, guests } = await withCaterer(page)
  await page.goto(`/app/couple/${weddingId}/vendors?proveedor=${vendorId}`)
  await page.getByText('Por persona o unidad', { exact: true }).click()
  const adult = page.getByLabel('Por adulto')
  await adult.fill('95,50')
  await adult.press('Enter')
  await expect(page.getByText(/^955,00\s€ cuentan en/)).toBeVisible()
  await page.getByLabel('Mínimo de personas').fill('12')
  await page.getByLabel('Mínimo de personas').press('Enter')
  await expect(page.getByText('2 hasta el mínimo')).toBeVisible()
  await page.getByLabel('Mínimo de personas').fill('')
  await page.getByLabel('Mínimo de personas').press('Enter')
  await expect(page.getByText(euros('Seguro 382,00 €'))).toBeVisible()

  // The keyboard chooses whose heads are counted.
  await page.getByRole('button', { name: /Se cuenta a/ }).press('Enter')
  await page.getByRole('option', { name: 'Quienes dicen que sí', exact: true }).press('Enter')
  await expect(page.getByText(/^382,00\s€ cuentan en/)).toBeVisible()

  await page.goto(`/app/couple/${weddingId}/budget`)
  await expect(page.getByRole('group', { name: 'Total confirmado' })).toHaveText(euros('382,00 €'))
  await expect(page.getByText('previstos, si vienen todos')).toContainText(euros('955,00 €'))
  await call(page.request, 'PATCH', `${at}/guests/${guests[5]!.id}`, { rsvp: true })
  await expect(page.getByRole('group', { name: 'Total confirmado' })).toHaveText(euros('477,50 €'))

  await page.goto(`/app/couple/${weddingId}`)
  await expect(page.getByText(euros('477,50 € seguros, 955,00 € previstos'))).toBeVisible()

  await page.goto(`/app/couple/${weddingId}/vendors?proveedor=${vendorId}`)
  await page.getByText('Precio fijo', { exact: true }).click()
  await expect(page.getByLabel('Coste', { exact: true })).toHaveValue('477,50')
  expect(complaints).toEqual([])
})

test('the fields of a price per head are accessible beside the canvas', async ({ page }) => {
  const { weddingId, at, vendorId } = await withCaterer(page)
  const perHead = { adult: 100, child: 40, minimum: 6, basis: 'expected', eventId: null }
  await call(page.request, 'PATCH', `${at}/vendors/${vendorId}`, { perHead })
  await page.goto(`/app/couple/${weddingId}/vendors?proveedor=${vendorId}`)
  await expect(page.getByText(euros('Seguro 600,00 €'))).toBeVisible()
  await expectAccessible(page)
})

test('on a phone the price per head is set in the sheet of the vendor', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const { weddingId, at, vendorId } = await withCaterer(page)
  await page.goto(`/app/couple/${weddingId}/vendors?proveedor=${vendorId}`)
  await page.getByText('Por persona o unidad', { exact: true }).click()
  await page.getByLabel('Por adulto').fill('80')
  await page.getByLabel('Por niño').fill('35')
  await page.getByLabel('Por niño').press('Enter')
  await expect
    .poll(async () => (await call<Vendor[]>(page.request, 'GET', `${at}/vendors`))[0]!.perHead)
    .toMatchObject({ adult: 80, child: 35 })
  await expectAccessible(page)
  await page.goto(`/app/couple/${weddingId}/budget`)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
