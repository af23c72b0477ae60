import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { profiles } from '#db/schema/profile.ts'
import { seatingRules } from '#db/schema/seating-rules.ts'
import type { SeatingRule } from '#domain/seating/seating-rules.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

type WeddingId = MemberWeddingId<'seating', 'view'>

const RULES = {
  name: 'seating-rules',
  text: `
    select coalesce(json_agg(row order by row."createdAt", row.id), '[]')::text as json
    from (
      select r.id, kind, is_firm as "isFirm", is_dismissed as "isDismissed", guest_id as "guestId",
        household_id as "householdId", side, trait, other_guest_id as "otherGuestId",
        other_household_id as "otherHouseholdId", other_side as "otherSide", other_trait as "otherTrait", place,
        p.full_name as "createdBy", r.created_at as "createdAt"
      from seating_rules r left join profiles p on p.id = r.created_by where wedding_id = $1
    ) row`,
}

/** The rules as JSON in the shape of the contract, in the order in which they were written. */
export async function listRulesJson(db: Database, weddingId: WeddingId): Promise<string> {
  const { rows } = await db.$client.query<{ json: string }>({ ...RULES, values: [weddingId] })
  return rows[0]!.json
}

/** Rules of the wedding. */
export async function findRules(tx: Transaction, weddingId: WeddingId, which: SQL): Promise<SeatingRule[]> {
  const { weddingId: _, ...columns } = getTableColumns(seatingRules)
  return tx
    .select({
      ...columns,
      createdBy: profiles.fullName,
      createdAt: sql<string>`to_json(${columns.createdAt}) #>> '{}'`,
    })
    .from(seatingRules)
    .leftJoin(profiles, eq(profiles.id, columns.createdBy))
    .where(and(eq(seatingRules.weddingId, weddingId), which))
}
