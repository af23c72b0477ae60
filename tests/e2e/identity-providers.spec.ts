import type { Page } from '@playwright/test'
import { IdentityServer } from '../support/accounts/identity-server.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { expectAccessible, newEmail, signOut } from '../support/journeys/journey.ts'
import { type OwnServer, startOwnServer } from '../support/outside/own-server.ts'

test.describe('an account of a provider', () => {
  const identity = new IdentityServer()
  let server: OwnServer | undefined

  test.beforeAll(async () => {
    await identity.start()
    server = await startOwnServer({ OIDC_PROVIDERS: JSON.stringify([identity.settings()]) })
  })
  test.afterAll(async () => {
    await server?.stop()
    await identity.stop()
  })

  test('makes an account here, opens it again, and cannot be taken away as the only way in', async ({
    page,
  }) => {
    const email = newEmail('elena')
    identity.claims = { sub: email, email, email_verified: true, name: 'Elena Montes' }
    await page.goto(`${server!.url}/login`)
    await page.getByRole('button', { name: 'Prueba' }).click()
    await expect(page.getByText(/^Aún no tienes cuenta en Azahar/)).toBeVisible()

    await page.goto(`${server!.url}/signup`)
    await expectAccessible(page)
    await page.getByText('Soy wedding planner', { exact: true }).click()
    await page.getByRole('button', { name: 'Prueba' }).click()
    await expect(page).toHaveURL(/\/app\/planner\//)

    await signOut(page)
    await page.goto(`${server!.url}/login`)
    await page.getByRole('button', { name: 'Prueba' }).click()
    await expect(page).toHaveURL(/\/app\/planner\//)

    await page.goto(`${server!.url}/app/profile`)
    await page.getByRole('button', { name: 'Desconectar Prueba' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/^Tu cuenta no tiene contraseña/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Enviar código' }).click()
    await dialog.getByLabel('Código del correo').fill(await codeSentTo(page, email))
    await dialog.getByRole('button', { name: 'Desconectar' }).click()
    await expect(dialog.getByText(/^Es tu única forma de entrar/)).toBeVisible()
  })
})

/** The code of the newest mail to an address, once it was sent. */
async function codeSentTo(page: Page, email: string): Promise<string> {
  let code = ''
  await expect(async () => {
    const mails = await (await page.request.get(new URL('/dev/correo.json', page.url()).href)).json()
    const own = mails.find(
      (mail: { to: string; subject: string }) => mail.to === email && /código/.test(mail.subject),
    )
    code = /^\d{6}$/m.exec(own?.text ?? '')?.[0] ?? ''
    expect(code).toHaveLength(6)
  }).toPass()
  return code
}
