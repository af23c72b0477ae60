import * as z from 'zod'
import { id, memberRoute, weddingPath } from './base.ts'

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
  /** Of the public profile, when the planner has one that is listed. */
  slug: z.string().nullable(),
})

export type LinkedPlanner = z.infer<typeof linkedPlanner>

export const plannersContract = {
  /** The planner of a wedding, the first who joined; `null` when there is none. */
  linked: memberRoute
    .route({
      method: 'GET',
      path: '/weddings/{weddingId}/planner',
      tags: ['planners'],
      summary: 'The linked planner',
    })
    .input(weddingPath)
    .output(linkedPlanner.nullable()),
}
