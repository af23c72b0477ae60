import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
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

/** A week that every clock of a test has before it: Monday 29 April to Sunday 5 May. */
const WEEK = '?vista=semana&dia=2199-05-01'

const openWeek = async (page: Page) => {
  const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
  await page.goto(`/app/planner/${id}/calendar${WEEK}`)
  await hydrated(page)
}

const addVisit = (page: Page, fields: object = {}) =>
  call<{ id: string }>(page.request, 'POST', '/planner/calendar/appointments', {
    ...{ kind: 'visit', title: 'Visita', day: '2199-04-30', startsAt: 720, endsAt: 840, place: 'Carmona' },
    ...fields,
  })

for (const size of [DESKTOP, PHONE]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size })

    test('a planner adds an appointment, changes it, and takes it back', { tag: '@core' }, async ({
      page,
    }) => {
      test.setTimeout(180_000)
      const complaints = watchConsole(page)
      await signedUp(page, 'Elena Montes', 'planner')
      await createWedding(page, 'Inés & Tomás', '2199-05-04')
      await openWeek(page)
      await expect(page.getByRole('heading', { name: '29 abr – 5 may de 2199' })).toBeVisible()
      await expect(page.getByText('Una boda', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Añadir cita' }).click()
      const dialog = page.getByRole('dialog', { name: 'Añadir cita' })
      await dialog.getByLabel('Desde').fill('mañana')
      await dialog.getByRole('button', { name: 'Añadir cita' }).click()
      await expect(dialog.getByText('Escribe una hora: 10:30.')).toBeVisible()
      await dialog.getByLabel('Desde').fill('20:30')
      await dialog.getByLabel('Hasta').fill('1')
      await expect(dialog.getByText('Del día siguiente')).toBeVisible()
      await dialog.getByLabel('Hasta').fill('22')
      await dialog.getByLabel('Título').fill('Prueba de menú')
      await dialog.getByRole('button', { name: /Boda o solicitud/ }).click()
      await page.getByRole('option', { name: 'Inés & Tomás' }).click()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Añadir cita' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText('Una cita y una boda')).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await expect(page.getByRole('link', { name: 'Abrir la agenda de Inés & Tomás' })).toBeVisible()

      await page.getByRole('button', { name: /Prueba de menú/ }).click()
      const editing = page.getByRole('dialog', { name: 'Cambiar cita' })
      await editing.getByLabel('Lugar').fill('Hacienda Los Naranjos')
      await editing.getByRole('button', { name: 'Guardar' }).click()
      await expect(editing).toBeHidden()
      await expect(page.getByText('Hacienda Los Naranjos').locator('visible=true')).toBeVisible()
      await page.getByRole('button', { name: /Prueba de menú/ }).click()
      await editing.getByRole('button', { name: 'Quitar cita' }).click()
      await expect(page.getByText('Una boda', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Deshacer' }).click()
      await expect(page.getByText('Una cita y una boda')).toBeVisible()
      expect(complaints).toEqual([])
    })

    test('a planner takes the calendar to their phone', async ({ page }) => {
      test.setTimeout(120_000)
      await signedUp(page, 'Elena Montes', 'planner')
      await createWedding(page, 'Inés & Tomás', '2199-05-04')
      await addVisit(page)
      await openWeek(page)
      await page.getByRole('button', { name: 'Llevar a mi móvil' }).click()
      const dialog = page.getByRole('dialog', { name: 'Llevar a mi móvil' })
      await dialog.getByRole('button', { name: 'Crear mi dirección' }).click()
      const file = dialog.getByRole('link', { name: 'Bajar .ics' })
      const names = async () => {
        const answer = await page.request.get((await file.getAttribute('href'))!)
        const events = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent')
        return events.map((event) => event.getFirstPropertyValue('summary'))
      }
      expect(await names()).toEqual(['Boda: Inés & Tomás', 'Visita'])
      await expectAccessible(page)
      const before = (await file.getAttribute('href'))!
      await dialog.getByText('Bodas', { exact: true }).click()
      await expect.poll(names).toEqual(['Visita'])
      await dialog.getByRole('button', { name: 'Renovar' }).click()
      await dialog.getByRole('button', { name: 'Renovar' }).click()
      await expect(file).not.toHaveAttribute('href', before)
      expect((await page.request.get(before)).status()).toBe(404)
      expect(await names()).toEqual(['Visita'])
      await dialog.getByRole('button', { name: 'Anular' }).click()
      await dialog.getByRole('button', { name: 'Anular' }).click()
      await expect(dialog.getByRole('button', { name: 'Crear mi dirección' })).toBeVisible()
    })
  })
}

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP })

  test('an appointment is moved and lengthened with keys and with the pointer, which is undone', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await signedUp(page, 'Elena Montes', 'planner')
    await addVisit(page)
    await addVisit(page, { title: 'Flores', startsAt: 780, endsAt: 900 })
    await openWeek(page)
    const visit = page.getByRole('button', { name: /^Visita, / })
    await expect(visit).toHaveAccessibleName(/martes 30, 12:00 – 14:00/)
    const [one, other] = [
      await visit.boundingBox(),
      await page.getByRole('button', { name: /^Flores/ }).boundingBox(),
    ]
    expect(one!.x + one!.width).toBeLessThanOrEqual(other!.x)

    await visit.focus()
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Shift+ArrowUp']) {
      await page.keyboard.press(key)
      await expect(visit).toBeFocused()
    }
    await expect(visit).toHaveAccessibleName(/miércoles 1, 12:30 – 14:15/)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(visit).toHaveAccessibleName(/martes 30, 12:00 – 14:00/)
    await page.reload()
    await expect(visit).toHaveAccessibleName(/martes 30, 12:00 – 14:00/)
    await hydrated(page)

    const { x, y, width } = (await visit.boundingBox())!
    await page.mouse.move(x + width / 2, y + 20)
    await page.mouse.down()
    const day = (await page.getByRole('heading', { name: /jue/ }).boundingBox())!
    await page.mouse.move(day.x + width / 2, y + 20 + 80.64, { steps: 6 })
    await page.mouse.up()
    await expect(visit).toHaveAccessibleName(/jueves 2, 14:00 – 16:00/)
    await expect(page.getByText('«Visita»: jueves 2, 14:00 – 16:00.')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})
