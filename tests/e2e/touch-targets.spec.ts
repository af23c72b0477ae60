import { acceptedQuote } from '../support/journeys/agreement-journey.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { call, hydrated, PHONE } from '../support/journeys/journey.ts'

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

/** The height of a fingertip, in pixels. */
const FINGER = 44

/** The links that stand alone, and are lower than a fingertip. Runs in the page. */
const lowLinks = (least: number): string[] => {
  const isInSentence = (link: Element) =>
    /[a-z]/i.test([...link.parentElement!.childNodes].map((node) => node.nodeValue ?? '').join(''))
  return [...document.querySelectorAll(':is(main, footer) a[href]')]
    .filter((link) => link.checkVisibility() && !isInSentence(link))
    .filter((link) => link.getBoundingClientRect().height < least - 0.5)
    .map((link) => link.getAttribute('aria-label') ?? link.textContent ?? '')
}

test('a link that stands alone is as high as a fingertip on a phone', async ({ page }) => {
  const { plannerId, requestId } = await acceptedQuote(page)
  const { id } = await call<{ id: string }>(page.request, 'POST', '/support', {
    text: 'La hoja sale sin viajes',
  })
  const top = `/app/planner/${plannerId}`
  for (const path of [
    `${top}`,
    `${top}/settings`,
    '/app/profile',
    `${top}/requests?solicitud=${requestId}`,
    `${top}/quotes/${requestId}`,
    `${top}/agreements/${requestId}`,
    '/app/help',
    `/app/help?conversacion=${id}`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible()
    await hydrated(page)
    expect(await page.evaluate(lowLinks, FINGER), path).toEqual([])
  }
})

test('so are those of the texts of rules and of signing in', async ({ page }) => {
  for (const path of ['/privacidad', '/terminos', '/aviso-legal', '/login', '/reset-password']) {
    await page.goto(path)
    await expect(page.getByRole('heading').first(), path).toBeVisible()
    expect(await page.evaluate(lowLinks, FINGER), path).toEqual([])
  }
})
