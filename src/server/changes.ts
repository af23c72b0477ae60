import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import type { MemberWeddingId } from './auth/gate.ts'

/** The areas of a wedding whose lists carry a version. */
export type Area = 'weddings' | 'invitations' | 'guests'

/**
 * Raises the version of an area, so that the next reader of its lists gets fresh rows. Call it in the
 * transaction of the change itself.
 */
export async function recordChange(db: Database | Transaction, weddingId: MemberWeddingId, area: Area) {
  await db.execute(raiseVersion(weddingId, area, sql`select 1`))
}

/**
 * The same as a piece of a larger statement: `with changed as (…), raised as (${raiseVersion(…)})`.
 * `when` is a query that yields at least one row if something really changed.
 */
export function raiseVersion(weddingId: MemberWeddingId, area: Area, when: ReturnType<typeof sql>) {
  return sql`
    insert into wedding_versions as v (wedding_id, area, version)
    select ${weddingId}::uuid, ${area}, 1 where exists (${when})
    on conflict (wedding_id, area) do update set version = v.version + 1`
}
