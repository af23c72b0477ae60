import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { user } from '#db/schema/auth.ts'
import { profiles } from '#db/schema/profile.ts'
import { brand, brandEmail } from './planners.queries.ts'

/** The brand of a planner, as their mails, papers and quotes show it. */
export async function readPlannerBrand(db: Database | Transaction, plannerId: string) {
  const logoDataUrl = sql<string | null>`${profiles.branding} ->> 'logo_data_url'`
  const [row] = await db
    .select({ ...brand, logoDataUrl, email: brandEmail })
    .from(profiles)
    .innerJoin(user, eq(user.id, profiles.id))
    .where(eq(profiles.id, plannerId))
  return row!
}

export type PlannerBrand = Awaited<ReturnType<typeof readPlannerBrand>>
