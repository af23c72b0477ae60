import { sql } from 'drizzle-orm'
import type { RemovedThing } from '#contract/activity.ts'
import type { Database } from '#db/client.ts'
import { TRASH_DAYS } from '#domain/activity.ts'
import { type LoggedTable, REMOVABLE_TABLES, SOFT_REMOVED_TABLES } from '#domain/logged-tables.ts'
import { DAY_MS } from '#domain/time.ts'
import { authorOf, type Reader, readLines, undoOf } from './activity-lines.queries.ts'
import { visibleTables } from './shown-changes.ts'

/** Rows that are still away: deleted, or where they were with the mark of a removal. */
const IS_AWAY = sql`case c.entity
  when 'guests' then not exists (select from guests t where t.wedding_id = c.wedding_id and t.id = c.key::uuid)
  when 'agenda_days' then not exists (
    select from agenda_days t where t.wedding_id = c.wedding_id and t.id = c.key::uuid)
  when 'agenda_items' then not exists (
    select from agenda_items t where t.wedding_id = c.wedding_id and t.id = c.key::uuid)
  when 'wedding_events' then not exists (
    select from wedding_events t where t.wedding_id = c.wedding_id and t.id = c.key::uuid)
  when 'vendors' then exists (
    select from vendors t where t.wedding_id = c.wedding_id and t.id = c.key::uuid and t.deleted_at is not null)
  when 'inspiration_folders' then exists (
    select from inspiration_folders t
    where t.wedding_id = c.wedding_id and t.id = c.key::uuid and t.deleted_at is not null)
  when 'inspirations' then exists (
    select from inspirations t
    where t.wedding_id = c.wedding_id and t.id = c.key::uuid and t.deleted_at is not null)
  when 'component_catalog' then exists (
    select from component_catalog t
    where t.wedding_id = c.wedding_id and t.key = c.key and t.deleted_at is not null)
  else false end`

const IS_REMOVAL = sql`(
  c.op = 'delete' and c.before is not null and c.entity = any(${sql.param(REMOVABLE_TABLES)}::text[])
  or c.op = 'update' and c.after ->> 'deleted_at' is not null
    and c.entity = any(${sql.param(SOFT_REMOVED_TABLES)}::text[]))`

/** What was removed in the last 30 days and is still away, a line each; the latest first. */
export async function listTrash(db: Database, reader: Reader, now: Date): Promise<RemovedThing[]> {
  const { weddingId, access } = reader
  const since = new Date(now.getTime() - TRASH_DAYS * DAY_MS).toISOString()
  const visible = visibleTables(access)
  const rows = await readLines(db, weddingId, {
    which: sql`l.undone_by is null and l.at > ${since} and exists (
      select from activity_changes c where c.wedding_id = l.wedding_id and c.line_id = l.id
        and c.entity = any(${sql.param(visible)}::text[]) and ${IS_REMOVAL} and ${IS_AWAY})`,
    visible,
    access,
    limit: TRASH_SHOWN,
  })
  return rows.flatMap((row): RemovedThing[] => {
    const removals = row.counts.filter(
      ({ entity, op }) => REMOVABLE_TABLES.includes(entity) && (op === 'delete' || isSoft(entity)),
    )
    const entity = REMOVABLE_TABLES.find((table) => removals.some((one) => one.entity === table))
    if (!entity) return []
    const first = row.changes.find((change) => change.entity === entity && change.op !== 'insert')
    return [
      {
        lineId: row.id,
        at: row.at,
        ...authorOf(row),
        action: row.action,
        entity,
        label: first?.label ?? null,
        counts: removals.map(({ entity: table, op, count }) => ({ entity: table, op, count })),
        undo: undoOf(row, reader),
        until: new Date(Date.parse(row.at) + TRASH_DAYS * DAY_MS).toISOString(),
      },
    ]
  })
}

/** Lines of the trash that are listed; what was removed before them is found in the log. */
const TRASH_SHOWN = 200

const isSoft = (entity: LoggedTable) => (SOFT_REMOVED_TABLES as readonly LoggedTable[]).includes(entity)
