import type { Page } from '@playwright/test'
import { atTables } from '../support/journeys/at-tables.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { button, choose, expectFocusKept, press, tabTo } from '../support/journeys/by-keyboard.ts'
import { call, hydrated } from '../support/journeys/journey.ts'

test.use({ viewport: { width: 1024, height: 768 } })

test('rules are written, taken from the suggestions and removed by the keyboard alone', async ({ page }) => {
  const { readRules } = await atTables(page, ['Ana Gil', 'Bea Mas'], [{ number: 1 }])
  const panel = page.getByRole('complementary', { name: 'Reglas' })
  const add = button(panel, 'Añadir regla')

  await test.step('a rule is written, and the focus begins at its first field', async () => {
    await press(page, button(page, 'Reglas'))
    await press(page, add)
    const kind = button(panel, /Qué pide la regla$/)
    await expect(kind).toBeFocused()
    await choose(page, kind, 'Lejos')
    await choose(page, button(panel, /Quién$/), 'Ana Gil')
    await choose(page, button(panel, /De qué o de quién$/), 'Bea Mas')
    await press(page, add)
    await expect(button(panel, /^Ana Gil, lejos de Bea Mas/)).toBeVisible()
    await expect(add).toBeFocused()
    await expect.poll(async () => (await readRules()).map((rule) => rule.kind)).toEqual(['far'])
  })

  await test.step('a form that is given up leaves the focus where it was opened', async () => {
    await press(page, add)
    await press(page, button(panel, 'Cancelar'))
    await expect(add).toBeFocused()
  })

  await test.step('a suggested rule is taken', async () => {
    await press(page, button(panel, 'Añadir la regla Nadie solo entre desconocidos'))
    await expect(button(panel, /^Nadie solo entre desconocidos/)).toBeVisible()
    await expectFocusKept(page)
  })

  await test.step('a rule is removed, and brought back', async () => {
    await press(page, button(panel, /^Ana Gil, lejos de Bea Mas/))
    await press(page, button(panel, /^Quitar la regla de Ana Gil, lejos/))
    await expect(button(panel, /^Ana Gil, lejos de Bea Mas/)).toBeHidden()
    await expectFocusKept(page)
    await press(page, button(page, 'Deshacer'))
    await expect(button(panel, /^Ana Gil, lejos de Bea Mas/)).toBeVisible()
    await expectFocusKept(page)
    await expect(panel.locator(':focus')).toHaveCount(1)
  })

  await test.step('and the panel closes by its button', async () => {
    await press(page, button(panel, 'Cerrar'))
    await expect(panel).toBeHidden()
    await expectFocusKept(page)
  })
})

test('tables are proposed, applied and taken back by the keyboard alone', async ({ page }) => {
  const { countSeated } = await atTables(page, ['Ana Gil', 'Bea Mas'], [{ number: 1, seats: 4 }])
  await press(page, button(page, 'Proponer mesas'))
  const panel = page.getByRole('complementary', { name: 'Propuesta' })
  await expect(panel.getByRole('heading', { name: 'Propuesta' })).toBeFocused()
  await expect(panel.getByRole('region', { name: 'Cambian de sitio' })).toBeVisible()
  await press(page, button(panel, 'Probar otra'))
  await expect(button(panel, 'Probar otra')).toBeFocused()
  await expect(panel.getByRole('region', { name: 'Cambian de sitio' })).toBeVisible()
  await tabTo(page, button(panel, 'Aplicar propuesta'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(panel).toBeHidden()
  await expectFocusKept(page)
  await expect.poll(countSeated).toBe(2)
  await press(page, button(page, 'Deshacer'))
  await expect.poll(countSeated).toBe(0)
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('the papers are chosen and downloaded by the keyboard alone', async ({ page }) => {
  await atTables(page, ['Ana Gil'], [{ number: 1 }], { 'Ana Gil': 0 })
  const menu = button(page, 'Imprimir o exportar')
  const dialog = page.getByRole('dialog', { name: 'Cartel, tarjetas y plano' })
  const open = async () => {
    await press(page, menu)
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    const item = page.getByRole('menuitem', { name: 'Cartel, tarjetas y plano' })
    await expect(item).toBeVisible()
    while (!(await item.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
  }
  await open()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(menu).toBeFocused()
  for (const paper of ['Cartel A3, por mesas', 'Etiquetas con el nombre, 24 por hoja A4']) {
    await open()
    await choose(page, button(dialog, /Qué se imprime$/), paper)
    const download = page.waitForEvent('download')
    await press(page, button(dialog, 'Descargar PDF'))
    expect((await download).suggestedFilename()).toMatch(/^(cartel|tarjetas)\.pdf$/)
    await expect(dialog).toBeHidden()
    await expect(menu).toBeFocused()
  }
})

test('what is read and the room that is copied leave the focus where the keys go on', async ({ page }) => {
  const { at, guests, weddingId } = await atTables(page, ['Ana Gil', 'Bea Mas'], [{ number: 1 }], {
    'Ana Gil': 0,
    'Bea Mas': 0,
  })
  for (const id of guests.values()) await call(page.request, 'PATCH', `${at}/guests/${id}`, { rsvp: false })
  await expect(page.getByText('2 personas han dejado su sitio.')).toBeVisible()
  await press(page, button(page, 'Entendido'))
  await expect(page.getByText('2 personas han dejado su sitio.')).toBeHidden()
  await expectFocusKept(page)

  const { id: eventId } = await call<{ id: string }>(page.request, 'POST', `${at}/events`, {
    name: 'Preboda',
  })
  await page.goto(`/app/couple/${weddingId}/seating?evento=${eventId}`)
  await hydrated(page)
  await press(page, button(page, 'Copiar la sala de la boda'))
  await expect(button(page, /^Mesa 1[:,]/)).toBeVisible()
  await expect(button(page, 'Copiar la sala de la boda')).toBeHidden()
  await expectFocusKept(page)
})

test('the first tables are made by the keyboard alone, while something on the page still moves', async ({
  page,
}) => {
  await atTables(page, ['Ana Gil', 'Bea Mas'], [])
  const add = button(page, 'Mesa')
  const dialog = page.getByRole('dialog', { name: /^Añadir mesa/ })
  await press(page, add)
  await tabTo(page, dialog.getByRole('textbox', { name: 'Cuántas' }))
  await page.keyboard.type('3')
  await movesLong(page)
  await page.keyboard.press('Enter')
  await expect(button(page, /^Mesa 1[:,]/)).toBeVisible()
  await expect(add).toBeFocused()
})

/** Something moves for longer than the journey takes. */
const movesLong = (page: Page) =>
  page.evaluate(() => {
    const moving = document.body.appendChild(document.createElement('div'))
    moving.style.setProperty('transition', 'opacity 90s', 'important')
    moving.getBoundingClientRect()
    getComputedStyle(moving).opacity
    moving.style.opacity = '0'
  })
