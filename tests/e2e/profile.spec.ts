import { expect, test } from '../support/journeys/browser-test.ts'
import { expectAccessible, fillLogin, PASSWORD, signedUp, signOut } from '../support/journeys/journey.ts'

test('a planner saves name and brand, and what could not be saved stays', async ({ page, context }) => {
  const { email } = await signedUp(page, 'Elena Montes', 'planner')
  await page.goto('/app/profile')
  await expect(page).toHaveTitle(/^Tu perfil · /)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable()

  await page.getByLabel('Nombre completo').fill(' ')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('alert')).toHaveText('Escribe tu nombre completo.')

  await page.getByLabel('Nombre completo').fill('Elena Montes Ruiz')
  await page.getByLabel('Nombre de marca').fill('Casa Jara')
  await page.getByLabel('Teléfono').fill('600 123 123')
  await page.getByLabel('Web').fill('casajara.es')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('alert')).toContainText('No hay conexión.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('button', { name: 'Guardado ✓' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Elena Montes Ruiz')
  await expect(page.getByLabel('Web')).toHaveValue('casajara.es')
})

test('a couple has no brand, and asks for a mail to change the password', async ({ page }) => {
  const { email } = await signedUp(page, 'Lucía Herrera', 'couple')
  await page.goto('/app/profile')
  await expect(page.getByLabel('Nombre completo')).toHaveValue('Lucía Herrera')
  await expect(page.getByLabel('Nombre de marca')).toHaveCount(0)
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(page.getByText('Te hemos enviado un enlace para restablecer tu contraseña.')).toBeVisible()
  await expect(async () => {
    const mails = await (await page.request.get('/dev/correo.json')).json()
    expect(mails.map(({ to }: { to: string }) => to)).toContain(email)
  }).toPass()
})

test('the password is changed with the present one, and says what is wrong where it is', async ({ page }) => {
  const { email } = await signedUp(page, 'Lucía Herrera', 'couple')
  await page.goto('/app/profile')
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const type = async (current: string, next: string, confirmation: string) => {
    await field('Contraseña actual').fill(current)
    await field('Nueva contraseña').fill(next)
    await field('Repite la nueva contraseña').fill(confirmation)
    await page.getByRole('button', { name: 'Actualizar contraseña' }).click()
  }
  await type(PASSWORD, 'corta', 'corta')
  await expect(page.getByText('La nueva contraseña debe tener al menos 8 caracteres.')).toBeVisible()
  await expect(field('Nueva contraseña')).toBeFocused()
  await type(PASSWORD, 'otra-contraseña', 'otra-contrasena')
  await expect(page.getByText('Las contraseñas no coinciden.')).toBeVisible()
  await type('no-es-esta', 'otra-contraseña', 'otra-contraseña')
  await expect(page.getByText('La contraseña actual no es correcta.')).toBeVisible()
  await expect(field('Contraseña actual')).toBeFocused()
  await expectAccessible(page)
  await type(PASSWORD, 'otra-contraseña', 'otra-contraseña')
  await expect(page.getByText(/^Contraseña actualizada\./)).toBeVisible()
  await expect(field('Contraseña actual')).toHaveValue('')

  await signOut(page)
  await fillLogin(page, email, 'otra-contraseña')
  await expect(page).toHaveURL(/\/app\/couple$/)
})
