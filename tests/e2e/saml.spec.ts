import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { encoded, readRequest, SamlServer } from '../support/accounts/saml-server.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { expectAccessible, signOut } from '../support/journeys/journey.ts'
import { type OwnServer, startOwnServer } from '../support/outside/own-server.ts'

const EMAIL = 'elena.montes@agencia.example'

test.describe('a company that speaks SAML', () => {
  const company = new SamlServer()
  let page: Server
  let server: OwnServer | undefined

  test.beforeAll(async () => {
    page = createServer((request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(signInPage(request.url!))
    })
    // Another site than `localhost`, whose cookies do not come along with its form.
    page.listen(0, '127.0.0.1')
    await once(page, 'listening')
    const entryPoint = `http://127.0.0.1:${(page.address() as AddressInfo).port}/entrar`
    server = await startOwnServer({ SAML_PROVIDERS: JSON.stringify([company.settings(entryPoint)]) })
  })
  test.afterAll(async () => {
    await server?.stop()
    page.close()
  })

  /** The page of a company that has signed its person in already, and asks whether to go on. */
  function signInPage(url: string): string {
    const request = readRequest(`http://127.0.0.1${url}`)
    const answer = encoded(company.answer(request, { nameId: EMAIL }))
    return `<!doctype html><html lang="es"><title>Agencia</title><form method="post" action="${request.answersTo}">
      <input type="hidden" name="SAMLResponse" value="${answer}">
      <input type="hidden" name="RelayState" value="${request.state}">
      <button>Seguir como Elena</button></form>`
  }

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`signs its planner in by their address, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto(`${server!.url}/login`)
      await page.getByRole('link', { name: 'Empresa' }).click()
      await expectAccessible(page)
      await page.getByLabel('Email').fill('elena@otra.example')
      await page.getByRole('button', { name: 'Seguir' }).click()
      await expect(page.getByText(/^No conocemos ninguna empresa/)).toBeVisible()
      await page.getByLabel('Email').fill(EMAIL)
      await page.getByRole('button', { name: 'Seguir' }).click()
      await page.getByRole('button', { name: 'Seguir como Elena' }).click()
      await expect(page).toHaveURL(/\/app\/planner\//)

      await page.goto(`${server!.url}/app/profile`)
      await expect(page.getByRole('button', { name: 'Desconectar Agencia' })).toBeVisible()
      await signOut(page)
    })
  }

  test('is sent back to the login with a sentence when its answer is not for this browser', async ({
    page,
  }) => {
    await page.goto(`${server!.url}/login?paso=empresa`)
    await page.getByLabel('Email').fill(EMAIL)
    await page.getByRole('button', { name: 'Seguir' }).click()
    await expect(page.getByRole('button', { name: 'Seguir como Elena' })).toBeVisible()
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Seguir como Elena' }).click()
    await expect(page.getByText(/^No hemos podido comprobar quién eres/)).toBeVisible()
  })
})
