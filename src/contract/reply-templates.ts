import * as z from 'zod'
import { ANSWER_MAX } from '#domain/planners/planner-requests.ts'
import { REPLY_TEMPLATE_NAME_MAX, REPLY_TEMPLATES_MAX } from '#domain/planners/reply-templates.ts'
import { businessRoute, full, id, requiredLine, requiredText } from './base.ts'
import { isPrivate, sharingOf, templateSharing } from './template-sharing.ts'
import { versionsOf } from './template-versions.ts'

export const replyContent = z.object({ name: z.string(), text: z.string() })

/** An answer that a planner sends often, with fields such as '{nombre}' in its text. */
export const replyTemplate = replyContent.extend({ id, sharing: templateSharing })

export type ReplyTemplate = z.infer<typeof replyTemplate>

const templatePath = z.object({ templateId: id })
const tags = ['requests']

const kind = { path: '/planner/reply-templates', tag: 'requests' } as const

const versions = versionsOf(businessRoute('templates'), { ...kind, content: replyContent })

export const replyTemplatesContract = {
  /** In the order in which they were made. */
  list: businessRoute('templates')
    .route({
      method: 'GET',
      path: '/planner/reply-templates',
      tags,
      summary: 'The answers that a planner keeps',
    })
    .output(z.array(replyTemplate)),

  /**
   * Keeps an answer under its id: a new one, a changed one, or one that was removed a moment ago. `was` is the one that
   * the page showed; when another page has changed it since, nothing changes.
   */
  save: businessRoute('templates')
    .route({
      method: 'PUT',
      path: '/planner/reply-templates/{templateId}',
      tags,
      summary: 'Keep an answer for later',
    })
    .input(
      templatePath.extend({
        name: requiredLine(REPLY_TEMPLATE_NAME_MAX),
        text: requiredText(ANSWER_MAX),
        was: replyContent.nullable().default(null),
        isPrivate,
      }),
    )
    .output(replyTemplate)
    .errors({
      REPLY_TEMPLATE_CHANGED: {
        status: 409,
        message: 'Another page has changed the answer meanwhile',
        data: z.object({ template: replyTemplate.nullable() }),
      },
      TOO_MANY_REPLY_TEMPLATES: full(`A planner keeps at most ${REPLY_TEMPLATES_MAX} answers`),
    }),

  /** Removes an answer. One that is not there changes nothing. */
  remove: businessRoute('templates')
    .route({
      method: 'DELETE',
      path: '/planner/reply-templates/{templateId}',
      tags,
      summary: 'Remove an answer that was kept',
    })
    .input(templatePath)
    .output(templatePath),

  versions: versions.list,

  version: versions.get,

  share: sharingOf(businessRoute('templates'), kind),
}
