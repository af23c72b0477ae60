import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { call, createWedding, signedUp } from '../support/journeys/journey.ts'

// A person who reads letters of twice the size has set so in the browser.
const LARGE = '--blink-settings=defaultFontSize=32'

/** The narrowest phone. */
const WIDTH = 320

/** A page with letters of twice the size, of who is signed in on the other. */
async function withLargeLetters(
  page: Page,
  launch: (options: object) => Promise<Browser>,
  colorScheme: 'light' | 'dark' = 'light',
) {
  const { launchOptions, baseURL } = test.info().project.use
  const browser = await launch({ ...launchOptions, args: [...(launchOptions?.args ?? []), LARGE] })
  const large = await browser.newPage({
    ...(baseURL && { baseURL }),
    viewport: { width: WIDTH, height: 640 },
    storageState: await page.context().storageState(),
    colorScheme,
  })
  return { browser, large }
}

/** A wedding with something of each kind, so that its screens are not empty. */
async function withSomething(page: Page) {
  const weddingId = await createWedding(page)
  const at = `/weddings/${weddingId}`
  const post = <T = { id: string }>(path: string, body: object) =>
    call<T>(page.request, 'POST', `${at}${path}`, body)
  await post('/guests', { fullName: 'Ane Lasa Etxeberria', rsvp: true })
  await post('/transport/trips', {
    direction: 'out',
    stops: [
      { key: 'armas', name: 'Plaza de Armas', place: 'Dársena 8', minute: 675, isVenue: false },
      { key: 'fin', name: 'Hacienda Los Naranjos', place: null, minute: 725, isVenue: true },
    ],
  })
  const { id: hotelId } = await post('/lodging/hotels', { name: 'Parador de Carmona', code: 'NARANJO27' })
  await post('/lodging/blocks', { hotelId, name: 'Doble con desayuno', rooms: 20, priceCents: 12_800 })
  await post('/inspiration/folders', { name: 'Fotos del día' })
  return weddingId
}

/** The controls that reach beyond the window, of which none is in a row that scrolls, and a screen that is wider than it. */
const tooWide = (width: number): string[] => {
  const scrolls = (part: Element): boolean =>
    part.parentElement !== null &&
    (/auto|scroll/.test(getComputedStyle(part.parentElement).overflowX) || scrolls(part.parentElement))
  const out = [...document.querySelectorAll('a, button')].filter(
    (part) => part.checkVisibility() && part.getBoundingClientRect().right > width + 1 && !scrolls(part),
  )
  const whole = document.scrollingElement!.scrollWidth
  return [
    ...(whole > width ? [`${whole} px wide`] : []),
    ...out.map((part) => part.getAttribute('aria-label') ?? part.textContent ?? ''),
  ]
}

/** Opens each of the screens and looks whether all of it is within the window. */
async function expectWithin(large: Page, screens: readonly string[]) {
  for (const path of screens) {
    await large.goto(path)
    await expect(large.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect.poll(() => large.evaluate(tooWide, WIDTH), path).toEqual([])
  }
}

test('the titles of the app stay in the narrowest window with letters of twice the size', async ({
  page,
  playwright,
}) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const { browser, large } = await withLargeLetters(page, (options) => playwright.chromium.launch(options))
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
    expect(right, section).toBeLessThanOrEqual(WIDTH)
  }
  await browser.close()
})

test('with letters of twice the size the screens of a couple, and the bar above them, are within the narrowest window', async ({
  page,
  playwright,
}) => {
  test.setTimeout(180_000)
  await signedUp(page, 'Lucía Herrera Fernández', 'couple')
  const top = `/app/couple/${await withSomething(page)}`
  const { browser, large } = await withLargeLetters(page, (options) => playwright.chromium.launch(options))
  await expectWithin(
    large,
    [
      top,
      ...[
        'guests',
        'vendors',
        'budget',
        'tasks',
        'day-b',
        'transport',
        'transport?view=lodging',
        'inspiration',
      ],
      ...[
        'style',
        'seating',
        'members',
        'activity',
        'catering',
        'answers',
        'guest-page',
        'what-if',
        'move-in',
      ],
    ].map((path) => (path === top ? path : `${top}/${path}`)),
  )
  await expectWithin(large, ['/app/profile', '/app/notifications', '/app/help'])
  // Words stand beside each other still: a button with a letter to a line would be higher than the window.
  await large.goto(`${top}/guests`)
  const add = large.getByRole('button', { name: 'Añadir invitado' }).first()
  expect((await add.boundingBox())!.height).toBeLessThan(200)
  await browser.close()
})

test('with letters of twice the size the screens of a planner are within the narrowest window, in the dark', async ({
  page,
  playwright,
}) => {
  test.setTimeout(180_000)
  await signedUp(page, 'Elena Vidal Fernández', 'planner')
  const weddingId = await createWedding(page, 'Lucía & Martín', '2199-04-10')
  const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
  const launch = (options: object) => playwright.chromium.launch(options)
  const { browser, large } = await withLargeLetters(page, launch, 'dark')
  const sections = ['calendar', 'requests', 'settings', 'branding', 'public-profile', 'billing']
  const more = ['notifications', 'tasks', 'vendors', 'team', 'move-in', 'profit', 'quotes', 'agreements']
  await expectWithin(large, [
    ...['/app/planner', `/app/couple/${weddingId}`],
    ...[...sections, ...more].map((section) => `/app/planner/${id}/${section}`),
  ])
  await browser.close()
})
