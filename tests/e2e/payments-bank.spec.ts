import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
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
} from '../support/journeys/journey.ts'

type Read = { payments: { cents: number; note: string | null; paidOn: string }[] }

const CSV = [
  'Fecha;Concepto;Importe;Saldo',
  '20/11/2026;TRANSF. FLORES UMBRIA SL;-1.940,00;5.000,00',
  '19/11/2026;SUPERMERCADO;-45,20;6.940,00',
  '18/11/2026;NOMINA;2.100,00;6.985,20',
].join('\n')

const PROPOSED = 'Coinciden el importe y el nombre.'

const bankOf = (page: Page) => page.getByRole('dialog', { name: 'Leer el banco' })
const left = (page: Page) => page.getByRole('group', { name: 'Os queda por pagar' })
const paid = async (page: Page, weddingId: string) =>
  (await call<Read>(page.request, 'GET', `/weddings/${weddingId}/payments`)).payments

/** Lucía before the payments of a wedding with one confirmed vendor of 1.940 €. */
async function atPayments(page: Page) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  await call(page.request, 'POST', `/weddings/${weddingId}/vendors`, {
    vendorType: 'catering',
    name: 'Flores de Umbría',
    cost: 1940,
    status: 'closed',
  })
  await openPayments(page, weddingId)
  return weddingId
}

async function openPayments(page: Page, weddingId: string) {
  await page.goto(`/app/couple/${weddingId}/budget?view=payments`)
  await expect(left(page)).toBeVisible()
  await hydrated(page)
}

async function readBank(page: Page, text: string) {
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Leer el banco' }).click()
  await bankOf(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'movimientos.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') })
}

for (const viewport of [DESKTOP, PHONE]) {
  test(`at ${viewport.width} px a movement is proposed, and accepted once`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const weddingId = await atPayments(page)
    await readBank(page, '%PDF-1.7 \x00')
    await expect(bankOf(page).getByRole('alert')).toContainText('Esto no es un CSV')
    await bankOf(page).getByRole('button', { name: 'Hecho' }).click()

    await readBank(page, CSV)
    await expect(bankOf(page)).toContainText('2 pagos de 3 movimientos.')
    await expect(bankOf(page)).toContainText(PROPOSED)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const umbria = bankOf(page).getByRole('listitem').filter({ hasText: 'UMBRIA' })
    await umbria.getByRole('button', { name: 'Anotar' }).click()
    await expect(bankOf(page)).toContainText('1 ya está anotado.')
    await expect
      .poll(() => paid(page, weddingId))
      .toMatchObject([{ cents: 194_000, paidOn: '2026-11-20', note: 'TRANSF. FLORES UMBRIA SL' }])
    await bankOf(page).getByRole('button', { name: 'Hecho' }).click()
    await expect(left(page)).toHaveText(/^0,00\s€$/)

    // The same file again knows it.
    await readBank(page, CSV)
    await expect(bankOf(page)).toContainText('1 ya está anotado.')
    await expect(umbria).toHaveCount(0)
  })
}

test('a payment that was taken back is proposed as before', async ({ page }) => {
  const weddingId = await atPayments(page)
  await readBank(page, CSV)
  const umbria = bankOf(page).getByRole('listitem').filter({ hasText: 'UMBRIA' })
  await umbria.getByRole('button', { name: 'Anotar' }).click()
  await bankOf(page).getByRole('button', { name: 'Hecho' }).click()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(left(page)).toHaveText(/^1\.940,00\s€$/)
  await expect.poll(() => paid(page, weddingId)).toEqual([])
  await readBank(page, CSV)
  await umbria.getByRole('button', { name: 'Anotar' }).click()
  await expect.poll(() => paid(page, weddingId)).toHaveLength(1)
})

test('what was noted by hand is said, and not proposed', async ({ page }) => {
  const weddingId = await atPayments(page)
  const [vendor] = await call<{ id: string }[]>(page.request, 'GET', `/weddings/${weddingId}/vendors`)
  await call(page.request, 'POST', `/weddings/${weddingId}/payments`, {
    vendorId: vendor!.id,
    paidOn: '2026-11-18',
    shares: [{ payerId: null, cents: 4_520 }],
  })
  await openPayments(page, weddingId)
  await readBank(page, CSV)
  await expect(bankOf(page)).toContainText(/Ya hay un pago de 45,20\s€ a Flores de Umbría del 18 nov/)
})

test('two who accept one movement without a network have paid once', async ({ page, browser }) => {
  const weddingId = await atPayments(page)
  const martin = await inviteIn(browser, page, weddingId, 'Martín Vidal', 'couple')
  await openPayments(martin, weddingId)
  for (const one of [page, martin]) {
    await readBank(one, CSV)
    await expect(bankOf(one)).toContainText(PROPOSED)
    await one.context().setOffline(true)
    await bankOf(one).getByRole('listitem').filter({ hasText: 'UMBRIA' }).getByRole('button').last().click()
    await expect(bankOf(one)).toContainText('1 ya está anotado.')
  }
  for (const one of [page, martin]) await one.context().setOffline(false)
  await expect.poll(() => paid(page, weddingId)).toHaveLength(1)
  await martin.context().close()
})

test('her mother, who only sees the budget, reads no bank', async ({ page, browser }) => {
  const weddingId = await atPayments(page)
  const mother = await inviteIn(browser, page, weddingId, 'Pilar Vidal', 'couple', 'viewer')
  const { id } = await call<{ id: string }>(mother.request, 'GET', '/profile')
  await call(page.request, 'PATCH', `/weddings/${weddingId}/members/${id}`, {
    permissions: { budget: 'view' },
  })
  await openPayments(mother, weddingId)
  await mother.getByRole('button', { name: 'Más acciones' }).click()
  await expect(mother.getByRole('menuitem', { name: 'Exportar CSV' })).toBeVisible()
  await expect(mother.getByRole('menuitem', { name: 'Leer el banco' })).toHaveCount(0)
  await mother.context().close()
})
