import * as z from 'zod'
import { templateContent } from '#contract/task-template-rows.ts'
import { TEMPLATES_MAX } from '#domain/tasks/templates/task-template.ts'
import {
  findTemplateVersion,
  listTemplateVersions,
} from '#server/areas/template-versions/template-versions.queries.ts'
import { business } from '#server/core/procedures/business-procedures.ts'
import { addTemplate, removeTemplate, restoreTemplate, saveTemplate } from './task-templates.commands.ts'
import { findTemplate, listTemplates, listTemplateWeddings } from './task-templates.queries.ts'

const routes = business('templates').taskTemplates

const contentSchema = z.object(templateContent)

const versionedBy = (businessId: string, templateId: string) =>
  ({ businessId, kind: 'tasks', templateId }) as const

export const taskTemplatesRouter = {
  list: routes.list.handler(({ context: { platform, ownerId } }) => listTemplates(platform.db, ownerId)),

  get: routes.get.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    const template = await findTemplate(platform.db, ownerId, input.templateId)
    if (!template) throw errors.TEMPLATE_NOT_FOUND()
    return template
  }),

  add: routes.add.handler(async ({ context: { platform, ownerId, actor }, input, errors }) => {
    const added = await addTemplate(platform, { ownerId, userId: actor.userId }, input)
    if (added === 'full') throw errors.TOO_MANY_TEMPLATES({ data: { max: TEMPLATES_MAX } })
    return added
  }),

  save: routes.save.handler(async ({ context: { platform, ownerId, actor }, input, errors }) => {
    const outcome = await saveTemplate(platform, { ownerId, userId: actor.userId }, input)
    if (!outcome) throw errors.TEMPLATE_NOT_FOUND()
    if ('stored' in outcome) throw errors.TEMPLATE_CHANGED({ data: outcome })
    return outcome.saved
  }),

  remove: routes.remove.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    if (!(await removeTemplate(platform, ownerId, input.templateId))) throw errors.TEMPLATE_NOT_FOUND()
    return { removed: true } as const
  }),

  restore: routes.restore.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    const restored = await restoreTemplate(platform, ownerId, input.templateId)
    if (restored === 'full') throw errors.TOO_MANY_TEMPLATES({ data: { max: TEMPLATES_MAX } })
    if (!restored) throw errors.TEMPLATE_NOT_FOUND()
    return restored
  }),

  weddings: routes.weddings.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    const template = await findTemplate(platform.db, ownerId, input.templateId)
    if (!template) throw errors.TEMPLATE_NOT_FOUND()
    return listTemplateWeddings(platform.db, platform.clock, ownerId, template)
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
