import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  inviteIn,
  PHONE,
  watchConsole,
} from '../support/journeys/journey.ts'
import {
  atTasks,
  check,
  dueIn,
  expectTask,
  openTasks,
  rowOf,
  section,
  tasksOf,
} from '../support/journeys/tasks-journey.ts'

const FEW = [
  { title: 'Reservar la finca', due: { kind: 'days', daysBefore: 400 }, mark: 'done' },
  { title: 'Pedir los certificados', due: dueIn(-7) },
  { title: 'Hacer la lista de invitados', due: dueIn(4), rule: { fact: 'guestsAdded' } },
  { title: 'Mirar alianzas', due: dueIn(10) },
] as const

test('a blank list is written line by line, ticked, undone and kept', { tag: '@core' }, async ({ page }) => {
  const complaints = watchConsole(page)
  const weddingId = await atTasks(page, [])
  await hydrated(page)
  await page.getByRole('button', { name: 'Empezar en blanco' }).click()
  await page.getByRole('button', { name: 'Añadir tarea' }).click()
  const line = section(page, 'Seis meses antes').getByRole('textbox')
  await expect(line).toBeFocused()
  for (const title of ['Mirar alianzas', 'Llamar a «Tía» Pilar 🎉']) {
    await line.fill(title)
    await page.keyboard.press('Enter')
    await expect(line).toBeFocused()
    await expect(line).toHaveValue('')
  }
  await page.keyboard.press('Escape')
  await expect(line).not.toBeFocused()
  await check(page, 'Mirar alianzas').check()
  await expectTask(page, weddingId, { title: 'Mirar alianzas', mark: 'done' })
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(check(page, 'Mirar alianzas')).not.toBeChecked()
  await expectTask(page, weddingId, { title: 'Mirar alianzas', mark: null })
  await page.reload()
  await expect(rowOf(page, 'Llamar a «Tía» Pilar 🎉')).toBeVisible()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('a few answers choose a list, which comes with what is done already', async ({ page }) => {
  const complaints = watchConsole(page)
  const weddingId = await atTasks(page, [])
  await call(page.request, 'PATCH', `/weddings/${weddingId}/budget`, { totalBudget: 20_000 })
  await page.reload()
  const list = page.getByRole('region', { name: 'La lista' })
  await hydrated(page)
  await expect(list.getByText('Una ya está hecha por lo que hay en la boda.')).toBeVisible()
  await expect(list.getByText('Vais con cinco meses: estas nueve primero')).toBeVisible()
  const count = async () => Number(await list.getByRole('status').locator('b').textContent())
  const civil = await count()
  await page.getByText('Por la Iglesia', { exact: true }).first().click()
  await expect(page.getByRole('radio', { name: 'Por la Iglesia' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Niños' }).check({ force: true })
  const chosen = await count()
  expect(chosen).not.toBe(civil)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Usar esta lista' }).click()
  await expect(page.getByText(`${chosen} tareas en la lista.`)).toBeVisible()
  await expect(section(page, 'Seis meses antes')).toBeVisible()
  expect(await tasksOf(page, weddingId)).toHaveLength(chosen)
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
  expect(complaints).toEqual([])
})

test('what is late is said without red, and what is done folds away', async ({ page }) => {
  await atTasks(page, [...FEW])
  await expect(rowOf(page, 'Pedir los certificados').getByText(/^Iba para el/)).toBeVisible()
  await expect(page.getByText('se quedó atrás')).toBeVisible()
  await expect(section(page, 'Doce meses antes').getByText('Todo hecho')).toBeAttached()
  await expect(rowOf(page, 'Reservar la finca')).toBeHidden()
  await page.getByRole('button', { name: 'Doce meses antes', exact: true }).click()
  await expect(check(page, 'Reservar la finca')).toBeChecked()
  await page.getByText('Hechas', { exact: true }).click()
  await expect(rowOf(page, 'Mirar alianzas')).toBeHidden()
  await page.getByText('Pendientes', { exact: true }).click()
  await page.getByRole('searchbox', { name: 'Buscar tareas' }).fill('ALIÁNZAS')
  await expect(rowOf(page, 'Mirar alianzas')).toBeVisible()
  await expect(rowOf(page, 'Pedir los certificados')).toBeHidden()
  await page.getByRole('searchbox', { name: 'Buscar tareas' }).fill('vestido')
  await expect(page.getByText('Ninguna tarea con «vestido».')).toBeVisible()
})

test('a task ticks itself while the list is open, when another member makes its fact true', async ({
  page,
  browser,
}) => {
  const weddingId = await atTasks(page, [...FEW])
  await hydrated(page)
  const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
  await call(martin.request, 'POST', `/weddings/${weddingId}/guests`, { fullName: 'Pilar Aguirre' })
  const said = '«Hacer la lista de invitados» se ha marcado sola: hay invitados en la lista.'
  await expect(page.getByText(said)).toBeVisible()
  await expect(check(page, 'Hacer la lista de invitados')).toBeChecked()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(check(page, 'Hacer la lista de invitados')).not.toBeChecked()
  await expectTask(page, weddingId, { title: 'Hacer la lista de invitados', mark: 'open' })
})

test('everything about a task is edited in its panel, also without a network', async ({ page }) => {
  const weddingId = await atTasks(page, [...FEW])
  await hydrated(page)
  await page.getByRole('button', { name: 'Mirar alianzas', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Mirar alianzas' })
  await panel.getByRole('button', { name: 'Lucía', exact: true }).click()
  await panel.getByRole('button', { name: 'Otra persona' }).click()
  await panel.getByRole('textbox', { name: 'Nombre de otra persona' }).fill('Tía Pilar')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Tía Pilar')).toBeVisible()
  await panel.getByRole('button', { name: 'Fijar este día' }).click()
  await expect(panel.getByText(/Es un día fijo/)).toBeVisible()
  await page.context().setOffline(true)
  await panel.getByRole('textbox', { name: 'Notas' }).fill('Oro blanco')
  await panel.getByRole('textbox', { name: 'Tarea' }).fill('Comprar alianzas')
  await page.keyboard.press('Enter')
  await page.context().setOffline(false)
  await expectTask(page, weddingId, { title: 'Comprar alianzas', notes: 'Oro blanco' })
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(rowOf(page, 'Comprar alianzas').getByText('Lucía y Tía Pilar')).toBeAttached()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('tasks are added at the bottom, and one is removed and comes back', async ({ page }) => {
    const weddingId = await atTasks(page, [...FEW])
    await hydrated(page)
    await page.getByRole('textbox', { name: 'Añadir tarea' }).fill('Probar la tarta')
    await page.keyboard.press('Enter')
    await expectTask(page, weddingId, { title: 'Probar la tarta' })
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Probar la tarta', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Probar la tarta' })
    await panel.getByRole('button', { name: 'Más acciones' }).click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    await expect(rowOf(page, 'Probar la tarta')).toBeHidden()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(rowOf(page, 'Probar la tarta')).toBeVisible()
    await openTasks(page, weddingId)
    await expect(rowOf(page, 'Probar la tarta')).toBeVisible()
  })
})

test('on a phone the filters of several people are pulled along, and the screen does not become wider', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const people = ['Martín Aguirre', 'Elena Montes', 'Carmen Soto']
  await atTasks(
    page,
    people.map((name) => ({ title: `Llamar a ${name}`, assignees: [{ kind: 'person', name }] })),
  )
  const filters = page.getByRole('radiogroup', { name: 'Filtrar' })
  await expect(filters.getByText('De Carmen')).toBeAttached()
  await expectNoSidewaysScroll(page)
  await filters.getByText('Hechas').scrollIntoViewIfNeeded()
  await expect(filters.getByText('Hechas')).toBeInViewport({ ratio: 1 })
})
