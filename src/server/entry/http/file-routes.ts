import { Readable } from 'node:stream'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { BUCKETS, type Bucket } from '#domain/files/files.ts'
import { YEAR_SECONDS } from '#domain/time/time.ts'
import { mayOpenZip } from '#server/areas/exports/exports.queries.ts'
import { isReferred } from '#server/areas/files/missing-files.commands.ts'
import { isImageShared } from '#server/areas/inspiration/shared-folder.queries.ts'
import { isFileInBin } from '#server/areas/item-files/item-files.queries.ts'
import { ownsDataExport } from '#server/areas/rights/data-export.queries.ts'
import { isBookFileShown } from '#server/areas/vendor-book/vendor-book-files.queries.ts'
import { findActor } from '#server/core/auth/gate.ts'
import { mayStillRead, mayStillReadBusiness } from '#server/core/auth/link-readers.queries.ts'
import type { Platform } from '#server/core/context.ts'
import { isFileShown } from '#server/core/hidden-content.queries.ts'
import { replyPage, toPage } from '#server/core/http/page-reply.ts'
import { askedPart } from '#server/platform/files/byte-range.ts'
import { type Files, PUBLIC_BUCKETS } from '#server/platform/files/files.ts'
import type { LinkReader } from '#server/platform/files/signed-links.ts'
import { outageOf } from '#server/platform/outage.ts'
import { renderProblem } from '#site/problem-page.tsx'

/** Types that a browser may show by itself: pictures and videos that cannot carry a script. */
const SHOWN = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'video/mp4',
  'video/webm',
])

/** Buckets of nothing but pictures and videos that we have made or checked ourselves. */
const PICTURE_BUCKETS: readonly Bucket[] = [
  'branding-logos',
  'planner-portfolio',
  'inspiration-images',
  'wedding-covers',
  'room-pictures',
]

/** Even a file that a browser is fooled into rendering has no scripts and no origin. */
const FILE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'`

const TYPE_OF_EXTENSION: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  mp4: 'video/mp4',
  // Its boxes are those of an MP4, and browsers that do not know it by its own name play it by this one.
  mov: 'video/mp4',
  webm: 'video/webm',
}

type Asked = {
  path: string
  name: string
  contentType: string
  maxAge: number
  isPublic: boolean
  reader?: LinkReader | undefined
}

/**
 * Stored files under `/files/{bucket}/…`: by signed link, or by path in a public bucket (spec 7). The link of a
 * member is asked each time whether they still see its section, that of a shared page whether it shows the image. A
 * download that broke off goes on where it stopped, as long as it is the same file.
 */
export function createFileRoutes(platform: Platform): Hono {
  const { db, files, clock, log } = platform
  const { withDrafts } = platform.databases
  const { publicUrl } = platform.settings
  const app = new Hono()
  app.get('/:bucket/:rest{.+}', async (c) => {
    const bucket = BUCKETS.find((one) => one === c.req.param('bucket'))
    if (!bucket) return refuse(c, publicUrl, 'missingFile')
    const asked = askedFile(files, bucket, c.req.param('rest'), clock.now())
    if (!asked) return refuse(c, publicUrl, 'expiredFile')
    const mayOpen = COPIES[bucket]
    if (mayOpen && !(await isOwnCopy(platform, c, (userId) => mayOpen(db, userId, asked.path))))
      return refuse(c, publicUrl, 'othersCopy')
    if (asked.reader && !(await isStillOpen(platform, asked.reader)))
      return refuse(c, publicUrl, 'closedFile')
    if (bucket === 'vendor-files' && (await isFileInBin(withDrafts, asked.path))) {
      return refuse(c, publicUrl, 'missingFile')
    }
    if (bucket === 'vendor-book-files' && !(await isBookFileShown(db, asked.path)))
      return refuse(c, publicUrl, 'missingFile')
    if (asked.isPublic && !(await isFileShown(db, asked.path))) return refuse(c, publicUrl, 'missingFile')
    const found = await files.find(bucket, asked.path)
    if (!found)
      return refuse(c, publicUrl, (await isReferred(db, bucket, asked.path)) ? 'lackingFile' : 'missingFile')
    setHeaders(c, bucket, asked)
    const etag = `"${asked.path.split('/').at(-1)}"`
    c.header('etag', etag)
    c.header('accept-ranges', 'bytes')
    // HEAD comes here too, and must not open a file without reading it.
    const isHead = c.req.method === 'HEAD'
    const isSame = [undefined, etag].includes(c.req.header('if-range'))
    const part = isHead || !isSame ? null : askedPart(c.req.header('range'), found.size)
    if (part === 'beyond') return c.body(null, 416, { 'content-range': `bytes */${found.size}` })
    c.header('content-length', String(part ? part.last - part.first + 1 : found.size))
    if (isHead) return c.body(null)
    const contents = Readable.toWeb(await found.read(part ?? undefined)) as ReadableStream
    if (!part) return c.body(contents)
    return c.body(contents, 206, { 'content-range': `bytes ${part.first}-${part.last}/${found.size}` })
  })
  app.onError((error, c) => {
    const outage = outageOf(error)
    if (!outage) throw error
    log.error({ err: error }, 'file not read')
    for (const [name, value] of Object.entries(outage.headers)) c.header(name, value)
    return refuse(c, publicUrl, 'unavailableFile')
  })
  return app
}

