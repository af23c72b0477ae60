import { Readable } from 'node:stream'
import type { Hono } from 'hono'
import { CONTRACT_FILE, STAMP_FILE } from '#domain/agreements/signing.ts'
import { QUOTE_PATH } from '#domain/quotes/quotes.ts'
import type { Platform } from '#server/core/context.ts'
import { createLinkPages } from '#server/core/http/link-pages.ts'
import { paperOf } from './agreement-papers.commands.ts'
import { findOpenedAgreement } from './opened-agreement.queries.ts'

const AWAY = 'Ahora mismo no encontramos el archivo. Vuelve a intentarlo más tarde.'

/** Below the link of a quote are the paper of its contract and the time stamp over it. */
export function createAgreementFiles(platform: Platform, trustProxy: boolean): Hono {
  const { db, clock } = platform
  const { app, open } = createLinkPages({ platform, trustProxy }, QUOTE_PATH)
  const find = (token: string) => findOpenedAgreement(db, clock, token)

  app.get(`${QUOTE_PATH}/:token/${CONTRACT_FILE}`, (c) =>
    open(c, c.req.param('token'), find, async (agreement) => {
      const paper = await paperOf(platform, agreement)
      if (!paper) return c.text(AWAY, 503)
      c.header('content-type', paper.contentType)
      // The scan of a paper was made elsewhere, so the browser does not open it beside our pages.
      const way = agreement.document.paper ? 'attachment' : 'inline'
      c.header('content-disposition', `${way}; filename="${paper.name}"`)
      return c.body(Readable.toWeb(paper.contents) as ReadableStream)
    }),
  )
  app.get(`${QUOTE_PATH}/:token/${STAMP_FILE}`, (c) =>
    open(
      c,
      c.req.param('token'),
      async (token) => (await find(token))?.version.stampToken ?? null,
      async (reply) => {
        c.header('content-type', 'application/timestamp-reply')
        c.header('content-disposition', `attachment; filename="${STAMP_FILE}"`)
        return c.body(new Uint8Array(reply))
      },
    ),
  )
  return app
}
