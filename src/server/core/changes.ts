import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { weddings } from '#db/schema/weddings.ts'
import type { Area } from '#domain/activity/areas.ts'
import { DRAFTS } from '#domain/live/live.ts'
import type { GuardedSection, Need } from '#domain/members/permissions.ts'
import type { Membership, MemberWeddingId } from '#server/core/membership.ts'
import { preparedStatement, send } from '#server/platform/postgres/prepared.ts'

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

/**
 * The areas that hold drafts. The function `note_reach` keeps in a setting of the transaction what it has touched; of the
 * tables the command says it, which writes their drafts.
 */
export const AREAS_WITH_DRAFTS = [
  'vendors',
  'agenda',
  'inspiration',
  'tasks',
  'seating',
] as const satisfies readonly Area[]

/** How long a list's lock, which another process may hold, is waited for on a connection. */
const LOCK_TIMEOUT_MS = 3000

/** Rows that one area's version is spread over; connections beyond that share. */
const SHARDS = 32

/**
 * Records a change: raises the version of its area, or of several, so that the next reader of its lists gets fresh rows, and adds
 * the line of activity that says whose the changed rows of this transaction are. Call it in the transaction of the
 * change itself; what changed is noted by the triggers of `log_table`.
 */
export async function recordChange(
  db: Database | Transaction,
  by: Author,
  area: Area | readonly Area[],
  amount = 1,
) {
  const { weddingId, actor, action, householdId } = by
  const isTold = actor !== null || householdId !== undefined
  const raised = { weddingId, areas: [area].flat(), amount }
  const author = { actorId: actor?.userId ?? null, action: action ?? '', householdId: householdId ?? null }
  await send(db, isTold ? RECORD_TOLD({ ...raised, ...author }) : RECORD({ ...raised }))
}

/** The line of activity that a transaction writes: it is there once the transaction has recorded its change. */
export async function activityLine(tx: Transaction): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`select activity_line() as id`)
  return rows[0]!.id
}

/** The wedding, the member and the act, as values or as placeholders of a prepared statement. */
export type Recorded = {
  weddingId: string
  actorId: string | null
  action?: string | undefined
  householdId?: string | null | undefined
}

export const recordedBy = ({ weddingId, actor, action }: ActingMember): Recorded => ({
  weddingId,
  actorId: actor.userId,
  action,
})

/**
 * The same as a piece of a larger statement, `with changed as (…), ${recording(…)}`: it records nothing when `changed`
 * has no rows. A row that is added or changed is better written by `insertRecorded` or `updateRecorded`, which begin so.
 */
export const recording = (area: Area, by: Recorded) =>
  sql`raised as (${raiseVersion(by.weddingId, area)}), line as (${addLine(by)})`

/**
 * The same for `changed` with a row of each of several weddings, whose members and acts are in `asked`. A transaction has one
 * line of activity in a wedding, so that none may be in it twice.
 */
export const recordingEach = (area: Exclude<Area, (typeof AREAS_WITH_DRAFTS)[number]>) => sql`raised as (
  insert into wedding_versions as v (wedding_id, area, shard, version)
  select wedding_id, '${sql.raw(area)}', pg_backend_pid() % ${sql.raw(String(SHARDS))}, 1 from changed
  ${RAISED}
), line as (
  insert into activity_lines (wedding_id, id, actor_id, action)
  select wedding_id, activity_line(), actor_id, action from changed join asked using (wedding_id)
  on conflict do nothing)`

const RAISED = sql`
  on conflict (wedding_id, area, shard) do update set version = v.version + excluded.version`

const addLine = ({ weddingId, actorId, action = '', householdId }: Recorded) => sql`
  insert into activity_lines (wedding_id, id, actor_id, action, household_id)
  select ${weddingId}::uuid, activity_line(), ${actorId}::uuid, ${action}::text, ${householdId ?? null}::uuid
  where exists (select from changed)
  on conflict do nothing`

