import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { Platform } from '#server/core/context.ts'
import { ASKED_EACH_TIME } from '#server/core/http/page-reply.ts'
import { DATA_POLICY } from '#server/core/http/security-headers.ts'
import { drawSocialImage } from '#server/core/images/social-image.ts'
import { shortHash } from '#server/platform/short-hash.ts'
import { ROOT_FILES } from '#site/root-files.ts'
import { sitemap } from './sitemap.ts'
import { findSocialCard } from './social-card.ts'

const A_DAY = 'public, max-age=86400'
const AN_HOUR = 'public, max-age=3600'

/** Icons, manifest, robots.txt, sitemap.xml and the images of shared links. */
export function createSiteFiles(platform: Platform): Hono {
  const { db } = platform
  const { publicUrl: origin } = platform.settings
  const app = new Hono()

  for (const [path, { type, body }] of Object.entries(ROOT_FILES)) {
    app.get(path, etag(), (c) => {
      c.header('content-security-policy', DATA_POLICY)
      c.header('cache-control', A_DAY)
      c.header('content-type', type)
      return c.body(typeof body === 'string' ? body : new Uint8Array(body))
    })
  }

  app.get('/robots.txt', (c) => {
    c.header('cache-control', A_DAY)
    return c.text(
      `User-agent: *\nDisallow: /app\nDisallow: /api/\nDisallow: /reset-password\nSitemap: ${origin}/sitemap.xml\n`,
    )
  })

  app.get('/sitemap.xml', etag(), async (c, next) => {
    const text = await sitemap(db, origin, c.req.query('parte'))
    if (text === null) return next()
    c.header('cache-control', AN_HOUR)
    c.header('content-type', 'application/xml; charset=utf-8')
    return c.body(text)
  })

  app.get('/og/:name{.+\\.png}', async (c, next) => {
    const name = c.req.param('name').replace(/\.png$/, '')
    const card = await findSocialCard(platform, name)
    if (!card) return next()
    const tag = `"${shortHash(JSON.stringify(card))}"`
    // A planner may change name and zones at any time.
    c.header('cache-control', name.startsWith('planners/') ? ASKED_EACH_TIME : A_DAY)
    c.header('etag', tag)
    if (c.req.header('if-none-match') === tag) return c.body(null, 304)
    c.header('content-type', 'image/png')
    return c.body(new Uint8Array(await drawSocialImage(card)))
  })
  return app
}
