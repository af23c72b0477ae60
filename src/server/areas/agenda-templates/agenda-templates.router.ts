import { agendaTemplateContent } from '#contract/agenda-templates.ts'
import { AGENDA_TEMPLATES_MAX } from '#domain/agenda/agenda-template.ts'
import { keepTemplate, removeKept } from '#server/areas/template-versions/kept-templates.commands.ts'
import { listKept } from '#server/areas/template-versions/kept-templates.queries.ts'
import { sharedOr } from '#server/areas/template-versions/shared-or.ts'
import { shareTemplate } from '#server/areas/template-versions/sharing.commands.ts'
import {
  findTemplateVersion,
  listTemplateVersions,
} from '#server/areas/template-versions/template-versions.queries.ts'
import { business } from '#server/core/procedures/business-procedures.ts'
import { listAgendaTemplates } from './agenda-templates.queries.ts'

const routes = business('templates').agendaTemplates

export const agendaTemplatesRouter = {
  list: routes.list.handler(({ context: { platform, reader } }) => listAgendaTemplates(platform.db, reader)),

  get: routes.get.handler(async ({ context: { platform, reader }, input, errors }) => {
    const [found] = await listKept(platform.db, 'agenda', reader, input.templateId)
    if (!found) throw errors.AGENDA_TEMPLATE_NOT_FOUND()
    return found
  }),

  save: routes.save.handler(async ({ context: { platform, reader }, input, errors }) => {
    const { templateId: id, was, isPrivate, ...content } = input
    const saved = await keepTemplate(platform, 'agenda', reader, { id, was, isPrivate, content })
    if (saved === 'full') throw errors.TOO_MANY_AGENDA_TEMPLATES({ data: { max: AGENDA_TEMPLATES_MAX } })
    if ('changed' in saved) throw errors.AGENDA_TEMPLATE_CHANGED({ data: { stored: saved.changed } })
    return saved.kept
  }),

  remove: routes.remove.handler(async ({ context: { platform, reader }, input }) => {
    await removeKept(platform.db, 'agenda', reader, input.templateId)
    return input
  }),

  versions: routes.versions.handler(({ context: { platform, reader }, input }) =>
    listTemplateVersions(platform.db, 'agenda', reader, input.templateId),
  ),

  version: routes.version.handler(async ({ context: { platform, reader }, input, errors }) => {
    const which = { ...input, schema: agendaTemplateContent }
    const content = await findTemplateVersion(platform.db, 'agenda', reader, which)
    if (!content) throw errors.TEMPLATE_VERSION_NOT_FOUND()
    return { content }
  }),

  share: routes.share.handler(async ({ context: { platform, reader }, input, errors }) =>
    sharedOr(errors, await shareTemplate(platform, 'agenda', reader, input), AGENDA_TEMPLATES_MAX),
  ),
}
