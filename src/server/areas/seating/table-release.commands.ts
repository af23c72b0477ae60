import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { TableRelease } from '#domain/seating/table-release.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import { hasEvent } from './seating.queries.ts'

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

/** Says when each family sees its table at one event; `null` leaves it as at the wedding. `'noEvent'` when it is not there. */
export async function releaseTablesAt(
  db: Database,
  by: ActingMember<'seating', 'edit'>,
  eventId: string,
  shown: TableRelease | null,
): Promise<'noEvent' | undefined> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'seating')
    if (!(await hasEvent(tx, weddingId, eventId))) return 'noEvent'
    const { rowCount } = await tx.execute(
      shown === null
        ? sql`delete from event_table_releases where (wedding_id, event_id) = (${weddingId}, ${eventId})`
        : sql`
          insert into event_table_releases as r (wedding_id, event_id, shown)
          values (${weddingId}, ${eventId}, ${shown})
          on conflict (wedding_id, event_id) do update set shown = excluded.shown where r.shown <> excluded.shown`,
    )
    if (rowCount) await recordChange(tx, by, 'seating')
  })
}
