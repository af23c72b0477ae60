import { eq, sql } from 'drizzle-orm'
import type { PublicProfile } from '#contract/public-profile.ts'
import type { Database, Transaction } from '#db/client.ts'
import { plannerDirectory, plannerFormerSlugs } from '#db/schema/planners.ts'
import { defaultSlugs } from '#domain/planners/slugs.ts'
import { proveFacts } from '#server/areas/planners/proved-facts.queries.ts'
import type { Clock } from '#server/platform/clock.ts'

type Row = typeof plannerDirectory.$inferSelect

/** The row of a planner's profile; of one who has saved none, what they begin with. */
export async function findProfileRow(db: Database | Transaction, userId: string): Promise<ProfileRow> {
  const [row] = await db.select().from(plannerDirectory).where(eq(plannerDirectory.userId, userId))
  if (row) return row
  const candidates = defaultSlugs(userId)
  return { ...EMPTY, slug: (await suggestSlug(db, candidates, userId)) ?? candidates[0]! }
}

type ProfileRow = Pick<
  Row,
  | 'slug'
  | 'listed'
  | 'bio'
  | 'zones'
  | 'styles'
  | 'services'
  | 'languages'
  | 'priceFrom'
  | 'showsMemberSince'
  | 'showsWeddings'
  | 'showsAnswerTime'
>

const EMPTY = {
  listed: false,
  bio: '',
  zones: [],
  styles: [],
  services: [],
  languages: [],
  priceFrom: null,
  showsMemberSince: false,
  showsWeddings: false,
  showsAnswerTime: false,
}

/** The public profile of a planner as they edit it. */
export async function getPublicProfile(db: Database, clock: Clock, userId: string): Promise<PublicProfile> {
  const { slug, listed, bio, zones, styles, services, languages, priceFrom, ...row } = await findProfileRow(
    db,
    userId,
  )
  const { showsMemberSince, showsWeddings, showsAnswerTime } = row
  return {
    ...{ slug, listed, bio, zones, styles, services, languages, priceFrom },
    ...{ showsMemberSince, showsWeddings, showsAnswerTime },
    facts: await proveFacts(db, clock, userId),
  }
}

/** Whether another planner has a slug, or had it: links to it lead to their profile. */
export async function isSlugTaken(
  db: Database | Transaction,
  slug: string,
  userId: string,
): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(sql`
    select exists (select from ${plannerDirectory} where slug = ${slug} and user_id <> ${userId})
      or exists (select from ${plannerFormerSlugs} where slug = ${slug} and user_id <> ${userId}) as taken`)
  return rows[0]!.taken
}

/** A free slug for one that is taken: with the first zone, else with a number; `null` when none is found. */
export async function suggestSlug(
  db: Database | Transaction,
  candidates: readonly string[],
  userId: string,
): Promise<string | null> {
  for (const candidate of candidates) {
    if (!(await isSlugTaken(db, candidate, userId))) return candidate
  }
  return null
}
