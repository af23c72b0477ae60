import { replyTemplate } from '#contract/reply-templates.ts'
import { REPLY_TEMPLATES_MAX } from '#domain/planners/reply-templates.ts'
import {
  findTemplateVersion,
  listTemplateVersions,
} from '#server/areas/template-versions/template-versions.queries.ts'
import { business } from '#server/core/procedures/business-procedures.ts'
import { listReplyTemplates, removeReplyTemplate, saveReplyTemplate } from './reply-templates.commands.ts'

const routes = business('templates').replyTemplates

const contentSchema = replyTemplate.omit({ id: true })

const versionedBy = (businessId: string, templateId: string) =>
  ({ businessId, kind: 'reply', templateId }) as const

export const replyTemplatesRouter = {
  list: routes.list.handler(({ context: { platform, ownerId } }) => listReplyTemplates(platform.db, ownerId)),

  save: routes.save.handler(async ({ context: { platform, ownerId, actor }, input, errors }) => {
    const { templateId, ...content } = input
    const saved = await saveReplyTemplate(
      platform,
      { plannerId: ownerId, userId: actor.userId },
      { ...content, id: templateId },
    )
    if (saved === 'full') throw errors.TOO_MANY_REPLY_TEMPLATES({ data: { max: REPLY_TEMPLATES_MAX } })
    if ('changed' in saved) throw errors.REPLY_TEMPLATE_CHANGED({ data: { template: saved.changed } })
    return saved
  }),

  remove: routes.remove.handler(async ({ context: { platform, ownerId }, input }) => {
    await removeReplyTemplate(platform.db, ownerId, input.templateId)
    return input
  }),

  versions: routes.versions.handler(({ context: { platform, ownerId, actor }, input }) =>
    listTemplateVersions(platform.db, versionedBy(ownerId, input.templateId), actor.userId),
  ),

  version: routes.version.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    const template = versionedBy(ownerId, input.templateId)
    const content = await findTemplateVersion(platform.db, template, input.version, contentSchema)
    if (!content) throw errors.TEMPLATE_VERSION_NOT_FOUND()
    return { content }
  }),
}
