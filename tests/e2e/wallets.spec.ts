import type { Page } from '@playwright/test'
import { SoftWallet } from '../support/accounts/wallet.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { expectAccessible, newEmail, PASSWORD, signOut } from '../support/journeys/journey.ts'
import { type OwnServer, startOwnServer } from '../support/outside/own-server.ts'

let server: OwnServer | undefined
test.beforeAll(async () => {
  server = await startOwnServer({ WALLET_SIGN_IN: 'true' })
})
test.afterAll(() => server?.stop())

/** A browser with a wallet in it (EIP-1193); `refusing` stands for a person who closes its window. */
async function withWallet(page: Page, wallet: SoftWallet) {
  const state = { isRefusing: false }
  await page.exposeFunction('askWallet', (method: string, params: string[]) => {
    if (state.isRefusing) return null
    if (method === 'eth_requestAccounts') return [wallet.address.toLowerCase()]
    return wallet.sign(Buffer.from(params[0]!.slice(2), 'hex').toString())
  })
  await page.addInitScript(() => {
    const { askWallet } = window as unknown as {
      askWallet(method: string, params: unknown): Promise<unknown>
    }
    const request = async ({ method, params }: { method: string; params?: unknown[] }) => {
      const answer = await askWallet(method, params ?? [])
      if (answer === null) throw Object.assign(new Error('User rejected'), { code: 4001 })
      return answer
    }
    Object.assign(window, { ethereum: { request } })
  })
  return state
}

test('a wallet is linked in the settings, opens the account, and is unlinked', async ({ page, browser }) => {
  const wallet = new SoftWallet()
  const person = await withWallet(page, wallet)
  await page.goto(`${server!.url}/login`)
  await page.getByRole('button', { name: 'Cartera' }).click()
  await expect(page.getByText(/^Esa cartera no está conectada con ninguna cuenta/)).toBeVisible()
  await expectAccessible(page)

  const elena = { name: 'Elena Montes', email: newEmail('elena'), role: 'planner', password: PASSWORD }
  await page.request.post(`${server!.url}/api/auth/sign-up/email`, { data: elena })
  await page.goto(`${server!.url}/app/profile`)
  await page.getByRole('button', { name: 'Conectar una cartera' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Seguir' }).click()
  person.isRefusing = true
  await dialog.getByRole('button', { name: 'Firmar con la cartera' }).click()
  await expect(dialog.getByText(/^No has firmado con ninguna cartera/)).toBeVisible()
  person.isRefusing = false
  await dialog.getByRole('button', { name: 'Firmar con la cartera' }).click()
  await expect(page.getByText(/^Cartera conectada: 0x/)).toBeVisible()
  await expectAccessible(page)

  await signOut(page)
  await page.goto(`${server!.url}/login`)
  person.isRefusing = true
  await page.getByRole('button', { name: 'Cartera' }).click()
  await expect(page.getByText(/^No has firmado con ninguna cartera/)).toBeVisible()
  person.isRefusing = false
  await page.getByRole('button', { name: 'Cartera' }).click()
  await expect(page).toHaveURL(/\/app\/planner\//)

  const without = await (await browser.newContext()).newPage()
  await without.goto(`${server!.url}/login`)
  await expect(without.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  await expect(without.getByRole('button', { name: 'Cartera' })).toBeHidden()

  await page.goto(`${server!.url}/app/profile`)
  await page.getByRole('button', { name: /^Desconectar la cartera 0x/ }).click()
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Desconectar' }).click()
  await expect(page.getByText(/ya no está conectada\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Desconectar la cartera/ })).toHaveCount(0)
})
