import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { plannerDirectory, plannerLogos } from '#db/schema/planners.ts'
import { profiles } from '#db/schema/profile.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import type { Clock } from '#server/platform/clock.ts'

type BrandChanges = {
  brandName?: string | null | undefined
  webUrl?: string | null | undefined
  phone?: string | null | undefined
  email?: string | null | undefined
  brandColor?: string | null | undefined
}

/** Changes the given fields of a planner's brand and leaves the others as they are. */
export async function updateBranding(
  db: Database,
  clock: Clock,
  userId: string,
  { email, brandColor, ...columns }: BrandChanges,
): Promise<void> {
  await db.transaction(async (tx) => {
    const kept = { email, brand_color: brandColor?.toLowerCase() ?? brandColor }
    await tx
      .update(profiles)
      .set({ ...columns, branding: withBranding(kept) })
      .where(eq(profiles.id, userId))
    await touchProfile(tx, clock, userId)
  })
}

type StoredLogo = {
  path: string
  fileName: string
  size: number
  dataUrl: string
  isLight: boolean
}

/** Puts a stored logo in the place of the one before, whose file is deleted. */
export async function setLogo(db: Database, clock: Clock, userId: string, logo: StoredLogo): Promise<void> {
  const { path, fileName, size, dataUrl, isLight } = logo
  await db.transaction(async (tx) => {
    await holdProfile(tx, userId)
    await tx.delete(plannerLogos).where(eq(plannerLogos.userId, userId))
    await tx.insert(plannerLogos).values({ userId, path, fileName, size, createdAt: clock.now() })
    const branding = withBranding({ logo_path: path, logo_data_url: dataUrl, logo_is_light: isLight })
    await tx.update(profiles).set({ branding }).where(eq(profiles.id, userId))
    await touchProfile(tx, clock, userId)
    await addJob(tx, 'delete-queued-files', {})
  })
}

export async function removeLogo(db: Database, clock: Clock, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await holdProfile(tx, userId)
    await tx.delete(plannerLogos).where(eq(plannerLogos.userId, userId))
    await tx.update(profiles).set({ branding: WITHOUT_LOGO }).where(eq(profiles.id, userId))
    await touchProfile(tx, clock, userId)
    await addJob(tx, 'delete-queued-files', {})
  })
}

const WITHOUT_LOGO = sql`${profiles.branding} - 'logo_path' - 'logo_data_url' - 'logo_is_light'`

/** The branding with some of its fields set; `undefined` leaves one as it is. */
const withBranding = (fields: Record<string, string | boolean | null | undefined>) =>
  sql`${profiles.branding} || ${JSON.stringify(fields)}::jsonb`

/** Two uploads at once come one after the other. */
const holdProfile = (tx: Transaction, userId: string) =>
  tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, userId)).for('update')

/** The directory shows the latest change first, and the brand stands on its cards. */
const touchProfile = (tx: Transaction, clock: Clock, userId: string) =>
  tx.update(plannerDirectory).set({ updatedAt: clock.now() }).where(eq(plannerDirectory.userId, userId))
