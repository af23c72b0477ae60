import { createHash } from 'node:crypto'

/** The headers of every response; the content security policy depends on the kind of page. */
export function commonSecurityHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(publicUrl.startsWith('https://') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

/**
 * The policy of an HTML page: scripts of our origin and the inline ones whose text is in `html`, by
 * hash. Style attributes are allowed because react-aria positions popovers and locks scrolling with
 * them; style elements need a hash too, so injected markup cannot restyle the page.
 */
export const pagePolicy = (html: string): string => pagePolicies(html)('')

/** The policies of a page that is sent with one more style sheet each time. */
export function pagePolicies(html: string): (style: string) => string {
  const scripts = inlineHashes(html, /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)
  const styles = inlineHashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g)
  return (style) =>
    [
      `default-src 'self'`,
      sources(`script-src 'self'`, scripts),
      sources(`style-src-elem 'self'`, styles, style && hashOf(style)),
      `style-src-attr 'unsafe-inline'`,
      `style-src 'self' 'unsafe-inline'`,
      `img-src 'self' data: blob:`,
      `font-src 'self'`,
      `connect-src 'self'`,
      `worker-src 'self'`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `form-action 'self'`,
      `frame-ancestors 'none'`,
    ].join('; ')
}

const sources = (...parts: string[]) => parts.filter(Boolean).join(' ')

/** The policy of everything that is not a page: even if a browser is fooled into rendering it, nothing runs. */
export const DATA_POLICY = `default-src 'none'; frame-ancestors 'none'`

/** The policy of what says none of its own: scripts, pictures and lists, which may load their own parts. */
export const ASSET_POLICY = `default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`

function inlineHashes(html: string, pattern: RegExp): string {
  return [...html.matchAll(pattern)]
    .map(([, text]) => text ?? '')
    .filter((text) => text.trim())
    .map(hashOf)
    .join(' ')
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
