import * as z from 'zod'
import { TEMPLATE_VERSIONS_MAX } from '#domain/template-versions/template-versions.ts'
import { id, instant } from './base.ts'

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

/** The parts that the procedures of the versions of a kind of template share; `path` is that of its templates. */
export const versionsOf = <Path extends `/${string}`, Content extends z.ZodType>(
  path: Path,
  tag: string,
  content: Content,
) => ({
  /** The versions of a template, the newest first, which is the template as it is. */
  list: {
    route: {
      method: 'GET',
      path: `${path}/{templateId}/versions`,
      tags: [tag],
      summary: 'The versions of a template',
    } as const,
    input: place,
    output: z.array(templateVersion).max(TEMPLATE_VERSIONS_MAX),
  },
  get: {
    route: {
      method: 'GET',
      path: `${path}/{templateId}/versions/{version}`,
      tags: [tag],
      summary: 'A template as it was saved',
    } as const,
    input: place.extend({ version: z.coerce.number().pipe(z.int().min(1)) }),
    output: z.object({ content }),
    errors: {
      TEMPLATE_VERSION_NOT_FOUND: { status: 404, message: 'There is no such version of the template' },
    } as const,
  },
})
