import type { Page } from '@playwright/test'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
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
import { press } from './vendor-journey.ts'

const TODAY = dayInMadrid(new Date())
const at = (weddingId: string) => `/weddings/${weddingId}/tasks`

async function openTasks(page: Page) {
  const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
  await page.goto(`/app/planner/${id}/tasks`)
  await hydrated(page)
}

for (const size of [DESKTOP, PHONE]) {
  test.describe(`at ${size.width} px a planner`, () => {
    test.use({ viewport: size, hasTouch: size === PHONE })

    test('sees the week of all weddings, ticks, reminds, and shows what the couple did not see', async ({
      page: lucia,
      browser,
    }) => {
      await signedUp(lucia, 'Lucía Herrera', 'couple')
      const weddingId = await createWedding(lucia, 'Lucía & Martín', shiftDay(TODAY, 141))
      const elena = await inviteIn(browser, lucia, weddingId, 'Elena Soto', 'planner')
      const due = (days: number) => ({ kind: 'day', on: shiftDay(TODAY, days) })
      await call(lucia.request, 'POST', at(weddingId), { title: 'Elegir alianzas', due: due(-3) })
      await call(elena.request, 'POST', at(weddingId), {
        title: 'Preparar la sorpresa',
        due: due(0),
        isDraft: true,
      })

      const vendor = { name: 'La Alacena', cost: 500 }
      const path = `/weddings/${weddingId}`
      const { id: vendorId } = await call<{ id: string }>(lucia.request, 'POST', `${path}/vendors`, {
        vendorType: 'catering',
      })
      await call(lucia.request, 'PATCH', `${path}/vendors/${vendorId}`, vendor)
      await call(lucia.request, 'PATCH', `${path}/payment-plans/${vendorId}`, {
        instalments: [
          {
            ...{ id: crypto.randomUUID(), concept: 'Señal', shares: [], isRefundable: null },
            ...{ size: { kind: 'amount', cents: 10_000 }, due: due(0) },
          },
        ],
      })

      await test.step('what was left behind first', async () => {
        await openTasks(elena)
        await expect(elena.getByRole('region', { name: 'Se quedó atrás' })).toContainText('Elegir alianzas')
        await expect(elena.getByText('Preparar la sorpresa')).toBeVisible()
        await expectAccessible(elena)
        await expectNoSidewaysScroll(elena)
      })

      await test.step('the same by person, with its payments', async () => {
        await expect(elena.getByText('Pago de señal a La Alacena')).toBeVisible()
        await elena.getByRole('button', { name: /Orden/ }).press('Enter')
        await elena.getByRole('option', { name: 'Por persona' }).press('Enter')
        const own = elena.getByRole('region', { name: 'Tú' })
        await expect(own).toContainText('Pago de señal a La Alacena')
        await expect(own).toContainText('100,00')
        await expect(elena.getByRole('region', { name: 'Sin nadie' })).toContainText('Elegir alianzas')
        await expectAccessible(elena)
        await expectNoSidewaysScroll(elena)
      })

      await test.step('a reminder, once a day', async () => {
        await press(elena, 'Recordar a Lucía & Martín')
        await expect(elena.getByText('Recordado hoy')).toBeVisible()
      })

      await test.step('a task of the couple, there at once for both', async () => {
        await lucia.goto(`/app/couple/${weddingId}/tasks`)
        await hydrated(lucia)
        await expect(lucia.getByText('Preparar la sorpresa')).toHaveCount(0)
        await elena
          .getByRole('checkbox', { name: 'Hecha: Elegir alianzas, Lucía & Martín' })
          .check({ force: true })
        await expect(elena.getByText('«Elegir alianzas», hecha.')).toBeVisible()
        await expect
          .poll(async () =>
            (await call<{ title: string; mark: string | null }[]>(lucia.request, 'GET', at(weddingId))).map(
              ({ title, mark }) => [title, mark],
            ),
          )
          .toEqual([['Elegir alianzas', 'done']])
      })

      await test.step('and what is shown to the couple comes to their open page', async () => {
        await elena.goto(`/app/couple/${weddingId}/tasks`)
        await hydrated(elena)
        await press(elena, 'Mostrar a la pareja')
        await expect(elena.getByText('La pareja ya ve «Preparar la sorpresa».')).toBeVisible()
        await expect(lucia.getByText('Preparar la sorpresa').first()).toBeVisible()
      })
    })

    test('keeps a template, and begins a wedding with it', async ({ page: lucia, browser }) => {
      await signedUp(lucia, 'Lucía Herrera', 'couple')
      const weddingId = await createWedding(lucia, 'Lucía & Martín', shiftDay(TODAY, 400))
      const elena = await inviteIn(browser, lucia, weddingId, 'Elena Soto', 'planner')

      await test.step('made from the suggested list', async () => {
        await openTasks(elena)
        await elena.getByRole('tab', { name: /^Plantillas/ }).click()
        await press(elena, 'Nueva plantilla')
        const dialog = elena.getByRole('dialog', { name: 'Nueva plantilla' })
        await dialog.getByLabel('Nombre').fill('Boda de campo')
        await press(dialog, 'Crear plantilla')
        await expect(elena.getByRole('heading', { level: 1, name: 'Boda de campo' })).toBeVisible()
        await expectAccessible(elena)
        await expectNoSidewaysScroll(elena)
      })

      await test.step('with a task of her own, saved when she says so', async () => {
        const field = elena.getByLabel('Añadir a «Seis meses antes»')
        await field.fill('Visita técnica con luz de tarde')
        await field.press('Enter')
        await expect(elena.getByLabel('Tarea: Visita técnica con luz de tarde')).toBeVisible()
        await press(elena, 'Añadir una nota a Visita técnica con luz de tarde')
        await elena
          .getByRole('textbox', { name: 'Nota de Visita técnica con luz de tarde' })
          .fill('Con el fotógrafo')
        await expectAccessible(elena)
        await expectNoSidewaysScroll(elena)
        await press(elena, 'Guardar')
        await expect(elena.getByText(/^Plantilla guardada/)).toBeVisible()
        await expect(elena.getByText(/^Solo por lo civil/).first()).toBeVisible()
      })

      await test.step('and used in a wedding, as one act', async () => {
        await elena.goto(`/app/couple/${weddingId}/tasks`)
        await hydrated(elena)
        await press(elena, 'Ver «Boda de campo»')
        await press(elena.getByRole('dialog', { name: 'Boda de campo' }), 'Usar esta lista')
        await expect(elena.getByText(/tareas en la lista\.$/)).toBeVisible()
        const tasks = async () => call<{ notes: string | null }[]>(lucia.request, 'GET', at(weddingId))
        await expect.poll(async () => (await tasks()).length).toBeGreaterThan(20)
        expect((await tasks()).map(({ notes }) => notes)).toContain('Con el fotógrafo')
      })
    })
  })
}

test('a week whose payments and agendas do not come says so, and not that nothing is left', async ({
  page,
}) => {
  await signedUp(page, 'Elena Soto', 'planner')
  await createWedding(page, 'Lucía & Martín', shiftDay(TODAY, 141))
  const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
  await page.goto(`/app/planner/${id}`)
  await hydrated(page)
  await page.route('**/api/planner/week-events', (route) => route.fulfill({ status: 404, json: {} }))
  await page.getByRole('link', { name: 'Tareas' }).press('Enter')
  const line = page.getByText('No hemos podido cargar los pagos, las respuestas y la agenda de la semana.')
  await expect(line).toBeVisible()
  await expect(page.getByText('No queda nada hasta el domingo.')).toBeHidden()
  await page.unroute('**/api/planner/week-events')
  await page.getByRole('button', { name: 'Reintentar' }).press('Enter')
  await expect(page.getByText('No queda nada hasta el domingo.')).toBeVisible()
  await expect(line).toBeHidden()
})
