import { agendaTemplateContent } from '#contract/agenda-templates.ts'
import { AGENDA_TEMPLATES_MAX } from '#domain/agenda/agenda-template.ts'
import {
  findTemplateVersion,
  listTemplateVersions,
} from '#server/areas/template-versions/template-versions.queries.ts'
import { business } from '#server/core/procedures/business-procedures.ts'
import { removeAgendaTemplate, saveAgendaTemplate } from './agenda-templates.commands.ts'
import { findAgendaTemplate, listAgendaTemplates } from './agenda-templates.queries.ts'

const routes = business('templates').agendaTemplates

const versionedBy = (businessId: string, templateId: string) =>
  ({ businessId, kind: 'agenda', templateId }) as const

export const agendaTemplatesRouter = {
  list: routes.list.handler(({ context: { platform, ownerId } }) =>
    listAgendaTemplates(platform.db, ownerId),
  ),

  get: routes.get.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    const found = await findAgendaTemplate(platform.db, ownerId, input.templateId)
    if (!found) throw errors.AGENDA_TEMPLATE_NOT_FOUND()
    return found.template
  }),

  save: routes.save.handler(async ({ context: { platform, ownerId, actor }, input, errors }) => {
    const { templateId, ...saving } = input
    const author = { ownerId, userId: actor.userId }
    const saved = await saveAgendaTemplate(platform, author, { ...saving, id: templateId })
    if (saved === 'full') throw errors.TOO_MANY_AGENDA_TEMPLATES({ data: { max: AGENDA_TEMPLATES_MAX } })
    if ('changed' in saved) throw errors.AGENDA_TEMPLATE_CHANGED({ data: { stored: saved.changed } })
    return saved
  }),

  remove: routes.remove.handler(async ({ context: { platform, ownerId }, input }) => {
    await removeAgendaTemplate(platform.db, ownerId, input.templateId)
    return input
  }),

  versions: routes.versions.handler(({ context: { platform, ownerId, actor }, input }) =>
    listTemplateVersions(platform.db, versionedBy(ownerId, input.templateId), actor.userId),
  ),

  version: routes.version.handler(async ({ context: { platform, ownerId }, input, errors }) => {
    const template = versionedBy(ownerId, input.templateId)
    const content = await findTemplateVersion(platform.db, template, input.version, agendaTemplateContent)
    if (!content) throw errors.TEMPLATE_VERSION_NOT_FOUND()
    return { content }
  }),
}
