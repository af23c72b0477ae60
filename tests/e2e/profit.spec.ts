import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'

/** A planner with two weddings of the same year, each with a fee of 3.800 € without IVA. */
async function twoWeddings(page: Page) {
  await signedUp(page, 'Elena Montes', 'planner')
  const { id: plannerId } = await call<{ id: string }>(page.request, 'GET', '/profile')
  const weddings: string[] = []
  for (const name of ['Lucía & Martín', 'Inés & Tomás']) {
    const weddingId = await createWedding(page, name, '2199-04-10')
    const charges = [{ concept: 'Honorarios', total: 459_800, daysBefore: 30 }]
    await call(page.request, 'POST', '/planner/books/charges', { weddingId, charges })
    weddings.push(weddingId)
  }
  const time = { workedOn: '2026-11-02', minutes: 10 * 60, topic: 'vendors', what: 'flores y música' }
  await call(page.request, 'POST', `/planner/profit/accounts/${weddings[1]}/times`, time)
  return { plannerId, weddings }
}

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a planner notes time and costs, and sees what is left of an hour', async ({ page }) => {
      const { plannerId } = await twoWeddings(page)
      await page.goto(`/app/planner/${plannerId}/billing`)
      const row = page.getByRole('group').filter({ hasText: 'Lucía & Martín' })
      await row.getByText('Lucía & Martín').first().click()
      await row.getByRole('link', { name: 'Lo que te queda' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lucía & Martín')
      await expect(page.getByText('Solo tú. Ni la pareja ni el equipo ven esta página.')).toBeVisible()
      const sums = page.getByRole('region', { name: 'Lo que te queda' })
      await expect(sums).toContainText('Apunta las horas que le dedicas')
      await expect(sums).toContainText('3.800,00 €')

      await test.step('a note without a time says how one is written, and stays', async () => {
        await page.getByLabel('Apuntar horas').fill('visita a Carmona')
        await page.getByLabel('Apuntar horas').press('Enter')
        await expect(page.getByText(/^Empieza por el tiempo/)).toBeVisible()
        await expect(page.getByLabel('Apuntar horas')).toHaveValue('visita a Carmona')
      })

      await page.getByLabel('Apuntar horas').fill('20:00 visita a Carmona')
      await expect(page.getByRole('button', { name: /20\sh en/ })).toContainText('Reuniones y visitas')
      await page.getByLabel('Apuntar horas').press('Enter')
      await expect(sums).toContainText('190,00 €')
      await expect(page.getByLabel('Apuntar horas')).toHaveValue('')
      await expect(page.getByRole('region', { name: 'Horas', exact: true })).toContainText(
        'Reuniones y visitas',
      )

      const costs = page.getByRole('region', { name: 'Gastos tuyos' })
      await costs.getByRole('button', { name: 'Añadir gasto' }).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Añadir gasto' })
      await dialog.getByLabel('En qué').fill('Gasolina y peaje, Carmona')
      await dialog.getByLabel('Importe').fill('42')
      await dialog.getByRole('button', { name: 'Guardar gasto' }).press('Enter')
      await expect(dialog).toBeHidden()
      await expect(costs).toContainText('Gasolina y peaje, Carmona')
      await expect(sums).toContainText('187,90 €')
      await expect(sums).toContainText('3.758,00 €')
      await expect(sums).toContainText('Tu media de 2199 son 283,95 €.')

      const compared = page.getByRole('region', { name: 'Tus bodas, por hora' })
      await expect(compared.getByRole('listitem')).toHaveText([
        /Inés & Tomás.*380,00/,
        /Lucía & Martín.*187,90/,
      ])
      await expectNoSidewaysScroll(page)

      await test.step('what is taken away comes back', async () => {
        await costs.getByRole('button', { name: /^Quitar Gasolina/ }).press('Enter')
        await expect(costs.getByText('Gasolina y peaje, Carmona')).toHaveCount(0)
        await page.getByRole('button', { name: 'Deshacer' }).press('Enter')
        await expect(costs).toContainText('Gasolina y peaje, Carmona')
      })

      await test.step('another wedding is one press away', async () => {
        await compared.getByRole('link', { name: 'Inés & Tomás' }).press('Enter')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inés & Tomás')
        await expect(sums).toContainText(/10\sh/)
      })
      await expectAccessible(page)
    })
  })
}

test('a clock goes on over a reload, and notes its time when it is stopped', async ({ page }) => {
  const { plannerId, weddings } = await twoWeddings(page)
  const hours = page.getByRole('region', { name: 'Horas', exact: true })
  await page.goto(`/app/planner/${plannerId}/profit/${weddings[0]}`)
  await hours.getByRole('button', { name: 'Poner el reloj en marcha' }).press('Enter')
  await expect(hours.getByText(/^En marcha:/)).toBeVisible()
  await page.reload()
  await expect(hours.getByText(/^En marcha:/)).toBeVisible()
  await page.goto(`/app/planner/${plannerId}/profit/${weddings[1]}`)
  await expect(hours.getByText(/^En marcha para Lucía & Martín:/)).toBeVisible()
  await page.goto(`/app/planner/${plannerId}/profit/${weddings[0]}`)
  await hours.getByRole('button', { name: 'Parar y apuntar' }).press('Enter')
  await expect(hours.getByRole('button', { name: 'Poner el reloj en marcha' })).toBeVisible()
  await expect(hours).toContainText('Otras cosas')
})

test('a wedding that is in no books of the planner says so', async ({ page }) => {
  await signedUp(page, 'Elena Montes', 'planner')
  const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
  await page.goto(`/app/planner/${id}/profit/0198c0de-0000-7000-8000-00000000dead`)
  await expect(page.getByText('Esta boda no está en tus cuentas.')).toBeVisible()
})
