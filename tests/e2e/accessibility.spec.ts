import { expect, test } from '../support/journeys/browser-test.ts'
import {
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  PHONE,
  signedUp,
  watchConsole,
} from '../support/journeys/journey.ts'

/** The people who open each screen; `{w}` is their wedding. */
const SCREENS = {
  visitor: [
    '/login',
    '/signup',
    '/reset-password',
    '/reset-password-new?token=x',
    '/login#type=recovery&token=x',
  ],
  couple: [
    '/app/couple/{w}',
    '/app/couple/{w}/guests',
    '/app/couple/{w}/vendors',
    '/app/couple/{w}/budget',
    '/app/couple/{w}/inspiration',
    '/app/couple/{w}/tasks',
    '/app/couple/{w}/day-b',
    '/app/couple/0198c0de-0000-7000-8000-000000000000',
    '/app/notifications',
    '/app/profile',
    '/app/nada',
  ],
  planner: [
    '/app/planner',
    '/app/planner/me/notifications',
    '/app/planner/me/branding',
    '/app/planner/me/public-profile',
    '/app/planner/me/billing',
    '/app/planner/me/settings',
    '/app/profile',
  ],
}

for (const [who, paths] of Object.entries(SCREENS)) {
  for (const [device, viewport] of Object.entries({
    desk: DESKTOP,
    phone: PHONE,
    '320 px': { width: 320, height: 640 },
  })) {
    test(`every screen of ${who} at ${device} is accessible, fits, and complains of nothing`, {
      tag: who === 'couple' && device === 'phone' ? '@core' : [],
    }, async ({ page }) => {
      test.setTimeout(600_000)
      await page.setViewportSize(viewport)
      let weddingId = ''
      if (who !== 'visitor') {
        await signedUp(page, 'Lucía Herrera', who === 'planner' ? 'planner' : 'couple')
        weddingId = await createWedding(page, 'Lucía & Martín', '2027-04-10')
      }
      const complaints = watchConsole(page)
      for (const path of paths) {
        await page.goto(path.replace('{w}', weddingId))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        // A fact about a screen at a desk is one on a phone too, but for what does not fit.
        if (viewport === DESKTOP) await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }
      expect(complaints).toEqual([])
    })
  }
}
