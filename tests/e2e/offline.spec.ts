import { expectItem } from '../support/journeys/agenda-journey.ts'
import { expect } from '../support/journeys/browser-test.ts'
import { keptScreens } from '../support/journeys/device.ts'
import { startFront } from '../support/journeys/front.ts'
import { createWedding, DESKTOP, expectAccessible, signedUp, signOut } from '../support/journeys/journey.ts'
import { addToday, banner, test, theDay, tick, today, visited } from '../support/journeys/offline-journey.ts'

test('after one visit the app opens without a network to agenda, guests and vendors', {
  tag: '@core',
}, async ({ newDevice }) => {
  const device = await newDevice()
  const { weddingId } = await visited(device)
  const page = await device.reopen({ isOffline: true })
  await page.goto('/app')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lucía')
  await expect(banner(page)).toContainText(/Ves los datos de hoy a las? \d+:\d\d/)
  await page.goto(`/app/couple/${weddingId}/guests`)
  await expect(page.getByText('Pilar Aguirre')).toBeVisible()
  await page.goto(`/app/couple/${weddingId}/vendors`)
  await expect(page.getByText('Flores Lola')).toBeVisible()
  await page.goto(`/app/couple/${weddingId}/day-b?vista=dia`)
  await expect(page.getByText('Banquete').first()).toBeVisible()
  await expectAccessible(page)
})

test('a screen that is opened again is there as it was left before a script has run', {
  tag: '@core',
}, async ({ newDevice }) => {
  const device = await newDevice({ viewport: DESKTOP })
  const { weddingId } = await visited(device)
  const path = `/app/couple/${weddingId}/guests`
  let page = device.page()
  await page.goto(path)
  await expect(page.locator('input[value="Pilar Aguirre"]')).toBeVisible()
  await expect.poll(() => keptScreens(page)).toContain(path)
  page = await device.reopen()
  const withoutScripts = await page.context().newCDPSession(page)
  await withoutScripts.send('Emulation.setScriptExecutionDisabled', { value: true })
  await page.goto(path)
  await expect(page.locator('#root[inert] input[value="Pilar Aguirre"]')).toBeVisible()
  await expect(page).toHaveTitle(/^Invitados/)
  await withoutScripts.send('Emulation.setScriptExecutionDisabled', { value: false })
  await page.goto(path)
  await expect(page.locator('#root:not([inert]) input[value="Pilar Aguirre"]')).toBeVisible()
  await signOut(page)
  expect(await keptScreens(page)).toEqual([])
})

test('a screen that was not opened before comes drawn from the server, and from the device when that is slow', async ({
  baseURL,
  newDevice,
}) => {
  const front = await startFront(baseURL!)
  const device = await newDevice({ baseURL: front.url, viewport: DESKTOP })
  const { weddingId } = await visited(device)
  const page = await device.reopen()
  const scripts = await page.context().newCDPSession(page)
  await scripts.send('Emulation.setScriptExecutionDisabled', { value: true })
  await page.goto(`/app/couple/${weddingId}/guests`)
  await expect(page.locator('#root input[value="Pilar Aguirre"]')).toBeVisible()
  await scripts.send('Emulation.setScriptExecutionDisabled', { value: false })
  const path = `/app/couple/${weddingId}/vendors`
  front.stall(path)
  await page.goto(path)
  await expect(page.getByText('Flores Lola').first()).toBeVisible()
  await front.goAway()
})

test('without a place to keep anything the app works as before', async ({ newDevice }) => {
  const device = await newDevice()
  await device.context().addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('refused', 'SecurityError'))
  })
  const page = device.page()
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', today())
  await addToday(page, weddingId)
  await page.goto(theDay(weddingId))
  await tick(page, 'Ceremonia').check({ force: true })
  await expectItem(page, weddingId, { title: 'Ceremonia', isDone: true })
  expect(complaints).toEqual([])
})

test('the app can be installed', async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  await page.goto('/app')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(href!)).json()
  expect(manifest).toMatchObject({ start_url: '/app', display: 'standalone', lang: 'es' })
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(src)
    expect(icon.headers()['content-type'], `${src} ${sizes}`).toBe(type)
  }
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
})
