import { PROFILE_ZONES, plannerName } from '#domain/planners/planners.ts'
import { findListedPlanner } from '#server/areas/planners/listed-planners.queries.ts'
import type { Platform } from '#server/core/context.ts'
import type { SocialCard } from '#server/core/images/social-image.ts'
import { SOCIAL_CARDS } from '#site/fixed-pages.tsx'

/** The words for `planners/{slug}` or the name of a page; `null` when there is no such thing. */
export async function findSocialCard(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  name: string,
): Promise<SocialCard | null> {
  const slug = /^planners\/([^/]+)$/.exec(name)?.[1]
  if (!slug) return Object.hasOwn(SOCIAL_CARDS, name) ? SOCIAL_CARDS[name]! : null
  const planner = await findListedPlanner(db, clock, slug)
  if (!planner) return null
  const zones = planner.zones.slice(0, PROFILE_ZONES).join(' · ')
  return { title: plannerName(planner), line: zones || 'Wedding planner' }
}
