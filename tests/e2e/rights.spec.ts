import { expect, test } from '../support/browser-test.ts'
import { createWedding, expectAccessible, fillLogin, PASSWORD, signedUp } from '../support/journey.ts'

test('an account is deleted, and taken back by signing in again', async ({ page }) => {
  const { email } = await signedUp(page, 'Lucía Herrera', 'couple')
  await createWedding(page, 'Lucía & Martín')
  await page.goto('/app/profile')
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Se van contigo, porque no hay nadie más: «Lucía & Martín».')).toBeVisible()
  await expectAccessible(page)
  await expect(dialog.getByRole('button', { name: 'Seguir' })).toBeDisabled()
  await dialog.getByLabel('Escribe «eliminar» para confirmar').fill('eliminar')
  await dialog.getByRole('button', { name: 'Seguir' }).click()
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await expect(page).toHaveURL(/\/login/)

  await fillLogin(page, email)
  await expect(page.getByRole('heading', { name: 'Tu cuenta sigue aquí' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Recuperar mi cuenta' }).click()
  await expect(page.getByText('Lucía & Martín').first()).toBeVisible()
})

test('a wedding is downloaded, and comes back as a new one', async ({ page }) => {
  await signedUp(page, 'Noa Ruiz', 'couple')
  await createWedding(page, 'Noa & Teo')
  await page.goto('/app/profile')
  await page.getByRole('button', { name: 'Elegir boda' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Descargar la boda' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Noa & Teo.zip')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Elegir ZIP' }).click()
  await (await choosing).setFiles(await download.path())
  await expect(page.getByText('«Noa & Teo» ya está aquí.')).toBeVisible()
  await page.getByRole('link', { name: 'Abrir la boda' }).click()
  await expect(page).toHaveURL(/\/app\/couple\/[0-9a-f-]{36}$/)
})
