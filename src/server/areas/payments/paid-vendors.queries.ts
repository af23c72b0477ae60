import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

/** The ids of the vendors on the canvas with payments, noted or planned, and nothing of what they are. */
export async function listPaidVendors(
  db: Database,
  weddingId: MemberWeddingId<'vendors', 'view'>,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from vendors
    where wedding_id = ${weddingId} and deleted_at is null and (
      id in (select vendor_id from payments where wedding_id = ${weddingId})
      or id in (select vendor_id from instalments where wedding_id = ${weddingId}))
    order by created_at, id`)
  return rows.map(({ id }) => id)
}
