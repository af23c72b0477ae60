import * as z from 'zod'
import { type businessRoute, full, id } from './base.ts'

/**
 * Whether a template is shared with the team of its business, or seen by the caller alone (decision 201).
 * `mayMakePrivate` is for the person who made it and for owners.
 */
export const templateSharing = z.object({ isPrivate: z.boolean(), mayMakePrivate: z.boolean() })

export type TemplateSharing = z.infer<typeof templateSharing>

/** Of a new template: whether the caller alone sees it. One that comes back is as it was where it is left out. */
export const isPrivate = z.boolean().optional()

/** Shares a template of a kind with the team, or takes it to the caller alone, with its versions. */
export const sharingOf = (
  route: ReturnType<typeof businessRoute>,
  { path, tag }: { path: `/${string}`; tag: string },
) =>
  route
    .route({
      method: 'PUT',
      path: `${path}/{templateId}/sharing`,
      tags: [tag],
      summary: 'Share a template with the team, or keep it for oneself',
    })
    .input(z.object({ templateId: id, isPrivate: z.boolean() }))
    .output(templateSharing)
    .errors({
      KEPT_TEMPLATE_NOT_FOUND: { status: 404, message: 'There is no such template' },
      TEMPLATE_STAYS_SHARED: {
        status: 409,
        message: 'Only the person who made a template, or an owner, takes it from the team',
      },
      TOO_MANY_SHARED_TEMPLATES: full('There are as many templates as there can be'),
    })
