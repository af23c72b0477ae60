import { expect, type Page, type Request, test } from '@playwright/test'
import { call, createWedding, DESKTOP, PHONE, signedUp } from '../support/journey.ts'

/** Requests until a screen stands, its page, fonts, styles and drawings among them. */
const REQUESTS_MAX = 24

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a screen of a wedding comes with its rows and asks for none', { tag: '@core' }, async ({
      page,
    }) => {
      await signedUp(page, 'Lucía Herrera', 'couple')
      const weddingId = await createWedding(page)
      await call(page.request, 'POST', `/weddings/${weddingId}/guests`, { fullName: 'Pilar Aguirre' })
      for (const [section, heading] of SECTIONS) {
        const asked = await load(page, `/app/couple/${weddingId}${section}`, heading)
        expect(asked.filter(isRead), section).toEqual([])
        expect(asked.length, `${section}\n${asked.join('\n')}`).toBeLessThanOrEqual(REQUESTS_MAX)
      }
    })

    test('the screens beside a wedding come with their rows', async ({ page }) => {
      await signedUp(page, 'Elena Montes', 'planner')
      await createWedding(page)
      const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
      for (const path of [`/app/planner/${id}`, '/app/notifications', '/app/profile']) {
        const asked = await load(page, path, /./)
        expect(asked.filter(isRead), path).toEqual([])
        expect(asked.length, `${path}\n${asked.join('\n')}`).toBeLessThanOrEqual(REQUESTS_MAX)
      }
    })
  })
}

const SECTIONS: [string, RegExp][] = [
  ['', /Lucía/],
  ['/guests', /Invitados/],
  ['/vendors', /El Canvas de tu boda/],
  ['/budget', /Presupuesto/],
  ['/inspiration', /Inspiración/],
  ['/day-b', /Día B/],
]

/** The stream of live updates is no read of rows. */
const isRead = (asked: string) => asked.startsWith('GET /api/') && !asked.startsWith('GET /api/live')

/** What a page load asked for, by method and path, once its screen stands and live updates have begun. */
async function load(page: Page, path: string, heading: RegExp): Promise<string[]> {
  const asked: string[] = []
  const note = (request: Request) => void asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
  page.on('request', note)
  const live = page.waitForRequest(/\/api\/live/)
  await page.goto(path)
  await live
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
  page.off('request', note)
  return asked
}
