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

const openPlan = (page: Page) => page.getByRole('button', { name: 'Plan por categorías' }).click()
const category = (page: Page, name: string) => page.locator('details').filter({ hasText: name })
const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name)

async function atBudget(page: Page) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const at = `/weddings/${weddingId}`
  for (const [name, cost, status] of [
    ['Luz Vidal', 2400, 'closed'],
    ['Foto Sur', 600, 'open'],
  ])
    await call(page.request, 'POST', `${at}/vendors`, { vendorType: 'fotografia', name, cost, status })
  await call(page.request, 'PATCH', `${at}/budget`, { totalBudget: 30_000 })
  await page.goto(`/app/couple/${weddingId}/budget`)
  await hydrated(page)
  return weddingId
}

for (const viewport of [DESKTOP, PHONE]) {
  test(`at ${viewport.width} px a couple plans from averages, changes them, and takes it back`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const weddingId = await atBudget(page)
    const kept = async () =>
      (await call<{ distribution: object }>(page.request, 'GET', `/weddings/${weddingId}/budget`))
        .distribution

    await openPlan(page)
    await page.getByRole('button', { name: 'Repartir según la media' }).click()
    await expect(page.getByText('Son medias de bodas en España, en parte estimadas')).toBeVisible()
    await expect(field(page, 'Catering & Bebida')).toHaveValue('13.500,00')
    await expect(page.getByRole('dialog').getByText('Previsto: 30.000,00 € de 30.000,00 €.')).toBeVisible()
    await expectAccessible(page)
    await field(page, 'Foto & Vídeo').fill('unos dos mil')
    await page.getByRole('button', { name: 'Guardar el plan' }).click()
    await expect(page.getByText('Escribe un importe como 1.234,56')).toBeVisible()
    await expect(field(page, 'Foto & Vídeo')).toHaveValue('unos dos mil')
    await field(page, 'Foto & Vídeo').fill('2.000')
    await field(page, 'Ceremonia').fill('')
    await page.getByRole('button', { name: 'Guardar el plan' }).click()

    await expect(category(page, 'Foto & Vídeo')).toContainText('Previsto 2.000,00 € · os pasáis en 400,00 €')
    await expect(category(page, 'Catering & Bebida')).toContainText('quedan 13.500,00 €')
    await expect(page.getByText('quedan 1.300,00 € por repartir.')).toBeVisible()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(kept).toEqual({})
    await expect(page.getByText('¿Cuánto para cada cosa?')).toBeVisible()
  })
}

test('a plan that another member has changed meanwhile is shown before it is replaced', async ({
  browser,
  page,
}) => {
  const weddingId = await atBudget(page)
  const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
  await openPlan(page)
  await field(page, 'Ceremonia').fill('500')
  await call(martin.request, 'PATCH', `/weddings/${weddingId}/budget/distribution`, {
    change: { Ceremonia: { cents: 70_000, from: null } },
  })
  await page.getByRole('button', { name: 'Guardar el plan' }).click()
  await expect(page.getByRole('alert')).toContainText('Otra persona ha previsto 700,00 € para Ceremonia')
  await expect(field(page, 'Ceremonia')).toHaveValue('500')
  await page.getByRole('button', { name: 'Guardar el plan' }).click()
  await expect(category(page, 'Ceremonia')).toContainText('Previsto 500,00 €')
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
  await martin.context().close()
})

test('who only sees the budget sees the plan, and cannot change it', async ({ browser, page }) => {
  const weddingId = await atBudget(page)
  await call(page.request, 'PATCH', `/weddings/${weddingId}/budget/distribution`, {
    change: { 'Foto & Vídeo': { cents: 270_000, from: null } },
  })
  const mother = await inviteIn(browser, page, weddingId, 'Pilar Vidal', 'couple', 'viewer')
  const { id } = await call<{ id: string }>(mother.request, 'GET', '/profile')
  await call(page.request, 'PATCH', `/weddings/${weddingId}/members/${id}`, {
    permissions: { budget: 'view' },
  })
  await mother.goto(`/app/couple/${weddingId}/budget`)
  await expect(category(mother, 'Foto & Vídeo')).toContainText('Previsto 2.700,00 € · quedan 300,00 €')
  await expect(mother.getByRole('button', { name: 'Plan por categorías' })).toBeHidden()
  await mother.context().close()
})
