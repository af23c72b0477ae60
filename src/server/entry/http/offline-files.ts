import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { APP_SHELL_PATH, SERVICE_WORKER_PATH } from '#domain/accounts/device.ts'
import { pagePolicy } from '#server/core/http/security-headers.ts'
import type { BuiltApp } from '#server/platform/built-app.ts'

/**
 * The app opens without a network by these: the service worker, and the page of the app without any rows, which the
 * worker keeps. Both are asked for anew with each version.
 */
export function createOfflineFiles(built: BuiltApp): Hono {
  const app = new Hono()
  // The worker has the fonts beside the page: a stand-in for them would only make what is shown jump.
  const shell = built.html
    .replace('<html', '<html data-from-device')
    .replaceAll('font-display:swap', 'font-display:block')
  const policy = pagePolicy(shell)
  app.get(APP_SHELL_PATH, (c) => {
    c.header('content-security-policy', policy)
    c.header('cache-control', 'no-cache')
    return c.html(shell)
  })
  app.use(
    SERVICE_WORKER_PATH,
    serveStatic({
      root: built.folder,
      precompressed: true,
      onFound: (_path, c) => c.header('cache-control', 'no-cache'),
    }),
  )
  return app
}
