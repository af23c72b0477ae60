import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { BuiltApp } from '../platform/built-app.ts'
import { pagePolicy } from './security-headers.ts'

/** The paths that the single-page app answers; everything else is a public page. */
const APP_PATHS = ['/app', '/app/*', '/login', '/signup', '/reset-password', '/reset-password-new']

/** The single-page app: hashed files that never change, and one page for all its routes. */
export function createAppPages(built: BuiltApp): Hono {
  const app = new Hono()
  app.use(
    '/assets/*',
    serveStatic({
      root: built.folder,
      precompressed: true,
      onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
  )
  const policy = pagePolicy(built.html)
  for (const path of APP_PATHS) {
    app.get(path, (c) => {
      c.header('content-security-policy', policy)
      c.header('cache-control', 'no-cache')
      return c.html(built.html)
    })
  }
  return app
}
