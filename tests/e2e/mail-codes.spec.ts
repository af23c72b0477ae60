import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { expectAccessible, signedUp } from '../support/journeys/journey.ts'

/** The newest mail with a code to an address, once it was sent. */
async function mailTo(page: Page, email: string): Promise<string> {
  let text = ''
  await expect(async () => {
    const mails = await (await page.request.get('/dev/correo.json')).json()
    const own = mails.find(
      (mail: { to: string; subject: string }) => mail.to === email && /código/.test(mail.subject),
    )
    expect(own).toBeTruthy()
    text = own.text
  }).toPass()
  return text
}

test('a code of a mail opens the account, typed or by its link where it was asked for', async ({
  page,
  browser,
}) => {
  const { email } = await signedUp(page, 'Lucía Herrera', 'couple')
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Entrar con un código por email' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Enviar código' }).click()
  await expect(page.getByRole('heading', { name: 'Mira tu correo' })).toBeVisible()
  await expectAccessible(page)
  const text = await mailTo(page, email)
  const link = /https?:\S+/.exec(text)![0]

  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(new URL(link).pathname + new URL(link).search)
  await expect(elsewhere.getByLabel('Código de 6 cifras')).toHaveValue('')
  await expect(elsewhere.getByLabel('Email')).toBeVisible()

  await page.goto(new URL(link).pathname + new URL(link).search)
  await expect(page).toHaveURL(/\/app\/couple$/)
})

test('without scripts the code is typed on another device', async ({ page, browser }) => {
  const { email } = await signedUp(page, 'Martín Soler', 'couple')
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto('/login?paso=email')
  await plain.getByLabel('Email').fill(email)
  await plain.getByRole('button', { name: 'Enviar código' }).click()
  const code = /^\d{6}$/m.exec(await mailTo(page, email))![0]
  await plain.getByLabel('Código de 6 cifras').fill(code)
  await plain.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(plain).toHaveURL(/\/app/)
})

test('another code can be asked for after a minute, which the page counts down', async ({ page }) => {
  const { email } = await signedUp(page, 'Noelia Prat', 'couple')
  await page.context().clearCookies()
  await page.clock.install()
  await page.goto('/login?paso=email')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Enviar código' }).click()
  const again = page.getByRole('button', { name: 'Reenviar código' })
  await expect(again).toBeDisabled()
  await expect(page.getByText(/^Podrás pedir otro dentro de (59|60)\s?s$/)).toBeVisible()
  await page.clock.runFor(30_000)
  await expect(page.getByText(/^Podrás pedir otro dentro de (29|30)\s?s$/)).toBeVisible()
  await expectAccessible(page)
  await page.clock.runFor(31_000)
  await expect(again).toBeEnabled()
  await expect(page.getByRole('timer')).toHaveCount(0)
  // The clock of the server has not gone on: it says when.
  await again.click()
  await expect(
    page.getByText(/^Acabas de pedir un código\. Podrás pedir otro dentro de \d+ segundos\.$/),
  ).toBeVisible()
  await expect(again).toBeDisabled()
})
