import { createMemoryHistory } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import type { FirstAnswer } from '#contract/first-reads.ts'
import { WEDDING_COOKIE } from '#domain/accounts/device.ts'
import { drawingsInPage } from '#ui/art/drawings-in-page.ts'
import { App } from './app.tsx'
import { createAppRouter } from './router.ts'
import { weddingsQuery } from './shared/session/session.ts'
import { currentWedding } from './shared/wedding/current-wedding.ts'
import { cookiesOfDrawing } from './shared/wedding/remembered.ts'
import { locationOf } from './shell/app-location.ts'
import { windowTitle } from './shell/page-announcement.ts'
import { fillCache } from './sync/first-answers.ts'
import { createQueryClient } from './sync/query-client.ts'

type Visit = {
  /** Path and query of the page. */
  url: string
  /** The cookies that the app may read. */
  cookies: string
  /** The screen's first reads, in the session of the person it is for. */
  answers: readonly FirstAnswer[]
  now: Date
}

/** A screen as HTML, the style sheet of its first drawings and the cookies that it was drawn with, or the address it leads to. */
export type DrawnScreen =
  | { html: string; style: string; title: string; drawnWith: string }
  | { redirect: string }

/** React leaves this in place of a part that threw; it says nothing else of it, and goes on. */
const FAILED_PART = '<!--$!-->'

/**
 * Draws a screen of the app on the server, for one person from their own answers: query client and router are made
 * for this one page. Gives nothing where the browser has to decide itself: without a session, with an address
 * that is not found, with an answer missing. Throws when a component does.
 */
export async function renderScreen({ url, cookies, answers, now }: Visit): Promise<DrawnScreen | null> {
  const queryClient = createQueryClient()
  // An answer that is not among them is nowhere else either; a second try would only keep other screens waiting.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const { cookie, read } = cookiesOfDrawing(cookies)
  try {
    const profile = fillCache(queryClient, answers, now.getTime())
    const weddings = queryClient.getQueryData(weddingsQuery.queryKey)
    if (!profile || !weddings) return null
    const router = createAppRouter({
      context: { queryClient, cookie, drawnCookie: cookie },
      history: createMemoryHistory({ initialEntries: [url] }),
    })
    await router.load()
    const result = router._serverResult
    if (result?.type === 'redirect') {
      const { href } = router.resolveRedirect(result.redirect).options
      return href ? { redirect: href } : null
    }
    if (result?.status !== 200) return null
    if (result.matches.some(({ staticData }) => staticData?.isDrawnInBrowser)) return null
    const app = <App queryClient={queryClient} router={router} drawnAt={now} />
    const html = renderToString(app)
    if (html.includes(FAILED_PART)) {
      const cause = await failureIn(app)
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`A part of the screen failed while it was drawn: ${reason}`, { cause })
    }
    const { pathname } = router.state.location
    const wedding = locationOf(
      pathname,
      profile,
      weddings,
      currentWedding(profile, weddings, cookie(WEDDING_COOKIE)),
    ).wedding
    const titles = router.state.matches.map(({ staticData }) => staticData.title)
    return { html, style: drawingsInPage(html), title: windowTitle(titles, wedding?.name), drawnWith: read() }
  } finally {
    queryClient.clear()
  }
}

/** The first error of a screen with a part that failed, found by drawing it again: the stream says what the string hides. */
const failureIn = (app: ReactNode): Promise<unknown> =>
  new Promise((resolve) => {
    const { abort } = renderToPipeableStream(app, {
      onError: resolve,
      // A part that is still open has an answer missing.
      onShellReady: () => abort(new Error('it waits for an answer that is not in the page')),
      onAllReady: () => resolve('not when it was drawn again'),
    })
  })
