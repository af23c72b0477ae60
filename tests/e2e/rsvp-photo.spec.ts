import { WEDDING_STYLES } from '#domain/style/wedding-styles.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { FIRST_VISIT_MAX, visitorOf, weighVisit } from '../support/journeys/first-visit.ts'
import { call, PHONE } from '../support/journeys/journey.ts'
import { withFamily } from '../support/journeys/rsvp-journey.ts'
import { detailedPhoto } from '../support/outside/images.ts'

type Cover = { id: string; status: string }

test('with a very detailed photo of the couple an invitation is as light on a phone, in every style', async ({
  page,
  browser,
}) => {
  test.slow()
  const { path, weddingId } = await withFamily(page)
  const style = `/weddings/${weddingId}/style`
  const sent = await page.request.post(`/api${style}/covers?name=hojas.jpg`, {
    data: await detailedPhoto(900, 1350).toBuffer(),
    headers: { 'content-type': 'application/octet-stream' },
  })
  const cover: Cover = await sent.json()
  const status = async () => (await call<Cover[]>(page.request, 'GET', `${style}/covers`))[0]?.status
  await expect.poll(status, { timeout: 60_000 }).toBe('ready')

  for (const name of WEDDING_STYLES) {
    await call(page.request, 'PUT', style, { style: name, coverId: cover.id })
    const visitor = await visitorOf(browser, PHONE)
    expect.soft(await weighVisit(visitor, path), name).toBeLessThan(FIRST_VISIT_MAX)
    const photo = visitor.locator('.rv-photo')
    expect(await photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/phone\.avif$/)
    expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await visitor.context().close()
  }
})
