import { buffer } from 'node:stream/consumers'
import type { Hono } from 'hono'
import type { Platform } from '#server/core/context.ts'
import { createLinkPages } from '#server/core/http/link-pages.ts'
import { isPersonLooking } from '#server/core/http/person-looking.ts'
import { findOpenedLink, noteLinkOpened } from './book-links.commands.ts'
import { receiptPaper, statementPaper } from './book-papers.ts'

/** A link of a planner's books opens the statement or the receipt it was made for, as PDF. */
export function createBookLinks(platform: Platform, trustProxy: boolean): Hono {
  const { db, clock } = platform
  const { app, open } = createLinkPages({ platform, trustProxy }, '/cuentas')

  const find = async (token: string) => {
    const link = await findOpenedLink(db, clock, token)
    if (!link) return null
    const paper =
      link.kind === 'receipt'
        ? await receiptPaper(platform, link.ownerId, link.receiptId!)
        : await statementPaper(platform, link.ownerId, link.accountId)
    return paper && { link, paper }
  }

  app.get('/cuentas/:token', (c) =>
    open(c, c.req.param('token'), find, async ({ link, paper }) => {
      if (isPersonLooking(c)) await noteLinkOpened(db, clock, link.ownerId, link.id)
      c.header('content-type', 'application/pdf')
      c.header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(paper.name)}`)
      return c.body(new Uint8Array(await buffer(paper.contents)))
    }),
  )
  return app
}
