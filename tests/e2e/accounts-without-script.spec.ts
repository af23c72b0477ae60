import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { newEmail, PASSWORD, PHONE } from '../support/journeys/journey.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click()

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a planner signs up over the toggle, and a refusal keeps what was typed', { tag: '@core' }, async ({
    page,
  }) => {
    await page.goto('/login')
    await field(page, 'Email').fill('elena@casa')
    await page
      .getByRole('radiogroup', { name: 'Crear cuenta o entrar' })
      .getByText('Crear cuenta', { exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Empieza tu boda', {
      useInnerText: true,
    })
    await page.getByText('Soy wedding planner').click()
    await field(page, 'Nombre completo').fill('Elena Montes')
    await field(page, 'Contraseña').fill(PASSWORD)
    await press(page, 'Crear cuenta')
    await expect(page.getByRole('alert')).toHaveText('Ese email no parece correcto. Revísalo.')
    await expect(page.getByRole('radio', { name: 'Soy wedding planner' })).toBeChecked()
    await expect(field(page, 'Nombre completo')).toHaveValue('Elena Montes')
    await expect(field(page, 'Contraseña')).toHaveValue('')
    await field(page, 'Email').fill(newEmail('elena'))
    await field(page, 'Contraseña').fill(PASSWORD)
    await press(page, 'Crear cuenta')
    await expect(page).toHaveURL(/\/app\/planner\/[0-9a-f-]{36}$/)
  })

  test('a couple signs in, signs out and asks for another password', async ({ page }) => {
    const email = newEmail('lucia')
    const data = { name: 'Lucía Herrera', email, password: PASSWORD, role: 'couple' }
    await page.request.post('/api/auth/sign-up/email', { data })
    await page.goto('/login?logout=1')
    await expect(page.getByText('Sigues dentro de Azahar como Lucía Herrera.')).toBeVisible()
    await press(page, 'Salir')
    await expect(page.getByText('Has salido de Azahar en todos tus dispositivos.')).toBeVisible()
    await field(page, 'Email').fill(email)
    await field(page, 'Contraseña').fill(PASSWORD)
    await press(page, 'Entrar')
    await expect(page).toHaveURL(/\/app\/couple$/)
    await page.goto('/reset-password')
    await field(page, 'Email').fill(email)
    await press(page, 'Enviar enlace')
    await expect(page.getByText('Te hemos enviado un enlace para restablecer tu contraseña.')).toBeVisible()
  })
})

for (const path of ['/login', '/signup', '/reset-password', '/reset-password-new']) {
  test(`${path} is less than 60 KB without its fonts, with at most 12 KB of script`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    const sizes = { script: 0, rest: 0 }
    page.on('response', async (response) => {
      const type = response.request().resourceType()
      // The prefetched files of the app come after this page.
      if (type === 'font' || (type === 'other' && !response.url().endsWith('.svg'))) return
      const size = gzipSync(await response.body()).length
      sizes[type === 'script' ? 'script' : 'rest'] += size
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(sizes.script).toBeGreaterThan(0)
    expect(sizes.script).toBeLessThanOrEqual(12 * 1024)
    expect(sizes.script + sizes.rest).toBeLessThan(60 * 1024)
  })
}
