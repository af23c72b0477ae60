import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import type { CateringPlan } from '#domain/catering/catering-tables.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

/** The proof that tables may be on a sheet; `null` for who does not see them. */
export type SeeingTables = MemberWeddingId<'seating', 'view'> | null

/** The link of a caterer shows the tables, whoever of the members opened it. */
export const tablesOfLink = (weddingId: string): SeeingTables =>
  mintMemberWeddingId(weddingId, 'seating', 'view')

/** The tables of all events, and who has a seat at them. */
export async function readCateringPlan(
  db: Database | Transaction,
  weddingId: SeeingTables,
): Promise<CateringPlan | null> {
  if (!weddingId) return null
  const { rows } = await db.execute<CateringPlan>(sql`
    select
      (select coalesce(json_agg(json_build_object('eventId', t.event_id, 'number', t.number, 'name', t.name)), '[]')
        from seating_tables t where t.wedding_id = ${weddingId}) as tables,
      (select coalesce(json_agg(json_build_object(
          'guestId', s.guest_id, 'eventId', t.event_id, 'number', t.number, 'name', t.name)), '[]')
        from seats s join seating_tables t on (t.wedding_id, t.id) = (s.wedding_id, s.table_id)
        where s.wedding_id = ${weddingId}) as seats`)
  return rows[0]!
}
