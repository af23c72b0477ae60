import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { DESKTOP, hydrated, PHONE, signedUp, watchConsole } from '../support/journeys/journey.ts'
import { withWeddings } from '../support/journeys/many-weddings.ts'

const DRAWINGS = '**/assets/drawing-*'

/** The branch of the next wedding and the cards of the first row. */
const FIRST = 4

for (const viewport of [DESKTOP, PHONE]) {
  test(`the first drawings of the dashboard come with its page at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const { email } = await signedUp(page, 'Elena Montes', 'planner')
    await withWeddings(email, FIRST)
    await page.route(DRAWINGS, (route) => route.abort())
    const complaints = watchConsole(page)
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/drawing-')) fetched.push(request.url())
    })
    await page.goto('/app')
    for (const device of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: device })
      for (const theme of ['light', 'dark']) {
        await openIn(page, theme)
        await expect(page.locator('[data-drawing]')).toHaveCount(FIRST)
        for (const drawing of await page.locator('[data-drawing]').all()) await expectPainted(drawing, theme)
      }
    }
    expect(fetched).toEqual([])
    expect(complaints).toEqual([])
  })
}

test('drawings are fetched by a dashboard that another page leads to', async ({ page }) => {
  const { email } = await signedUp(page, 'Elena Montes', 'planner')
  await withWeddings(email, FIRST)
  await page.goto('/app/notifications')
  await hydrated(page)
  const fetched = page.waitForResponse(DRAWINGS)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  expect((await fetched).ok()).toBe(true)
})

/** The theme that a person has chosen counts, whatever the device has. */
async function openIn(page: Page, theme: string): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('azahar-theme', chosen), theme)
  await page.reload()
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

/** Without the drawing its place looks different, and its inks are those of the theme. */
async function expectPainted(drawing: Locator, theme: string): Promise<void> {
  const image = await drawing.evaluate((element) => getComputedStyle(element).backgroundImage)
  expect(image).toMatch(/^url\("data:image\/svg\+xml,/)
  if (!(await isForNight(drawing))) expect(image.includes('%23dark{')).toBe(theme === 'dark')
  await drawing.evaluate((element) => element.style.setProperty('background-image', 'none'))
  // Of the drawing itself a part lies outside the window.
  const cover = drawing.locator('..')
  const bare = await cover.screenshot()
  await drawing.evaluate((element) => element.style.removeProperty('background-image'))
  await expect.poll(async () => bare.equals(await cover.screenshot())).toBe(false)
}

const isForNight = async (drawing: Locator) => (await drawing.getAttribute('data-drawing')) === 'night-branch'
