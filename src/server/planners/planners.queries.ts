import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { LinkedPlanner, PortfolioImage, PublicPlanner } from '#contract/planners.ts'
import type { ProvedFacts } from '#contract/public-profile.ts'
import type { Database } from '#db/client.ts'
import { user } from '#db/schema/auth.ts'
import { plannerDirectory, plannerPortfolio } from '#db/schema/planners.ts'
import { profiles } from '#db/schema/profile.ts'
import { weddingMembers } from '#db/schema/weddings.ts'
import { APP_LOGO_LINK_SECONDS, PUBLIC_LOGO_LINK_SECONDS } from '#domain/planners.ts'
import type { MemberWeddingId } from '../auth/gate.ts'
import type { Platform } from '../context.ts'
import type { Clock } from '../platform/clock.ts'
import type { Files } from '../platform/files/files.ts'
import { logoUrl, portfolioPicture } from './planner-images.ts'
import { proveFacts } from './proved-facts.queries.ts'

/** The brand is kept in the profile's `branding` object (spec 3). */
const brand = {
  brandName: profiles.brandName,
  fullName: profiles.fullName,
  brandColor: sql<string | null>`${profiles.branding} ->> 'brand_color'`,
  logoPath: sql<string | null>`${profiles.branding} ->> 'logo_path'`,
  logoIsLight: sql<boolean>`coalesce((${profiles.branding} ->> 'logo_is_light')::boolean, false)`,
  phone: profiles.phone,
  webUrl: profiles.webUrl,
}

/** Where couples write to: the address of the brand, or of the account when it has none. */
const brandEmail = sql<string>`coalesce(${profiles.branding} ->> 'email', ${user.email})`

/**
 * The planner who joined the wedding first, with their brand; `null` when there is none (spec 3, 7:
 * `get_planner_branding_for_wedding`).
 */
export async function findLinkedPlanner(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  weddingId: MemberWeddingId,
): Promise<LinkedPlanner | null> {
  const [row] = await db
    .select({
      userId: profiles.id,
      ...brand,
      logoDataUrl: sql<string | null>`${profiles.branding} ->> 'logo_data_url'`,
      email: brandEmail,
      slug: plannerDirectory.slug,
    })
    .from(weddingMembers)
    .innerJoin(profiles, eq(profiles.id, weddingMembers.userId))
    .innerJoin(user, eq(user.id, profiles.id))
    .leftJoin(
      plannerDirectory,
      and(eq(plannerDirectory.userId, weddingMembers.userId), eq(plannerDirectory.listed, true)),
    )
    .where(and(eq(weddingMembers.weddingId, weddingId), eq(weddingMembers.role, 'planner')))
    .orderBy(asc(weddingMembers.createdAt))
    .limit(1)
  if (!row) return null
  return { ...row, logoUrl: logoUrl(files, row.logoPath, APP_LOGO_LINK_SECONDS) }
}

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
      ),
    )
    .orderBy(asc(plannerPortfolio.orderIndex), asc(plannerPortfolio.id))
  return { ...planner, portfolio, facts: await shownFacts(db, clock, planner.userId, shows) }
}

/** What can be proved of a planner, as far as they want it shown. */
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

/** A listed planner with the address that messages from their profile go to, which is never shown. */
export async function findContactablePlanner(db: Database, slug: string) {
  const [planner] = await db
    .select({
      userId: profiles.id,
      slug: plannerDirectory.slug,
      brandName: profiles.brandName,
      fullName: profiles.fullName,
      email: brandEmail,
    })
    .from(plannerDirectory)
    .innerJoin(profiles, eq(profiles.id, plannerDirectory.userId))
    .innerJoin(user, eq(user.id, profiles.id))
    .where(isListedAt(slug))
  return planner ?? null
}

/** The same planner as the API shows them: links instead of paths. */
export function toPublicPlanner(
  files: Files,
  { logoPath, portfolio, ...planner }: ListedPlanner,
): PublicPlanner {
  return {
    ...planner,
    logoUrl: logoUrl(files, logoPath, PUBLIC_LOGO_LINK_SECONDS),
    portfolio: portfolio.map(({ path, ...image }) => ({
      ...image,
      url: portfolioPicture(files, path, image).src,
    })),
  }
}

/**
 * The listed planner who has a slug, or had it before. Text that is no slug matches no planner, and may hold
 * what PostgreSQL cannot compare.
 */
function isListedAt(slug: string) {
  const wanted = slug.toLowerCase()
  if (!SLUG.test(wanted)) return sql`false`
  const present = sql`(
    select user_id from planner_directory where slug = ${wanted}
    union all select user_id from planner_former_slugs where slug = ${wanted} limit 1)`
  return and(eq(plannerDirectory.userId, present), eq(plannerDirectory.listed, true))
}

const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/
