import { expect, test } from '../support/journeys/browser-test.ts'
import { createWedding, signedUp } from '../support/journeys/journey.ts'

// A person who reads letters of twice the size has set so in the browser.
const LARGE = '--blink-settings=defaultFontSize=32'

test('the titles of the app stay in the narrowest window with letters of twice the size', async ({
  page,
  playwright,
}, { project }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const { launchOptions, baseURL } = project.use
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), LARGE],
  })
  const large = await browser.newPage({
    ...(baseURL && { baseURL }),
    viewport: { width: 320, height: 640 },
    storageState: await page.context().storageState(),
  })
  for (const section of ['budget', 'transport', 'tasks', 'style', 'vendors']) {
    await large.goto(`/app/couple/${weddingId}/${section}`)
    const title = large.getByRole('heading', { level: 1 }).first()
    await expect(title).toBeVisible()
    const { letters, right } = await title.evaluate((heading) => {
      const words = document.createRange()
      words.selectNodeContents(heading)
      const letters = getComputedStyle(document.documentElement).fontSize
      return { letters, right: words.getBoundingClientRect().right }
    })
    expect(letters).toBe('32px')
    expect(right, section).toBeLessThanOrEqual(320)
  }
  await browser.close()
})
