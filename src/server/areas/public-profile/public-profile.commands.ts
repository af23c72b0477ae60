import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { plannerDirectory, plannerFormerSlugs } from '#db/schema/planners.ts'
import { cleanEntries } from '#domain/planners/public-profile.ts'
import { FORMER_SLUGS_MAX } from '#domain/planners/slugs.ts'
import { cleanParagraphs } from '#domain/text/clean-text.ts'
import { cleanSlug, SLUG_MAX, slugOf } from '#domain/text/slugs.ts'
import type { Clock } from '#server/platform/clock.ts'
import { findProfileRow, isSlugTaken, suggestSlug } from './public-profile.queries.ts'

type ProfileChanges = Partial<{
  slug: string | undefined
  listed: boolean | undefined
  bio: string | undefined
  zones: string[] | undefined
  styles: string[] | undefined
  services: string[] | undefined
  languages: string[] | undefined
  priceFrom: number | null | undefined
  showsMemberSince: boolean | undefined
  showsWeddings: boolean | undefined
  showsAnswerTime: boolean | undefined
}>

/** A slug that another planner has, with one that is free. */
export type TakenSlug = { suggestion: string | null }

/**
 * Changes the given fields of a public profile, which comes into being with its first change. A slug that is
 * left stays its planner's and goes on leading to the profile. Gives `TakenSlug` when another planner has it.
 */
export async function updatePublicProfile(
  db: Database,
  clock: Clock,
  userId: string,
  changes: ProfileChanges,
): Promise<TakenSlug | null> {
  return db.transaction(async (tx) => {
    // Slugs are given out one after the other, former ones included.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('azahar/slugs', 0))`)
    const before = await findProfileRow(tx, userId)
    const slug = changes.slug === undefined ? before.slug : cleanSlug(changes.slug)
    const taken = await judgeSlug(tx, slug, userId, changes.zones ?? before.zones)
    if (taken) return taken
    const now = clock.now()
    if (slug !== before.slug) await leaveSlug(tx, userId, before.slug, slug, now)
    const values = { ...cleaned(changes), slug, updatedAt: now }
    await tx
      .insert(plannerDirectory)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: plannerDirectory.userId, set: values })
    return null
  })
}

/** Whether a slug belongs to another planner, with a free one near it. */
export async function judgeSlug(
  db: Database | Transaction,
  slug: string,
  userId: string,
  zones: readonly string[],
): Promise<TakenSlug | null> {
  if (!(await isSlugTaken(db, slug, userId))) return null
  const near = [...zones.map((zone) => slugOf(slug, zone)), ...[2, 3, 4, 5].map((n) => `${slug}-${n}`)]
  const fitting = near.filter((one) => one.length <= SLUG_MAX && one !== slug)
  return { suggestion: await suggestSlug(db, fitting, userId) }
}

async function leaveSlug(tx: Transaction, userId: string, left: string, taken: string, now: Date) {
  await tx
    .delete(plannerFormerSlugs)
    .where(and(eq(plannerFormerSlugs.slug, taken), eq(plannerFormerSlugs.userId, userId)))
  await tx
    .insert(plannerFormerSlugs)
    .values({ slug: left, userId, createdAt: now })
    .onConflictDoUpdate({ target: plannerFormerSlugs.slug, set: { createdAt: now } })
  await tx.execute(sql`
    delete from planner_former_slugs where user_id = ${userId} and slug not in (
      select slug from planner_former_slugs where user_id = ${userId}
      order by created_at desc, slug limit ${FORMER_SLUGS_MAX})`)
}

const LISTS = ['zones', 'styles', 'services', 'languages'] as const

function cleaned({ slug: _, bio, ...changes }: ProfileChanges) {
  const lists = LISTS.flatMap((name) => {
    const entries = changes[name]
    return entries ? [[name, cleanEntries(entries)] as const] : []
  })
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  return {
    ...(Object.fromEntries(given) as Omit<ProfileChanges, 'slug' | 'bio'>),
    ...(bio !== undefined && { bio: cleanParagraphs(bio) }),
    ...Object.fromEntries(lists),
  }
}
