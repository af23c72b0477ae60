import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { addRoute, createRouter, findRoute } from 'rou3'
import { SHARE_PATH } from '#domain/accounts/device.ts'
import type { Admission } from '#server/core/http/admission.ts'
import { acceptedEncoding, compressPage } from '#server/core/http/compress-page.ts'
import { pagePolicies } from '#server/core/http/security-headers.ts'
import type { BuiltApp } from '#server/platform/built-app.ts'
import type { Log } from '#server/platform/log.ts'
import { createDrawing, type RenderScreen } from './draw-screen.ts'
import type { createFirstReads } from './first-reads.ts'
import { createPageTemplate } from './page-template.ts'

/** The paths that the single-page app answers; everything else is a public page. */
const APP_PATHS = ['/app', '/app/*']

type AppPagesOptions = {
  firstReads: ReturnType<typeof createFirstReads>
  renderScreen: RenderScreen | null
  admission: Admission
  log: Log
}

/**
 * The single-page app: hashed files that never change, and one page for all its routes. The page names the
 * scripts of its screen, so that they load beside the first one, and carries what the screen reads first.
 */
export function createAppPages(
  built: BuiltApp,
  { firstReads, renderScreen, admission, log }: AppPagesOptions,
): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(
    '/assets/*',
    serveStatic({
      root: built.folder,
      precompressed: true,
      onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
  )
  const policyOf = pagePolicies(built.html)
  const draw = createDrawing({ renderScreen, admission, log })
  const fill = createPageTemplate(built.html)
  const preloads = createRouter<string>()
  for (const [pattern, scripts] of built.scripts) {
    const links = scripts.map((src) => `<link rel="modulepreload" crossorigin href="${src}">`)
    addRoute(preloads, 'GET', pattern, links.join(''))
  }
  // Only the service worker keeps what other apps share; without one the app is opened.
  app.post(SHARE_PATH, (c) => c.redirect('/app/couple/inspiration', 303))
  for (const path of APP_PATHS) {
    app.get(path, async (c) => {
      const { answers, element, cookies } = await firstReads(c.env.incoming, c.req.path)
      const url = c.env.incoming.url ?? c.req.path
      const cookie = c.req.header('cookie')
      const drawn = await draw({ url, cookies: readableCookies(cookie), answers, now: new Date() }, cookie)
      c.header('content-security-policy', policyOf(drawn && 'style' in drawn ? drawn.style : ''))
      c.header('cache-control', 'private, no-store')
      c.header('vary', 'Cookie, Accept-Encoding')
      for (const renewed of cookies) c.header('set-cookie', renewed, { append: true })
      if (drawn && 'redirect' in drawn) return c.redirect(drawn.redirect, 302)
      const page = fill(drawn, element, findRoute(preloads, 'GET', c.req.path)?.data)
      c.header('content-type', 'text/html; charset=utf-8')
      const encoding = acceptedEncoding(c)
      if (!encoding) return c.body(page)
      c.header('content-encoding', encoding)
      return c.body(await compressPage(page, encoding, 'eachTime'))
    })
  }
  return app
}

/** The cookies that `document.cookie` would have: the session is not for scripts. */
const readableCookies = (header = '') =>
  header
    .split('; ')
    .filter((cookie) => !cookie.includes('session'))
    .join('; ')
