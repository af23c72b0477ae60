import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  inviteIn,
  PHONE,
} from '../support/journeys/journey.ts'
import {
  atTasks,
  check,
  dueIn,
  expectTask,
  inDays,
  openTasks,
  rowOf,
  tasksOf,
} from '../support/journeys/tasks-journey.ts'

const TWO = [
  { title: 'Mirar alianzas', due: dueIn(10), notes: 'Oro blanco' },
  { title: 'Ir al notario', due: { kind: 'day', on: inDays(5) } },
] as const

const menu = { name: 'Imprimir, exportar o importar' }

test('a list is taken in part, and taken back', async ({ page }) => {
  const weddingId = await atTasks(page, [])
  await hydrated(page)
  const list = page.getByRole('region', { name: 'La lista' })
  const whole = Number(await list.getByRole('status').locator('b').textContent())
  const first = list.getByRole('listitem').first()
  const after = list.getByRole('checkbox', { name: 'Después', exact: true })
  await after.uncheck()
  await expect(after).not.toBeChecked()
  await first.getByRole('listitem').first().getByRole('checkbox').uncheck()
  await expect(list.getByRole('checkbox').first()).toHaveJSProperty('indeterminate', true)
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
  const taken = Number(await list.getByRole('status').locator('b').textContent())
  expect(taken).toBeLessThan(whole - 1)
  await page.getByRole('button', { name: 'Usar estas' }).click()
  await expect(page.getByText(`${taken} tareas en la lista.`)).toBeVisible()
  expect(await tasksOf(page, weddingId)).toHaveLength(taken)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Las tareas añadidas ya no están.')).toBeVisible()
  await expect(page.getByText('¿Empezamos con una lista?')).toBeVisible()
  expect(await tasksOf(page, weddingId)).toEqual([])
})

test('the list goes out as a file and on paper', async ({ page }) => {
  await atTasks(page, [...TWO])
  await hydrated(page)
  for (const [label, name] of [
    ['Exportar Excel', 'tareas.xlsx'],
    ['Exportar CSV', 'tareas.csv'],
  ] as const) {
    await page.getByRole('button', menu).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: label }).click(),
    ])
    expect(download.suggestedFilename()).toBe(name)
    if (name.endsWith('.csv')) {
      const csv = await readFile(await download.path(), 'utf8')
      expect(csv).toContain('Mirar alianzas')
      expect(csv).toContain('140 días antes')
    }
  }
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('cell', { name: 'Mirar alianzas Oro blanco' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeHidden()
})

test('a pasted list is shown before it comes, without what is there already', async ({ page }) => {
  const weddingId = await atTasks(page, [...TWO])
  await hydrated(page)
  await page.getByRole('button', menu).click()
  await page.getByRole('menuitem', { name: 'Importar tareas' }).click()
  await page.getByText('Pegar texto', { exact: true }).click()
  const lines = [
    'Dos meses antes',
    'Llamar a Pilar, y al cura',
    '[x] Tarta',
    'MIRAR ALIANZAS',
    'a'.repeat(201),
  ]
  await page.getByRole('textbox', { name: 'Una tarea por línea' }).fill(lines.join('\n'))
  await page.getByRole('button', { name: 'Leer la lista' }).click()
  await expect(page.getByText('Una ya está en la lista y no está marcada.')).toBeVisible()
  await expect(page.getByText('La fila 5 es demasiado larga y no viene.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Añadir 2 tareas' }).click()
  await expect(page.getByText('2 tareas en la lista.')).toBeVisible()
  await expectTask(page, weddingId, {
    title: 'Llamar a Pilar, y al cura',
    due: { kind: 'days', daysBefore: 61 },
  })
  await expectTask(page, weddingId, { title: 'Tarta', mark: 'done' })
  expect(await tasksOf(page, weddingId)).toHaveLength(4)
})

test('a couple without tasks begins with the list that they have', async ({ page }) => {
  const weddingId = await atTasks(page, [])
  await hydrated(page)
  await page.getByRole('button', { name: 'Importar tareas' }).click()
  await page.getByText('Pegar texto', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Una tarea por línea' }).fill('Mirar alianzas\nTarta')
  await page.getByRole('button', { name: 'Leer la lista' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Añadir 2 tareas' }).click()
  await expect(page.getByText('2 tareas en la lista.')).toBeVisible()
  await expect(rowOf(page, 'Mirar alianzas')).toBeVisible()
  await expectTask(page, weddingId, { title: 'Tarta' })
})

test('a file of another product comes, and one that is none is refused in words', async ({ page }) => {
  const weddingId = await atTasks(page, [...TWO])
  await hydrated(page)
  await page.getByRole('button', menu).click()
  await page.getByRole('menuitem', { name: 'Importar tareas' }).click()
  const file = page.locator('input[type=file]')
  const bad = { name: 'foto.csv', mimeType: 'text/csv', buffer: Buffer.from([0, 255, 254, 0, 1, 2]) }
  await file.setInputFiles(bad)
  await expect(page.getByRole('alert')).not.toBeEmpty()
  const csv =
    'Task,Due Date,Completed,Assigned To\nBook venue,4/25/2027,TRUE,Lucía\nOrder cake,4/13/2027,,Ana\n'
  await file.setInputFiles({ name: 'checklist.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('button', { name: 'Añadir 2 tareas' }).click()
  await expectTask(page, weddingId, {
    title: 'Order cake',
    due: { kind: 'day', on: '2027-04-13' },
    assignees: [{ kind: 'person', name: 'Ana' }],
  })
})

test('a member who may only see the tasks has no controls', async ({ page, browser }) => {
  const weddingId = await atTasks(page, [...TWO])
  const aunt = await inviteIn(browser, page, weddingId, 'Pilar Vidal', 'couple', 'family')
  await openTasks(aunt, weddingId)
  await hydrated(aunt)
  await expect(check(aunt, 'Mirar alianzas')).toBeDisabled()
  await expect(rowOf(aunt, 'Mirar alianzas')).toHaveAttribute('draggable', 'false')
  await expect(aunt.getByRole('button', { name: 'Añadir tarea' })).toBeHidden()
  await expect(aunt.getByRole('button', { name: /^Cambiar el nombre/ })).toBeHidden()
  await aunt.getByRole('button', { name: 'Mirar alianzas', exact: true }).focus()
  for (const key of ['F2', 'Alt+ArrowDown']) await aunt.keyboard.press(key)
  await expect(aunt.getByRole('textbox', { name: 'Nombre de la tarea' })).toBeHidden()
  await aunt.getByRole('button', menu).click()
  await expect(aunt.getByRole('menuitem', { name: 'Imprimir' })).toBeVisible()
  await expect(aunt.getByRole('menuitem', { name: 'Importar tareas' })).toBeHidden()
})
