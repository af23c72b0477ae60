import { agreementTemplate } from '#contract/agreement-content.ts'
import { AGREEMENT_TEMPLATES_MAX, AGREEMENTS_SENT_PER_HOUR } from '#domain/agreements/agreements.ts'
import { CHARGES_MAX } from '#domain/books/books.ts'
import { HOUR_SECONDS } from '#domain/time/time.ts'
import { leadCreated } from '#server/areas/agencies/lead-created.commands.ts'
import { findTemplate } from '#server/areas/task-templates/task-templates.queries.ts'
import { keepTemplate, removeKept } from '#server/areas/template-versions/kept-templates.commands.ts'
import { listKept } from '#server/areas/template-versions/kept-templates.queries.ts'
import { sharedOr } from '#server/areas/template-versions/shared-or.ts'
import { shareTemplate } from '#server/areas/template-versions/sharing.commands.ts'
import {
  findTemplateVersion,
  listTemplateVersions,
} from '#server/areas/template-versions/template-versions.queries.ts'
import type { BookOwnerId, BusinessReader } from '#server/core/membership.ts'
import { announceRows } from '#server/core/procedures/announce.ts'
import { bookOwner } from '#server/core/procedures/business-procedures.ts'
import { findAgreement } from './agreements.queries.ts'
import { bookDeposit } from './book-deposit.commands.ts'
import { saveAgreement } from './draft-agreement.commands.ts'
import { removeSignedPaper } from './keep-signed-paper.commands.ts'
import { sendAgreement } from './send-agreement.commands.ts'

const SENDING = { max: AGREEMENTS_SENT_PER_HOUR, windowSeconds: HOUR_SECONDS }

const routes = bookOwner.agreements

type Asking = { ownerId: BookOwnerId; reader: BusinessReader }

const keyOf = ({ ownerId, reader }: Asking, { requestId }: { requestId: string }) => ({
  ...{ plannerId: ownerId, requestId, reader },
})

const templateSchema = agreementTemplate.omit({ id: true })

export const agreementsRouter = {
  get: routes.get.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const found = await findAgreement(db, clock, keyOf(context, input))
    if (!found) throw errors.AGREEMENT_NOT_FOUND()
    return found
  }),

  save: routes.save.handler(async ({ context, input, errors }) => {
    const saved = await saveAgreement(context.platform, keyOf(context, input), input)
    if (saved === 'notFound') throw errors.AGREEMENT_NOT_FOUND()
    if ('conflicts' in saved) throw errors.AGREEMENT_CONFLICTS({ data: saved })
    return saved
  }),

  send: routes.send.handler(async ({ context, input, errors }) => {
    const { platform, ownerId, ipAddress } = context
    const verdict = await platform.rateLimiter.consume(`agreements:${ownerId}`, SENDING)
    if (!verdict.allowed)
      throw errors.TOO_MANY_AGREEMENTS({ data: { retryAfterSeconds: verdict.retryAfterSeconds } })
    const sending = { ...input, ipAddress: ipAddress ?? null }
    const sent = await sendAgreement(platform, keyOf(context, input), sending)
    if (sent === 'notFound') throw errors.AGREEMENT_NOT_FOUND()
    if (sent === 'incomplete') throw errors.AGREEMENT_INCOMPLETE()
    if (sent === 'signed') throw errors.AGREEMENT_SIGNED()
    if ('conflicts' in sent) throw errors.AGREEMENT_CONFLICTS({ data: sent })
    return sent
  }),

  bookDeposit: routes.bookDeposit.handler(async ({ context, input, errors }) => {
    const { platform, ownerId, actor, reader } = context
    const { paidOn, taskTemplateId } = input
    const template = taskTemplateId && (await findTemplate(platform.db, reader, taskTemplateId))
    const booking = { paidOn, taskTemplateId: template ? taskTemplateId : null }
    const booked = await bookDeposit(platform, keyOf(context, input), booking)
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

  removePaper: routes.removePaper.handler(async ({ context, input, errors }) => {
    const left = await removeSignedPaper(context.platform, keyOf(context, input))
    if (left === 'notFound') throw errors.AGREEMENT_NOT_FOUND()
    if (left === 'booked') throw errors.AGREEMENT_BOOKED()
    return left
  }),

  templates: routes.templates.handler(({ context: { platform, reader } }) =>
    listKept(platform.db, 'agreement', reader),
  ),

  saveTemplate: routes.saveTemplate.handler(async ({ context: { platform, reader }, input, errors }) => {
    const { templateId: id, was, isPrivate, ...content } = input
    const saved = await keepTemplate(platform, 'agreement', reader, { id, was, isPrivate, content })
    if (saved === 'full')
      throw errors.TOO_MANY_AGREEMENT_TEMPLATES({ data: { max: AGREEMENT_TEMPLATES_MAX } })
    if ('changed' in saved) throw errors.AGREEMENT_TEMPLATE_CHANGED({ data: { stored: saved.changed } })
    return saved.kept
  }),

  removeTemplate: routes.removeTemplate.handler(async ({ context: { platform, reader }, input }) => {
    await removeKept(platform.db, 'agreement', reader, input.templateId)
    return input
  }),

  templateVersions: routes.templateVersions.handler(({ context: { platform, reader }, input }) =>
    listTemplateVersions(platform.db, 'agreement', reader, input.templateId),
  ),

  templateVersion: routes.templateVersion.handler(
    async ({ context: { platform, reader }, input, errors }) => {
      const which = { ...input, schema: templateSchema }
      const content = await findTemplateVersion(platform.db, 'agreement', reader, which)
      if (!content) throw errors.TEMPLATE_VERSION_NOT_FOUND()
      return { content }
    },
  ),

  shareTemplate: routes.shareTemplate.handler(async ({ context: { platform, reader }, input, errors }) =>
    sharedOr(errors, await shareTemplate(platform, 'agreement', reader, input), AGREEMENT_TEMPLATES_MAX),
  ),
}
