import { TEMPLATES_MAX } from '#domain/tasks/templates/task-template.ts'
import { business } from '#server/core/procedures/business-procedures.ts'
import { addTemplate, removeTemplate, restoreTemplate, saveTemplate } from './task-templates.commands.ts'
import { findTemplate, listTemplates, listTemplateWeddings } from './task-templates.queries.ts'

const routes = business('templates').taskTemplates

export const taskTemplatesRouter = {
  list: routes.list.handler(({ context: { platform, ownerId } }) => listTemplates(platform.db, ownerId)),

  get: routes.get.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    const template = await findTemplate(platform.db, ownerId, input.templateId)
    if (!template) throw errors.TEMPLATE_NOT_FOUND()
    return template
  }),

  add: routes.add.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    const added = await addTemplate(platform.db, platform.clock, ownerId, input)
    if (added === 'full') throw errors.TOO_MANY_TEMPLATES({ data: { max: TEMPLATES_MAX } })
    return added
  }),

  save: routes.save.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    const outcome = await saveTemplate(platform.db, platform.clock, ownerId, input)
    if (!outcome) throw errors.TEMPLATE_NOT_FOUND()
    if ('stored' in outcome) throw errors.TEMPLATE_CHANGED({ data: outcome })
    return outcome.saved
  }),

  remove: routes.remove.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    if (!(await removeTemplate(platform.db, platform.clock, ownerId, input.templateId)))
      throw errors.TEMPLATE_NOT_FOUND()
    return { removed: true } as const
  }),

  restore: routes.restore.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    const restored = await restoreTemplate(platform.db, platform.clock, ownerId, input.templateId)
    if (restored === 'full') throw errors.TOO_MANY_TEMPLATES({ data: { max: TEMPLATES_MAX } })
    if (!restored) throw errors.TEMPLATE_NOT_FOUND()
    return restored
  }),

  weddings: routes.weddings.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    const template = await findTemplate(platform.db, ownerId, input.templateId)
    if (!template) throw errors.TEMPLATE_NOT_FOUND()
    return listTemplateWeddings(platform.db, platform.clock, ownerId, template)
  }),
}
