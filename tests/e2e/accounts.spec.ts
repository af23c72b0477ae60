import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  newEmail,
  PASSWORD,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click()
const refusal = (page: Page) => page.getByRole('alert')

async function toggleTo(page: Page, mode: 'Crear cuenta' | 'Entrar') {
  await page.getByRole('radiogroup', { name: 'Crear cuenta o entrar' }).getByText(mode).click()
}

/** The first link of the newest mail to an address. */
async function newestLink(page: Page, email: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const mails = await (await page.request.get('/dev/correo.json')).json()
    link = mails.find(({ to }: { to: string }) => to === email)?.text.match(/https?:\S+/)[0]
    expect(link).toBeDefined()
  }).toPass()
  return link!
}

async function typePassword(page: Page, password: string, confirmation = password) {
  await field(page, 'Nueva contraseña').fill(password)
  await field(page, 'Repite la contraseña').fill(confirmation)
  await press(page, 'Guardar contraseña')
}

test('a couple signs up with the keyboard and is asked for its wedding', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/signup')
  await expect(page).toHaveTitle('Crear cuenta · Azahar')
  await field(page, 'Nombre completo').fill('Lucía Herrera')
  await field(page, 'Email').fill(newEmail('persona'))
  await field(page, 'Contraseña').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/couple$/)
})

test('a planner signs up and sees the dashboard', async ({ page }) => {
  await page.goto('/signup')
  await page.getByText('Soy wedding planner').click()
  await field(page, 'Nombre completo').fill('Elena Montes')
  await field(page, 'Email').fill(newEmail('persona'))
  await field(page, 'Contraseña').fill(PASSWORD)
  await press(page, 'Crear cuenta')
  await expect(page).toHaveURL(/\/app\/planner\/[0-9a-f-]{36}$/)
})

test('the toggle keeps what was typed, and each mode tells password managers what it wants', async ({
  page,
}) => {
  await page.goto('/signup')
  await page.getByText('Soy wedding planner').click()
  await field(page, 'Nombre completo').fill('Elena Montes')
  await field(page, 'Email').fill('elena@correo.example')
  await field(page, 'Contraseña').fill('secreto')
  await expect(field(page, 'Contraseña')).toHaveAttribute('autocomplete', 'new-password')

  await toggleTo(page, 'Entrar')
  await expect(page).toHaveURL(/\/login$/)
  await expect(field(page, 'Email')).toHaveValue('elena@correo.example')
  await expect(field(page, 'Contraseña')).toHaveValue('secreto')
  await expect(field(page, 'Contraseña')).toHaveAttribute('autocomplete', 'current-password')

  await toggleTo(page, 'Crear cuenta')
  await expect(field(page, 'Nombre completo')).toHaveValue('Elena Montes')
  await expect(page.getByRole('radio', { name: 'Soy wedding planner' })).toBeChecked()
})

test('a refusal stands at its field in Spanish, and nothing typed is lost', { tag: '@core' }, async ({
  page,
  context,
}) => {
  const { email } = await signedUp(page, 'Lucía Herrera', 'couple')
  await context.clearCookies()
  await page.goto('/signup')
  for (const [label, text, sentence] of [
    ['Nombre completo', '', 'Escribe tu nombre completo.'],
    ['Nombre completo', 'Lucía', 'Escribe tu email'],
    ['Email', 'lucia@casa', 'Ese email no parece correcto. Revísalo.'],
    ['Email', email, 'Escribe tu contraseña.'],
    ['Contraseña', 'corta', 'La nueva contraseña debe tener al menos 8 caracteres.'],
    ['Contraseña', PASSWORD, 'Ya hay una cuenta con ese email. Entra con ella.'],
  ] as const) {
    await field(page, label).fill(text)
    await press(page, 'Crear cuenta')
    await expect(refusal(page)).toHaveText(sentence)
  }
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Nombre completo')).toHaveValue('Lucía')

  await toggleTo(page, 'Entrar')
  await field(page, 'Contraseña').fill('no-es-esta')
  await press(page, 'Entrar')
  await expect(refusal(page)).toHaveText('El email o la contraseña no son correctos.')
  await context.setOffline(true)
  await press(page, 'Entrar')
  await expect(refusal(page)).toHaveText('No hay conexión. Comprueba tu red y vuelve a intentarlo.')
  await context.setOffline(false)
  await expect(field(page, 'Email')).toHaveValue(email)
})

test('the code of an invitation link outlives the toggle and a reload', async ({ page }) => {
  await page.goto('/signup?code=abcd-2345')
  const hint = page.getByText('Tu código ABCD2345 está guardado: lo usarás en el siguiente paso.')
  await expect(hint).toBeVisible()
  await toggleTo(page, 'Entrar')
  await expect(hint).toBeVisible()
  await page.goto('/signup')
  await expect(hint).toBeVisible()
})

test('a code that looks like a number is still a code', async ({ page }) => {
  await page.goto('/signup?code=2E345678')
  await expect(page.getByText('2E345678')).toBeVisible()
})

test('a forgotten password is replaced with the link of a mail', async ({ page, context }) => {
  const { email } = await signedUp(page, 'Lucía Herrera', 'couple')
  await context.clearCookies()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
  await press(page, 'Enviar enlace')
  await expect(refusal(page)).toHaveText('Escribe tu email')
  await field(page, 'Email').fill(email)
  await press(page, 'Enviar enlace')
  await expect(page.getByText('Te hemos enviado un enlace para restablecer tu contraseña.')).toBeVisible()

  const link = await newestLink(page, email)
  await page.goto(link)
  await typePassword(page, 'corta')
  await expect(refusal(page)).toHaveText('La nueva contraseña debe tener al menos 8 caracteres.')
  await typePassword(page, 'lluvia-en-abril', 'lluvia-en-mayo')
  await expect(refusal(page)).toHaveText('Las contraseñas no coinciden.')
  await typePassword(page, 'lluvia-en-abril')
  await expect(page.getByText('Contraseña actualizada. Ya puedes iniciar sesión.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)

  await page.goto(link)
  await typePassword(page, 'otra-vez-nueva')
  await expect(refusal(page)).toContainText('Este enlace ya no vale.')
  await expect(field(page, 'Nueva contraseña')).toHaveValue('otra-vez-nueva')
})

test('a recovery hash shows the new password in place of the login', async ({ page, context }) => {
  const { email } = await signedUp(page, 'Lucía Herrera', 'couple')
  await context.clearCookies()
  await page.request.post('/api/auth/request-password-reset', { data: { email } })
  const token = new URL(await newestLink(page, email)).searchParams.get('token')
  await page.goto(`/login#type=recovery&token=${token}`)
  await typePassword(page, 'lluvia-en-abril')
  await expect(
    page.getByText('Contraseña actualizada. Ya puedes entrar con tu nueva contraseña.'),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await field(page, 'Email').fill(email)
  await field(page, 'Contraseña').fill('lluvia-en-abril')
  await press(page, 'Entrar')
  await expect(page).toHaveURL(/\/app\/couple$/)
})

for (const path of [
  '/signup',
  '/login?error=CONFIRMATION_EXPIRED',
  '/reset-password',
  '/reset-password-new',
]) {
  test(`${path} is accessible, fits a phone and stays light`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize(PHONE)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expectAccessible(page)
  })
}
