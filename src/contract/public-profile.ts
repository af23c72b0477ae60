import * as z from 'zod'
import { BIO_MAX, PROFILE_ENTRY_MAX, PROFILE_LIST_MAX } from '#domain/planners/public-profile.ts'
import { businessRoute, instant, text } from './base.ts'
import { portfolioContract } from './portfolio.ts'
import { SLUG_ERRORS, typedSlug } from './slugs.ts'

/** The facts that can be proved of a planner; each is null while there is too little to say it. */
export const provedFacts = z.object({
  /** When the account was made. */
  memberSince: instant.nullable(),
  /** Weddings of the planner whose day has passed. */
  weddings: z.int().nullable(),
  /** Minutes between a message and its answer, in the middle of all. */
  answerMinutes: z.number().nullable(),
})

export type ProvedFacts = z.infer<typeof provedFacts>

/** The public profile as its planner edits it (spec 3, `planner_directory`). */
export const publicProfile = z.object({
  slug: z.string(),
  /** 'Aparecer en el directorio'. */
  listed: z.boolean(),
  bio: z.string(),
  zones: z.array(z.string()),
  styles: z.array(z.string()),
  services: z.array(z.string()),
  languages: z.array(z.string()),
  /** Euros. */
  priceFrom: z.number().nullable(),
  showsMemberSince: z.boolean(),
  showsWeddings: z.boolean(),
  showsAnswerTime: z.boolean(),
  /** The facts that the switches above would show. */
  facts: provedFacts,
})

export type PublicProfile = z.infer<typeof publicProfile>

const entries = z.array(text.max(PROFILE_ENTRY_MAX * PROFILE_LIST_MAX)).max(PROFILE_LIST_MAX)

export const publicProfileContract = {
  /** A planner who has saved none has one with the first characters of their id as its slug (spec 5). */
  get: businessRoute('brand')
    .route({
      method: 'GET',
      path: '/planner/public-profile',
      tags: ['publicProfile'],
      summary: 'The own public profile',
    })
    .output(publicProfile),

  /**
   * Changes the given fields only. A former slug goes on leading to the new one. Lists may hold commas, which
   * part their entries (spec 5); `priceFrom` is euros, as a number or as typed.
   */
  update: businessRoute('brand')
    .route({
      method: 'PUT',
      path: '/planner/public-profile',
      tags: ['publicProfile'],
      summary: 'Change the own public profile',
    })
    .input(
      z.object({
        slug: typedSlug.optional(),
        listed: z.boolean().optional(),
        bio: text.max(BIO_MAX).optional(),
        zones: entries.optional(),
        styles: entries.optional(),
        services: entries.optional(),
        languages: entries.optional(),
        priceFrom: z
          .union([z.number(), text.max(40)])
          .nullable()
          .optional(),
        showsMemberSince: z.boolean().optional(),
        showsWeddings: z.boolean().optional(),
        showsAnswerTime: z.boolean().optional(),
      }),
    )
    .output(publicProfile)
    .errors({
      ...SLUG_ERRORS,
      PRICE_NOT_A_NUMBER: { status: 422, message: 'That is no amount in euros' },
      PRICE_NEGATIVE: { status: 422, message: 'A price is not negative' },
      PRICE_TOO_HIGH: { status: 422, message: 'At most 9,999,999.99 euros' },
    }),

  /** Whether the planner could have a slug, without taking it. Fails as `update` would. */
  checkSlug: businessRoute('brand')
    .route({
      method: 'GET',
      path: '/planner/public-profile/slug',
      tags: ['publicProfile'],
      summary: 'Whether a slug can be had',
    })
    .input(z.object({ slug: typedSlug }))
    .output(z.object({ slug: z.string() }))
    .errors(SLUG_ERRORS),

  portfolio: portfolioContract,
}
