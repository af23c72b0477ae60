import { and, eq, sql } from 'drizzle-orm'
import type { AgencyWedding } from '#contract/agencies.ts'
import type { Transaction } from '#db/client.ts'
import { agencyAssignments } from '#db/schema/agencies.ts'
import type { AssignmentKind } from '#domain/agencies/agencies.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { Actor, AgencyId } from '#server/core/membership.ts'
import { listAgencyWeddings, listPeople } from './agencies.queries.ts'
import { lockOwned } from './lock-agency.commands.ts'
import { settleMembers } from './settle-members.commands.ts'

type Wish = {
  weddingId: string
  userId: string
  kind: AssignmentKind | null
  /** As the page showed it. */
  from?: AssignmentKind | null | undefined
}

/** The wedding afterwards, and whose membership of it is another one. */
type Assigned = { wedding: AgencyWedding; changed: string[] }

/**
 * Says what a person of the agency does in one of its weddings, and makes their membership of it the same in one
 * transaction, unless another owner has just said so. A person who is a member by themselves keeps what they have.
 */
export async function assignPerson(
  { db, clock, settings: { limits } }: Pick<Platform, 'db' | 'clock'> & Configured<'limits'>,
  agencyId: AgencyId<'owner'>,
  actor: Pick<Actor, 'userId'>,
  { weddingId, userId, kind, from }: Wish,
): Promise<Assigned | { stored: AgencyWedding } | 'noSuchPerson' | 'noSuchWedding' | 'noDate' | 'tooMany'> {
  return db.transaction(async (tx) => {
    await lockOwned(tx, agencyId, actor)
    const [wedding] = await listAgencyWeddings(tx, clock, agencyId, { weddingId })
    if (!wedding) return 'noSuchWedding'
    if ((await listPeople(tx, agencyId, userId)).length === 0) return 'noSuchPerson'
    const before = wedding.assignments.find((one) => one.userId === userId)?.kind ?? null
    if (from !== undefined && before !== from && before !== kind) return { stored: wedding }
    if (kind === 'day' && !wedding.day) return 'noDate'
    if (kind && !(await isExpected(tx, { weddingId, userId }))) {
      if ((await countExpected(tx, weddingId)) >= limits.wedding.members) return 'tooMany'
    }
    const { agencyId: agency, weddingId: ofWedding, userId: ofUser } = agencyAssignments
    const assignment = { agencyId, weddingId, userId }
    if (kind)
      await tx
        .insert(agencyAssignments)
        .values({ ...assignment, kind, createdAt: clock.now() })
        .onConflictDoUpdate({ target: [agency, ofWedding, ofUser], set: { kind } })
    else
      await tx
        .delete(agencyAssignments)
        .where(and(eq(agency, agencyId), eq(ofWedding, weddingId), eq(ofUser, userId)))
    const changed = await settleMembers(
      tx,
      clock,
      { weddingId, userId },
      { actor, action: 'agencies.assign' },
    )
    const [after] = await listAgencyWeddings(tx, clock, agencyId, { weddingId })
    return { wedding: after!, changed }
  })
}

/** The members of a wedding and those who are assigned to it: they may all be members at once. */
const EXPECTED = (weddingId: string) => sql`
  (select user_id from wedding_members where wedding_id = ${weddingId}
   union select user_id from agency_assignments where wedding_id = ${weddingId}) e`

async function countExpected(tx: Transaction, weddingId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from ${EXPECTED(weddingId)}`)
  return rows[0]!.count
}

async function isExpected(
  tx: Transaction,
  { weddingId, userId }: Pick<Wish, 'weddingId' | 'userId'>,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from ${EXPECTED(weddingId)} where user_id = ${userId}`)
  return rows.length > 0
}
