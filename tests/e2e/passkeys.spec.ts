import { gzipSync } from 'node:zlib'
import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { expectAccessible, PASSWORD, pressSignOut, signedUp } from '../support/journeys/journey.ts'

/** A phone or computer that keeps passkeys, inside the browser. */
async function withAuthenticator(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable', { enableUI: false })
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return cdp
}

test('a passkey is added, named, signs in, and is removed', async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  await withAuthenticator(page)
  await page.goto('/app/profile')
  await page.getByRole('button', { name: 'Añadir', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Seguir' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Crear la passkey' }).click()
  const list = page.getByRole('list', { name: 'Tus passkeys' })
  await expect(list.getByText(/sin usar aún/)).toBeVisible()

  await page.getByRole('button', { name: /^Cambiar el nombre de/ }).click()
  await dialog.getByLabel('Nombre').fill('MacBook de Elena')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(list.getByText('MacBook de Elena')).toBeVisible()
  await expectAccessible(page)

  // The passkey is offered by itself where the email is typed; the virtual device takes the offer at once.
  await pressSignOut(page)
  await expect(page).toHaveURL(/\/app\/couple$/)

  await page.goto('/app/profile')
  await expect(list.getByText(/usada hace/)).toBeVisible()
  await page.getByRole('button', { name: 'Eliminar la passkey MacBook de Elena' }).click()
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Eliminar' }).click()
  await expect(list).toHaveCount(0)
})

test('the button of the login asks for a passkey, and says when there is none', async ({ page }) => {
  await page.goto('/login')
  const button = page.getByRole('button', { name: 'Passkey' })
  await expect(button).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')
  await expectAccessible(page)
  await withAuthenticator(page)
  await button.click()
  await expect(page.getByText(/^No se ha usado ninguna passkey/)).toBeVisible()
  await page.getByText('Crear cuenta', { exact: true }).first().click()
  await expect(button).toBeHidden()
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email')
})

test('the script of the login is at most 12 KB compressed', async ({ page, request }) => {
  await page.goto('/login')
  const source = await page.locator('script[src][data-prefetch]').getAttribute('src')
  const body = await (await request.get(source!)).body()
  expect(body.toString()).not.toMatch(/^import|from"/)
  expect(gzipSync(body).length).toBeLessThanOrEqual(12 * 1024)
})
