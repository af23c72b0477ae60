import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { weddings } from '#db/schema/weddings.ts'
import type { GuardedSection, Need } from '#domain/permissions.ts'
import type { Membership, MemberWeddingId } from '#server/core/auth/membership.ts'

/** A member who does something in their wedding, as the gate let them in: with a proof for that section. */
export type ActingMember<S extends GuardedSection = never, N extends Need = 'edit'> = Pick<
  Membership,
  'actor' | 'memberRole'
> & { weddingId: MemberWeddingId<S, N>; action?: string | undefined }

/**
 * The author of a change, for the line of activity (decision 042): a member by a procedure, a family by its link, or a
 * job, which acts for no person and leaves no line.
 */
export type Author = {
  weddingId: string
  actor: { userId: string } | null
  action?: string | undefined
  householdId?: string | undefined
}

/** A job, or a link with a token of which nothing is told. */
export const systemAuthor = <W extends string>(weddingId: W) => ({ weddingId, actor: null })

/** The areas of a wedding whose lists carry a version. */
export const AREAS = [
  'weddings',
  'invitations',
  'guests',
  'households',
  'catering',
  'vendors',
  'catalogue',
  'budget',
  'agenda',
  'inspiration',
  'style',
] as const

export type Area = (typeof AREAS)[number]

/**
 * The name of an area with this ending is the version of its drafts: a change of nothing but drafts raises that one, so
 * that only those who see drafts read their lists again.
 */
export const DRAFTS = ':drafts'

/** The areas that hold drafts. The function `note_reach` keeps in a setting of the transaction what it has touched. */
export const AREAS_WITH_DRAFTS = ['vendors', 'agenda', 'inspiration'] as const satisfies readonly Area[]

/** How long a list's lock, which another process may hold, is waited for on a connection. */
const LOCK_TIMEOUT_MS = 3000

/** Rows that one area's version is spread over; connections beyond that share. */
const SHARDS = 32

/**
 * Records a change: raises the version of its area, or of several, so that the next reader of its lists gets fresh rows, and adds
 * the line of activity that says whose the changed rows of this transaction are. Call it in the transaction of the
 * change itself; what changed is noted by the trigger `log_activity` of the tables.
 */
export async function recordChange(
  db: Database | Transaction,
  by: Author,
  area: Area | readonly Area[],
  amount = 1,
) {
  const { weddingId, actor, action = '', householdId = null } = by
  const isTold = actor !== null || householdId !== null
  const text = `
    with changed as (select), raised as (${raiseVersion(area, '$2::int')})
    ${isTold ? addLine('$3', '$4', '$5') : FORGET_CHANGES}`
  await db.execute(withValues(text, [weddingId, amount, actor?.userId, action, householdId]))
}

/** The line of activity that a transaction writes: it is there once the transaction has recorded its change. */
export async function activityLine(tx: Transaction): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`select activity_line() as id`)
  return rows[0]!.id
}

/**
 * The same as a piece of a larger statement whose `$1` is the wedding: `with changed as (…), ${recording(…)}`, with
 * the parameters of the actor and of the action. It records nothing when `changed` has no rows.
 */
export const recording = (area: Area, actor: string, action: string) =>
  `raised as (${raiseVersion(area)}), line as (${addLine(actor, action)})`

const addLine = (actor: string, action: string, householdId = 'null') => `
  insert into activity_lines (wedding_id, id, actor_id, action, household_id)
  select $1::uuid, activity_line(), ${actor}::uuid, ${action}::text, ${householdId}::uuid
  where exists (select from changed)
  on conflict do nothing`

/** A job's changes have no author, unless the same transaction has a line. */
const FORGET_CHANGES = `
  delete from activity_changes where wedding_id = $1 and line_id = activity_line()
  and not exists (select from activity_lines l where l.wedding_id = $1 and l.id = activity_line())`

const raiseVersion = (area: Area | readonly Area[], amount = '1') => `
  insert into wedding_versions as v (wedding_id, area, shard, version)
  select $1::uuid, unnest(array[${[area].flat().map(versionName)}]), pg_backend_pid() % ${SHARDS}, ${amount}
  where exists (select from changed)
  on conflict (wedding_id, area, shard) do update set version = v.version + excluded.version`

/**
 * Raises the version of what a person shows of themselves in each of their weddings, and answers those weddings: their
 * name among the members (`weddings`), a planner's brand (`planners`), which are no list of a wedding's own.
 */
export async function raiseForPerson(
  db: Database,
  userId: string,
  area: 'weddings' | 'planners',
): Promise<string[]> {
  const text = `
    insert into wedding_versions as v (wedding_id, area, shard, version)
    select wedding_id, $2, pg_backend_pid() % ${SHARDS}, 1 from wedding_members where user_id = $1 order by 1
    on conflict (wedding_id, area, shard) do update set version = v.version + excluded.version
    returning wedding_id as id`
  const { rows } = await db.execute<{ id: string }>(withValues(text, [userId, area]))
  return rows.map(({ id }) => id)
}

const versionName = (area: Area) =>
  (AREAS_WITH_DRAFTS as readonly Area[]).includes(area)
    ? `case when current_setting('azahar.reach_${area}', true) = 'drafts' then '${area}${DRAFTS}' else '${area}' end`
    : `'${area}'`

/** The version of an area: it grows with every change, in any order of commits. */
export const versionOf = (weddingId: MemberWeddingId, area: Area) => sql<string>`
  coalesce((select sum(version) from wedding_versions where wedding_id = ${weddingId} and area = ${area}), 0)`

/**
 * The exclusive lock on a list, held until the transaction ends: for a transaction that counts the list or compares its
 * version while no other may add to it. What it protects is read in statements after this one, which
 * see what was committed while it waited.
 */
export async function lockForWriting(tx: Transaction, weddingId: MemberWeddingId, area: Area) {
  await tx.execute(sql`set local lock_timeout = ${sql.raw(String(LOCK_TIMEOUT_MS))}`)
  await tx.execute(withValues(`select pg_advisory_xact_lock(${writeLock(area)})`, [weddingId]))
}

/**
 * Takes the same lock shared with other additions, in a prepared statement whose `$1` is the wedding: select the
 * new row from it where it is true. It does not wait, because a waiting statement holds a connection that other
 * requests need.
 */
export const sharedWriteLock = (area: Area) => `pg_try_advisory_xact_lock_shared(${writeLock(area)})`

const writeLock = (area: Area) => `hashtextextended($1::uuid::text || '/${area}', 0)`

/**
 * Holds the lock on the row of a wedding until the transaction ends, so that its members, its invitations and
 * its end are decided one after the other. `undefined` when the wedding is gone.
 */
export async function lockWedding(tx: Transaction, weddingId: MemberWeddingId) {
  const [wedding] = await tx.select().from(weddings).where(eq(weddings.id, weddingId)).for('update')
  return wedding
}

/** A prepared statement's text with its values, for a transaction of Drizzle's. */
export const withValues = (text: string, values: readonly unknown[]) =>
  sql.join(
    text
      .split(/\$(\d+)/)
      .map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1] ?? null}`)),
  )
