import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  answer,
  atGuests,
  choose,
  emailCell,
  expectSaved,
  expectTotal,
  guestsOf,
  nameCell,
  newName,
  notesCell,
  row,
} from '../support/journeys/guest-journey.ts'
import {
  call,
  expectAccessible,
  expectNoSidewaysScroll,
  inviteIn,
  watchConsole,
} from '../support/journeys/journey.ts'

const THREE = [
  { fullName: 'Carmen Aguirre', email: 'carmen@correo.example', rsvp: true, notes: 'Abuela de Martín' },
  { fullName: 'Íñigo Lasa' },
  { fullName: 'Begoña Ruiz', rsvp: false, notes: 'Vegetariana' },
]

test('an empty list asks whom to invite and offers three ways to begin', async ({ page }) => {
  await atGuests(page, [])
  await expect(page.getByText('¿A quién quieres ver allí?')).toBeVisible()
  await expect(page.getByRole('button', { name: /Importar CSV o Excel/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /Pegar texto/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: /Añadir a mano/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Añadir invitado' })
  await dialog.getByRole('button', { name: 'Añadir invitado' }).click()
  await expect(dialog.getByText('Escribe el nombre.')).toBeVisible()
  await expect(dialog.getByLabel('Nombre completo')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('Nombre completo').fill('Teo Lasa')
  await dialog.getByLabel('Email').fill('teo en casa de su tía')
  await page.keyboard.press('Enter')
  await expectTotal(page, 1)
  await expect(emailCell(page, 'Teo Lasa')).toHaveValue('teo en casa de su tía')
})

test('the table counts the answers and breaks no rule of accessibility', async ({ page }) => {
  const complaints = watchConsole(page)
  await atGuests(page, THREE)
  await expectTotal(page, 3)
  await expect(page.getByText('Han respondido 2 de 3')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'RSVP Pendiente 1' })).toBeAttached()
  await expectAccessible(page)
  for (const width of [320, 769, 1024, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
  expect(complaints).toEqual([])
})

test('cells are edited with the keyboard: Enter goes down, Shift+Enter up, Escape takes back', {
  tag: '@core',
}, async ({ page }) => {
  const weddingId = await atGuests(page, THREE)
  await notesCell(page, 'Carmen Aguirre').fill('Cerca de la puerta')
  await page.keyboard.press('Enter')
  await expect(notesCell(page, 'Íñigo Lasa')).toBeFocused()
  await page.keyboard.type('Primo')
  await page.keyboard.press('Shift+Enter')
  await expect(notesCell(page, 'Carmen Aguirre')).toBeFocused()
  await page.keyboard.type('esto no')
  await page.keyboard.press('Escape')
  await expect(notesCell(page, 'Carmen Aguirre')).toHaveValue('Cerca de la puerta')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(notesCell(page, 'Begoña Ruiz')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(answer(page, 'Begoña Ruiz')).toBeFocused()
  await expectSaved(page, weddingId, { fullName: 'Carmen Aguirre', notes: 'Cerca de la puerta' })
  await expectSaved(page, weddingId, { fullName: 'Íñigo Lasa', notes: 'Primo' })
})

test('an emptied name is refused politely and comes back', async ({ page }) => {
  const weddingId = await atGuests(page, THREE)
  const cell = row(page, 'Íñigo Lasa').getByRole('textbox', { name: 'Nombre' })
  await cell.focus()
  await cell.fill('   ')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Hemos dejado «Íñigo Lasa».')).toBeVisible()
  await expect(nameCell(page, 'Íñigo Lasa')).toBeFocused()
  expect((await guestsOf(page, weddingId)).map(({ fullName }) => fullName)).toContain('Íñigo Lasa')
})

test('the new row adds with Enter, keeps the focus and ignores a blank', async ({ page }) => {
  const weddingId = await atGuests(page, THREE)
  await newName(page).fill('  Zoe Marín ')
  await page.keyboard.press('Enter')
  await expect(newName(page)).toBeFocused()
  await expect(newName(page)).toHaveValue('')
  await expectTotal(page, 4)
  await newName(page).fill('   ')
  await page.keyboard.press('Enter')
  await expectTotal(page, 4)
  await expectSaved(page, weddingId, { fullName: 'Zoe Marín', email: null, rsvp: null, notes: null })
  await newName(page).press('ArrowDown')
  await expect(nameCell(page, 'Carmen Aguirre')).toBeFocused()
})

test('an answer is typed or chosen', async ({ page }) => {
  const weddingId = await atGuests(page, THREE)
  await answer(page, 'Íñigo Lasa').focus()
  for (const [key, rsvp] of [
    ['s', true],
    ['n', false],
    ['-', null],
  ] as const) {
    await page.keyboard.press(key)
    await expectSaved(page, weddingId, { fullName: 'Íñigo Lasa', rsvp })
  }
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await page.getByRole('menuitemradio', { name: 'Sí', exact: true }).click()
  await expect(answer(page, 'Íñigo Lasa')).toHaveAccessibleName('RSVP: Sí, Íñigo Lasa')
  await expect(answer(page, 'Íñigo Lasa')).toBeFocused()
  await expectSaved(page, weddingId, { fullName: 'Íñigo Lasa', rsvp: true })
})

test('a guest who answers leaves the filter of the pending, and the keyboard goes to the next', async ({
  page,
}) => {
  await atGuests(
    page,
    ['Ana', 'Berta', 'Carla', 'Diana'].map((fullName) => ({ fullName })),
  )
  await choose(page, 'RSVP Pendiente')
  await answer(page, 'Berta').focus()
  await page.keyboard.press('s')
  await expect(answer(page, 'Carla')).toBeFocused()
  await expect(nameCell(page, 'Berta')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemradio', { name: 'No' }).press('Enter')
  await expect(nameCell(page, 'Carla')).toHaveCount(0)
  await expect(answer(page, 'Diana')).toBeFocused()
  await page.keyboard.press('s')
  await expect(nameCell(page, 'Diana')).toHaveCount(0)
  await expect(answer(page, 'Ana')).toBeFocused()
  await page.keyboard.press('n')
  await expect(page.getByText('No hay nadie con RSVP Pendiente por ahora.')).toBeVisible()
  await expect(newName(page)).toBeFocused()
})

test('a removed guest can be had back, in their place and with everything', async ({ page }) => {
  const weddingId = await atGuests(page, THREE)
  const before = await guestsOf(page, weddingId)
  await page.getByRole('button', { name: 'Eliminar a Íñigo Lasa' }).focus()
  await page.keyboard.press('Enter')
  await expectTotal(page, 2)
  await expect(page.getByRole('button', { name: 'Eliminar a Begoña Ruiz' })).toBeFocused()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expectTotal(page, 3)
  await expect(async () => expect(await guestsOf(page, weddingId)).toEqual(before)).toPass()
})

test('the search ignores accents and finds notes and emails', async ({ page }) => {
  await atGuests(page, THREE)
  const search = page.getByRole('searchbox', { name: 'Buscar invitados' })
  for (const [words, found] of [
    ['begona', 'Begoña Ruiz'],
    ['ABUELA martin', 'Carmen Aguirre'],
    ['carmen@', 'Carmen Aguirre'],
  ] as const) {
    await search.fill(words)
    await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveCount(1)
    await expect(nameCell(page, found)).toBeVisible()
  }
  await search.fill('nadie así')
  await expect(page.getByText('No encontramos a nadie con «nadie así»')).toBeVisible()
  await page.getByRole('button', { name: 'Ver todos' }).click()
  await expect(nameCell(page, 'Íñigo Lasa')).toBeVisible()
})

test('two members editing two fields of a guest lose neither', async ({ page, browser }) => {
  const weddingId = await atGuests(page, THREE)
  const elena = await inviteIn(browser, page, weddingId, 'Elena Montes', 'planner')
  await elena.goto(`/app/couple/${weddingId}/guests`)
  await notesCell(elena, 'Íñigo Lasa').fill('Alérgico')
  await emailCell(page, 'Íñigo Lasa').fill('inigo@correo.example')
  await Promise.all([elena.keyboard.press('Enter'), page.keyboard.press('Enter')])
  await expectSaved(page, weddingId, {
    fullName: 'Íñigo Lasa',
    email: 'inigo@correo.example',
    notes: 'Alérgico',
  })
})

test('what another member removed meanwhile can be added again with what was typed', async ({ page }) => {
  const weddingId = await atGuests(page, THREE)
  const [, inigo] = await guestsOf(page, weddingId)
  await notesCell(page, 'Íñigo Lasa').fill('Trae guitarra')
  await call(page.request, 'DELETE', `/weddings/${weddingId}/guests/${inigo!.id}`)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Volver a añadir' }).click()
  await expectSaved(page, weddingId, { id: inigo!.id, fullName: 'Íñigo Lasa', notes: 'Trae guitarra' })
})

test('the list leaves with the table of each guest who has one', async ({ page }) => {
  const weddingId = await atGuests(page, [{ fullName: 'Ana Gil', rsvp: true }, { fullName: 'Luis Mas' }])
  const [ana] = await guestsOf(page, weddingId)
  const { id } = await call<{ id: string }>(page.request, 'POST', `/weddings/${weddingId}/seating/tables`, {
    number: 7,
    name: 'Los primos',
    seats: 8,
  })
  await call(page.request, 'PUT', `/weddings/${weddingId}/seating/people/${ana!.id}`, { tableId: id })
  await page.getByRole('button', { name: 'Exportar o imprimir' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Exportar CSV' }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines.map((line) => line.split(';').at(-1))).toEqual(['Mesa', '7 · Los primos', ''])
})

test('the list leaves as CSV, as Excel and on paper', async ({ page }) => {
  await atGuests(page, THREE)
  for (const [item, name] of [
    ['Exportar CSV', 'invitados.csv'],
    ['Exportar Excel', 'invitados.xlsx'],
  ] as const) {
    await page.getByRole('button', { name: 'Exportar o imprimir' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item }).click(),
    ])
    expect(download.suggestedFilename()).toBe(name)
  }
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(page.getByRole('cell', { name: 'Begoña Ruiz' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Vegetariana' })).toBeVisible()
  await expect(newName(page)).toBeHidden()
  // As wide as an A4 page between its margins.
  await page.setViewportSize({ width: 680, height: 1000 })
  for (const label of ['Nombre', 'RSVP', 'Notas']) {
    const lines = (heading: Element) => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      return range.getClientRects().length
    }
    expect(await page.getByRole('columnheader', { name: label, exact: true }).evaluate(lines), label).toBe(1)
  }
})
