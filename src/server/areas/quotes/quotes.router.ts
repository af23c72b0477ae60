import { quotePackage } from '#contract/quote-rows.ts'
import { QUOTE_PACKAGES_MAX, QUOTES_SENT_PER_HOUR } from '#domain/quotes/quotes.ts'
import { HOUR_SECONDS } from '#domain/time/time.ts'
import { keepTemplate, removeKept } from '#server/areas/template-versions/kept-templates.commands.ts'
import { listKept } from '#server/areas/template-versions/kept-templates.queries.ts'
import { sharedOr } from '#server/areas/template-versions/shared-or.ts'
import { shareTemplate } from '#server/areas/template-versions/sharing.commands.ts'
import {
  findTemplateVersion,
  listTemplateVersions,
} from '#server/areas/template-versions/template-versions.queries.ts'
import { business } from '#server/core/procedures/business-procedures.ts'
import { saveQuote } from './draft-quote.commands.ts'
import { findQuote } from './quotes.queries.ts'
import { closeQuote, sendQuote } from './send-quote.commands.ts'

const SENDING = { max: QUOTES_SENT_PER_HOUR, windowSeconds: HOUR_SECONDS }

const routes = business('requests').quotes

const keyOf = (userId: string, { requestId }: { requestId: string }) => ({ plannerId: userId, requestId })

const packageSchema = quotePackage.omit({ id: true })

export const quotesRouter = {
  get: routes.get.handler(({ context: { platform, ownerId }, input }) =>
    findQuote(platform.db, platform.clock, keyOf(ownerId, input)),
  ),

  save: routes.save.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    const saved = await saveQuote(platform, keyOf(ownerId, input), input)
    if (saved === 'notFound') throw errors.QUOTE_NOT_FOUND()
    if ('conflicts' in saved) throw errors.QUOTE_CONFLICTS({ data: saved })
    return saved
  }),

  send: routes.send.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    const verdict = await platform.rateLimiter.consume(`quotes:${ownerId}`, SENDING)
    if (!verdict.allowed)
      throw errors.TOO_MANY_QUOTES({ data: { retryAfterSeconds: verdict.retryAfterSeconds } })
    const sent = await sendQuote(platform, keyOf(ownerId, input), input)
    if (sent === 'notFound') throw errors.QUOTE_NOT_FOUND()
    if (sent === 'incomplete') throw errors.QUOTE_INCOMPLETE()
    if ('conflicts' in sent) throw errors.QUOTE_CONFLICTS({ data: sent })
    return sent
  }),

  close: routes.close.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    const closed = await closeQuote(platform, keyOf(ownerId, input))
    if (!closed) throw errors.QUOTE_NOT_FOUND()
    return closed
  }),

  packages: routes.packages.handler(({ context: { platform, reader } }) =>
    listKept(platform.db, 'package', reader),
  ),

  savePackage: routes.savePackage.handler(async ({ context: { platform, reader }, input, errors }) => {
    const { packageId: id, was, isPrivate, ...content } = input
    const saved = await keepTemplate(platform, 'package', reader, { id, was, isPrivate, content })
    if (saved === 'full') throw errors.TOO_MANY_PACKAGES({ data: { max: QUOTE_PACKAGES_MAX } })
    if ('changed' in saved) throw errors.PACKAGE_CHANGED({ data: { stored: saved.changed } })
    return saved.kept
  }),

  removePackage: routes.removePackage.handler(async ({ context: { platform, reader }, input }) => {
    await removeKept(platform.db, 'package', reader, input.packageId)
    return input
  }),

  packageVersions: routes.packageVersions.handler(({ context: { platform, reader }, input }) =>
    listTemplateVersions(platform.db, 'package', reader, input.templateId),
  ),

  packageVersion: routes.packageVersion.handler(async ({ context: { platform, reader }, input, errors }) => {
    const which = { ...input, schema: packageSchema }
    const content = await findTemplateVersion(platform.db, 'package', reader, which)
    if (!content) throw errors.TEMPLATE_VERSION_NOT_FOUND()
    return { content }
  }),

  sharePackage: routes.sharePackage.handler(async ({ context: { platform, reader }, input, errors }) =>
    sharedOr(errors, await shareTemplate(platform, 'package', reader, input), QUOTE_PACKAGES_MAX),
  ),
}
