import { sql } from 'drizzle-orm'
import type { BringableWedding } from '#contract/agency-weddings.ts'
import type { Database, Transaction } from '#db/client.ts'
import { AGENCY_WEDDINGS_MAX } from '#domain/agencies/agencies.ts'

type Whose = { agencyId: string; userId: string }

/** The weddings that a person plans by themselves and that are not of the agency, the next ones first; or one of them. */
export async function listBringable(
  db: Database | Transaction,
  { agencyId, userId }: Whose,
  only: string | null = null,
): Promise<BringableWedding[]> {
  const { rows } = await db.execute<BringableWedding>(sql`
    select w.id, w.name, w.event_date::text as "eventDate"
    from wedding_members m join weddings w on w.id = m.wedding_id
    where m.user_id = ${userId} and m.role = 'planner' and m.preset = 'planner' and m.agency_id is null
      and w.copy_of is null and (${only}::uuid is null or w.id = ${only}::uuid)
      and not exists (select from wedding_members f where f.wedding_id = w.id and f.user_id = ${agencyId})
    order by w.event_date is null, w.event_date desc, w.name, w.id
    limit ${AGENCY_WEDDINGS_MAX}`)
  return rows
}

/** How many weddings an agency has. */
export async function countWeddings(tx: Transaction, agencyId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from wedding_members f join weddings w on w.id = f.wedding_id
    where f.user_id = ${agencyId} and f.role = 'planner' and f.agency_id is null and w.copy_of is null`)
  return rows[0]!.count
}

/** Whether a person has brought a wedding into an agency since an instant, and it has stayed as it was brought. */
export async function isBroughtSince(
  tx: Transaction,
  { agencyId, userId, weddingId }: Whose & { weddingId: string },
  since: Date,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from wedding_members f
    join agency_assignments a on a.agency_id = f.user_id and a.wedding_id = f.wedding_id
      and a.user_id = ${userId} and a.kind = 'lead' and a.created_at = f.created_at
    where f.wedding_id = ${weddingId} and f.user_id = ${agencyId} and f.agency_id is null
      and f.created_at >= ${since.toISOString()}`)
  return rows.length > 0
}
