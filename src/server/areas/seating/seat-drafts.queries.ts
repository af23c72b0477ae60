import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import type { SeatDraft } from '#domain/seating/seat-drafts.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

/** The seats that are prepared, of all events; none on a connection that sees what is published. */
export async function listSeatDrafts(
  db: Database | Transaction,
  weddingId: MemberWeddingId<'seating', 'view'>,
): Promise<SeatDraft[]> {
  const { rows } = await db.execute<SeatDraft>(sql`
    select d.guest_id as "guestId", d.event_id as "eventId", d.from_table_id as "from", d.table_id as "to",
      p.full_name as author, to_json(d.changed_at) #>> '{}' as "changedAt"
    from seat_drafts d left join profiles p on p.id = d.author_id
    where d.wedding_id = ${weddingId} order by d.changed_at, d.id`)
  return rows
}
