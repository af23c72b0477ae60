import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { isBelowRoom, isOnGuestPage } from '#server/core/page-pictures.queries.ts'
import type { Clock } from '#server/platform/clock.ts'
import { withoutActivity } from './activity.commands.ts'
import { STILL_USED } from './still-used.ts'
import { binSince } from './trash.queries.ts'

/** Rows that one statement deletes: housekeeping waits for no member, and no member for long for housekeeping. */
const PORTION = 500

/**
 * Ends what has been in the bin for 30 days, in portions that are committed one by one: files, comments and covers,
 * whose stored files a trigger queues; what was kept at guests and items that did not come back; and what the log said
 * of rows that were removed, of guests all that was noted of them until then. At last plans of venues that no room shows. Processes leave each other's portions.
 */
export async function emptyBin({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const since = binSince(clock.now())
  for (const portion of [
    ...REMOVED.map((table) => deletion(table, sql`t.deleted_at < ${since} and ${isUnused(table)}`)),
    ...KEPT_AT.map(({ table, which }) => deletion(table, sql`${which} and t.item_deleted_at < ${since}`)),
    forgetting(since),
    deletion('room_pictures', sql`t.created_at < ${since} and ${IS_FORGOTTEN}`),
  ]) {
    while ((await inOneTransaction(db, portion)) === PORTION);
  }
}

const inOneTransaction = (db: Database, portion: SQL): Promise<number> =>
  db.transaction(async (tx) => {
    await withoutActivity(tx)
    const { rows } = await tx.execute<{ count: number }>(portion)
    return rows[0]!.count
  })

const deletion = (table: string, which: SQL): SQL => sql`
  with gone as (
    delete from ${sql.identifier(table)} where ctid = any(array(
      select t.ctid from ${sql.identifier(table)} t where ${which} limit ${PORTION} for update skip locked))
    returning 1
  ) select count(*)::int as count from gone`

const REMOVED = ['item_files', 'comments', 'wedding_covers', 'component_catalog'] as const

const isUnused = (table: (typeof REMOVED)[number]): SQL => {
  const used = table === 'item_files' || table === 'comments' ? undefined : STILL_USED[table]
  return used ? sql`not ${used}` : sql`true`
}

/** Neither a room nor the page shows the picture, and no ground that shows it can come back. */
const IS_FORGOTTEN = sql`
  not ${sql.raw(isBelowRoom('t'))} and not ${sql.raw(isOnGuestPage('t'))}
  and not exists (
    select from activity_changes c where c.wedding_id = t.wedding_id and c.entity = 'room_grounds'
      and c.op = 'delete' and c.before ->> 'picture_id' = t.id::text)`

const isGone = (items: string) =>
  sql`not exists (select from ${sql.identifier(items)} i where i.wedding_id = t.wedding_id and i.id::text =`

const KEPT_AT = [
  {
    table: 'item_files',
    which: sql`case t.kind when 'guest' then ${isGone('guests')} t.item_id::text)
      when 'item' then ${isGone('agenda_items')} t.item_id::text)
      when 'task' then ${isGone('tasks')} t.item_id::text) else false end`,
  },
  {
    table: 'comments',
    which: sql`case t.kind when 'guest' then ${isGone('guests')} t.target)
      when 'item' then ${isGone('agenda_items')} t.target) when 'task' then ${isGone('tasks')} t.target) when 'vendor' then ${isGone('vendors')} t.target)
      when 'image' then ${isGone('inspirations')} t.target) else false end`,
  },
]

const forgetting = (since: string): SQL => sql`
  with old as (
    select wedding_id, line_id, seq from activity_changes
    where op = 'delete' and before is not null and at < ${since} limit ${PORTION} for update skip locked
  ), expired as (
    update activity_changes c set before = null, after = null,
      label = case when c.entity in ('guests', 'households') then null else c.label end
    from old where (c.wedding_id, c.line_id, c.seq) = (old.wedding_id, old.line_id, old.seq)
    returning c.wedding_id, c.entity, c.key, c.at
  ), noted as (
    update activity_changes c set before = null, after = null, label = null
    from expired e
    where c.wedding_id = e.wedding_id and c.at <= e.at and (
      e.entity in ('guests', 'households') and (c.entity, c.key) = (e.entity, e.key) and c.op <> 'delete'
      or e.entity = 'guests' and c.entity = 'item_files_on_guest' and split_part(c.key, '/', 1) = e.key)
  ) select count(*)::int as count from expired`
