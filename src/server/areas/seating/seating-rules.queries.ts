import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { seatingRules } from '#db/schema/seating.ts'
import type { SeatingRule } from '#domain/seating/seating-rules.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

type WeddingId = MemberWeddingId<'seating', 'view'>

const RULES = {
  name: 'seating-rules',
  text: `
    select coalesce(json_agg(row order by row."createdAt", row.id), '[]')::text as json
    from (
      select id, kind, is_firm as "isFirm", guest_id as "guestId", other_guest_id as "otherGuestId",
        created_at as "createdAt"
      from seating_rules where wedding_id = $1
    ) row`,
}

/** The rules as JSON in the shape of the contract, in the order in which they were written. */
export async function listRulesJson(db: Database, weddingId: WeddingId): Promise<string> {
  const { rows } = await db.$client.query<{ json: string }>({ ...RULES, values: [weddingId] })
  return rows[0]!.json
}

/** A rule of the wedding; `undefined` when there is none such. */
export async function findRule(
  tx: Transaction,
  weddingId: WeddingId,
  isIt: SQL,
): Promise<SeatingRule | undefined> {
  const { id, kind, isFirm, guestId, otherGuestId, createdAt } = seatingRules
  const [row] = await tx
    .select({
      id,
      kind,
      isFirm,
      guestId,
      otherGuestId,
      createdAt: sql<string>`to_json(${createdAt}) #>> '{}'`,
    })
    .from(seatingRules)
    .where(and(eq(seatingRules.weddingId, weddingId), isIt))
  return row
}
