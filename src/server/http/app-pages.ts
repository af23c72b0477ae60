import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { addRoute, createRouter, findRoute } from 'rou3'
import type { BuiltApp } from '../platform/built-app.ts'
import type { createFirstReads } from './first-reads.ts'
import { pagePolicy } from './security-headers.ts'

/** The paths that the single-page app answers; everything else is a public page. */
const APP_PATHS = ['/app', '/app/*']

const gzipAsync = promisify(gzip)

/**
 * The single-page app: hashed files that never change, and one page for all its routes. The page names the
 * scripts of its screen, so that they load beside the first one, and carries what the screen reads first.
 */
export function createAppPages(
  built: BuiltApp,
  firstReads: ReturnType<typeof createFirstReads>,
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
  const policy = pagePolicy(built.html)
  const pages = createRouter<string>()
  for (const [pattern, scripts] of built.scripts) {
    const preloads = scripts.map((src) => `<link rel="modulepreload" crossorigin href="${src}">`)
    addRoute(pages, 'GET', pattern, built.html.replace('</head>', `${preloads.join('')}</head>`))
  }
  for (const path of APP_PATHS) {
    app.get(path, async (c) => {
      const html = findRoute(pages, 'GET', c.req.path)?.data ?? built.html
      const { element, cookies } = await firstReads(c.env.incoming, c.req.path)
      c.header('content-security-policy', policy)
      c.header('cache-control', 'private, no-store')
      c.header('vary', 'Cookie, Accept-Encoding')
      for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
      const page = html.replace('</body>', () => `${element}</body>`)
      if (!c.req.header('accept-encoding')?.includes('gzip')) return c.html(page)
      c.header('content-type', 'text/html; charset=utf-8')
      c.header('content-encoding', 'gzip')
      return c.body(new Uint8Array(await gzipAsync(page, { level: 4 })))
    })
  }
  return app
}
