import type { Page } from '@playwright/test'
import { codeAt } from '../support/accounts/authenticator.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  fillLogin,
  hydrated,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'
import { OPERATORS, operatorSignedUp } from '../support/journeys/operator.ts'

for (const [device, viewport, name] of [
  ['desktop', DESKTOP, 'Carmen Ortega'],
  ['phone', PHONE, 'Luis Vega'],
] as const) {
  const firstName = name.split(' ')[0]!

  test(`on a ${device} an operator gives the second step, answers who waits, and suspends an account`, async ({
    browser,
    page,
  }) => {
    await page.setViewportSize(viewport)
    const subject = `La hoja sale sin viajes, en un ${device}`
    const theirs = await (await browser.newContext({ viewport })).newPage()
    const lucia = await signedUp(theirs, 'Lucía Herrera', 'couple')
    await theirs.goto('/app/help')
    await hydrated(theirs)
    await theirs.getByLabel('¿Qué pasa?').fill(`${subject}\nCon «comillas» y 🌿`)
    await theirs.getByRole('button', { name: 'Enviar' }).click()
    await expect(theirs.getByRole('heading', { level: 1, name: subject })).toBeVisible()
    // For everybody else there is no such page, and no way to it.
    await theirs.getByRole('button', { name: /^Tu cuenta/ }).click()
    await expect(theirs.getByRole('menuitem', { name: 'Ayuda' })).toBeVisible()
    await expect(theirs.getByRole('menuitem', { name: 'Operación' })).toHaveCount(0)
    await theirs.keyboard.press('Escape')

    const secret = await operatorSignedUp(page, name, OPERATORS[device])
    await page.goto('/app/profile')
    await hydrated(page)
    await page.getByRole('button', { name: /^Tu cuenta/ }).click()
    await page.getByRole('menuitem', { name: 'Operación' }).click()
    await expect(page.getByRole('heading', { name: 'Escribe tu código' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Código de verificación').fill('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Ese código no es correcto/)).toBeVisible()
    // A message that arrives has the page read again, and leaves the form as it is.
    await page.getByLabel('Código de verificación').fill('12')
    const readAgain = page.waitForResponse(/\/api\/operator$/)
    await theirs.getByLabel('Respuesta').fill('Y en el móvil')
    await theirs.getByRole('button', { name: 'Contestar' }).click()
    expect((await readAgain).status()).toBe(403)
    await expect(page.getByText(/^Ese código no es correcto/)).toBeVisible()
    await expect(page.getByLabel('Código de verificación')).toHaveValue('12')
    await page.getByLabel('Código de verificación').fill(codeAt(secret))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /^Trabajos fallidos/ })).toBeVisible()
    await expect(page.locator('main')).not.toContainText('Lucía')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await page.getByRole('button', { name: `Abrir: ${subject}` }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Con «comillas» y 🌿')).toBeVisible()
    await dialog.getByLabel('Respuesta').fill('Ya sale.')
    await dialog.getByRole('button', { name: 'Contestar' }).click()
    await expect(dialog.getByText(`${firstName}, de Azahar`)).toBeVisible()
    // The person reads it at once, and their reply comes back at once.
    const messages = theirs.getByRole('list', { name: 'Mensajes' })
    await expect(messages.getByText('Ya sale.')).toBeVisible()
    await theirs.getByLabel('Respuesta').fill('Gracias, sale.')
    await theirs.getByRole('button', { name: 'Contestar' }).click()
    await expect(dialog.getByText('Gracias, sale.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cerrar conversación' }).click()
    await expect(dialog.getByText(/^Está cerrada/)).toBeVisible()
    await expect(theirs.getByText(/^Está cerrada/)).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: `Abrir: ${subject}` })).toHaveCount(0)

    await suspend(page, lucia.email, codeAt(secret, 1))
    await expect(theirs).toHaveURL(/\/login/)
    await fillLogin(theirs, lucia.email)
    await expect(theirs.getByText(/^Esta cuenta está suspendida/)).toBeVisible()
    await page
      .getByRole('button', { name: /^Levantar/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Levantar y avisar' }).click()
    await expect(page.getByRole('button', { name: /^Suspender: / }).first()).toBeVisible()
    await fillLogin(theirs, lucia.email)
    await expect(theirs).toHaveURL(/\/app/)

    await page.getByRole('button', { name: 'Registro' }).click()
    await expect(page.getByText(`${name} · Contestó al mensaje «${subject}»`)).toBeVisible()
    await expect(page.getByText('Suspendió una cuenta: Cobra y desaparece').first()).toBeVisible()
  })
}

async function suspend(page: Page, email: string, code: string) {
  await page.getByLabel('Email completo de la cuenta').fill(email)
  await page.getByRole('button', { name: 'Buscar cuenta' }).click()
  await page.getByRole('button', { name: /^Suspender: / }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Suspender y avisar' }).click()
  await expect(dialog.getByText('Escribe el motivo.')).toBeVisible()
  await dialog.getByLabel('Por qué').fill('Cobra y desaparece')
  await dialog.getByLabel('Código de verificación').fill(code)
  await dialog.getByRole('button', { name: 'Suspender y avisar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^Suspendida /).first()).toBeVisible()
}
