import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  PHONE,
  signedUp,
  watchConsole,
} from '../support/journeys/journey.ts'

/** A year that every clock of a test has before it. */
const YEAR = 2199

const openCalendar = async (page: Page, search = `?ano=${YEAR}`) => {
  const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
  await page.goto(`/app/planner/${id}/calendar${search}`)
  await hydrated(page)
}

for (const size of [DESKTOP, PHONE]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size })

    test('a planner sees the year, opens a weekend and closes days', {
      tag: size === DESKTOP ? '@core' : '@landing',
    }, async ({ page }) => {
      test.setTimeout(180_000)
      const complaints = watchConsole(page)
      await signedUp(page, 'Elena Montes', 'planner')
      await createWedding(page, 'Mar & Lía', '2199-05-03')
      await createWedding(page, 'Inma & Raúl', '2199-05-04')
      await createWedding(page, 'Zoe & Pol', '2199-05-04')
      await page.goto('/app/planner')
      if (size === PHONE) await page.getByRole('button', { name: 'Abrir menú' }).click()
      await page.getByRole('link', { name: 'Calendario' }).click()
      await expect(page.getByRole('heading', { name: 'Calendario' })).toBeVisible()
      await openCalendar(page)
      await expect(page.getByText('3 bodas, 51 sábados libres, 0 guardados')).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      const saturday = page.getByRole('button', { name: /^Sábado 4 de mayo\. 2 bodas el mismo día/ })
      await saturday.click()
      const weekend = page.getByRole('dialog', { name: 'Fin de semana del 4 de mayo' })
      await expect(weekend.getByText('Tienes 2 bodas el mismo día.')).toBeVisible()
      for (const name of ['Mar & Lía', 'Inma & Raúl', 'Zoe & Pol'])
        await expect(weekend.getByRole('link', { name })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(saturday).toBeFocused()

      await page.keyboard.press('ArrowRight')
      const next = page.getByRole('button', { name: /^Sábado 11 de mayo\. Libre/ })
      await expect(next).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('button', { name: /^Sábado 8 de junio/ })).toBeFocused()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Cerrar estos días' }).click()
      const closing = page.getByRole('dialog', { name: 'Días cerrados' })
      await closing.getByLabel('Motivo').fill('Feria')
      await expectAccessible(page)
      await closing.getByRole('button', { name: 'Cerrar estos días' }).click()
      const closed = page.getByRole('button', { name: 'Sábado 8 de junio. Cerrado: Feria' })
      await expect(closed).toBeVisible()
      await expect(page.getByText('50 sábados libres')).toBeVisible()

      await page.getByRole('button', { name: 'Cerrar días' }).click()
      await closing.getByRole('button', { name: 'Quitar Feria' }).click()
      await expect(closing.getByRole('button', { name: 'Quitar Feria' })).toBeHidden()
      await page.getByRole('button', { name: 'Deshacer' }).last().click()
      await expect(closing.getByRole('button', { name: 'Quitar Feria' })).toBeVisible()
      await closing.getByRole('button', { name: 'Cancelar' }).click()
      await expect(closed).toBeVisible()
      await page.getByRole('button', { name: 'Año siguiente' }).click()
      await expect(page.getByRole('heading', { name: '2200' })).toBeVisible()
      expect(complaints).toEqual([])
    })
  })
}

test('a request that asks for a closed day says so', async ({ page }) => {
  await signedUp(page, 'Elena Montes', 'planner')
  const days = { firstDay: '2199-05-01', lastDay: '2199-05-31', label: 'Vacaciones' }
  const id = '0198c0de-0000-7000-8000-00000000c105'
  await call(page.request, 'PUT', `/planner/calendar/closures/${id}`, days)
  const asked = { name: 'Aitana & Bruno', eventDate: '2199-05-04' }
  const request = await call<{ id: string }>(page.request, 'POST', '/planner/requests', asked)
  const { id: planner } = await call<{ id: string }>(page.request, 'GET', '/profile')
  await page.goto(`/app/planner/${planner}/requests?solicitud=${request.id}`)
  await expect(page.getByText('Cerrado').first()).toBeVisible()
  await expect(page.getByText('Vacaciones: 4 de mayo de 2199.')).toBeVisible()
})
