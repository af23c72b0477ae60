import * as z from 'zod'
import {
  AGENDA_FIRST_MINUTE,
  AGENDA_LAST_MINUTE,
  AGENDA_NOTES_MAX,
  AGENDA_TITLE_MAX,
} from '#domain/agenda/agenda.ts'
import {
  AGENDA_TEMPLATE_DAYS_MAX,
  AGENDA_TEMPLATE_ITEMS_MAX,
  AGENDA_TEMPLATE_MAX_BYTES,
  AGENDA_TEMPLATE_NAME_MAX,
  AGENDA_TEMPLATE_OFFSET_MAX,
  AGENDA_TEMPLATES_MAX,
} from '#domain/agenda/agenda-template.ts'
import { dayName, time } from './agenda-rows.ts'
import { businessRoute, full, id, optionalTextField, requiredLine } from './base.ts'
import { isPrivate, sharingOf, templateSharing } from './template-sharing.ts'
import { versionsOf } from './template-versions.ts'

/** An item of a template: minutes of its day, as those of an agenda. */
export const agendaTemplateItem = z.object({
  title: requiredLine(AGENDA_TITLE_MAX),
  time,
  notes: optionalTextField(AGENDA_NOTES_MAX).default(null),
  isFixed: z.boolean().default(false),
  isShownToGuests: z.boolean().default(false),
})

/** A day of a template, so many days after the wedding. */
export const agendaTemplateDay = z.object({
  name: dayName,
  offset: z.int().min(-AGENDA_TEMPLATE_OFFSET_MAX).max(AGENDA_TEMPLATE_OFFSET_MAX),
  items: z.array(agendaTemplateItem).max(AGENDA_TEMPLATE_ITEMS_MAX),
})

const fields = {
  name: requiredLine(AGENDA_TEMPLATE_NAME_MAX),
  /** The minute of its ceremony, with which the day of the wedding moves; null where it does not. */
  ceremonyAt: z.int().min(AGENDA_FIRST_MINUTE).max(AGENDA_LAST_MINUTE).nullable(),
  days: z.array(agendaTemplateDay).max(AGENDA_TEMPLATE_DAYS_MAX),
}

export const agendaTemplateContent = z.object(fields)

/** An agenda that a planner keeps. */
export const agendaTemplate = z.object({ id, ...fields, sharing: templateSharing })

export type AgendaTemplate = z.infer<typeof agendaTemplate>

/** A template in the list of them, with how many days and items it has. */
export const agendaTemplateSummary = z.object({
  ...{ id, name: z.string(), days: z.int(), items: z.int() },
  sharing: templateSharing,
})

export type AgendaTemplateSummary = z.infer<typeof agendaTemplateSummary>

const path = '/planner/agenda-templates' as const
const tags = ['agenda']
const templatePath = z.object({ templateId: id })
const AGENDA_TEMPLATE_NOT_FOUND = { status: 404, message: 'There is no such template of agendas' } as const

const kind = { path, tag: 'agenda' } as const

const versions = versionsOf(businessRoute('templates'), { ...kind, content: agendaTemplateContent })

export const agendaTemplatesContract = {
  /** In the order in which they were made. */
  list: businessRoute('templates')
    .route({ method: 'GET', path, tags, summary: 'The templates of agendas' })
    .output(z.array(agendaTemplateSummary)),

  get: businessRoute('templates')
    .route({ method: 'GET', path: `${path}/{templateId}`, tags, summary: 'A template of agendas' })
    .input(templatePath)
    .output(agendaTemplate)
    .errors({ AGENDA_TEMPLATE_NOT_FOUND }),

  /**
   * Keeps a template under its id, which may be one that was removed. `was` is the one that the page showed, null for none:
   * when another page has changed it since, nothing changes.
   */
  save: businessRoute('templates')
    .meta({ access: 'planner', business: 'templates', maxBody: AGENDA_TEMPLATE_MAX_BYTES })
    .route({ method: 'PUT', path: `${path}/{templateId}`, tags, summary: 'Keep a template of agendas' })
    .input(agendaTemplateContent.extend({ templateId: id, was: agendaTemplateContent.nullable(), isPrivate }))
    .output(agendaTemplate)
    .errors({
      AGENDA_TEMPLATE_CHANGED: {
        status: 409,
        message: 'Another page has changed the template meanwhile',
        data: z.object({ stored: agendaTemplate.nullable() }),
      },
      TOO_MANY_AGENDA_TEMPLATES: full(`A planner has at most ${AGENDA_TEMPLATES_MAX} templates of agendas`),
    }),

  /** Removes a template. One that is not there changes nothing, and agendas of weddings stay. */
  remove: businessRoute('templates')
    .route({ method: 'DELETE', path: `${path}/{templateId}`, tags, summary: 'Remove a template of agendas' })
    .input(templatePath)
    .output(templatePath),

  versions: versions.list,

  version: versions.get,

  share: sharingOf(businessRoute('templates'), kind),
}
