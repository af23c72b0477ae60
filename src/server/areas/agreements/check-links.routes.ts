import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { SIGNED_PAPER_MAX_BYTES } from '#domain/agreements/agreements.ts'
import { HOUR_SECONDS } from '#domain/time/time.ts'
import type { Platform } from '#server/core/context.ts'
import { limitBody } from '#server/core/http/body-limit.ts'
import { clientNetworkOf } from '#server/core/http/client-network.ts'
import { replyPage, toPage } from '#server/core/http/page-reply.ts'
import { renderCheck } from '#site/agreements/check-page.tsx'
import { CHECK_PATH, type CheckView } from '#site/agreements/check-view.ts'
import { findByCopy, findByFile, findByHash } from './check-agreement.queries.ts'

const FILE_MAX = SIGNED_PAPER_MAX_BYTES
/** The file and what a form puts around it. */
const BODY_MAX = FILE_MAX + 16 * 1024
const PER_NETWORK = { max: 40, windowSeconds: HOUR_SECONDS }

/** Our papers name the document in their keywords, as XMP has them. */
const NAMED = /SHA-256 ([0-9a-f]{64})/

const STATUS = { unknown: 404, nothing: 422, tooLarge: 413, tooMany: 429 } as const

/** The page that says whether a contract is one that was signed here. Files are hashed and kept nowhere. */
export function createCheckPages(platform: Platform, trustProxy: boolean): Hono {
  const { db, rateLimiter, settings } = platform
  const app = new Hono()

  const show = (c: Context, hash: string, answer: CheckView['answer']) =>
    replyPage(c, toPage(renderCheck({ hash, answer }, settings.publicUrl)), {
      status: typeof answer === 'string' ? STATUS[answer] : answer?.isCopy ? STATUS.unknown : 200,
    })

  app.get(CHECK_PATH, (c) => show(c, '', null))

  app.post(
    CHECK_PATH,
    limitBody(BODY_MAX, (c) => show(c, '', 'tooLarge')),
    async (c) => {
      const verdict = await rateLimiter.consume(`check:${clientNetworkOf(c, trustProxy)}`, PER_NETWORK)
      if (!verdict.allowed) {
        c.header('retry-after', String(verdict.retryAfterSeconds))
        return show(c, '', 'tooMany')
      }
      const form = await c.req.formData().catch(() => new FormData())
      const [file, typed] = [form.get('file'), form.get('hash')]
      const text = typeof typed === 'string' ? typed.slice(0, 200) : ''
      if (file instanceof File && file.size > 0) {
        if (file.size > FILE_MAX) return show(c, text, 'tooLarge')
        const bytes = Buffer.from(await file.arrayBuffer())
        const fileHash = createHash('sha256').update(bytes).digest('hex')
        const named = NAMED.exec(bytes.toString('latin1'))?.[1]
        const found = (await findByFile(db, fileHash)) ?? (named && (await findByCopy(db, named)))
        return show(c, text, found || 'unknown')
      }
      const hash = text.replace(/\s/g, '').toLowerCase()
      if (!/^[0-9a-f]{64}$/.test(hash)) return show(c, text, 'nothing')
      return show(c, text, (await findByHash(db, hash)) ?? 'unknown')
    },
  )
  return app
}
