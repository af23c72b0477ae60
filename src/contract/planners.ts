import * as z from 'zod'
import { MAX_CENTS } from '#domain/budget/money.ts'
import { DIRECTORY_MAX_PLANNERS, FILTER_TEXT_MAX } from '#domain/planners/planners.ts'
import { id, memberRoute, publicRoute, weddingPath } from './base.ts'
import { provedFacts } from './public-profile.ts'

/** The brand a planner shows to the couples they work for (spec 3, planner branding). */
export const linkedPlanner = z.object({
  userId: id,
  brandName: z.string().nullable(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  webUrl: z.string().nullable(),
  brandColor: z.string().nullable(),
  logoUrl: z.string().nullable(),
  /** The place of the stored logo, and a small one to show before the other has come. */
  logoPath: z.string().nullable(),
  logoDataUrl: z.string().nullable(),
  /** A light logo lies on the brand colour. */
  logoIsLight: z.boolean(),
  /** Of the public profile, when the planner has one that is listed. */
  slug: z.string().nullable(),
})

export type LinkedPlanner = z.infer<typeof linkedPlanner>

/** A planner of the directory as a card shows them (spec 2, 9); `priceFrom` is in euros. */
export const directoryPlanner = z.object({
  userId: id,
  slug: z.string(),
  brandName: z.string().nullable(),
  fullName: z.string(),
  zones: z.array(z.string()),
  styles: z.array(z.string()),
  priceFrom: z.number().nullable(),
  /** As `#rrggbb`. */
  brandColor: z.string().nullable(),
  logoUrl: z.string().nullable(),
  /** A light logo lies on the brand colour, any other on a tint of it. */
  logoIsLight: z.boolean(),
})

export type DirectoryPlanner = z.infer<typeof directoryPlanner>

/** An image of a portfolio with its size in pixels (spec 3). */
export const portfolioImage = z.object({
  id,
  url: z.string(),
  width: z.int(),
  height: z.int(),
  caption: z.string().nullable(),
  /** The content of the image, for people who do not see it. */
  altText: z.string().nullable(),
})

export type PortfolioImage = z.infer<typeof portfolioImage>

/** The public profile of a listed planner shows these (spec 2). */
export const publicPlanner = directoryPlanner.extend({
  bio: z.string(),
  services: z.array(z.string()),
  languages: z.array(z.string()),
  phone: z.string().nullable(),
  webUrl: z.string().nullable(),
  portfolio: z.array(portfolioImage),
  /** The facts that the planner wants shown, of those that can be proved. */
  facts: provedFacts,
})

export type PublicPlanner = z.infer<typeof publicPlanner>

export const plannersContract = {
  /**
   * Listed planners, the most recently changed profiles first, at most 60 (spec 9). `zone` and `style`
   * match any part of a zone or style, regardless of case and accents; `maxPrice` is in euros and keeps
   * planners whose price is known and at most that.
   */
  list: publicRoute
    .route({ method: 'GET', path: '/planners', tags: ['planners'], summary: 'The planner directory' })
    .input(
      z.object({
        zone: z.string().max(FILTER_TEXT_MAX).optional(),
        style: z.string().max(FILTER_TEXT_MAX).optional(),
        maxPrice: z.coerce
          .number()
          .min(0)
          .max(MAX_CENTS / 100)
          .optional(),
      }),
    )
    .output(z.array(directoryPlanner).max(DIRECTORY_MAX_PLANNERS)),

  /** The public profile behind a slug; a planner who is not listed is not found. */
  get: publicRoute
    .route({ method: 'GET', path: '/planners/{slug}', tags: ['planners'], summary: 'A public profile' })
    .input(z.object({ slug: z.string() }))
    .output(publicPlanner)
    .errors({ PLANNER_NOT_FOUND: { status: 404, message: 'No listed planner has that slug' } }),

  /** The planner of a wedding, the first who joined; `null` when there is none. */
  linked: memberRoute('wedding', 'view')
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/planner',
      tags: ['planners'],
      summary: 'The linked planner',
    })
    .input(weddingPath)
    .output(linkedPlanner.nullable()),
}
