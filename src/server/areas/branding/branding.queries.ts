import { eq, sql } from 'drizzle-orm'
import type { Branding } from '#contract/branding.ts'
import { user } from '#db/schema/auth.ts'
import { plannerLogos } from '#db/schema/planners.ts'
import { profiles } from '#db/schema/profile.ts'
import { APP_LOGO_LINK_SECONDS } from '#domain/planners/planners.ts'
import { logoUrl } from '#server/areas/planners/planner-images.ts'
import type { Platform } from '#server/core/context.ts'

const field = (name: string) => sql<string | null>`${profiles.branding} ->> ${sql.raw(`'${name}'`)}`

/** The brand of a planner as they edit it. */
export async function getBranding(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  userId: string,
): Promise<Branding> {
  const [row] = await db
    .select({
      fullName: profiles.fullName,
      accountEmail: user.email,
      brandName: profiles.brandName,
      webUrl: profiles.webUrl,
      phone: profiles.phone,
      email: field('email'),
      brandColor: field('brand_color'),
      logoPath: field('logo_path'),
      isLight: sql<boolean>`coalesce((${profiles.branding} ->> 'logo_is_light')::boolean, false)`,
      fileName: plannerLogos.fileName,
      size: plannerLogos.size,
    })
    .from(profiles)
    .innerJoin(user, eq(user.id, profiles.id))
    .leftJoin(plannerLogos, eq(plannerLogos.userId, profiles.id))
    .where(eq(profiles.id, userId))
  const { logoPath, isLight, fileName, size, ...brand } = row!
  const url = logoUrl(files, logoPath, APP_LOGO_LINK_SECONDS)
  const name = fileName ?? logoPath?.split('/').at(-1) ?? ''
  return { ...brand, logo: url ? { url, isLight, fileName: name, size: size ?? 0 } : null }
}
