import { expect, test } from '../support/journeys/browser-test.ts'
import { expectAccessible, fillLogin, PASSWORD, PHONE, signedUp } from '../support/journeys/journey.ts'

test('a planner closes a session on another device from the settings', async ({ page, browser }) => {
  const { email } = await signedUp(page, 'Elena Montes', 'planner')
  const other = await (await browser.newContext()).newPage()
  await other.goto('/login')
  await fillLogin(other, email, PASSWORD)
  await expect(other).toHaveURL(/\/app\/planner\//)

  await page.goto('/app')
  await page.getByRole('link', { name: 'Configuración' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Configuración' })).toBeVisible()
  await expect(page.getByText('Esta sesión', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Cerrar esta sesión/ }).click()
  await expect(page.getByText(/^Sesión cerrada: /)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Cerrar esta sesión/ })).toHaveCount(0)
  await expect(other).toHaveURL(/\/login/)
})

test('the parts of the settings are beside them, and say which one is being read', async ({ page }) => {
  await signedUp(page, 'Elena Montes', 'planner')
  await page.goto('/app')
  await page.getByRole('link', { name: 'Configuración' }).click()
  const parts = page.getByRole('navigation', { name: 'Partes de la configuración' })
  await expect(parts.getByRole('link', { name: 'Cuenta' })).toHaveAttribute('aria-current', 'location')
  await parts.getByRole('link', { name: 'Avisos' }).click()
  await expect(page.getByRole('heading', { name: 'Avisos', exact: true })).toBeInViewport()
  await expect(parts.getByRole('link', { name: 'Avisos' })).toHaveAttribute('aria-current', 'location')
  // A short part near the end, whose heading cannot come to the top.
  const nearTheEnd = parts.getByRole('link', { name: 'Lo que aceptaste' })
  // By the keyboard: it has come under the pointer, where a second press within a moment is half of a double click.
  await nearTheEnd.press('Enter')
  await expect(nearTheEnd).toHaveAttribute('aria-current', 'location')
  await page.mouse.wheel(0, -10_000)
  await expect(parts.getByRole('link', { name: 'Cuenta' })).toHaveAttribute('aria-current', 'location')
  await page.setViewportSize(PHONE)
  await expect(parts).toBeHidden()
})

test('the part that was chosen stays the one being read when others arrive late', async ({ page }) => {
  await signedUp(page, 'Elena Montes', 'planner')
  await page.goto('/app')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/api\/(access|account)\//, async (route) => {
    await held
    await route.fallback()
  })
  await page.getByRole('link', { name: 'Configuración' }).click()
  const part = page
    .getByRole('navigation', { name: 'Partes de la configuración' })
    .getByRole('link', { name: 'Avisos' })
  await part.click()
  await expect(part).toHaveAttribute('aria-current', 'location')
  answer()
  await expect(page.getByText(/Esta sesión/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Avisos', exact: true })).toBeInViewport()
  await expect(part).toHaveAttribute('aria-current', 'location')
})

test('theme and density go with the account to another device', async ({ page, browser }) => {
  const { email } = await signedUp(page, 'Lucía Herrera', 'couple')
  await page.goto('/app/profile')
  const theme = page.getByRole('radiogroup', { name: 'Tema' })
  await theme.getByText('Oscuro').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByRole('radiogroup', { name: 'Densidad' }).getByText('Compacta').click()
  expect((await saved).ok()).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact')

  const other = await (await browser.newContext()).newPage()
  await other.goto('/login')
  await fillLogin(other, email, PASSWORD)
  await expect(other).toHaveURL(/\/app\/couple/)
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(other.locator('html')).toHaveAttribute('data-density', 'compact')
})
