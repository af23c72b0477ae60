import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { createApi } from './api.ts'
import { createAuthRoutes } from './auth/auth.routes.ts'
import { createAuth } from './auth/auth.ts'
import type { Platform } from './context.ts'
import { createMailViewer } from './mail-viewer.ts'
import { createAppPages } from './pages.ts'
import type { BuiltApp } from './platform/built-app.ts'
import { createFileRoutes } from './platform/files/file-routes.ts'
import { requestLog } from './platform/http/request-log.ts'
import { sameOriginOnly } from './platform/http/same-origin.ts'
import { commonSecurityHeaders, DATA_POLICY } from './platform/http/security-headers.ts'
import { createSitePages } from './site/site.routes.ts'

export type AppOptions = {
  requireEmailVerification: boolean
  trustProxy: boolean
  /** Where captured mails lie, when they may be shown; `null` when mail is sent or the host is not local. */
  mailFolder: string | null
  requestLog: Logger
  /** Where the messages of the contact page go. */
  contactEmail: string
  /** The folder whose `assets` the build filled for the public pages; `null` where Vite serves them. */
  siteFolder: string | null
  /** The built single-page app; `null` in development, where Vite serves it, and in API tests. */
  builtApp: BuiltApp | null
}

/** The whole server as one Hono app, without a socket: what main listens with and the tests call. */
export function createApp(platform: Platform, options: AppOptions): Hono {
  const app = new Hono()
  app.use(requestLog(options.requestLog))
  app.use(commonSecurityHeaders(platform.publicUrl))
  app.use(sameOriginOnly(platform.publicUrl))

  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const ready = await platform.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    return c.json({ status: ready ? 'ok' : 'database unavailable' }, ready ? 200 : 503)
  })

  app.use('/api/*', async (c, next) => {
    await next()
    c.res.headers.set('content-security-policy', DATA_POLICY)
  })
  const auth = createAuth(platform, { requireEmailVerification: options.requireEmailVerification })
  app.route('/api/auth', createAuthRoutes(platform, auth, options.trustProxy))
  app.route('/api', createApi(platform))
  app.route('/files', createFileRoutes(platform))

  if (options.mailFolder) app.route('/', createMailViewer(options.mailFolder, platform.publicUrl))
  if (options.builtApp) app.route('/', createAppPages(options.builtApp))
  app.route('/', createSitePages(platform, options))

  app.onError((error, c) => {
    platform.log.error({ err: error }, 'request failed')
    return c.json({ code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong here' }, 500)
  })
  return app
}
