import { expect } from '../support/journeys/browser-test.ts'
import { startFront } from '../support/journeys/front.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  hydrated,
  signedUp,
} from '../support/journeys/journey.ts'
import { test, visited } from '../support/journeys/offline-journey.ts'

test('a newer version is offered, and opened only when it is wanted, with what was typed', async ({
  baseURL,
  newDevice,
}) => {
  const front = await startFront(baseURL!)
  const device = await newDevice({ baseURL: front.url, viewport: DESKTOP })
  const { weddingId } = await visited(device)
  const page = device.page()
  await page.goto(`/app/couple/${weddingId}/guests`)
  const newName = page.getByRole('textbox', { name: 'Nombre del nuevo invitado' })
  await newName.fill('Teo')
  front.replace('/service-worker.js', (body) => ({ status: 200, body: `${body}\n// newer` }))
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration('/app'))?.update())
  const offer = page.getByText('Hay una versión nueva de Azahar.')
  await expect(offer).toBeVisible()
  await expectAccessible(page)
  await expect(newName).toHaveValue('Teo')
  await page.getByRole('button', { name: 'Abrir la versión nueva' }).click()
  await expect(offer).toHaveCount(0)
  await expect(newName).toHaveValue('Teo')
  await front.goAway()
})

test('a part that the server no longer has offers the newer version and keeps what was typed', async ({
  page,
}) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  await call(page.request, 'POST', `/weddings/${weddingId}/guests`, { fullName: 'Pilar Aguirre' })
  await page.goto(`/app/couple/${weddingId}/guests`)
  await page.getByRole('textbox', { name: 'Nombre del nuevo invitado' }).fill('Teo')
  await page.route('**/assets/budget-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('link', { name: 'Presupuesto' }).first().click()
  await expect(page.getByRole('heading', { name: 'Hay una versión nueva de Azahar' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/assets/budget-*.js')
  await page.getByRole('main').getByRole('button', { name: 'Abrir la versión nueva' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Presupuesto')
  await page.goto(`/app/couple/${weddingId}/guests`)
  await expect(page.getByRole('textbox', { name: 'Nombre del nuevo invitado' })).toHaveValue('Teo')
})

test('a part that could not be loaded without a network opens by itself when it is back', async ({
  page,
  context,
}) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  await page.route('**/assets/budget-*.js', (route) => route.abort())
  await page.goto(`/app/couple/${weddingId}/guests`)
  await hydrated(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Presupuesto' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible()
  await page.unroute('**/assets/budget-*.js')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Presupuesto' })).toBeVisible()
  await expect(page.getByText('versión nueva')).toHaveCount(0)
})
