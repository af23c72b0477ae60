import { atTables } from '../support/journeys/at-tables.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { button, press } from '../support/journeys/by-keyboard.ts'

const DISMISS = 'No sugerir la regla Nadie solo entre desconocidos'

test('a toast that is closed by the keys leads back to where the person was', async ({ page }) => {
  await atTables(page, ['Ana Gil', 'Bea Mas'], [{}])
  await press(page, button(page, 'Reglas'))
  await press(page, button(page, DISMISS))
  await expect(page.getByText('No se sugerirá más.')).toBeVisible()
  const beside = button(page, 'Añadir regla')
  await expect(beside).toBeFocused()
  await press(page, button(page, 'Cerrar aviso'))
  await expect(page.getByText('No se sugerirá más.')).toBeHidden()
  await expect(beside).toBeFocused()
})

test('a toast that is answered by the mouse leaves the focus in the field that had it', async ({ page }) => {
  await atTables(page, ['Ana Gil', 'Bea Mas'], [{}])
  await button(page, 'Reglas').click()
  await button(page, DISMISS).click()
  const search = page.getByRole('searchbox', { name: 'Buscar invitados' })
  await search.click()
  await button(page, 'Deshacer').click()
  await expect(button(page, DISMISS)).toBeVisible()
  await expect(search).toBeFocused()
})

test('a toast stays while the keys are on their way to it', async ({ page }) => {
  await page.clock.install()
  await atTables(page, ['Ana Gil', 'Bea Mas'], [{}])
  await button(page, 'Reglas').click()
  await button(page, DISMISS).click()
  const said = page.getByText('No se sugerirá más.')
  await expect(said).toBeVisible()
  await page.mouse.move(0, 0)
  for (let tabs = 0; tabs < 3; tabs += 1) {
    await page.clock.runFor(4000)
    await page.keyboard.press('Tab')
  }
  await expect(said).toBeVisible()
  await page.clock.runFor(6000)
  await expect(said).toBeHidden()
})
