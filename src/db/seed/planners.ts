import { eq, sql } from 'drizzle-orm'
import type { Database } from '../client.ts'
import { user } from '../schema/auth.ts'
import { plannerDirectory, plannerPortfolio } from '../schema/planners.ts'
import { profiles } from '../schema/profile.ts'
import { PLANNER_PORTRAITS, type PlannerPortrait } from './planner-portraits.ts'

/**
 * A dozen believable planners for the directory of the demo. A planner who has an account already
 * (Elena) keeps it; the others come without a password, so their accounts cannot be signed in to. Does nothing
 * for those who are there already, so it may be called again and by several at once.
 */
export async function seedPlanners(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('seed planners', 0))`)
    for (const [index, portrait] of PLANNER_PORTRAITS.entries()) {
      await tx
        .insert(user)
        .values({
          id: idOf(index),
          name: portrait.fullName,
          email: portrait.email,
          emailVerified: true,
          role: 'planner',
        })
        .onConflictDoNothing({ target: user.email })
      const [account] = await tx.select({ id: user.id }).from(user).where(eq(user.email, portrait.email))
      const userId = account!.id
      const added = await tx
        .insert(plannerDirectory)
        .values({ ...directoryRow(portrait), userId, updatedAt: new Date(Date.now() - index * 3_600_000) })
        .onConflictDoNothing()
        .returning({ userId: plannerDirectory.userId })
      if (added.length === 0) continue
      await tx.update(profiles).set(brandOf(portrait)).where(eq(profiles.id, userId))
      await tx.insert(plannerPortfolio).values(
        portrait.prints.map(([print, caption], orderIndex) => ({
          userId,
          id: idOf(index, orderIndex + 1),
          imagePath: `demo/${print}.webp`,
          caption,
          orderIndex,
          ...PRINT_SIZES[print]!,
        })),
      )
    }
  })
}

const directoryRow = ({ slug, bio, zones, styles, services, languages, priceFrom }: PlannerPortrait) => ({
  slug,
  bio,
  zones,
  styles,
  services,
  languages,
  priceFrom,
  listed: true,
  showsWeddings: true,
})

const brandOf = (portrait: PlannerPortrait) => ({
  brandName: portrait.brandName,
  phone: portrait.phone,
  webUrl: portrait.webUrl,
  branding: {
    brand_color: portrait.brandColor,
    logo_path: `demo/${portrait.slug}.svg`,
    logo_is_light: portrait.logoIsLight ?? false,
    ...(portrait.webUrl && { email: `hola@${new URL(portrait.webUrl).hostname}` }),
  },
})

/** Fixed ids, so that seeding twice finds what is there. */
const idOf = (planner: number, image = 0) =>
  `01990000-0000-7000-8000-${String(planner + 1).padStart(8, '0')}${String(image).padStart(4, '0')}`

/** Pixels of the images, which are the prints of the art kit. */
const PRINT_SIZES: Record<string, { width: number; height: number }> = {
  bouquet: { width: 800, height: 1000 },
  cake: { width: 800, height: 1066 },
  candles: { width: 800, height: 1130 },
  citrus: { width: 800, height: 800 },
  courtyard: { width: 800, height: 1066 },
  envelope: { width: 1000, height: 760 },
  lights: { width: 1080, height: 720 },
  'olive-grove': { width: 1080, height: 720 },
  paper: { width: 1000, height: 800 },
  rings: { width: 800, height: 800 },
  sea: { width: 800, height: 1000 },
  table: { width: 800, height: 1000 },
  tiles: { width: 800, height: 800 },
}
