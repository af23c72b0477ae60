import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  PHONE,
  watchConsole,
} from '../support/journeys/journey.ts'
import { askedPlanner } from '../support/journeys/quote-journey.ts'

const saved = (page: Page) => expect(page.getByText('Borrador guardado')).toBeVisible()

async function openQuote(page: Page) {
  const asked = await askedPlanner(page)
  await page.goto(asked.address)
  await hydrated(page)
  await expect(page.getByLabel('Nombres')).toBeVisible()
  return asked
}

async function writeLine(page: Page, concept: string, price: string) {
  await page.getByRole('button', { name: 'Añadir línea' }).click()
  await page
    .getByLabel(/^Concepto de la línea/)
    .last()
    .fill(concept)
  await page.getByLabel('Precio', { exact: true }).last().fill(price)
  await page.getByLabel('Precio', { exact: true }).last().press('Enter')
}

for (const size of [DESKTOP, PHONE]) {
  test(`a quote is written, kept and sent at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    const complaints = watchConsole(page)
    const { email } = await openQuote(page)
    await writeLine(page, 'Organización completa', '3500')
    await expect(page.getByText('4.235,00 €').first()).toBeVisible()
    await saved(page)
    await page.reload()
    await hydrated(page)
    await expect(page.getByLabel(/^Concepto de la línea/)).toHaveValue('Organización completa')

    await page.getByRole('button', { name: 'Añadir pago' }).click()
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(page.getByText('Los pagos tienen que sumar el 100 %.')).toBeVisible()
    await page.getByRole('button', { name: 'Añadir pago' }).click()
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Enviar presupuesto' })
    await expect(dialog.getByText(/4\.235,00/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByText(`El presupuesto va de camino a ${email}.`)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Lo enviado' })).toContainText('versión 1')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(complaints).toEqual([])
  })
}

test('a package begins the next quote with its templates, and may be undone', async ({ page }) => {
  const { address } = await openQuote(page)
  const tasks = [{ key: 'visita', title: 'Visitar el lugar', daysBefore: 120 }]
  await call(page.request, 'POST', '/planner/task-templates', { name: 'Solo el día', tasks })
  await page.goto(address)
  await hydrated(page)
  await writeLine(page, 'Coordinación del día', '1200')
  const ofTasks = page.getByLabel('Tareas de la boda')
  await ofTasks.click()
  await page.getByRole('option', { name: 'Solo el día' }).click()
  await page.getByRole('button', { name: 'Guardar como paquete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Guardar como paquete' })
  await dialog.getByLabel('Nombre').fill('El día')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('«El día» está entre tus paquetes.')).toBeVisible()
  await ofTasks.click()
  await page.getByRole('option', { name: 'Sin plantilla' }).click()
  await page.getByRole('button', { name: 'Quitar línea 1' }).click()
  await expect(page.getByLabel(/^Concepto de la línea/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Usar El día' }).click()
  await expect(page.getByLabel('Concepto de la línea 1')).toHaveValue('Coordinación del día')
  await expect(ofTasks).toContainText('Solo el día')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByLabel(/^Concepto de la línea/)).toHaveCount(0)
})

test('two windows that change the same ask which one stays', async ({ page, context }) => {
  await openQuote(page)
  await writeLine(page, 'Organización completa', '3500')
  await saved(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await hydrated(other)
  await page.getByLabel('Qué les dices').fill('Lo primero.')
  await saved(page)
  await other.getByLabel('Qué les dices').fill('Lo segundo.')
  await expect(other.getByText(/En otra ventana se ha cambiado lo mismo: el texto/)).toBeVisible()
  await expect(other.getByLabel('Qué les dices')).toHaveValue('Lo segundo.')
  await other.getByRole('button', { name: 'Quedarme con lo de aquí' }).click()
  await saved(other)
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Qué les dices')).toHaveValue('Lo segundo.')
})

test('what is typed without a network is kept, and saved once it is back', async ({ page, context }) => {
  await openQuote(page)
  await context.setOffline(true)
  await page.getByLabel('Qué les dices').fill('Sin conexión.')
  await expect(page.getByRole('button', { name: 'Guardar ahora' })).toBeVisible()
  await context.setOffline(false)
  await saved(page)
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Qué les dices')).toHaveValue('Sin conexión.')
})
