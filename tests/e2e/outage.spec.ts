import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { atGuests, expectSaved, notesCell } from '../support/journeys/guest-journey.ts'
import { DESKTOP, expectAccessible, PHONE, withoutFirstAnswers } from '../support/journeys/journey.ts'
import { type OwnServer, startOwnServer } from '../support/outside/own-server.ts'

const TEO = [{ fullName: 'Teo Lasa', notes: 'Primo' }]
const AWAY = 'Azahar no responde.'

test.describe('while the database stands still', () => {
  let server: OwnServer | undefined
  test.beforeAll(async () => {
    // A cluster of its own is made first.
    test.setTimeout(240_000)
    server = await startOwnServer()
  })
  test.afterAll(() => server?.stop())

  test('an edit waits through the outage and arrives after it, and a fresh page opens by itself', {
    tag: '@landing',
  }, async ({ browser }) => {
    test.setTimeout(240_000)
    const context = await browser.newContext({ baseURL: server!.url })
    const page = await context.newPage()
    const weddingId = await atGuests(page, TEO)
    await expect(notesCell(page, 'Teo Lasa')).toHaveValue('Primo')

    const frozenAt = Date.now()
    server!.freezeDatabase()
    await notesCell(page, 'Teo Lasa').fill('Llega el jueves')
    await page.keyboard.press('Enter')
    const fresh = await context.newPage()
    await fresh.goto(`/app/couple/${weddingId}/guests`)
    await expect(fresh.getByRole('heading', { name: 'Azahar no responde ahora mismo' })).toBeVisible({
      timeout: 90_000,
    })
    await expectAccessible(fresh)
    const banner = page.getByText(/por enviar/)
    await expect(banner).toBeVisible({ timeout: 90_000 })
    await expect.poll(() => Date.now() - frozenAt, { timeout: 30_000 }).toBeGreaterThan(20_000)
    await expect(notesCell(page, 'Teo Lasa')).toHaveValue('Llega el jueves')
    await expect(page.getByText(/No se ha guardado/)).toHaveCount(0)

    server!.thawDatabase()
    await expectSaved(page, weddingId, { fullName: 'Teo Lasa', notes: 'Llega el jueves' })
    await expect(banner).toHaveCount(0, { timeout: 45_000 })
    await expect(notesCell(fresh, 'Teo Lasa')).toHaveValue('Llega el jueves', { timeout: 45_000 })
    await context.close()
  })
})

for (const { device, viewport } of [
  { device: 'at a desk', viewport: DESKTOP },
  { device: 'on a phone', viewport: PHONE },
]) {
  test.describe(device, () => {
    test.use({ viewport })

    for (const status of [502, 503, 504]) {
      test(`an answer ${status} keeps the change waiting for longer than four tries`, async ({ page }) => {
        const weddingId = await atGuests(page, TEO)
        let tries = 0
        await page.route('**/guests/*', (route) => {
          tries += 1
          return route.fulfill({ status, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
        })
        await answerYes(page)
        await expect(page.getByText(AWAY)).toContainText('Un cambio por enviar.')
        await expect.poll(() => tries, { timeout: 45_000 }).toBeGreaterThan(4)
        await expect(page.getByText(/Lo hemos dejado como estaba/)).toHaveCount(0)
        await page.unroute('**/guests/*')
        await expectSaved(page, weddingId, { fullName: 'Teo Lasa', rsvp: true })
        await expect(page.getByText(AWAY)).toHaveCount(0)
      })
    }

    test('too many requests wait as the server says', async ({ page }) => {
      const weddingId = await atGuests(page, TEO)
      const times: number[] = []
      await page.route('**/guests/*', (route) => {
        times.push(Date.now())
        if (times.length > 1) return route.continue()
        return route.fulfill({
          status: 429,
          headers: { 'retry-after': '3' },
          json: { defined: false, code: 'TOO_MANY_REQUESTS', status: 429, message: 'Slow down' },
        })
      })
      await answerYes(page)
      await expectSaved(page, weddingId, { fullName: 'Teo Lasa', rsvp: true })
      expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(2900)
      expect(times).toHaveLength(2)
    })

    test('a list that could not be read while the server was away is read when it is back', async ({
      page,
    }) => {
      const weddingId = await atGuests(page, TEO)
      await withoutFirstAnswers(page)
      await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' }))
      await page.goto(`/app/couple/${weddingId}/guests`)
      await expect(page.getByRole('heading', { name: 'Azahar no responde ahora mismo' })).toBeVisible()
      await page.getByRole('button', { name: 'Intentarlo ahora' }).click()
      await expect(page.getByRole('heading', { name: 'Azahar no responde ahora mismo' })).toBeVisible()
      await page.unroute('**/api/**')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Invitados', { timeout: 30_000 })

      await page.route('**/api/**/guests', (route) => route.fulfill({ status: 503, body: '' }))
      await page.reload()
      await expect(page.getByText('No hemos podido cargar la lista de invitados.')).toBeVisible()
      await page.unroute('**/api/**/guests')
      await expect(page.getByRole('button', { name: /^RSVP: .*Teo Lasa/ })).toBeVisible({ timeout: 30_000 })
    })
  })
}

test('on the narrowest phone the line about the network is read to its end', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await atGuests(page, TEO)
  await context.setOffline(true)
  const line = page.getByText('Sin conexión.')
  await expect(line).toContainText(/Ves los datos de hoy a las? \d+:\d\d\./)
  const [whole, shown] = await line.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
  expect(whole).toBeLessThanOrEqual(shown!)
})

async function answerYes(page: Page) {
  await page.getByRole('button', { name: /^RSVP: .*Teo Lasa/ }).click()
  await page.getByRole('menuitemradio', { name: 'Sí', exact: true }).click()
}
