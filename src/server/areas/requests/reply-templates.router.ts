import { REPLY_TEMPLATES_MAX } from '#domain/planners/reply-templates.ts'
import { business } from '#server/core/procedures/business-procedures.ts'
import { listReplyTemplates, removeReplyTemplate, saveReplyTemplate } from './reply-templates.commands.ts'

const routes = business('templates').replyTemplates

export const replyTemplatesRouter = {
  list: routes.list.handler(({ context: { platform, ownerId } }) => listReplyTemplates(platform.db, ownerId)),

  save: routes.save.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    const { templateId, ...content } = input
    const saved = await saveReplyTemplate(platform, ownerId, { ...content, id: templateId })
    if (saved === 'full') throw errors.TOO_MANY_REPLY_TEMPLATES({ data: { max: REPLY_TEMPLATES_MAX } })
    if ('changed' in saved) throw errors.REPLY_TEMPLATE_CHANGED({ data: { template: saved.changed } })
    return saved
  }),

  remove: routes.remove.handler(async ({ context: { platform, ownerId }, input }) => {
    await removeReplyTemplate(platform.db, ownerId, input.templateId)
    return input
  }),
}
