import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { codeAt, secretOf } from '../support/accounts/authenticator.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { expectAccessible, fillLogin, PASSWORD, signedUp, signOut } from '../support/journeys/journey.ts'

/** Sets the second step up from the profile; gives the key of the app and the recovery codes. */
async function setUp(page: Page) {
  await page.goto('/app/profile')
  await page.getByRole('button', { name: 'Activar', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Seguir' }).click()
  await expect(dialog.getByRole('img', { name: /QR/ })).toBeVisible()
  await expectAccessible(page)
  const key = (await dialog.locator('code').innerText()).replace(/\s/g, '')
  const secret = secretOf(`otpauth://totp/x?secret=${key}`)
  await dialog.getByLabel('Código de 6 cifras').fill(codeAt(secret))
  await dialog.getByRole('button', { name: 'Activar' }).click()
  const list = dialog.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem')
  await expect(list).toHaveCount(10)
  const codes = await list.allInnerTexts()
  const downloaded = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Descargar' }).click()
  const file = await downloaded
  expect(file.suggestedFilename()).toBe('azahar-codigos-de-recuperacion.txt')
  expect((await readFile(await file.path(), 'utf8')).split('\r\n')).toEqual(expect.arrayContaining(codes))
  await expect(dialog.getByRole('button', { name: 'Listo' })).toBeDisabled()
  await dialog.getByLabel('Los he guardado').check()
  await dialog.getByRole('button', { name: 'Listo' }).click()
  await expect(page.getByText('Activa. Al entrar te pedimos un código de tu móvil.')).toBeVisible()
  return { secret, codes }
}

test('a second step is set up, asked for at the login, and turned off again', async ({ page }) => {
  const { email } = await signedUp(page, 'Lucía Herrera', 'couple')
  const { secret, codes } = await setUp(page)
  await signOut(page)

  await fillLogin(page, email)
  await expect(page.getByRole('heading', { name: 'Un paso más' })).toBeVisible()
  await expect(page.getByLabel('Código de 6 cifras')).toBeFocused()
  await expectAccessible(page)
  const firstBox = page.locator('.code-boxes > span').first()
  const { x } = (await firstBox.boundingBox())!
  await page.getByLabel('Código de 6 cifras').pressSequentially('000000')
  await expect(page.getByText(/^Ese código no es correcto/)).toBeVisible()
  await expect(page.getByLabel('Código de 6 cifras')).toHaveValue('')
  expect((await firstBox.boundingBox())!.x).toBe(x)
  await page.getByLabel('Código de 6 cifras').pressSequentially(codeAt(secret))
  await expect(page).toHaveURL(/\/app\/couple$/)

  await page.goto('/app/profile')
  await page.getByRole('button', { name: 'Desactivar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Desactivar' }).click()
  await dialog.getByLabel('Código de verificación').fill(codes[0]!)
  await dialog.getByRole('button', { name: 'Desactivar' }).click()
  await expect(page.getByText('Verificación en dos pasos desactivada.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Activar', exact: true })).toBeVisible()
})

test('without scripts a recovery code opens the account, and the device is trusted', async ({
  page,
  browser,
}) => {
  const { email } = await signedUp(page, 'Lucía Herrera', 'couple')
  const { codes } = await setUp(page)
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto('/login')
  await fillLogin(plain, email)
  await plain.getByRole('link', { name: 'Usar un código de recuperación' }).click()
  await plain.getByLabel('Código de recuperación').fill('aaaaa-bbbbb')
  await plain.getByRole('button', { name: 'Entrar' }).click()
  await expect(plain.getByRole('alert').filter({ hasText: 'no vale' })).toBeVisible()
  await plain.getByLabel('Código de recuperación').fill(codes[1]!)
  await plain.getByLabel('Confiar en este dispositivo durante 30 días').check()
  await plain.getByRole('button', { name: 'Entrar' }).click()
  await expect(plain).toHaveURL(/\/app/)
  // One fewer is left, and the profile counts them.
  await page.reload()
  await expect(page.getByText('Te quedan 9 códigos de recuperación.')).toBeVisible()
  await plain.context().clearCookies({ name: 'azahar.session_token' })
  await plain.goto('/login')
  await fillLogin(plain, email)
  await expect(plain).toHaveURL(/\/app/)
})
