import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import type { UndoConflict } from '#domain/activity/activity.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import type { NotedChange } from './net-changes.ts'

/** Buses that came back with a stop which another bus has by now, as conflicts; so are those that got such a stop back. */
export async function findRepeatedStops(
  tx: Transaction,
  weddingId: MemberWeddingId,
  changes: readonly NotedChange[],
): Promise<UndoConflict[]> {
  const back = changes.filter(({ entity, before }) => entity === 'bus_trips' && before && 'stops' in before)
  if (back.length === 0) return []
  const { rows } = await tx.execute<{ id: string }>(sql`
    select t.id from bus_trips t
    where t.wedding_id = ${weddingId} and t.id = any(${sql.param(back.map(({ key }) => key))}::uuid[]) and exists (
      select from bus_trips o, jsonb_array_elements(o.stops) theirs, jsonb_array_elements(t.stops) own
      where o.wedding_id = t.wedding_id and o.id <> t.id and theirs -> 'key' = own -> 'key')`)
  const repeated = new Set(rows.map(({ id }) => id))
  return back
    .filter(({ key }) => repeated.has(key))
    .map(({ entity, key, label }) => ({ entity, key, label, fields: [], reason: 'taken' }))
}