/** A job's changes have no author, unless the same transaction has a line. */
const forgetChanges = (weddingId: string) => sql`
  delete from activity_changes where wedding_id = ${weddingId} and line_id = activity_line()
  and not exists (select from activity_lines l where l.wedding_id = ${weddingId} and l.id = activity_line())`

const raiseVersion = (weddingId: string, area: Area) => sql`
  insert into wedding_versions as v (wedding_id, area, shard, version)
  select ${weddingId}::uuid, ${sql.raw(versionName(area))}, pg_backend_pid() % ${sql.raw(String(SHARDS))}, 1
  where exists (select from changed)
  ${RAISED}`

type Raised = { weddingId: string; areas: readonly Area[]; amount: number }

/** The same for several areas, which are a value of the statement. */
const raiseVersions = ({ weddingId, areas, amount }: Raised) => sql`
  insert into wedding_versions as v (wedding_id, area, shard, version)
  select ${weddingId}::uuid, case when area = any ('${sql.raw(`{${AREAS_WITH_DRAFTS.join()}}`)}'::text[])
      and current_setting('azahar.reach_' || area, true) = 'drafts' then area || '${sql.raw(DRAFTS)}' else area end,
    pg_backend_pid() % ${sql.raw(String(SHARDS))}, ${amount}::int
  from unnest(${areas}::text[]) as area
  ${RAISED}`

const RECORD_TOLD = preparedStatement(
  'record-change',
  (given: Raised & { actorId: string | null; action: string; householdId: string | null }) => sql`
    with changed as (select), raised as (${raiseVersions(given)}) ${addLine(given)}`,
)

const RECORD = preparedStatement(
  'record-change-of-none',
  (given: Raised) => sql`
    with raised as (${raiseVersions(given)}) ${forgetChanges(given.weddingId)}`,
)

/**
 * Raises the version of what a person shows of themselves in each of their weddings, and answers those weddings: their
 * name among the members (`weddings`), a planner's brand (`planners`), which are no list of a wedding's own.
 */
export async function raiseForPerson(
  db: Database,
  userId: string,
  area: 'weddings' | 'planners',
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into wedding_versions as v (wedding_id, area, shard, version)
    select wedding_id, ${area}, pg_backend_pid() % ${sql.raw(String(SHARDS))}, 1
    from wedding_members where user_id = ${userId} order by 1
    on conflict (wedding_id, area, shard) do update set version = v.version + excluded.version
    returning wedding_id as id`)
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
  await send(tx, LOCK_LIST({ weddingId, area }))
}

/** The time to wait holds from before the lock is asked for, and for the rest of the transaction. */
const LOCK_LIST = preparedStatement(
  'lock-list',
  ({ weddingId, area }: { weddingId: string; area: Area }) => sql`
    with waiting as materialized (select set_config('lock_timeout', '${sql.raw(String(LOCK_TIMEOUT_MS))}', true) as lock_timeout)
    select pg_advisory_xact_lock(hashtextextended(${weddingId}::uuid::text || '/' || ${area}::text, 0))
    from waiting where lock_timeout <> ''`,
)

/** Additions that may run at the same time on all connections of all processes. */
const ADDITIONS_AT_ONCE = 100

/** The length below which a list of at most `max` rows takes additions without waiting for others. */
export const concurrentBelow = (max: number): number => Math.max(0, max - ADDITIONS_AT_ONCE)

/**
 * Whether a list, whose table has the trigger `count_rows`, has fewer than `below` rows, as a piece of a statement: the
 * new row is selected from it where it is true. It takes the same lock shared with other additions, and is false while
 * an import holds it: a statement that waits holds a connection that other requests need.
 */
export const hasRoom = (weddingId: string, area: Area, below: number) =>
  sql`has_room(${weddingId}::uuid, ${sql.raw(`'${area}'`)}, ${below}::int)`

/**
 * Holds the lock on the row of a wedding until the transaction ends, so that its members, its invitations and
 * its end are decided one after the other. `undefined` when the wedding is gone.
 */
export async function lockWedding(tx: Transaction, weddingId: MemberWeddingId) {
  const [wedding] = await tx.select().from(weddings).where(eq(weddings.id, weddingId)).for('update')
  return wedding
}
