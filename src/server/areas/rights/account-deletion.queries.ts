import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { AffectedWedding } from '#contract/rights.ts'
import type { Database, Transaction } from '#db/client.ts'
import { session, user } from '#db/schema/auth.ts'
import { profiles } from '#db/schema/profile.ts'
import { accountDeletions } from '#db/schema/rights.ts'
import { weddingMembers, weddings } from '#db/schema/weddings.ts'
import { heirAmong, type RemainingMember } from '#domain/accounts/account-deletion.ts'

export type WaitingDeletion = { userId: string; email: string; requestedAt: Date; dueAt: Date }

/** The deletion that the account of a session waits for; the gate lets such a session in nowhere. */
export async function findWaitingDeletion(
  db: Database,
  token: string | undefined,
  now: Date,
): Promise<WaitingDeletion | null> {
  if (!token) return null
  const [found] = await db
    .select({
      userId: accountDeletions.userId,
      requestedAt: accountDeletions.requestedAt,
      dueAt: accountDeletions.dueAt,
      email: user.email,
      sessionEnds: session.expiresAt,
    })
    .from(session)
    .innerJoin(accountDeletions, eq(accountDeletions.userId, session.userId))
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(session.token, token))
  if (!found || found.sessionEnds <= now || found.dueAt <= now) return null
  const { sessionEnds: _, ...deletion } = found
  return deletion
}

export type WeddingOfPerson = { id: string; name: string; others: RemainingMember[] }

/** The weddings of a person with their other members, without those whom agencies put there. */
export async function listWeddingsOfPerson(
  db: Database | Transaction,
  userId: string,
): Promise<WeddingOfPerson[]> {
  const own = db
    .select({ id: weddingMembers.weddingId })
    .from(weddingMembers)
    .where(eq(weddingMembers.userId, userId))
  const rows = await db
    .select({
      id: weddings.id,
      name: weddings.name,
      userId: weddingMembers.userId,
      fullName: profiles.fullName,
      role: weddingMembers.role,
      preset: weddingMembers.preset,
      permissions: weddingMembers.permissions,
      agencyId: weddingMembers.agencyId,
      joinedAt: weddingMembers.createdAt,
    })
    .from(weddings)
    .innerJoin(weddingMembers, eq(weddingMembers.weddingId, weddings.id))
    .innerJoin(profiles, eq(profiles.id, weddingMembers.userId))
    .where(inArray(weddings.id, own))
    .orderBy(asc(weddings.name), asc(weddings.id))
  const found = new Map<string, WeddingOfPerson>()
  for (const { id, name, ...member } of rows) {
    const wedding = found.get(id) ?? { id, name, others: [] }
    if (member.userId !== userId && !member.agencyId) wedding.others.push(member)
    found.set(id, wedding)
  }
  return [...found.values()]
}

/** Lists the consequences of an account's deletion for each of its weddings. */
export async function listAffectedWeddings(db: Database, userId: string): Promise<AffectedWedding[]> {
  const all = await listWeddingsOfPerson(db, userId)
  return all.map(({ id, name, others }) => ({
    id,
    name,
    goes: others.length === 0,
    heir: heirAmong(others)?.fullName ?? null,
  }))
}

/** An account whose time to come back is over; of several processes each takes another. */
export async function takeDueDeletion(
  tx: Transaction,
  now: Date,
): Promise<{ userId: string; email: string } | undefined> {
  const { rows } = await tx.execute<{ userId: string; email: string }>(sql`
    select d.user_id as "userId", u.email from account_deletions d join auth.user u on u.id = d.user_id
    where d.due_at <= ${now.toISOString()} order by d.due_at limit 1 for update of d skip locked`)
  return rows[0]
}