/** A link for a member, or for a person in a business, opens with their access, one for a shared page as long as the page shows the image. */
function isStillOpen({ db, clock }: Platform, reader: LinkReader): Promise<boolean> {
  if ('token' in reader) return isImageShared(db, reader, clock.now())
  return 'businessId' in reader ? mayStillReadBusiness(db, reader) : mayStillRead(db, reader)
}

/** The buckets of copies that are for one person alone, each with whether it is theirs. */
const COPIES: Partial<Record<Bucket, typeof ownsDataExport>> = {
  'data-exports': ownsDataExport,
  'wedding-exports': mayOpenZip,
}

/** A copy is for its person alone: a link that was passed on, or left in a history, opens nothing. */
async function isOwnCopy(
  platform: Platform,
  c: Context,
  isOf: (userId: string) => Promise<boolean>,
): Promise<boolean> {
  const reply = { headers: {} as Record<string, string> }
  const actor = await findActor(platform, (c.env as HttpBindings).incoming.headers, reply)
  for (const [name, value] of Object.entries(reply.headers)) c.header(name, value)
  return actor !== null && (await isOf(actor.userId))
}

const REFUSALS = {
  othersCopy: { status: 401, text: 'Entra en tu cuenta para descargar tu copia.' },
  expiredFile: { status: 403, text: 'Este enlace ha caducado. Vuelve a abrir el archivo desde Azahar.' },
  closedFile: { status: 403, text: 'Este archivo ya no entra en tu acceso.' },
  missingFile: { status: 404, text: 'Este archivo ya no está.' },
  lackingFile: {
    status: 503,
    text: 'Este archivo sigue en la lista, pero ahora mismo no lo encontramos. Vuelve a intentarlo más tarde.',
  },
  unavailableFile: {
    status: 503,
    text: 'Los archivos no están disponibles ahora mismo. Vuelve a intentarlo en un momento.',
  },
} as const

/** A page with a way back for a person who followed a link; a line for a program and for an image on a page. */
function refuse(c: Context, origin: string, problem: keyof typeof REFUSALS): Response | Promise<Response> {
  const { status, text } = REFUSALS[problem]
  // The headers of the file may stand there already, and a browser would keep the answer as long.
  for (const name of ['content-disposition', 'etag', 'accept-ranges', 'content-length'])
    c.header(name, undefined)
  if (c.req.header('accept')?.includes('text/html')) {
    return replyPage(c, toPage(renderProblem(problem, '/files', origin)), { status })
  }
  c.header('cache-control', 'no-store')
  return c.text(text, status)
}

function askedFile(files: Files, bucket: Bucket, rest: string, now: Date): Asked | null {
  if (PUBLIC_BUCKETS.some((one) => one === bucket)) {
    const contentType = TYPE_OF_EXTENSION[rest.split('.').at(-1)!]
    if (contentType && PATH_IN_FOLDER.test(rest))
      return { path: rest, name: rest.split('/').at(-1)!, contentType, maxAge: YEAR_SECONDS, isPublic: true }
  }
  const [token = '', ...inFolder] = rest.split('/')
  const linked = files.openLink(bucket, token)
  if (!linked) return null
  const maxAge = Math.floor((linked.expiresAt.getTime() - now.getTime()) / 1000)
  const isFolder = linked.path.endsWith('/')
  if (!isFolder) return inFolder.length === 0 ? { ...linked, maxAge, isPublic: false } : null
  const name = inFolder.at(-1) ?? ''
  const contentType = TYPE_OF_EXTENSION[name.split('.').at(-1)!]
  if (!contentType || !PATH_IN_FOLDER.test(inFolder.join('/'))) return null
  const { reader } = linked
  return { path: linked.path + inFolder.join('/'), name, contentType, maxAge, isPublic: false, reader }
}

const PATH_IN_FOLDER = /^[\w-]+(\/[\w-]+)*\.[a-z\d]+$/

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
