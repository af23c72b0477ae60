import { expect, test } from '../support/journeys/browser-test.ts'
import { call, hydrated, inviteIn, watchConsole } from '../support/journeys/journey.ts'
import {
  atTasks,
  dueIn,
  expectTask,
  inDays,
  openTasks,
  rowOf,
  section,
  tasksOf,
} from '../support/journeys/tasks-journey.ts'

const TWO = [
  { title: 'Mirar alianzas', due: dueIn(10) },
  { title: 'Ir al notario', due: { kind: 'day', on: inDays(5) } },
] as const

const title = (page: Parameters<typeof rowOf>[0], name: string) =>
  page.getByRole('button', { name, exact: true })

test('a task is dragged to another section, and back by Deshacer', async ({ page }) => {
  const complaints = watchConsole(page)
  const weddingId = await atTasks(page, [...TWO])
  await hydrated(page)
  const next = section(page, 'Cuatro meses antes')
  await rowOf(page, 'Mirar alianzas').dragTo(next)
  await expect(next.getByText('Mirar alianzas')).toBeVisible()
  await expect(page.getByText(/^«Mirar alianzas» pasa a «Cuatro meses antes», /)).toBeVisible()
  await expectTask(page, weddingId, { title: 'Mirar alianzas', due: { kind: 'days', daysBefore: 106 } })
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(section(page, 'Seis meses antes').getByText('Mirar alianzas')).toBeVisible()
  await expectTask(page, weddingId, { title: 'Mirar alianzas', due: dueIn(10) })
  await rowOf(page, 'Ir al notario').dragTo(next)
  await expect(page.getByText(/Ya no tiene un día fijo\.$/)).toBeVisible()
  expect(complaints).toEqual([])
})

test('the keys go from task to task and move one, also without a network', async ({ page }) => {
  const weddingId = await atTasks(page, [...TWO])
  await hydrated(page)
  await title(page, 'Ir al notario').focus()
  await page.keyboard.press('ArrowDown')
  await expect(title(page, 'Mirar alianzas')).toBeFocused()
  await page.context().setOffline(true)
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(section(page, 'Tres meses antes').getByText('Mirar alianzas')).toBeVisible()
  await expect(title(page, 'Mirar alianzas')).toBeFocused()
  await expect(page.getByText(/^«Mirar alianzas» pasa a «Tres meses antes», /)).toBeVisible()
  await page.context().setOffline(false)
  await expectTask(page, weddingId, { title: 'Mirar alianzas', due: { kind: 'days', daysBefore: 76 } })
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText('No hay otro tramo antes.')).toBeAttached()
})

test('a title is edited in its row', async ({ page }) => {
  const weddingId = await atTasks(page, [...TWO])
  await hydrated(page)
  const field = page.getByRole('textbox', { name: 'Nombre de la tarea' })
  await title(page, 'Mirar alianzas').focus()
  await page.keyboard.press('F2')
  await field.fill('Comprar alianzas')
  await page.keyboard.press('Escape')
  await expect(title(page, 'Mirar alianzas')).toBeFocused()
  await rowOf(page, 'Mirar alianzas').hover()
  await page.getByRole('button', { name: 'Cambiar el nombre de Mirar alianzas' }).click()
  await field.fill('  Comprar   alianzas ')
  await page.keyboard.press('Enter')
  await expect(title(page, 'Comprar alianzas')).toBeFocused()
  await expectTask(page, weddingId, { title: 'Comprar alianzas' })
  await page.keyboard.press('F2')
  await field.fill('')
  await page.keyboard.press('Enter')
  await expect(title(page, 'Comprar alianzas')).toBeVisible()
})

test('a title that both have changed shows the other one beside it', async ({ page, browser }) => {
  const weddingId = await atTasks(page, [...TWO])
  const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
  await openTasks(page, weddingId)
  await hydrated(page)
  await title(page, 'Mirar alianzas').focus()
  await page.keyboard.press('F2')
  const field = page.getByRole('textbox', { name: 'Nombre de la tarea' })
  await field.fill('Comprar alianzas')
  const { id } = (await tasksOf(page, weddingId)).find((one) => one.title === 'Mirar alianzas')!
  const renamed = { title: 'Elegir alianzas' }
  await call(martin.request, 'PATCH', `/weddings/${weddingId}/tasks/${id}`, renamed)
  await expect(page.getByText(/Elegir alianzas/)).toBeVisible()
  await expect(field).toHaveValue('Comprar alianzas')
  await page.keyboard.press('Enter')
  await expectTask(page, weddingId, { title: 'Comprar alianzas' })
})
