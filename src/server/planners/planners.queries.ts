import { and, asc, eq, sql } from 'drizzle-orm'
import type { LinkedPlanner, PortfolioImage, PublicPlanner } from '#contract/planners.ts'
import type { Database } from '#db/client.ts'
import { user } from '#db/schema/auth.ts'
import { plannerDirectory, plannerPortfolio } from '#db/schema/planners.ts'
import { profiles } from '#db/schema/profile.ts'
import { weddingMembers } from '#db/schema/weddings.ts'
import type { MemberWeddingId } from '../auth/gate.ts'
import { logoUrl, portfolioPicture } from './planner-images.ts'

/** The brand is kept in the profile's `branding` object (spec 3). */
const brand = {
  brandName: profiles.brandName,
  fullName: profiles.fullName,
  brandColor: sql<string | null>`${profiles.branding} ->> 'brand_color'`,
  logoPath: sql<string | null>`${profiles.branding} ->> 'logo_path'`,
  phone: profiles.phone,
  webUrl: profiles.webUrl,
}

/** The planner who joined the wedding first, with their brand; `null` when there is none. */
export async function findLinkedPlanner(
  db: Database,
  weddingId: MemberWeddingId,
): Promise<LinkedPlanner | null> {
  const [row] = await db
    .select({ userId: profiles.id, ...brand, email: user.email, slug: plannerDirectory.slug })
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
  const { logoPath, ...planner } = row
  return { ...planner, logoUrl: logoUrl(logoPath) }
}

/** A listed planner with the paths of their images as they are stored. */
export type ListedPlanner = Omit<PublicPlanner, 'logoUrl' | 'portfolio'> & {
  logoPath: string | null
  portfolio: (Omit<PortfolioImage, 'url'> & { path: string })[]
}

/** The listed planner behind a slug, typed in any case, with their portfolio in its order. */
export async function findListedPlanner(db: Database, slug: string): Promise<ListedPlanner | null> {
  const wanted = slug.toLowerCase()
  if (!SLUG.test(wanted)) return null
  const [planner] = await db
    .select({
      userId: profiles.id,
      ...brand,
      logoIsLight: sql<boolean>`coalesce((${profiles.branding} ->> 'logo_is_light')::boolean, false)`,
      slug: plannerDirectory.slug,
      bio: plannerDirectory.bio,
      zones: plannerDirectory.zones,
      styles: plannerDirectory.styles,
      services: plannerDirectory.services,
      languages: plannerDirectory.languages,
      priceFrom: plannerDirectory.priceFrom,
    })
    .from(plannerDirectory)
    .innerJoin(profiles, eq(profiles.id, plannerDirectory.userId))
    .where(and(eq(plannerDirectory.slug, wanted), eq(plannerDirectory.listed, true)))
  if (!planner) return null
  const portfolio = await db
    .select({
      path: plannerPortfolio.imagePath,
      width: plannerPortfolio.width,
      height: plannerPortfolio.height,
      caption: plannerPortfolio.caption,
    })
    .from(plannerPortfolio)
    .where(eq(plannerPortfolio.userId, planner.userId))
    .orderBy(asc(plannerPortfolio.orderIndex), asc(plannerPortfolio.id))
  return { ...planner, portfolio }
}

/** The same planner as the API shows them: links instead of paths. */
export function toPublicPlanner({ logoPath, portfolio, ...planner }: ListedPlanner): PublicPlanner {
  return {
    ...planner,
    logoUrl: logoUrl(logoPath),
    portfolio: portfolio.map(({ path, ...image }) => ({ ...image, url: portfolioPicture(path, image).src })),
  }
}

const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/
