import type { Browser, Page } from '@playwright/test'

/** A first visit of an invitation on a phone may weigh so many bytes on the wire, with pictures and fonts. */
export const FIRST_VISIT_MAX = 60 * 1024

/** A browser that has seen nothing yet, as a phone with fine pixels has it. */
export const visitorOf = async (
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<Page> => (await browser.newContext({ viewport, deviceScaleFactor: 3 })).newPage()

/** The bytes of all that a first visit asks for. */
export async function weighVisit(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  return bytes
}
