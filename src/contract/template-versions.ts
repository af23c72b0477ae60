import * as z from 'zod'
import { TEMPLATE_VERSIONS_MAX } from '#domain/template-versions/template-versions.ts'
import { type businessRoute, id, instant } from './base.ts'

/** A save of a template: `savedBy` is the name of the person, null where they have gone or it was not noted. */
export const templateVersion = z.object({
  version: z.int(),
  savedAt: instant,
  savedBy: z.string().nullable(),
  /** Whether it was the caller. */
  isOwn: z.boolean(),
})

export type TemplateVersion = z.infer<typeof templateVersion>

const place = z.object({ templateId: id })

/** The procedures of the versions of a kind of template; `path` is that of its templates, `route` of their business. */
export const versionsOf = <Content extends z.ZodType>(
  route: ReturnType<typeof businessRoute>,
  { path, tag, content }: { path: `/${string}`; tag: string; content: Content },
) => ({
  /** The versions of a template, the newest first, which is the template as it is. */
  list: route
    .route({
      method: 'GET',
      path: `${path}/{templateId}/versions`,
      tags: [tag],
      summary: 'The versions of a template',
    })
    .input(place)
    .output(z.array(templateVersion).max(TEMPLATE_VERSIONS_MAX)),

  get: route
    .route({
      method: 'GET',
      path: `${path}/{templateId}/versions/{version}`,
      tags: [tag],
      summary: 'A template as it was saved',
    })
    .input(place.extend({ version: z.coerce.number().pipe(z.int().min(1)) }))
    .output(z.object({ content }))
    .errors({
      TEMPLATE_VERSION_NOT_FOUND: { status: 404, message: 'There is no such version of the template' },
    }),
})
