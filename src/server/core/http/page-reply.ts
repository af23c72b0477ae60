import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { shortHash } from '#server/platform/short-hash.ts'
import { acceptedEncoding, compressPage } from './compress-page.ts'

/** HTML with everything that answering with it takes. */
export type Page = { html: string; etag: () => string; br?: Buffer; gzip?: Buffer }

/** Browsers ask again each time and mostly get a 304; caches in between may keep a page for a minute. */
export const SHARED_BRIEFLY = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

/**
 * A planner's changes are on the page with the next request, in every cache: each asks first, and mostly gets a 304.
 */
export const ASKED_EACH_TIME = 'public, no-cache'

/** To the present address of a page. Not kept, because a planner may take a former address back. */
export function redirectToSlug(c: Context, path: string): Response {
  c.header('cache-control', 'no-cache')
  return c.redirect(path, 301)
}

/** A page that stays the same: compressed once, as small as it gets. */
export async function prepareFixed(html: string): Promise<Page> {
  const [br, gz] = await Promise.all([compressPage(html, 'br', 'once'), compressPage(html, 'gzip', 'once')])
  return { ...toPage(html), br, gzip: gz }
}

/** The tag is made when it is asked for: pages of one person are kept by nothing. */
export function toPage(html: string): Page {
  let etag: string | undefined
  return {
    html,
    etag: () => {
      etag ??= `W/"${shortHash(html)}"`
      return etag
    },
  }
}

type ReplyOptions = {
  status?: ContentfulStatusCode
  cacheControl?: string
  hasScript?: boolean
}

/** Answers with a page, or with 304 when the browser has it. */
export async function replyPage(c: Context, page: Page, options: ReplyOptions = {}): Promise<Response> {
  const { status = 200, cacheControl = 'no-store', hasScript = false } = options
  c.header('content-security-policy', pagePolicy(page, { hasScript }))
  c.header('cache-control', cacheControl)
  c.header('vary', 'Accept-Encoding')
  c.header('speculation-rules', '"/speculation-rules.json"')
  if (status === 200 && cacheControl !== 'no-store') {
    c.header('etag', page.etag())
    if (c.req.header('if-none-match')?.includes(page.etag())) return c.body(null, 304)
  }
  c.header('content-type', 'text/html; charset=utf-8')
  const encoding = acceptedEncoding(c)
  if (!encoding) return c.body(page.html, status)
  c.header('content-encoding', encoding)
  const body = page[encoding] ?? (await compressPage(page.html, encoding, 'eachTime'))
  return c.body(new Uint8Array(body), status)
}

/**
 * The policy of the public pages: no script at all (the directory and the account pages have one of ours), the inline
 * style sheets by their hashes, and no style attributes. Without `hasForms` no form of the page is sent.
 */
export function pagePolicy({ html }: Page, { hasScript = false, hasForms = true }): string {
  const styles = [...html.matchAll(/<style>(?:<!\[CDATA\[)?([\s\S]*?)(?:\]\]>)?<\/style>/g)].map(
    ([, text]) => `'sha256-${hashOf(text!)}'`,
  )
  // Texts of people are escaped: the tag stands there only where a page shows a video.
  const hasVideo = html.includes('<video ')
  return [
    `default-src 'none'`,
    `script-src ${hasScript ? `'self'` : `'none'`}`,
    `style-src ${styles.join(' ')}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    ...(hasVideo ? [`media-src 'self'`] : []),
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action ${hasForms ? `'self'` : `'none'`}`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')
