import { and, asc, eq } from 'drizzle-orm'
import type { LinkedPlanner } from '#contract/planners.ts'
import type { Database } from '#db/client.ts'
import { user } from '#db/schema/auth.ts'
import { profiles } from '#db/schema/profile.ts'
import { weddingMembers } from '#db/schema/weddings.ts'
import type { MemberWeddingId } from '../auth/gate.ts'

/** The planner who joined the wedding first, with their brand; `null` when there is none. */
export async function findLinkedPlanner(
  db: Database,
  weddingId: MemberWeddingId,
): Promise<LinkedPlanner | null> {
  const [planner] = await db
    .select({
      userId: profiles.id,
      brandName: profiles.brandName,
      fullName: profiles.fullName,
      email: user.email,
      phone: profiles.phone,
      webUrl: profiles.webUrl,
    })
    .from(weddingMembers)
    .innerJoin(profiles, eq(profiles.id, weddingMembers.userId))
    .innerJoin(user, eq(user.id, profiles.id))
    .where(and(eq(weddingMembers.weddingId, weddingId), eq(weddingMembers.role, 'planner')))
    .orderBy(asc(weddingMembers.createdAt))
    .limit(1)
  return planner ? { ...planner, brandColor: null, logoUrl: null, slug: null } : null
}
