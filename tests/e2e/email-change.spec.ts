import type { Page } from '@playwright/test'
import { capturedMails } from '../support/accounts/captured-mails.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  PASSWORD,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'

/** As long as an address may be before the @, so that no row of the settings has room for it. */
const newAddress = () => `${crypto.randomUUID()}-${'n'.repeat(27)}@correo.example`

/** The link in the mail to this address. */
async function linkIn(page: Page, address: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const mails = await capturedMails(page.request, [address])
    link = mails.map(({ text }) => /\/confirm-email\?\S+/.exec(text)?.[0]).find(Boolean)
    expect(link).toBeTruthy()
  }).toPass()
  return link!
}

test('an email changes when both mailboxes have confirmed it, and not before', async ({ page, browser }) => {
  await page.setViewportSize(PHONE)
  const { email } = await signedUp(page, 'Lucía Herrera', 'couple')
  const newEmail = newAddress()
  await page.goto('/app/profile')
  await page.getByRole('button', { name: 'Cambiar email' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Seguir' }).click()
  const field = dialog.getByLabel('Nuevo email')
  const send = dialog.getByRole('button', { name: 'Cambiar email' })
  for (const wrong of ['   ', 'no es un email', email]) {
    await field.fill(wrong)
    await send.click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveValue(wrong.trim() ? wrong : /^\s*$/)
  }
  await field.fill(newEmail)
  await send.dblclick()
  await expect(
    page.getByText(`Cambiará a ${newEmail} cuando lo confirmes desde los dos correos.`),
  ).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // The mail is opened on another device, without a session.
  const other = await (await browser.newContext()).newPage()
  await other.goto(await linkIn(page, newEmail))
  await other.getByRole('button', { name: 'Confirmar' }).click()
  await expect(other.getByText('Confirmado. Falta hacer lo mismo desde el otro correo.')).toBeVisible()
  await page.reload()
  await expect(page.getByText(`cuando lo confirmes desde ${email}.`)).toBeVisible()
  await other.goto(await linkIn(page, email))
  await other.getByRole('button', { name: 'Confirmar' }).click()
  await expect(other.getByRole('heading', { name: 'Tu nuevo email' })).toBeVisible()
  await page.reload()
  await expect(page.getByText(newEmail, { exact: true }).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})
