import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { PortfolioImage, PublicPlanner } from '#contract/planners.ts'
import type { ProvedFacts } from '#contract/public-profile.ts'
import type { Database } from '#db/client.ts'
import { plannerDirectory, plannerPortfolio } from '#db/schema/planners.ts'
import { profiles } from '#db/schema/profile.ts'
import { isShown } from '#server/core/hidden-content.queries.ts'
import type { Clock } from '#server/platform/clock.ts'
import { brand } from './planners.queries.ts'
import { proveFacts } from './proved-facts.queries.ts'

/** A listed planner with the paths of their images as they are stored. */
export type ListedPlanner = Omit<PublicPlanner, 'logoUrl' | 'portfolio'> & {
  logoPath: string | null
  portfolio: (Omit<PortfolioImage, 'url'> & { path: string })[]
}

/** The listed planner behind a slug, typed in any case, with their portfolio in its order. */
export async function findListedPlanner(
  db: Database,
  clock: Clock,
  slug: string,
): Promise<ListedPlanner | null> {
  const [row] = await db
    .select({
      userId: profiles.id,
      ...brand,
      slug: plannerDirectory.slug,
      bio: plannerDirectory.bio,
      zones: plannerDirectory.zones,
      styles: plannerDirectory.styles,
      services: plannerDirectory.services,
      languages: plannerDirectory.languages,
      priceFrom: plannerDirectory.priceFrom,
      showsMemberSince: plannerDirectory.showsMemberSince,
      showsWeddings: plannerDirectory.showsWeddings,
      showsAnswerTime: plannerDirectory.showsAnswerTime,
    })
    .from(plannerDirectory)
    .innerJoin(profiles, eq(profiles.id, plannerDirectory.userId))
    .where(isListedAt(slug))
  if (!row) return null
  const { showsMemberSince, showsWeddings, showsAnswerTime, ...planner } = row
  const shows = { memberSince: showsMemberSince, weddings: showsWeddings, answerMinutes: showsAnswerTime }
  const portfolio = await db
    .select({
      id: plannerPortfolio.id,
      path: sql<string>`${plannerPortfolio.imagePath}`,
      width: plannerPortfolio.width,
      height: plannerPortfolio.height,
      caption: plannerPortfolio.caption,
      altText: plannerPortfolio.altText,
    })
    .from(plannerPortfolio)
    .where(
      and(
        eq(plannerPortfolio.userId, planner.userId),
        eq(plannerPortfolio.status, 'ready'),
        isNull(plannerPortfolio.deletedAt),
        isShown(plannerPortfolio.userId, plannerPortfolio.id),
      ),
    )
    .orderBy(asc(plannerPortfolio.orderIndex), asc(plannerPortfolio.id))
  return { ...planner, portfolio, facts: await shownFacts(db, clock, planner.userId, shows) }
}

/** The facts that can be proved of a planner, as far as the planner wants them shown. */
async function shownFacts(
  db: Database,
  clock: Clock,
  userId: string,
  shows: Record<keyof ProvedFacts, boolean>,
): Promise<ProvedFacts> {
  const isAnyShown = Object.values(shows).some(Boolean)
  const facts = isAnyShown ? await proveFacts(db, clock, userId) : NO_FACTS
  return {
    memberSince: shows.memberSince ? facts.memberSince : null,
    weddings: shows.weddings ? facts.weddings : null,
    answerMinutes: shows.answerMinutes ? facts.answerMinutes : null,
  }
}

const NO_FACTS: ProvedFacts = { memberSince: null, weddings: null, answerMinutes: null }

/**
 * The listed planner who has a slug, or had it before. Text that is no slug matches no planner, and may hold
 * what PostgreSQL cannot compare.
 */
export function isListedAt(slug: string) {
  const wanted = slug.toLowerCase()
  if (!SLUG.test(wanted)) return sql`false`
  const present = sql`(
    select user_id from planner_directory where slug = ${wanted}
    union all select user_id from planner_former_slugs where slug = ${wanted} limit 1)`
  return and(
    eq(plannerDirectory.userId, present),
    eq(plannerDirectory.listed, true),
    isShown(plannerDirectory.userId, plannerDirectory.userId),
  )
}

const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/
