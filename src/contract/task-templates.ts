import * as z from 'zod'
import { TEMPLATE_BODY_MAX_BYTES, TEMPLATES_MAX } from '#domain/tasks/templates/task-template.ts'
import { businessRoute, full, id, memberRoute, weddingPath } from './base.ts'
import { DRAFTS_OF_PLANNERS, TEMPLATE_NOT_FOUND } from './shared-errors.ts'
import { TOO_MANY_TASKS } from './task-rows.ts'
import {
  offeredTemplate,
  taskTemplate,
  templateContent,
  templateSummary,
  templateWedding,
} from './task-template-rows.ts'
import { isPrivate, sharingOf } from './template-sharing.ts'
import { versionsOf } from './template-versions.ts'

const route = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}` | '', summary: string) =>
  businessRoute('templates').route({
    method,
    path: `/planner/task-templates${path}`,
    tags: ['tasks'],
    summary,
  })

const templatePath = z.object({ templateId: id })

const kind = { path: '/planner/task-templates', tag: 'tasks' } as const

const versions = versionsOf(businessRoute('templates'), { ...kind, content: z.object(templateContent) })

const TOO_MANY_TEMPLATES = full(`A planner has at most ${TEMPLATES_MAX} templates`)

/** The templates of a planner are their own: rows are found by their owner alone. */
export const taskTemplatesContract = {
  /** The own templates by their names, with those that wait to be brought back. */
  list: route('GET', '', 'The own templates of tasks').output(z.array(templateSummary)),

  get: route('GET', '/{templateId}', 'A template with its tasks')
    .input(templatePath)
    .output(taskTemplate)
    .errors({ TEMPLATE_NOT_FOUND }),

  /** Adds a template. A repeated `id` answers with the template that exists. */
  add: route('POST', '', 'Add a template')
    .meta({ access: 'planner', maxBody: TEMPLATE_BODY_MAX_BYTES })
    .input(z.object({ id: id.optional(), ...templateContent, isPrivate }))
    .output(taskTemplate)
    .errors({ TOO_MANY_TEMPLATES }),

  /**
   * Saves a template as a whole. `version` is the one that the change began from: another device's newer one is given
   * back with the refusal and replaced by nothing. Weddings that have tasks of it do not change.
   */
  save: route('PUT', '/{templateId}', 'Save a template')
    .meta({ access: 'planner', maxBody: TEMPLATE_BODY_MAX_BYTES })
    .input(templatePath.extend({ version: z.int32().min(1), ...templateContent }))
    .output(taskTemplate)
    .errors({
      TEMPLATE_NOT_FOUND,
      TEMPLATE_CHANGED: {
        status: 409,
        message: 'Another device has saved the template since',
        data: z.object({ stored: taskTemplate }),
      },
    }),

  /** Removes a template, which can be brought back for thirty days. Tasks in weddings stay. */
  remove: route('DELETE', '/{templateId}', 'Remove a template')
    .input(templatePath)
    .output(z.object({ removed: z.literal(true) }))
    .errors({ TEMPLATE_NOT_FOUND }),

  restore: route('POST', '/{templateId}/restore', 'Bring a template back')
    .input(templatePath)
    .output(taskTemplate)
    .errors({ TEMPLATE_NOT_FOUND, TOO_MANY_TEMPLATES }),

  /** The weddings that have tasks of a template, and how many new ones it has for each. */
  weddings: route('GET', '/{templateId}/weddings', 'The weddings that use a template')
    .input(templatePath)
    .output(z.array(templateWedding))
    .errors({ TEMPLATE_NOT_FOUND }),

  versions: versions.list,

  version: versions.get,

  share: sharingOf(businessRoute('templates'), kind),
}

/** The templates within a wedding: its own planners' to a planner, to the others what these offer. */
export const weddingTemplatesContract = {
  list: memberRoute('tasks', 'edit')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/task-templates',
      tags: ['tasks'],
      summary: 'The templates that a list can begin with',
    })
    .input(weddingPath)
    .output(z.array(offeredTemplate)),

  /**
   * Adds the tasks of a template with the dates and people of the wedding, in one act that can be undone: none that it
   * has. `onlyNew` leaves out those that came before and were removed since. `version` is the one that was shown.
   */
  apply: memberRoute('tasks', 'edit')
    .route({
      method: 'POST',
      path: '/weddings/{weddingId}/task-templates/{templateId}/apply',
      tags: ['tasks'],
      summary: 'Add the tasks of a template',
    })
    .input(
      weddingPath.extend({
        templateId: id,
        version: z.int32().min(1),
        isDraft: z.boolean().default(false),
        onlyNew: z.boolean().default(false),
      }),
    )
    .output(z.object({ added: z.int(), lineId: id.nullable() }))
    .errors({
      TEMPLATE_NOT_FOUND,
      TEMPLATE_IS_NEWER: { status: 409, message: 'The template was saved again since it was shown' },
      TOO_MANY_TASKS,
      DRAFTS_OF_PLANNERS,
    }),
}
