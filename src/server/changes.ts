import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import type { Membership, MemberWeddingId } from './auth/gate.ts'

/**
 * A member who does something in their wedding, as the gate let them in. `told` gathers on the way what
 * the live updates have to pass on after the commit.
 */
export type ActingMember = Pick<Membership, 'weddingId' | 'actor' | 'memberRole'> & {
  /** Whether other members have been sent a notification. */
  told: { others: boolean }
}

/** The areas of a wedding whose lists carry a version. */
export type Area = 'weddings' | 'invitations' | 'guests' | 'vendors' | 'components' | 'budget'

/** Rows that one area's version is spread over; connections beyond that share. */
const SHARDS = 32

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
    insert into wedding_versions as v (wedding_id, area, shard, version)
    select ${weddingId}::uuid, ${area}, pg_backend_pid() % ${sql.raw(String(SHARDS))}, 1 where exists (${when})
    on conflict (wedding_id, area, shard) do update set version = v.version + 1`
}

/** The same for a prepared statement whose `$1` is the wedding and whose CTE `changed` holds the rows. */
export const raiseVersionIfChanged = (area: Area) => `
  insert into wedding_versions as v (wedding_id, area, shard, version)
  select $1::uuid, '${area}', pg_backend_pid() % ${SHARDS}, 1 where exists (select from changed)
  on conflict (wedding_id, area, shard) do update set version = v.version + 1`

/** The version of an area: it grows with every change, whoever's transaction commits first. */
export const versionOf = (weddingId: MemberWeddingId, area: Area) => sql<string>`
  coalesce((select sum(version) from wedding_versions where wedding_id = ${weddingId} and area = ${area}), 0)`

/**
 * The lock that adding to a list takes: `shared` by those who add side by side, `exclusive` by one
 * who replaces the whole list and must compare its version while nobody adds. Ends with the
 * transaction.
 */
export async function lockForWriting(
  tx: Transaction,
  weddingId: MemberWeddingId,
  area: Area,
  strength: 'shared' | 'exclusive',
) {
  const key = sql`hashtextextended(${`${weddingId}/${area}`}, 0)`
  await tx.execute(
    strength === 'shared'
      ? sql`select pg_advisory_xact_lock_shared(${key})`
      : sql`select pg_advisory_xact_lock(${key})`,
  )
}

/** The shared lock inside a prepared statement whose `$1` is the wedding: select the new row from it. */
export const sharedWriteLock = (area: Area) =>
  `pg_advisory_xact_lock_shared(hashtextextended($1::uuid::text || '/${area}', 0))`
