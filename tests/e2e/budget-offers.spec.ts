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

const OFFERS = [
  { vendorType: 'fotografia', name: 'Estudio Umbría', cost: 1850, details: 'Álbum y preboda' },
  { vendorType: 'fotografia', name: 'Iria Fotos', cost: 1500.5 },
  { vendorType: 'fotografia', name: 'Luz de Tarde', cost: 2300 },
  { vendorType: 'video', name: 'Cine de Boda', cost: 900 },
]

/** A couple before the budget of a wedding with three offers for the photographs, and a plan for them. */
async function atOffers(page: Page) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', '2027-04-10')
  const at = `/weddings/${weddingId}`
  const ids: string[] = []
  for (const vendor of OFFERS) {
    ids.push((await call<{ id: string }>(page.request, 'POST', `${at}/vendors`, vendor)).id)
  }
  const change = { 'Foto & Vídeo': { cents: 200_000, from: null } }
  await call(page.request, 'PATCH', `${at}/budget/distribution`, { change })
  const reserve = {
    ...{ id: '0198c0de-0000-7000-8000-000000000001', concept: 'Reserva', due: null, shares: [] },
    ...{ size: { kind: 'percent', hundredths: 3000 }, isRefundable: false },
  }
  await call(page.request, 'PATCH', `${at}/payment-plans/${ids[0]}`, {
    ...{ instalments: [reserve], isVatIncluded: true },
  })
  return { weddingId, ids }
}

async function openOffers(page: Page, weddingId: string) {
  await page.goto(`/app/couple/${weddingId}/budget`)
  await hydrated(page)
  await page.locator('details').filter({ hasText: 'Foto & Vídeo' }).locator('summary').click()
  await page.getByRole('button', { name: 'Comparar Fotografía' }).click()
  await expect(page.getByRole('heading', { name: 'Presupuestos de Fotografía' })).toBeVisible()
}

const statuses = async (page: Page, weddingId: string) =>
  (await call<{ name: string; status: string }[]>(page.request, 'GET', `/weddings/${weddingId}/vendors`)).map(
    ({ name, status }) => `${name} ${status}`,
  )

for (const viewport of [DESKTOP, PHONE]) {
  test(`at ${viewport.width} px offers stand beside each other, one is confirmed and the others go`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const { weddingId } = await atOffers(page)
    await openOffers(page, weddingId)
    const offers = page.getByRole('list', { name: 'Presupuestos de Fotografía' }).getByRole('listitem')
    await expect(offers).toHaveCount(3)
    await expect(page.getByText(/Para Foto & Vídeo habéis previsto 2\.000,00\s€\./)).toBeVisible()
    await expect(offers.nth(0)).toContainText('Iria Fotos')
    await expect(offers.nth(0)).toContainText('El más barato')
    await expect(offers.nth(0)).toContainText(/Sobran 499,50\s€/)
    await expect(offers.nth(1)).toContainText(/349,50\s€ más/)
    await expect(offers.nth(1)).toContainText('Álbum y preboda')
    await expect(offers.nth(1)).toContainText(/Reserva: 555,00\s€ \(30\s%\), no se devuelve/)
    await expect(offers.nth(1)).toContainText('Precio cerrado, IVA incluido')
    await expect(offers.nth(2)).toContainText(/Os pasáis en 300,00\s€/)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Confirmar Estudio Umbría' }).click()
    await expect(page.getByRole('heading', { name: '¿Y los otros 2 presupuestos?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Quitar del canvas' }).click()
    await expect(page.getByRole('group', { name: 'Total confirmado' })).toHaveText(/^1\.850,00\s€$/)
    await expect.poll(() => statuses(page, weddingId)).toEqual(['Estudio Umbría closed', 'Cine de Boda open'])
    await expect(page.getByRole('button', { name: 'Comparar Fotografía' })).toBeHidden()
    const notice = page.getByText('Has eliminado «Iria Fotos y Luz de Tarde» del canvas.')
    await notice.locator('..').getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(async () => (await statuses(page, weddingId)).length).toBe(4)
  })
}

test('a confirmation is taken back, offers that were paid stay, and it works without a network', async ({
  page,
  context,
}) => {
  const { weddingId, ids } = await atOffers(page)
  await call(page.request, 'POST', `/weddings/${weddingId}/payments`, {
    ...{ vendorId: ids[2], paidOn: '2026-11-20', shares: [{ payerId: null, cents: 100 }] },
  })
  await openOffers(page, weddingId)
  await expect(page.getByText('Sin plazos todavía').first()).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Confirmar Iria Fotos' }).click()
  await expect(page.getByText('Luz de Tarde tiene pagos anotados y se queda.')).toBeVisible()
  await page.getByRole('button', { name: 'Dejarlos como están' }).click()
  await expect(page.getByRole('group', { name: 'Total confirmado' })).toHaveText(/^1\.500,50\s€$/)
  await context.setOffline(false)
  await expect.poll(() => statuses(page, weddingId)).toContain('Iria Fotos closed')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(() => statuses(page, weddingId)).toContain('Iria Fotos open')
  await expect(page.getByRole('button', { name: 'Comparar Fotografía' })).toBeVisible()
})

test('who only sees the vendors compares and confirms nothing', async ({ page, browser }) => {
  const { weddingId } = await atOffers(page)
  const mother = await inviteIn(browser, page, weddingId, 'Pilar Vidal', 'couple', 'viewer')
  const { id } = await call<{ id: string }>(mother.request, 'GET', '/profile')
  await call(page.request, 'PATCH', `/weddings/${weddingId}/members/${id}`, {
    permissions: { budget: 'view', vendors: 'view' },
  })
  await openOffers(mother, weddingId)
  await expect(mother.getByText('Sin confirmar', { exact: true })).toHaveCount(3)
  await expect(mother.getByRole('button', { name: /^Confirmar/ })).toHaveCount(0)
})
