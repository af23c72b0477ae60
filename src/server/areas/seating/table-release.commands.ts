import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { TableRelease } from '#domain/seating/table-release.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'

/** Says when each family sees its table; the same as before is no change. */
export async function releaseTables(
  db: Database,
  by: ActingMember<'seating', 'edit'>,
  shown: TableRelease,
): Promise<void> {
  const { weddingId } = by
  await db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'seating')
    const { rowCount } = await tx.execute(sql`
      insert into table_releases as r (wedding_id, shown) values (${weddingId}, ${shown})
      on conflict (wedding_id) do update set shown = excluded.shown where r.shown <> excluded.shown`)
    if (rowCount) await recordChange(tx, by, 'seating')
  })
}
