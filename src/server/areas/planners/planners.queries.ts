import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { LinkedPlanner } from '#contract/planners.ts'
import { user } from '#db/schema/auth.ts'
import { plannerDirectory } from '#db/schema/planners.ts'
import { profiles } from '#db/schema/profile.ts'
import { weddingMembers } from '#db/schema/weddings.ts'
import { APP_LOGO_LINK_SECONDS } from '#domain/planners/planners.ts'
import type { Platform } from '#server/core/context.ts'
import { isShown } from '#server/core/hidden-content.queries.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { prepared } from '#server/platform/postgres/prepared.ts'
import { logoUrl } from './planner-images.ts'

/** The brand is kept in the profile's `branding` object (spec 3). */
export const brand = {
  brandName: profiles.brandName,
  fullName: profiles.fullName,
  brandColor: sql<string | null>`${profiles.branding} ->> 'brand_color'`,
  logoPath: sql<string | null>`${profiles.branding} ->> 'logo_path'`,
  logoIsLight: sql<boolean>`coalesce((${profiles.branding} ->> 'logo_is_light')::boolean, false)`,
  phone: profiles.phone,
  webUrl: profiles.webUrl,
}

/** Couples write to this address: that of the brand, or of the account when it has none. */
export const brandEmail = sql<string>`coalesce(${profiles.branding} ->> 'email', ${user.email})`

/**
 * The planner who joined the wedding first, with their brand; `null` when there is none (spec 3, 7:
 * `get_planner_branding_for_wedding`).
 */
export async function findLinkedPlanner(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  weddingId: MemberWeddingId,
): Promise<LinkedPlanner | null> {
  const [row] = await LINKED(db).execute({ weddingId })
  if (!row) return null
  return { ...row, logoUrl: logoUrl(files, row.logoPath, APP_LOGO_LINK_SECONDS) }
}

const LINKED = prepared('linked-planner', (db) =>
  db
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
      and(
        eq(plannerDirectory.userId, weddingMembers.userId),
        eq(plannerDirectory.listed, true),
        isShown(plannerDirectory.userId, plannerDirectory.userId),
      ),
    )
    .where(
      and(
        eq(weddingMembers.weddingId, sql.placeholder('weddingId')),
        eq(weddingMembers.role, 'planner'),
        isNull(weddingMembers.agencyId),
      ),
    )
    .orderBy(asc(weddingMembers.createdAt))
    .limit(1),
)
