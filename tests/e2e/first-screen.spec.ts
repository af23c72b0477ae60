import { gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { call, createWedding, DESKTOP, PHONE, signedUp } from '../support/journeys/journey.ts'
import { withWeddings } from '../support/journeys/many-weddings.ts'

/**
 * Requests until a screen can be worked with, its page, fonts and drawings among them, and the scripts that it needs
 * for that, gzip, in KB.
 */
const OF_A_SCREEN = { requests: 15, scripts: 225 }

/** The address of a tab brings its screen, and then the file of the tab. */
const OF_A_TAB = { requests: 18, scripts: 235 }

/** An idle screen fetches these: the parts that can be opened over it. */
const FETCHED_AHEAD = /\/assets\/(overlays|frame|[a-z]+-dialogs)-/

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a screen of a wedding comes with its rows and asks for none', { tag: '@core' }, async ({
      page,
    }) => {
      await neverIdle(page)
      await signedUp(page, 'Lucía Herrera', 'couple')
      const weddingId = await createWedding(page)
      await call(page.request, 'POST', `/weddings/${weddingId}/guests`, { fullName: 'Pilar Aguirre' })
      // An empty list asks what to suggest, with a part of its own.
      await call(page.request, 'POST', `/weddings/${weddingId}/tasks`, { title: 'Elegir el vestido' })
      for (const [section, heading] of SECTIONS) {
        await expectFew(page, `/app/couple/${weddingId}${section}`, heading)
      }
      await expectFew(page, `/app/couple/${weddingId}/budget?view=payments`, /¿Qué hay que pagar/, OF_A_TAB)
    })

    test('the screens beside a wedding come with their rows', async ({ page }) => {
      await neverIdle(page)
      await signedUp(page, 'Elena Montes', 'planner')
      await createWedding(page)
      const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
      for (const path of ['/app/notifications', '/app/profile', '/app/help']) await expectFew(page, path, /./)
      for (const section of OF_A_PLANNER) await expectFew(page, `/app/planner/${id}${section}`, /./)
    })

    test('the dashboard of many weddings comes with the drawings of its first row', async ({ page }) => {
      await neverIdle(page)
      const { email } = await signedUp(page, 'Elena Montes', 'planner')
      await withWeddings(email, 40)
      const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
      await expectFew(page, `/app/planner/${id}`, /Tus bodas/)
    })
  })
}

test('what is fetched for later brings the style sheet of the page no second time', async ({ page }) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const styleSheets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styleSheets.push(request.url())
  })
  const later = page.waitForResponse((response) => FETCHED_AHEAD.test(response.url()))
  await page.goto(`/app/couple/${weddingId}/guests`)
  await later
  await page.getByRole('button', { name: 'Importar' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(styleSheets).toEqual([])
})

const SECTIONS: [string, RegExp][] = [
  ['', /Lucía/],
  ['/tasks', /Tareas/],
  ['/guests', /Invitados/],
  ['/seating', /Mesas/],
  ['/transport', /Autobuses/],
  ['/vendors', /El Canvas de tu boda/],
  ['/budget', /Presupuesto/],
  ['/what-if', /¿Y si/],
  ['/move-in', /Trae lo que ya tienes/],
  ['/move-out', /Llévate tu boda/],
  ['/inspiration', /Inspiración/],
  ['/day-b', /Día B/],
  ['/members', /Miembros/],
  ['/catering', /Catering/],
  ['/guest-page', /Página de la boda/],
]

const OF_A_PLANNER = ['', '/branding', '/public-profile', '/requests', '/calendar', '/billing', '/settings']

/**
 * Work that waits for an idle browser waits for good: with a busy one it may be asked for before a screen can be worked
 * with.
 */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })

/** The icon of the tab, which some versions of the browser fetch where scripts see it, and which no screen waits for. */
const isIcon = (request: Request) => request.url().endsWith('/favicon.svg')

/** The stream of live updates is no read of rows. */
const isRead = (asked: string) => asked.startsWith('GET /api/') && !asked.startsWith('GET /api/live')

/** Loads a screen and looks at what that asks for until live updates begin, with which it can be worked. */
async function expectFew(page: Page, path: string, heading: RegExp, most = OF_A_SCREEN): Promise<void> {
  const asked: Request[] = []
  const note = (request: Request) => {
    if (!isIcon(request)) asked.push(request)
  }
  // The parts that the screen before fetches for later until it is replaced are not asked by this one.
  const forget = () => asked.splice(0, asked.length, ...asked.filter((one) => one.isNavigationRequest()))
  page.on('request', note)
  page.once('framenavigated', forget)
  const live = page.waitForRequest((request) => {
    const isLive = request.url().includes('/api/live')
    if (isLive) page.off('request', note)
    return isLive
  })
  await page.goto(path)
  await live
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
  const lines = asked.map((request) => `${request.method()} ${new URL(request.url()).pathname}`)
  expect(lines.filter(isRead), path).toEqual([])
  expect.soft(lines.length, `${path}\n${lines.join('\n')}`).toBeLessThanOrEqual(most.requests)
  const scripts = asked.filter((request) => request.resourceType() === 'script')
  const bodies = await Promise.all(scripts.map(async (request) => (await request.response())!.body()))
  const size = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000
  expect.soft(size, `${path}: KB of script`).toBeLessThanOrEqual(most.scripts)
}
