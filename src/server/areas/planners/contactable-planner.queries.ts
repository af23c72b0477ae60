import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { user } from '#db/schema/auth.ts'
import { plannerDirectory } from '#db/schema/planners.ts'
import { profiles } from '#db/schema/profile.ts'
import { plannerName } from '#domain/planners/planners.ts'
import { isListedAt } from './listed-planners.queries.ts'
import { brandEmail } from './planners.queries.ts'

const sender = { brandName: profiles.brandName, fullName: profiles.fullName, email: brandEmail }

/** A listed planner with the address that messages from their profile go to, which is never shown. */
export async function findContactablePlanner(db: Database, slug: string) {
  const [planner] = await db
    .select({ userId: profiles.id, slug: plannerDirectory.slug, ...sender })
    .from(plannerDirectory)
    .innerJoin(profiles, eq(profiles.id, plannerDirectory.userId))
    .innerJoin(user, eq(user.id, profiles.id))
    .where(isListedAt(slug))
  return planner ?? null
}

/** The name and address that a planner answers requests with: the address they sign in with stays private. */
export async function findAnsweringPlanner(db: Database, userId: string) {
  const [planner] = await db
    .select(sender)
    .from(profiles)
    .innerJoin(user, eq(user.id, profiles.id))
    .where(eq(profiles.id, userId))
  return { name: plannerName(planner!), email: planner!.email }
}
