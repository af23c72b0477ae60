import { REPLY_TEMPLATES_MAX } from '#domain/planners/reply-templates.ts'
import { planner } from '#server/core/procedures/procedures.ts'
import { listReplyTemplates, removeReplyTemplate, saveReplyTemplate } from './reply-templates.commands.ts'

const routes = planner.replyTemplates

export const replyTemplatesRouter = {
  list: routes.list.handler(({ context: { platform, actor } }) =>
    listReplyTemplates(platform.db, actor.userId),
  ),

  save: routes.save.handler(async ({ context: { platform, actor }, input, errors }) => {
    const { templateId, ...content } = input
    const saved = await saveReplyTemplate(platform, actor.userId, { ...content, id: templateId })
    if (saved === 'full') throw errors.TOO_MANY_REPLY_TEMPLATES({ data: { max: REPLY_TEMPLATES_MAX } })
    if ('changed' in saved) throw errors.REPLY_TEMPLATE_CHANGED({ data: { template: saved.changed } })
    return saved
  }),

  remove: routes.remove.handler(async ({ context: { platform, actor }, input }) => {
    await removeReplyTemplate(platform.db, actor.userId, input.templateId)
    return input
  }),
}
