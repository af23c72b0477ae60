import { quotePackage } from '#contract/quote-rows.ts'
import { QUOTE_PACKAGES_MAX, QUOTES_SENT_PER_HOUR } from '#domain/quotes/quotes.ts'
import { HOUR_SECONDS } from '#domain/time/time.ts'
import {
  findTemplateVersion,
  listTemplateVersions,
} from '#server/areas/template-versions/template-versions.queries.ts'
import { business } from '#server/core/procedures/business-procedures.ts'
import { saveQuote } from './draft-quote.commands.ts'
import { listPackages, removePackage, savePackage } from './quote-packages.commands.ts'
import { findQuote } from './quotes.queries.ts'
import { closeQuote, sendQuote } from './send-quote.commands.ts'

const SENDING = { max: QUOTES_SENT_PER_HOUR, windowSeconds: HOUR_SECONDS }

const routes = business('requests').quotes

const keyOf = (userId: string, { requestId }: { requestId: string }) => ({ plannerId: userId, requestId })

const packageSchema = quotePackage.omit({ id: true })

const versionedBy = (businessId: string, templateId: string) =>
  ({ businessId, kind: 'package', templateId }) as const

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

  packages: routes.packages.handler(({ context: { platform, ownerId } }) =>
    listPackages(platform.db, ownerId),
  ),

  savePackage: routes.savePackage.handler(
    async ({ context: { platform, ownerId, actor }, input, errors }) => {
      const { packageId, ...content } = input
      const saved = await savePackage(
        platform,
        { plannerId: ownerId, userId: actor.userId },
        { ...content, id: packageId },
      )
      if (saved === 'full') throw errors.TOO_MANY_PACKAGES({ data: { max: QUOTE_PACKAGES_MAX } })
      if ('changed' in saved) throw errors.PACKAGE_CHANGED({ data: { stored: saved.changed } })
      return saved
    },
  ),

  removePackage: routes.removePackage.handler(async ({ context: { platform, ownerId }, input }) => {
    await removePackage(platform.db, ownerId, input.packageId)
    return input
  }),

  packageVersions: routes.packageVersions.handler(({ context: { platform, ownerId, actor }, input }) =>
    listTemplateVersions(platform.db, versionedBy(ownerId, input.templateId), actor.userId),
  ),

  packageVersion: routes.packageVersion.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    const template = versionedBy(ownerId, input.templateId)
    const content = await findTemplateVersion(platform.db, template, input.version, packageSchema)
    if (!content) throw errors.TEMPLATE_VERSION_NOT_FOUND()
    return { content }
  }),
}
