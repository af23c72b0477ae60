import { randomUUID } from 'node:crypto'
import { capturedMails } from '../support/accounts/captured-mails.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  expectAccessible,
  fillLogin,
  PASSWORD,
  signedUp,
} from '../support/journeys/journey.ts'

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

test('a planner reads what goes and what a law keeps, leaves the directory at once, and comes back to it', async ({
  page,
}) => {
  const { email } = await signedUp(page, 'Elena Montes', 'planner')
  const slug = `retama-${randomUUID().slice(0, 8)}`
  await call(page.request, 'PUT', '/planner/public-profile', { slug, listed: true })
  const statusOfPage = async () => (await page.request.get(`/planners/${slug}`)).status()
  expect(await statusOfPage()).toBe(200)
  await page.goto('/app/profile')
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('las solicitudes que te llegaron')).toBeVisible()
  await expect(dialog.getByText('se conserva bloqueado el tiempo que marque la ley')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Qué guardamos y cuánto' })).toHaveAttribute(
    'href',
    '/privacidad',
  )
  await expectAccessible(page)
  await dialog.getByLabel('Escribe «eliminar» para confirmar').fill('  ELIMINAR ')
  await dialog.getByRole('button', { name: 'Seguir' }).click()
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await statusOfPage()).toBe(404)

  await fillLogin(page, email)
  await page.getByRole('button', { name: 'Recuperar mi cuenta' }).click()
  await expect(page.getByRole('heading', { name: 'Tus bodas' })).toBeVisible()
  expect(await statusOfPage()).toBe(200)
})

test('a copy of the own data is asked for, told by mail and downloaded', async ({ page }) => {
  const { email } = await signedUp(page, 'Noa Ruiz', 'couple')
  await page.goto('/app/profile')
  await page.getByRole('button', { name: 'Pedir copia' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Contraseña', { exact: true }).fill('no-es-esta')
  await dialog.getByRole('button', { name: 'Pedir copia' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Pedir copia' }).click()
  await expect(page.getByText(/^Lista hasta el /)).toBeVisible()
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar', exact: true }).click()
  expect((await downloading).suggestedFilename()).toBe('azahar-mis-datos.zip')
  await expect
    .poll(async () => (await capturedMails(page.request, [email])).map(({ subject }) => subject))
    .toContain('Tu copia de Azahar está lista')
})
