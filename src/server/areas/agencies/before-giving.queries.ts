import { createHash } from 'node:crypto'
import { and, asc, eq, or } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { agencyAssignments } from '#db/schema/agencies.ts'
import { weddingMembers } from '#db/schema/weddings.ts'

export type BeforeGiving = {
  members: (typeof weddingMembers.$inferSelect)[]
  assignments: (typeof agencyAssignments.$inferSelect)[]
}

type Which = { agencyId: string; weddingId: string; userId: string }

/** The members of a wedding whom giving it to a person touches, and what the people of the agency do in it. */
export async function readBeforeGiving(
  tx: Transaction,
  { agencyId, weddingId, userId }: Which,
): Promise<BeforeGiving> {
  const touched = or(
    eq(weddingMembers.agencyId, agencyId),
    eq(weddingMembers.userId, agencyId),
    eq(weddingMembers.userId, userId),
  )
  const members = await tx
    .select()
    .from(weddingMembers)
    .where(and(eq(weddingMembers.weddingId, weddingId), touched))
  const assignments = await tx
    .select()
    .from(agencyAssignments)
    .where(and(eq(agencyAssignments.weddingId, weddingId), eq(agencyAssignments.agencyId, agencyId)))
  return { members, assignments }
}

/** The members of a wedding with all that they may do, as a text that is another one once something has changed. */
export async function readMembersState(tx: Transaction, weddingId: string): Promise<string> {
  const { userId, role, preset, permissions, agencyId, agencyKind } = weddingMembers
  const rows = await tx
    .select({ userId, role, preset, permissions, agencyId, agencyKind })
    .from(weddingMembers)
    .where(eq(weddingMembers.weddingId, weddingId))
    .orderBy(asc(userId))
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url')
}
