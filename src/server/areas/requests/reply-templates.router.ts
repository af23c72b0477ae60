import { replyContent } from '#contract/reply-templates.ts'
import { REPLY_TEMPLATES_MAX } from '#domain/planners/reply-templates.ts'
import { keepTemplate, removeKept } from '#server/areas/template-versions/kept-templates.commands.ts'
import { listKept } from '#server/areas/template-versions/kept-templates.queries.ts'
import { sharedOr } from '#server/areas/template-versions/shared-or.ts'
import { shareTemplate } from '#server/areas/template-versions/sharing.commands.ts'
import {
  findTemplateVersion,
  listTemplateVersions,
} from '#server/areas/template-versions/template-versions.queries.ts'
import { business } from '#server/core/procedures/business-procedures.ts'

const routes = business('templates').replyTemplates

export const replyTemplatesRouter = {
  list: routes.list.handler(({ context: { platform, reader } }) => listKept(platform.db, 'reply', reader)),

  save: routes.save.handler(async ({ context: { platform, reader }, input, errors }) => {
    const { templateId: id, was, isPrivate, ...content } = input
    const saved = await keepTemplate(platform, 'reply', reader, { id, was, isPrivate, content })
    if (saved === 'full') throw errors.TOO_MANY_REPLY_TEMPLATES({ data: { max: REPLY_TEMPLATES_MAX } })
    if ('changed' in saved) throw errors.REPLY_TEMPLATE_CHANGED({ data: { template: saved.changed } })
    return saved.kept
  }),

  remove: routes.remove.handler(async ({ context: { platform, reader }, input }) => {
    await removeKept(platform.db, 'reply', reader, input.templateId)
    return input
  }),

  versions: routes.versions.handler(({ context: { platform, reader }, input }) =>
    listTemplateVersions(platform.db, 'reply', reader, input.templateId),
  ),

  version: routes.version.handler(async ({ context: { platform, reader }, input, errors }) => {
    const which = { ...input, schema: replyContent }
    const content = await findTemplateVersion(platform.db, 'reply', reader, which)
    if (!content) throw errors.TEMPLATE_VERSION_NOT_FOUND()
    return { content }
  }),

  share: routes.share.handler(async ({ context: { platform, reader }, input, errors }) =>
    sharedOr(errors, await shareTemplate(platform, 'reply', reader, input), REPLY_TEMPLATES_MAX),
  ),
}
