import type { Page } from '@playwright/test'
import { FULL_NAME_MAX } from '#domain/accounts/accounts.ts'
import { WEDDING_NAME_MAX } from '#domain/weddings/weddings.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { call, createWedding, inviteIn, signedUp } from '../support/journeys/journey.ts'
import { fillWedding, oneWord } from '../support/journeys/overfull-wedding.ts'
import { picture } from '../support/outside/images.ts'

/** Each side of every breakpoint, widths between them, and the narrowest and the widest window there is. */
const WIDTHS = [
  320, 360, 383, 384, 480, 640, 767, 768, 769, 900, 1023, 1024, 1100, 1199, 1279, 1280, 1440, 1920, 2560,
]

/** Names what sticks out at the right: a page that is wider than its window, or controls of a bar that is fixed. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement!
    const right = (element: Element) => element.getBoundingClientRect().right
    const named = (element: Element) =>
      `${element.outerHTML.slice(0, 120)} «${element.textContent?.slice(0, 40)}»`
    const isFixed = (element: Element): boolean => {
      const { position, overflowX } = getComputedStyle(element)
      if (position === 'fixed') return true
      return overflowX === 'visible' && element.parentElement !== null && isFixed(element.parentElement)
    }
    if (scrollWidth > clientWidth) {
      const widest = [...document.body.querySelectorAll('*')].toSorted((a, b) => right(b) - right(a))[0]!
      return `${scrollWidth - clientWidth} px: ${named(widest)}`
    }
    const cut = [...document.body.querySelectorAll('button, a, input')].find(
      (one) =>
        one.checkVisibility() &&
        one.getBoundingClientRect().left < clientWidth &&
        right(one) > clientWidth + 1 &&
        isFixed(one),
    )
    return cut ? `cut off: ${named(cut)}` : null
  })

async function expectNoOverflow(page: Page, paths: readonly string[]) {
  const found: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByText('Cargando…')).toHaveCount(0)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      // A part that differs at this width takes its place a moment later.
      await expect
        .poll(() => overflow(page), { timeout: 3000 })
        .toBeNull()
        .catch(() => {})
      const wider = await overflow(page)
      if (wider) found.push(`${path} at ${width} px by ${wider}`)
    }
  }
  expect(found).toEqual([])
}

test('no screen scrolls sideways at any width, however long its words are', async ({ page, browser }) => {
  test.setTimeout(300_000)
  await signedUp(page, oneWord(FULL_NAME_MAX), 'couple')
  const name = oneWord(WEDDING_NAME_MAX)
  const weddingId = await createWedding(page, name, '2199-12-31')
  const planner = await inviteIn(browser, page, weddingId, oneWord(FULL_NAME_MAX), 'planner')
  const profile = (one: Page) => call<{ id: string; fullName: string }>(one.request, 'GET', '/profile')
  const [couple, theirs] = [await profile(page), await profile(planner)]
  await call(planner.request, 'PATCH', '/profile', { brandName: oneWord(120), phone: '6'.repeat(40) })
  const logo = await planner.request.post('/api/planner/branding/logo?name=logo.png', {
    data: await picture(600, 200).png().toBuffer(),
    headers: { 'content-type': 'application/octet-stream' },
  })
  expect(logo.ok(), await logo.text()).toBe(true)
  await fillWedding(
    weddingId,
    name,
    { id: couple.id, name: couple.fullName },
    { id: theirs.id, name: theirs.fullName },
  )
  const top = `/app/couple/${weddingId}`
  const sections = [
    '',
    '/guests',
    '/vendors',
    '/budget',
    '/inspiration',
    '/tasks',
    '/day-b',
    '/members',
    '/style',
    '/catering',
  ]
  await expectNoOverflow(page, [
    ...sections.map((section) => top + section),
    '/app/notifications',
    '/app/profile',
    '/app/help',
  ])
  await call(planner.request, 'POST', '/support', { text: oneWord(500) })
  const home = `/app/planner/${theirs.id}`
  const concept = oneWord(120)
  const charge = {
    concept,
    total: 999_999_999,
    vatRate: 21,
    irpfRate: 0,
    dueOn: '2199-01-31',
    daysBefore: null,
  }
  await call(planner.request, 'POST', '/planner/books/charges', { weddingId, charges: [charge] })
  const ofPlanner = [
    '',
    '/requests',
    '/calendar',
    '/branding',
    '/public-profile',
    '/billing',
    '/settings',
    '/notifications',
  ]
  await expectNoOverflow(planner, ['/app/help', ...ofPlanner.map((section) => home + section)])
})
