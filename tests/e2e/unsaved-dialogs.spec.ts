import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { call, createWedding, hydrated, PHONE, signedUp } from '../support/journeys/journey.ts'

type Dialog = {
  /** Opens it on a page that is loaded. */
  open: (page: Page) => Promise<void>
  title: string
  field: string
  typed: string
  /** Its value before anything is typed. */
  before: string
}

/** The typed text outlives Esc, the cross and a reload; 'Cancelar' gives it up. */
async function expectKept(page: Page, { open, title, field, typed, before }: Dialog) {
  const dialog = page.getByRole('dialog', { name: title })
  const input = dialog.getByLabel(field, { exact: true })
  await open(page)
  await expect(input).toHaveValue(before)
  await input.fill(typed)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await open(page)
  await expect(input).toHaveValue(typed)
  await page.reload()
  await open(page)
  await expect(input).toHaveValue(typed)
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toBeHidden()
  await open(page)
  await expect(input).toHaveValue(before)
}

const byMenu = (opener: string, item: string) => async (page: Page) => {
  await hydrated(page)
  await page.getByRole('button', { name: opener }).click()
  await page.getByRole('menuitem', { name: item }).press('Enter')
}

const byButton = (name: string) => async (page: Page) => {
  await hydrated(page)
  await page.getByRole('button', { name }).first().click()
}

test('the name of a folder and the link of an image', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  await call(page.request, 'POST', `/weddings/${weddingId}/inspiration/folders`, {
    name: 'Flores',
    icon: 'flower',
  })
  await page.goto(`/app/couple/${weddingId}/inspiration`)
  await expectKept(page, {
    open: byMenu('Más acciones de la carpeta', 'Cambiar nombre e icono'),
    ...{ title: 'Cambiar carpeta', field: 'Nombre', typed: 'Flores blancas', before: 'Flores' },
  })
  await page.keyboard.press('Escape')
  await expectKept(page, {
    open: byMenu('Más acciones de la carpeta', 'Guardar desde un enlace'),
    ...{ title: 'Guardar desde un enlace', field: 'Enlace de la imagen', before: '' },
    typed: 'https://example.com/a.jpg',
  })
})

test('the seats of a bus', async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  await call(page.request, 'POST', `/weddings/${weddingId}/transport/trips`, {
    ...{ direction: 'out', vehicle: 'bus', seats: 55 },
    stops: [{ key: crypto.randomUUID(), name: 'Plaza de Armas', place: null, minute: 675, isVenue: false }],
  })
  await page.goto(`/app/couple/${weddingId}/transport`)
  await expectKept(page, {
    open: byButton('Añadir viaje'),
    ...{ title: 'Añadir viaje', field: 'Parada 1', typed: 'Prado', before: '' },
  })
})

test('a task and a template of a planner', async ({ page }) => {
  await signedUp(page, 'Elena Soto', 'planner')
  await createWedding(page)
  const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
  await page.goto(`/app/planner/${id}/tasks`)
  await expectKept(page, {
    open: byButton('Añadir tarea'),
    ...{ title: 'Añadir tarea', field: 'Tarea', typed: 'Llamar a las flores', before: '' },
  })
  await page.goto(`/app/planner/${id}/tasks?vista=plantillas`)
  await expectKept(page, {
    open: byButton('Nueva plantilla'),
    ...{ title: 'Nueva plantilla', field: 'Nombre', typed: 'Boda de finca', before: '' },
  })
})
