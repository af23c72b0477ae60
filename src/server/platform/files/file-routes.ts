import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { BUCKETS, type Bucket } from '#domain/files.ts'
import type { Platform } from '../../context.ts'
import { type Files, PUBLIC_BUCKETS } from './files.ts'

/** Types that a browser may show by itself: pictures that cannot carry a script. */
const SHOWN = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'])

/** Buckets of nothing but pictures that we have made or checked ourselves. */
const PICTURE_BUCKETS: readonly Bucket[] = ['branding-logos', 'planner-portfolio', 'inspiration-images']

/** Even a file that a browser is fooled into rendering is nobody there: no scripts, no origin. */
const FILE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'`

const YEAR_SECONDS = 31_536_000

const TYPE_OF_EXTENSION: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

type Asked = { path: string; name: string; contentType: string; maxAge: number; isPublic: boolean }

/** Stored files under `/files/{bucket}/…`: by signed link, or by path in a public bucket (spec 7). */
export function createFileRoutes({ files, clock }: Pick<Platform, 'files' | 'clock'>): Hono {
  const app = new Hono()
  app.get('/:bucket/:rest{.+}', async (c) => {
    const bucket = BUCKETS.find((one) => one === c.req.param('bucket'))
    if (!bucket) return c.notFound()
    const asked = askedFile(files, bucket, c.req.param('rest'), clock.now())
    // Whoever has followed an old link sees this text instead of the file.
    if (!asked) return c.text('Este enlace ya no vale. Vuelve a descargar el archivo desde Azahar.', 403)
    const found = await files.find(bucket, asked.path)
    if (!found) return c.text('Este archivo ya no existe.', 404)
    setHeaders(c, bucket, asked)
    c.header('content-length', String(found.size))
    // HEAD comes here too, and must not open a file that nobody reads.
    if (c.req.method === 'HEAD') return c.body(null)
    return c.body(Readable.toWeb(await found.read()) as ReadableStream)
  })
  return app
}

function askedFile(files: Files, bucket: Bucket, rest: string, now: Date): Asked | null {
  if (PUBLIC_BUCKETS.some((one) => one === bucket)) {
    const contentType = TYPE_OF_EXTENSION[rest.split('.').at(-1)!]
    if (!contentType || !/^[\w-]+(\/[\w-]+)*\.[a-z]+$/.test(rest)) return null
    return { path: rest, name: rest.split('/').at(-1)!, contentType, maxAge: YEAR_SECONDS, isPublic: true }
  }
  const linked = files.openLink(bucket, rest)
  if (!linked) return null
  const maxAge = Math.floor((linked.expiresAt.getTime() - now.getTime()) / 1000)
  return { ...linked, maxAge, isPublic: false }
}

function setHeaders(c: Context, bucket: Bucket, { name, contentType, maxAge, isPublic }: Asked) {
  const shown = SHOWN.has(contentType) && PICTURE_BUCKETS.includes(bucket)
  c.header('content-type', contentType)
  c.header('content-disposition', `${shown ? 'inline' : 'attachment'}; ${fileNameParameters(name)}`)
  c.header('content-security-policy', FILE_POLICY)
  c.header('x-content-type-options', 'nosniff')
  c.header('cache-control', isPublic ? `public, max-age=${maxAge}, immutable` : `private, max-age=${maxAge}`)
}

/** The name for old clients in ASCII, and as it is for all others (RFC 6266, RFC 8187). */
function fileNameParameters(name: string): string {
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${ascii}"; filename*=UTF-8''${encoded}`
}
