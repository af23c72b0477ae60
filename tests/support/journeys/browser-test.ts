import { test as base } from '@playwright/test'

export { expect } from '@playwright/test'

/**
 * The test of every journey. A request that a journey holds up or answers itself may still be under way when the
 * journey ends; without this its handler fails afterwards, outside of any test, and the run fails with it.
 */
export const test = base.extend<{ routesEnd: undefined }>({
  routesEnd: [
    async ({ browser, context: _context }, use) => {
      await use(undefined)
      const contexts = browser.contexts()
      const pages = contexts.flatMap((context) => context.pages())
      await Promise.all([...pages, ...contexts].map((held) => held.unrouteAll({ behavior: 'ignoreErrors' })))
    },
    { auto: true },
  ],
})
