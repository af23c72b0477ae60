import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  PHONE,
  signedUp,
  watchConsole,
} from '../support/journeys/journey.ts'
import { askedPlanner } from '../support/journeys/quote-journey.ts'

const tasks = [{ key: 'visita', title: 'Visitar el lugar', daysBefore: 120 }]

async function templateOfTasks(page: Page) {
  await signedUp(page, 'Elena Soto', 'planner')
  const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
  const first = await call<{ id: string; version: number }>(page.request, 'POST', '/planner/task-templates', {
    ...{ name: 'Boda de campo', tasks },
  })
  await call(page.request, 'PUT', `/planner/task-templates/${first.id}`, {
    ...{ name: 'Boda de campo', version: first.version },
    tasks: [
      { ...tasks[0], daysBefore: 90 },
      { key: 'flores', title: 'Elegir flores', daysBefore: 60 },
    ],
  })
  await page.goto(`/app/planner/${id}/tasks?plantilla=${first.id}`)
  await hydrated(page)
}

for (const size of [DESKTOP, PHONE]) {
  test(`a template of tasks goes back to a version, and forth, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    const complaints = watchConsole(page)
    await templateOfTasks(page)
    const flowers = page.getByRole('button', { name: 'Quitar Elegir flores' })
    await expect(flowers).toBeVisible()
    await page.getByRole('button', { name: 'Versiones' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Versiones de Boda de campo' })
    const changes = dialog.getByRole('region', { name: 'Qué cambia si la recuperas' })
    await expect(changes).toContainText('120 días antes')
    await expect(changes).toContainText('Elegir flores')
    await expect(changes).toContainText('Se quita.')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await dialog.getByRole('radio', { name: 'Con la anterior' }).press('Space')
    await expect(dialog.getByText('Es la más antigua que se guarda.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Recuperar esta versión' }).press('Enter')
    await expect(page.getByText('«Boda de campo» vuelve a ser como era.')).toBeVisible()
    await expect(flowers).toHaveCount(0)
    await page.getByRole('button', { name: 'Deshacer' }).press('Enter')
    await expect(flowers).toBeVisible()
    expect(complaints).toEqual([])
  })
}

test('a package is kept in the place of another, which stays among its versions', async ({ page }) => {
  const { address } = await askedPlanner(page)
  const line = { concept: 'Coordinación', detail: '', quantity: 1, price: 120_000, discount: 0, vatRate: 21 }
  await call(page.request, 'PUT', `/planner/quote-packages/${crypto.randomUUID()}`, {
    ...{ name: 'El día', note: '', priceMode: 'net', extras: [], instalments: [] },
    lines: [{ id: crypto.randomUUID(), ...line }],
  })
  await page.goto(address)
  await hydrated(page)
  await page.getByRole('button', { name: 'Usar El día' }).press('Enter')
  const price = page.getByLabel('Precio', { exact: true }).last()
  await price.fill('1500')
  await price.press('Enter')
  await page.getByRole('button', { name: 'Guardar como paquete' }).press('Enter')
  const keep = page.getByRole('dialog', { name: 'Guardar como paquete' })
  await keep.getByLabel('Dónde').click()
  await page.getByRole('option', { name: 'En lugar de «El día»' }).click()
  await keep.getByRole('button', { name: 'Sustituir' }).press('Enter')
  await expect(page.getByText('«El día», guardada.')).toBeVisible()
  await page.getByRole('button', { name: 'Versiones de El día' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Versiones de El día' })
  await expect(dialog.getByRole('region', { name: 'Qué cambia si la recuperas' })).toContainText('1.200,00 €')
  await dialog.getByRole('button', { name: 'Recuperar esta versión' }).press('Enter')
  await expect(page.getByText('«El día» vuelve a ser como era.')).toBeVisible()
})

test('an answer that is kept goes back to a version', async ({ page }) => {
  const id = crypto.randomUUID()
  const { plannerId, requestId } = await askedPlanner(page)
  const path = `/planner/reply-templates/${id}`
  await call(page.request, 'PUT', path, { name: 'Corta', text: 'Hola, {nombre}' })
  await call(page.request, 'PUT', path, {
    ...{ name: 'Corta', text: 'Buenas tardes' },
    was: { name: 'Corta', text: 'Hola, {nombre}' },
  })
  await page.goto(`/app/planner/${plannerId}/requests?solicitud=${requestId}`)
  await hydrated(page)
  await page
    .getByRole('button', { name: /^Contestar/ })
    .first()
    .press('Enter')
  await page.getByRole('button', { name: 'Plantillas' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Cambiar plantillas' }).press('Enter')
  await page.getByRole('button', { name: 'Versiones de Corta' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Versiones de Corta' })
  await expect(dialog.getByRole('region', { name: 'Qué cambia si la recuperas' })).toContainText(
    'Hola, {nombre}',
  )
  await dialog.getByRole('button', { name: 'Recuperar esta versión' }).press('Enter')
  await expect(page.getByText('«Corta» vuelve a ser como era.')).toBeVisible()
})
