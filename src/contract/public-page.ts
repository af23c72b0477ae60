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
  /** Whether a family finds its invitation there by a name and a phone or an address of its people. */
  findsInvitations: z.boolean(),
})

/** How many families there are to be found, and why some cannot be. */
export const findableFamilies = z.object({
  families: z.int(),
  /** Of them, those of whom no phone and no address is stored. */
  withoutContact: z.int(),
  /** Of the others, those that have no link. */
  withoutLink: z.int(),
})

export type FindableFamilies = z.infer<typeof findableFamilies>

export type PublicPage = z.infer<typeof publicPage>

/** The page for all as its editors have it before them. */
export const publicPageState = z.object({
  page: publicPage.nullable(),
  suggestion: z.string(),
  findable: findableFamilies,
})

/** One address for all, for weddings that want one (decision 149): its editors alone are given it. */
export const publicPageContract = {
  /** Gives the address, what it could be while there is none, and how many families could be found there. */
  get: memberRoute('guests', 'edit')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/public-page',
      tags: ['households'],
      summary: 'Public address of the page of the wedding',
    })
    .input(weddingPath)
    .output(publicPageState),

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
        findsInvitations: z.boolean().optional(),
        password: text.min(PAGE_PASSWORD_MIN).max(PAGE_PASSWORD_MAX).nullable().optional(),
      }),
    )
    .output(publicPage)
    .errors(SLUG_ERRORS),
}
