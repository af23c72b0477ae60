import * as z from 'zod'
import { templateContent } from '#contract/task-template-rows.ts'
import { TEMPLATES_MAX } from '#domain/tasks/templates/task-template.ts'
import { sharedOr } from '#server/areas/template-versions/shared-or.ts'
import { shareTemplate } from '#server/areas/template-versions/sharing.commands.ts'
import {
  findTemplateVersion,
  listTemplateVersions,
} from '#server/areas/template-versions/template-versions.queries.ts'
import { business } from '#server/core/procedures/business-procedures.ts'
import { addTemplate, removeTemplate, restoreTemplate, saveTemplate } from './task-templates.commands.ts'
import { findTemplate, listTemplates, listTemplateWeddings } from './task-templates.queries.ts'

const routes = business('templates').taskTemplates

const contentSchema = z.object(templateContent)

export const taskTemplatesRouter = {
  list: routes.list.handler(({ context: { platform, reader } }) => listTemplates(platform.db, reader)),

  get: routes.get.handler(async ({ context: { platform, reader }, input, errors }) => {
    const template = await findTemplate(platform.db, reader, input.templateId)
    if (!template) throw errors.TEMPLATE_NOT_FOUND()
    return template
  }),

  add: routes.add.handler(async ({ context: { platform, reader }, input, errors }) => {
    const added = await addTemplate(platform, reader, input)
    if (added === 'full') throw errors.TOO_MANY_TEMPLATES({ data: { max: TEMPLATES_MAX } })
    return added
  }),

  save: routes.save.handler(async ({ context: { platform, reader }, input, errors }) => {
    const outcome = await saveTemplate(platform, reader, input)
    if (!outcome) throw errors.TEMPLATE_NOT_FOUND()
    if ('stored' in outcome) throw errors.TEMPLATE_CHANGED({ data: outcome })
    return outcome.saved
  }),

  remove: routes.remove.handler(async ({ context: { platform, reader }, input, errors }) => {
    if (!(await removeTemplate(platform, reader, input.templateId))) throw errors.TEMPLATE_NOT_FOUND()
    return { removed: true } as const
  }),

  restore: routes.restore.handler(async ({ context: { platform, reader }, input, errors }) => {
    const restored = await restoreTemplate(platform, reader, input.templateId)
    if (restored === 'full') throw errors.TOO_MANY_TEMPLATES({ data: { max: TEMPLATES_MAX } })
    if (!restored) throw errors.TEMPLATE_NOT_FOUND()
    return restored
  }),

  weddings: routes.weddings.handler(async ({ context: { platform, reader }, input, errors }) => {
    const template = await findTemplate(platform.db, reader, input.templateId)
    if (!template) throw errors.TEMPLATE_NOT_FOUND()
    return listTemplateWeddings(platform.db, platform.clock, reader, template)
  }),

  versions: routes.versions.handler(({ context: { platform, reader }, input }) =>
    listTemplateVersions(platform.db, 'tasks', reader, input.templateId),
  ),

  version: routes.version.handler(async ({ context: { platform, reader }, input, errors }) => {
    const which = { ...input, schema: contentSchema }
    const content = await findTemplateVersion(platform.db, 'tasks', reader, which)
    if (!content) throw errors.TEMPLATE_VERSION_NOT_FOUND()
    return { content }
  }),

  share: routes.share.handler(async ({ context: { platform, reader }, input, errors }) =>
    sharedOr(errors, await shareTemplate(platform, 'tasks', reader, input), TEMPLATES_MAX),
  ),
}
