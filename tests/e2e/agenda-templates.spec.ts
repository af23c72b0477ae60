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
} from '../support/journeys/journey.ts'

type Item = { title: string; time: { startsAt: number } }

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('the agenda of a wedding begins that of the next, by its ceremony', async ({ page }) => {
      test.setTimeout(120_000)
      await signedUp(page, 'Elena Montes', 'planner')
      const first = await createWedding(page, 'Inés & Tomás', '2199-06-10')
      const item = (title: string, startsAt: number, over: object = {}) => ({
        ...{ title, time: { startsAt, endsAt: startsAt + 30 }, place: 'Finca El Roble' },
        ...over,
      })
      await call(page.request, 'POST', `/weddings/${first}/agenda/days`, {
        ...{ name: 'Boda', date: '2199-06-10' },
        items: [item('Ceremonia civil', 1080, { isFixed: true }), item('Cóctel', 1140)],
      })
      await page.goto(`/app/couple/${first}/day-b`)
      await hydrated(page)
      await page.getByRole('button', { name: 'Imprimir, exportar y días' }).press('Enter')
      await page.getByRole('menuitem', { name: 'Guardar como plantilla' }).press('Enter')
      const saving = page.getByRole('dialog', { name: 'Guardar como plantilla' })
      await expect(saving).toContainText('1 día y 2 momentos')
      await expect(saving.getByLabel('Hora de la ceremonia')).toHaveValue('18:00')
      await saving.getByLabel('Nombre').fill('Boda de finca')
      await expectAccessible(page)
      await saving.getByRole('button', { name: 'Guardar plantilla' }).press('Enter')
      await expect(page.getByText('«Boda de finca» está entre tus plantillas de agenda.')).toBeVisible()

      const next = await createWedding(page, 'Ana & Luis', '2199-07-15')
      await page.goto(`/app/couple/${next}/day-b`)
      await hydrated(page)
      await page.getByRole('button', { name: 'De una plantilla' }).press('Enter')
      const templates = page.getByRole('dialog', { name: 'Plantillas de agenda' })
      await expectAccessible(page)
      await templates.getByRole('button', { name: 'Usar Boda de finca' }).press('Enter')
      const using = page.getByRole('dialog', { name: 'Boda de finca' })
      await using.getByLabel('Hora de la ceremonia').fill('12:30')
      await expect(using.getByRole('region', { name: 'Boda' })).toContainText('13:30')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await using.getByRole('button', { name: 'Poner en la agenda' }).press('Enter')
      await expect(page.getByText('2 momentos, en la agenda.')).toBeVisible()
      const agenda = () => call<Item[]>(page.request, 'GET', `/weddings/${next}/agenda/items`)
      const placed = await agenda()
      expect(placed.map(({ title, time }) => [title, time.startsAt]).toSorted()).toEqual([
        ['Ceremonia civil', 750],
        ['Cóctel', 810],
      ])
      expect(JSON.stringify(placed)).not.toContain('Finca El Roble')
      await page.getByRole('button', { name: 'Deshacer' }).last().press('Enter')
      await expect.poll(agenda).toEqual([])
    })

    test('a template is replaced as it was shown, and not when another page has changed it since', async ({
      page,
    }) => {
      await signedUp(page, 'Elena Montes', 'planner')
      const wedding = await createWedding(page, 'Inés & Tomás', '2199-06-10')
      await call(page.request, 'POST', `/weddings/${wedding}/agenda/days`, {
        ...{ name: 'Boda', date: '2199-06-10' },
        items: [{ title: 'Brindis', time: { startsAt: 1140, endsAt: 1170 } }],
      })
      const day = (titles: string[]) => ({
        ...{ name: 'Boda', offset: 0 },
        items: titles.map((title) => ({ title, time: { startsAt: 1080, endsAt: null } })),
      })
      const template = (titles: string[]) => ({ name: 'De finca', ceremonyAt: null, days: [day(titles)] })
      const path = '/planner/agenda-templates/01990000-0000-7000-8000-00000000a001'
      const stored = await call<{ days: unknown[] }>(page.request, 'PUT', path, {
        ...template(['Ceremonia', 'Cóctel']),
        was: null,
      })
      await page.goto(`/app/couple/${wedding}/day-b`)
      await hydrated(page)
      await page.getByRole('button', { name: 'Imprimir, exportar y días' }).press('Enter')
      await page.getByRole('menuitem', { name: 'Guardar como plantilla' }).press('Enter')
      const saving = page.getByRole('dialog', { name: 'Guardar como plantilla' })
      await saving.getByRole('button', { name: /^Con un nombre nuevo/ }).press('Enter')
      await page.getByRole('option', { name: 'En lugar de «De finca»' }).press('Enter')
      await expect(saving.getByText('Tiene 1 día y 2 momentos.')).toBeVisible()
      await expectAccessible(page)
      const { id: _, ...was } = stored as { id: string; days: unknown[] }
      await call(page.request, 'PUT', path, { ...template(['Ceremonia']), was })
      await saving.getByRole('button', { name: 'Sustituir' }).press('Enter')
      await expect(saving.getByText(/^Esa plantilla ha cambiado desde que la abriste/)).toBeVisible()
      expect((await call<{ days: unknown[] }>(page.request, 'GET', path)).days).toMatchObject([
        { items: [{ title: 'Ceremonia' }] },
      ])
    })
  })
}
