import * as z from 'zod'
import { PAGE_PASSWORD_MAX, PAGE_PASSWORD_MIN } from '#domain/households/public-page.ts'
import { memberRoute, text, weddingPath } from './base.ts'
import { SLUG_ERRORS, typedSlug } from './slugs.ts'

/** The address of the page that names no guest, and who finds it. */
export const publicPage = z.object({
  slug: z.string(),
  /** `/boda/lucia-y-martin` */
  path: z.string(),
  isOpen: z.boolean(),
  hasPassword: z.boolean(),
  isFoundBySearch: z.boolean(),
})

export type PublicPage = z.infer<typeof publicPage>

/** One address for all, for weddings that want one (decision 149): its editors alone are given it. */
export const publicPageContract = {
  /** Gives the address, and what it could be while there is none. */
  get: memberRoute('guests', 'edit')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/public-page',
      tags: ['households'],
      summary: 'Public address of the page of the wedding',
    })
    .input(weddingPath)
    .output(z.object({ page: publicPage.nullable(), suggestion: z.string() })),

  /**
   * Changes the given fields only; without an address yet, `slug` is needed. A closed address stays of this wedding. A
   * `password` of null is taken away.
   */
  save: memberRoute('guests', 'edit')
    .route({
      method: 'PATCH',
      path: '/weddings/{weddingId}/public-page',
      tags: ['households'],
      summary: 'Change the public address of the page of the wedding',
    })
    .input(
      weddingPath.extend({
        slug: typedSlug.optional(),
        isOpen: z.boolean().optional(),
        isFoundBySearch: z.boolean().optional(),
        password: text.min(PAGE_PASSWORD_MIN).max(PAGE_PASSWORD_MAX).nullable().optional(),
      }),
    )
    .output(publicPage)
    .errors(SLUG_ERRORS),
}
