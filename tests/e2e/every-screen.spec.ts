import type { Page } from '@playwright/test'
import { listPlanners } from '../support/contract/listed-planners.ts'
import { acceptedQuote } from '../support/journeys/agreement-journey.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  createWedding,
  DESKTOP,
  expectNoSidewaysScroll,
  hydrated,
  PHONE,
  signedUp,
  watchConsole,
} from '../support/journeys/journey.ts'
import { askedPlanner } from '../support/journeys/quote-journey.ts'
import { furnish, ownScreens, screensBelow } from '../support/journeys/screens.ts'

/** The pages of the site, which are drawn for every visitor. */
const SITE = [
  '/',
  '/parejas',
  '/planners',
  '/pricing',
  '/directorio',
  '/planners/casa-jara',
  '/contacto',
  '/ayuda',
  '/ayuda/importar-una-lista',
  '/privacidad',
  '/terminos',
  '/aviso-legal',
  '/encargo',
  '/login',
  '/signup',
  '/reset-password',
]

const LOOKS = [DESKTOP, PHONE].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
)

/** Loads screens one after another; gives what the browser complains of at each. */
async function walk(page: Page, paths: readonly string[]) {
  const complaints = watchConsole(page)
  const found: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await hydrated(page)
    await expectNoSidewaysScroll(page)
    found.push(...complaints.splice(0).map((complaint) => `${path}: ${complaint}`))
  }
  return found
}

for (const { viewport, colorScheme } of LOOKS) {
  test.describe(`at ${viewport.width} px, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme })

    for (const isFull of [false, true]) {
      test(`every screen of ${isFull ? 'a wedding with data' : 'an empty wedding'} goes on as the server drew it`, async ({
        page,
      }) => {
        test.setTimeout(300_000)
        await signedUp(page, 'Lucía Herrera', 'couple')
        const weddingId = await createWedding(page, 'Lucía & Martín', isFull ? '2199-04-10' : null)
        if (isFull) await furnish(page, weddingId)
        const ofCouple = screensBelow('/app/couple/$wid', { wid: weddingId })
        expect(ofCouple.length).toBeGreaterThan(10)
        expect(await walk(page, [...ofCouple, ...ownScreens()])).toEqual([])
      })

      test(`every screen of a planner ${isFull ? 'with weddings' : 'without weddings'} goes on as the server drew it`, async ({
        page,
      }) => {
        test.setTimeout(300_000)
        const { plannerId: pid, requestId } = await (isFull ? acceptedQuote(page) : askedPlanner(page))
        if (isFull) {
          await furnish(page, await createWedding(page, 'Lucía & Martín', '2199-04-10'))
          await createWedding(page, 'Nuria & Sofía')
        }
        const ofPlanner = screensBelow('/app/planner/', { pid, requestId, accountId: requestId })
        expect(ofPlanner.length).toBeGreaterThan(5)
        expect(await walk(page, [...ofPlanner, ...ownScreens()])).toEqual([])
      })
    }

    test('every page of the site is drawn without a complaint', async ({ page }) => {
      test.setTimeout(300_000)
      await listPlanners()
      expect(await walk(page, SITE)).toEqual([])
    })
  })
}
