import { agreementTemplate } from '#contract/agreement-content.ts'
import { AGREEMENT_TEMPLATES_MAX, AGREEMENTS_SENT_PER_HOUR } from '#domain/agreements/agreements.ts'
import { CHARGES_MAX } from '#domain/books/books.ts'
import { HOUR_SECONDS } from '#domain/time/time.ts'
import { leadCreated } from '#server/areas/agencies/lead-created.commands.ts'
import {
  findTemplateVersion,
  listTemplateVersions,
} from '#server/areas/template-versions/template-versions.queries.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import { announceRows } from '#server/core/procedures/announce.ts'
import { bookOwner } from '#server/core/procedures/business-procedures.ts'
import {
  listAgreementTemplates,
  removeAgreementTemplate,
  saveAgreementTemplate,
} from './agreement-templates.commands.ts'
import { findAgreement } from './agreements.queries.ts'
import { bookDeposit } from './book-deposit.commands.ts'
import { saveAgreement } from './draft-agreement.commands.ts'
import { removeSignedPaper } from './keep-signed-paper.commands.ts'
import { sendAgreement } from './send-agreement.commands.ts'

const SENDING = { max: AGREEMENTS_SENT_PER_HOUR, windowSeconds: HOUR_SECONDS }

const routes = bookOwner.agreements

const keyOf = (plannerId: BookOwnerId, { requestId }: { requestId: string }) => ({ plannerId, requestId })

const templateSchema = agreementTemplate.omit({ id: true })

const versionedBy = (businessId: string, templateId: string) =>
  ({ businessId, kind: 'agreement', templateId }) as const

export const agreementsRouter = {
  get: routes.get.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    const found = await findAgreement(platform.db, platform.clock, keyOf(ownerId, input))
    if (!found) throw errors.AGREEMENT_NOT_FOUND()
    return found
  }),

  save: routes.save.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    const saved = await saveAgreement(platform, keyOf(ownerId, input), input)
    if (saved === 'notFound') throw errors.AGREEMENT_NOT_FOUND()
    if ('conflicts' in saved) throw errors.AGREEMENT_CONFLICTS({ data: saved })
    return saved
  }),

  send: routes.send.handler(async ({ context: { platform, ownerId, ipAddress }, input, errors }) => {
    const verdict = await platform.rateLimiter.consume(`agreements:${ownerId}`, SENDING)
    if (!verdict.allowed)
      throw errors.TOO_MANY_AGREEMENTS({ data: { retryAfterSeconds: verdict.retryAfterSeconds } })
    const sending = { ...input, ipAddress: ipAddress ?? null }
    const sent = await sendAgreement(platform, keyOf(ownerId, input), sending)
    if (sent === 'notFound') throw errors.AGREEMENT_NOT_FOUND()
    if (sent === 'incomplete') throw errors.AGREEMENT_INCOMPLETE()
    if (sent === 'signed') throw errors.AGREEMENT_SIGNED()
    if ('conflicts' in sent) throw errors.AGREEMENT_CONFLICTS({ data: sent })
    return sent
  }),

  bookDeposit: routes.bookDeposit.handler(async ({ context, input, errors }) => {
    const { platform, ownerId, actor } = context
    const booked = await bookDeposit(platform, keyOf(ownerId, input), input)
    if (booked === 'notFound') throw errors.AGREEMENT_NOT_FOUND()
    if (booked === 'notSigned') throw errors.AGREEMENT_NOT_SIGNED()
    if (booked === 'inFuture') throw errors.DEPOSIT_IN_FUTURE()
    if (booked === 'booksFull') throw errors.DEPOSIT_DOES_NOT_FIT({ data: { max: CHARGES_MAX } })
    if (booked === 'PLAN_NEEDED') throw errors.PLAN_NEEDED()
    if (booked === 'TOO_MANY_WEDDINGS')
      throw errors.TOO_MANY_WEDDINGS({ data: { max: platform.settings.limits.person.weddings.planner } })
    const { weddingId } = booked
    if (weddingId) {
      await leadCreated(platform, ownerId, actor, weddingId)
      announceRows(context, { weddingId, actor }, 'weddings', [weddingId])
    }
    platform.live.notificationsRead(ownerId)
    return booked.agreement
  }),

  removePaper: routes.removePaper.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    const left = await removeSignedPaper(platform, keyOf(ownerId, input))
    if (left === 'notFound') throw errors.AGREEMENT_NOT_FOUND()
    if (left === 'booked') throw errors.AGREEMENT_BOOKED()
    return left
  }),

  templates: routes.templates.handler(({ context: { platform, ownerId } }) =>
    listAgreementTemplates(platform.db, ownerId),
  ),

  saveTemplate: routes.saveTemplate.handler(
    async ({ context: { platform, ownerId, actor }, input, errors }) => {
      const { templateId, ...content } = input
      const saved = await saveAgreementTemplate(
        platform,
        { plannerId: ownerId, userId: actor.userId },
        { ...content, id: templateId },
      )
      if (saved === 'full')
        throw errors.TOO_MANY_AGREEMENT_TEMPLATES({ data: { max: AGREEMENT_TEMPLATES_MAX } })
      if ('changed' in saved) throw errors.AGREEMENT_TEMPLATE_CHANGED({ data: { stored: saved.changed } })
      return saved
    },
  ),

  removeTemplate: routes.removeTemplate.handler(async ({ context: { platform, ownerId }, input }) => {
    await removeAgreementTemplate(platform.db, ownerId, input.templateId)
    return input
  }),

  templateVersions: routes.templateVersions.handler(({ context: { platform, ownerId, actor }, input }) =>
    listTemplateVersions(platform.db, versionedBy(ownerId, input.templateId), actor.userId),
  ),

  templateVersion: routes.templateVersion.handler(
    async ({ context: { platform, ownerId }, input, errors }) => {
      const template = versionedBy(ownerId, input.templateId)
      const content = await findTemplateVersion(platform.db, template, input.version, templateSchema)
      if (!content) throw errors.TEMPLATE_VERSION_NOT_FOUND()
      return { content }
    },
  ),
}
