import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  DESKTOP,
  hydrated,
  PHONE,
  signedUp,
  watchConsole,
} from '../support/journeys/journey.ts'

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('the app goes on with the screens that the server has drawn', { tag: '@core' }, async ({ page }) => {
      await signedUp(page, 'Lucía Herrera', 'couple')
      const weddingId = await weddingWithGuests(page, 40)
      for (const vendorType of ['catering', 'fotografia']) {
        await call(page.request, 'POST', `/weddings/${weddingId}/vendors`, { vendorType })
      }
      const complaints = watchConsole(page)
      const home = `/app/couple/${weddingId}`
      const sections = ['', '/guests', '/vendors', '/budget', '/day-b'].map((section) => home + section)
      for (const path of [...sections, '/app/notifications', '/app/profile']) {
        await page.goto(path)
        await expect(page.locator('#root[data-drawn-at]')).toHaveCount(1)
        await hydrated(page)
        expect(complaints, path).toEqual([])
      }
    })

    test('what is drawn for the other width never shows', async ({ page }) => {
      await signedUp(page, 'Lucía Herrera', 'couple')
      const weddingId = await weddingWithGuests(page, 3)
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto(`/app/couple/${weddingId}/guests`)
      await expect(page.getByText('Invitada 2')).toBeVisible({ visible: viewport === PHONE })
      await expect(page.getByRole('table', { name: 'Invitados' })).toHaveCount(viewport === PHONE ? 0 : 1)
      await expect(page.getByRole('list', { name: 'Invitados' })).toHaveCount(viewport === PHONE ? 1 : 0)
    })
  })
}

test('what is pressed and typed before the app has come is not lost', { tag: '@core' }, async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await weddingWithGuests(page, 3)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/app/couple/${weddingId}/guests`, { waitUntil: 'commit' })
  const search = page.getByRole('searchbox', { name: 'Buscar invitados' })
  await search.click()
  await search.pressSequentially('Invitada 1')
  await page.getByRole('button', { name: 'Añadir invitado' }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Añadir invitado' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: 'Invitada 1' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Invitada 2' })).toHaveCount(0)
})

test('the branch that the server has drawn stays, until the day is another', async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  await page.goto(`/app/couple/${weddingId}`)
  await hydrated(page)
  const nodes = page.locator('main .bloom-node')
  await expect(nodes).toHaveCount(12)
  const first = () => nodes.first().evaluate((node) => node.innerHTML)
  const green = await first()
  await call(page.request, 'PATCH', `/weddings/${weddingId}`, { eventDate: '2199-04-10' })
  await expect.poll(first).not.toBe(green)
  await expect(nodes).toHaveCount(12)
})

async function weddingWithGuests(page: Page, count: number): Promise<string> {
  const weddingId = await createWedding(page)
  const guests = Array.from({ length: count }, (_, at) => ({
    fullName: `Invitada ${at}`,
    email: null,
    rsvp: null,
    notes: null,
  }))
  await call(page.request, 'POST', `/weddings/${weddingId}/guests/import`, { mode: 'append', guests })
  return weddingId
}
