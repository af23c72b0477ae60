import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { call, createWedding, signedUp } from '../support/journeys/journey.ts'

const VENDORS = 500
const COMPONENTS = 60

/** The pages of a wedding and of its planner; those with panes scroll inside, the others as a whole. */
const PAGES = ['', '/guests', '/vendors', '/budget', '/inspiration', '/tasks', '/day-b']
const PLANNER_PAGES = ['', '/notifications', '/branding', '/public-profile', '/billing', '/settings']

test.describe.configure({ timeout: 240_000 })

test('where panes scroll, the window itself never does, whatever the canvas holds', async ({ page }) => {
  const { weddingId, ids } = await fullWedding(page)
  const canvas = `/app/couple/${weddingId}/vendors`
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto(canvas)
    await expect(page.locator('li[data-vendor]').first()).toBeVisible()
    await expectFixed(page)
    await scrollEverywhere(page)

    await page.goto(`${canvas}?proveedor=${ids.at(-1)}`)
    const panel = page.locator('[data-vendor-panel]')
    await expect(panel).toBeVisible()
    for (const tab of [/^Archivos/, /^Conversación/, /^Detalles/]) {
      await page.getByRole('tab', { name: tab }).click()
      await expectFixed(page)
    }
    await scrollEverywhere(page)
    // Nothing drawn late, far down a pane, has made the page longer.
    await page.getByRole('region', { name: 'Canvas' }).evaluate((pane) => pane.scrollTo(0, pane.scrollHeight))
    await expectFixed(page)
  }
})

test('without a network the banner takes its room from the panes, not from the window', async ({
  page,
  context,
}) => {
  const { weddingId, ids } = await fullWedding(page, 30)
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto(`/app/couple/${weddingId}/vendors?proveedor=${ids[0]}`)
    const confirm = page.getByRole('button', { name: 'Confirmar proveedor' })
    await expect(confirm).toBeInViewport({ ratio: 1 })
    await context.setOffline(true)
    await expect(page.getByText('Sin conexión.').first()).toBeVisible()
    await expect(confirm).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Cerrar', exact: true })).toBeInViewport({ ratio: 1 })
    await expectFixed(page)
    await context.setOffline(false)
    await expect(page.getByText('Sin conexión.')).toHaveCount(0)
  }
})

test('no page of the app is higher than what it shows', async ({ page }) => {
  const { weddingId } = await fullWedding(page, 30)
  for (const path of [
    ...PAGES.map((one) => `/app/couple/${weddingId}${one}`),
    '/app/profile',
    '/app/notifications',
  ]) {
    await page.goto(path)
    await expectNoBlankEnd(page)
  }
  // A page of the couple would leave for the login when another person signs in, in the middle of the next load.
  await page.goto('about:blank')
  const planner = await signedUp(page, 'Elena Marín', 'planner')
  const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
  expect(planner.role).toBe('planner')
  for (const path of PLANNER_PAGES) {
    await page.goto(`/app/planner/${id}${path}`)
    await expectNoBlankEnd(page)
  }
})

/** A couple with a canvas that is much higher than any window. */
async function fullWedding(page: Page, vendors = VENDORS) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const path = `/weddings/${weddingId}`
  for (let number = 1; number <= Math.min(COMPONENTS, vendors); number += 1)
    await call(page.request, 'POST', `${path}/components`, { name: `Componente ${number}` })
  const { key } = await call<{ key: string }>(page.request, 'POST', `${path}/components`, {
    name: 'Hora loca',
  })
  const types = [key, 'dj', 'fotografia', 'componente-1']
  const ids: string[] = []
  for (let begun = 0; begun < vendors; begun += 20)
    ids.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(20, vendors - begun) }, async (_, index) => {
          const vendor = { vendorType: types[index % types.length], name: `Proveedor ${begun + index}` }
          return (await call<{ id: string }>(page.request, 'POST', `${path}/vendors`, vendor)).id
        }),
      )),
    )
  return { weddingId, ids }
}

/** The wheel past the end of each pane and over the top bar, and the keys that turn a page. */
async function scrollEverywhere(page: Page) {
  const { width, height } = page.viewportSize()!
  const spots = [
    { x: 30, y: 300 },
    { x: 200, y: height - 100 },
    { x: width / 2, y: 30 },
    { x: width / 2, y: height / 2 },
    { x: width - 40, y: height / 2 },
  ]
  for (const { x, y } of spots) {
    await page.mouse.move(x, y)
    for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(0, 60_000)
    await expectFixed(page)
  }
  for (const focused of ['body', 'section[aria-label=Canvas]', 'main']) {
    await page.evaluate((selector) => {
      ;(document.activeElement as HTMLElement | null)?.blur()
      document.querySelector<HTMLElement>(selector)?.focus()
    }, focused)
    for (const key of ['Space', 'PageDown', 'End']) {
      await page.keyboard.press(key)
      await expectFixed(page)
    }
  }
}

/** The document is as high as the window and stands where it was. */
async function expectFixed(page: Page) {
  const state = () =>
    page.evaluate(() => ({
      excess: document.documentElement.scrollHeight - window.innerHeight,
      scrolled: window.scrollY + document.body.scrollTop,
    }))
  await expect.poll(state, page.url()).toEqual({ excess: 0, scrolled: 0 })
}

/** The page itself makes the document high, and nothing hidden below it does. */
async function expectNoBlankEnd(page: Page) {
  await expect(page.locator('main h1').first()).toBeVisible()
  const excess = () =>
    page.evaluate(() => {
      const end = document.querySelector('main')!.getBoundingClientRect().bottom + window.scrollY
      return Math.round(document.documentElement.scrollHeight - Math.max(end, window.innerHeight))
    })
  await expect.poll(excess, page.url()).toBeLessThanOrEqual(0)
}
