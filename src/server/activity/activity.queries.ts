import { type SQL, sql } from 'drizzle-orm'
import type { ActivityChange, ActivityLine, RemovedThing } from '#contract/activity.ts'
import type { Database, Transaction } from '#db/client.ts'
import {
  ACTIVITY_CHANGES_SHOWN,
  ACTIVITY_PAGE,
  type LoggedTable,
  REMOVABLE_TABLES,
  SOFT_REMOVED_TABLES,
  TRASH_DAYS,
  type UndoConflict,
} from '#domain/activity.ts'
import { householdTitle } from '#domain/households.ts'
import type { Access } from '#domain/permissions.ts'
import { DAY_MS } from '#domain/time.ts'
import type { MemberWeddingId } from '../auth/gate.ts'
import { AMOUNTS, type CountedRows, shownFields, undoStateOf, visibleTables } from './shown-changes.ts'

export type ActivityFilter = {
  person?: string | undefined
  section?: string | undefined
  day?: string | undefined
  before?: string | undefined
}

type Reader = { weddingId: MemberWeddingId<'wedding', 'view'>; access: Access }

type Row = {
  id: string
  at: string
  actorId: string | null
  actorName: string | null
  householdId: string | null
  familyName: string | null
  familyPeople: string[] | null
  action: string
  undoes: string | null
  undoneBy: string | null
  conflicts: UndoConflict[] | null
  counts: CountedRows[]
  /** Rows of sections that the reader does not see. */
  unseen: number
  changes: ActivityChange[]
}

/** A page of lines, the newest first. */
export async function listActivity(
  db: Database,
  reader: Reader,
  filter: ActivityFilter,
): Promise<{ lines: ActivityLine[]; next: string | null }> {
  const { weddingId, access } = reader
  const visible = visibleTables(access)
  const { person, section, day, before } = filter
  const rows = await readLines(db, weddingId, {
    which: sql`${ofPerson(person)} and ${ofSection(section, access)} and ${onDay(day)} and ${after(weddingId, before)}`,
    visible,
    access,
    limit: ACTIVITY_PAGE + 1,
  })
  const page = rows.slice(0, ACTIVITY_PAGE)
  const lines = page.map((row): ActivityLine => {
    const { id, at, action, undoes, counts, changes } = row
    return {
      id,
      at,
      ...authorOf(row),
      action,
      undoes,
      undo: undoOf(row, access),
      counts: counts.map(({ entity, op, count }) => ({ entity, op, count })),
      changes: changes.map((change) => ({
        ...change,
        before: shownFields(change.entity, change.before, access),
        after: shownFields(change.entity, change.after, access),
      })),
      conflicts: (row.conflicts ?? []).filter(({ entity }) => visible.includes(entity)),
    }
  })
  return { lines, next: rows.length > ACTIVITY_PAGE ? page.at(-1)!.id : null }
}

const undoOf = (row: Row, access: Access) => {
  const state = undoStateOf(row.counts, row.undoneBy !== null, access)
  return state === 'ready' && row.unseen > 0 ? 'closed' : state
}

const authorOf = ({ actorId, actorName, householdId, familyName, familyPeople }: Row) => ({
  actorId,
  actorName,
  familyName: householdId === null ? null : familyPeople ? householdTitle(familyName, familyPeople) : '',
})

const ofPerson = (person: string | undefined): SQL => {
  if (person === undefined) return sql`true`
  return person === 'families' ? sql`l.household_id is not null` : sql`l.actor_id = ${person}`
}

const ofSection = (section: string | undefined, access: Access): SQL =>
  section === undefined
    ? sql`true`
    : sql`exists (
        select from activity_changes c where c.wedding_id = l.wedding_id and c.line_id = l.id
          and c.entity = any(${sql.param(visibleTables(access, section))}::text[]))`

const onDay = (day: string | undefined): SQL =>
  day === undefined ? sql`true` : sql`(l.at at time zone 'Europe/Madrid')::date = ${day}::date`

const after = (weddingId: MemberWeddingId, before: string | undefined): SQL =>
  before === undefined
    ? sql`true`
    : sql`(l.at, l.id) < (select at, id from activity_lines where wedding_id = ${weddingId} and id = ${before})`

type Reading = { which: SQL; visible: readonly LoggedTable[]; access: Access; limit: number }

/** A change of amounts only is not there for who does not see the budget. */
async function readLines(
  db: Database,
  weddingId: MemberWeddingId,
  { which, visible, access, limit }: Reading,
): Promise<Row[]> {
  const amounts = sql`${sql.param(AMOUNTS)}::text[]`
  const isSeen =
    access.budget === 'none'
      ? sql`c.entity = any(${sql.param(visible)}::text[])
          and not (c.op = 'update' and c.before is not null and c.before - ${amounts} = '{}')`
      : sql`c.entity = any(${sql.param(visible)}::text[])`
  const { rows } = await db.execute<Row>(sql`
    with page as (
      select l.* from activity_lines l
      where l.wedding_id = ${weddingId} and ${which} and exists (
        select from activity_changes c where c.wedding_id = l.wedding_id and c.line_id = l.id and ${isSeen})
      order by l.at desc, l.id desc limit ${limit}
    )
    select l.id, to_json(l.at) #>> '{}' as at, l.actor_id as "actorId", p.full_name as "actorName",
      l.household_id as "householdId", family.name as "familyName", family.people as "familyPeople", l.action,
      l.undoes, l.undone_by as "undoneBy", l.conflicts, counted.counts, counted.unseen, shown.changes
    from page l
    left join profiles p on p.id = l.actor_id
    left join lateral (
      select h.name, (
        select array_agg(g.full_name order by g.created_at, g.id) from guests g
        where g.wedding_id = h.wedding_id and g.household_id = h.id and g.companion_of is null
      ) as people
      from households h where h.wedding_id = l.wedding_id and h.id = l.household_id
    ) family on true
    cross join lateral (
      select coalesce(json_agg(json_build_object('entity', entity, 'op', op, 'count', count, 'kept', kept,
          'hasAmounts', amounts) order by first) filter (where seen), '[]') as counts,
        coalesce(sum(count) filter (where not seen), 0)::int as unseen
      from (
        select c.entity, c.op, ${isSeen} as seen, count(*)::int as count, min(c.seq) as first,
          (count(*) filter (where c.before is not null or c.after is not null))::int as kept,
          bool_or(c.op = 'update' and (c.before ?| ${amounts})) as amounts
        from activity_changes c where c.wedding_id = l.wedding_id and c.line_id = l.id
        group by 1, 2, 3
      ) groups
    ) counted
    cross join lateral (
      select coalesce(json_agg(row), '[]') as changes from (
        select c.entity, c.key, c.op, c.label, ${OF_WHAT} as of, c.before, c.after
        from activity_changes c where c.wedding_id = l.wedding_id and c.line_id = l.id and ${isSeen}
        order by c.seq limit ${ACTIVITY_CHANGES_SHOWN}
      ) row
    ) shown
    order by l.at desc, l.id desc`)
  return rows
}

/** Whose a file or an answer is, and who a member or a family is, as they are called now. */
const OF_WHAT = sql`case
  when c.entity = 'vendor_files' then (
    select v.name from vendors v where v.wedding_id = c.wedding_id and v.id = split_part(c.key, '/', 1)::uuid)
  when c.entity = 'event_answers' then (
    select g.full_name from guests g where g.wedding_id = c.wedding_id and g.id = split_part(c.key, '/', 1)::uuid)
  when c.entity = 'wedding_members' then (select m.full_name from profiles m where m.id = c.key::uuid)
  when c.entity = 'inspirations' then (
    select f.name from inspirations i join inspiration_folders f
      on f.wedding_id = i.wedding_id and f.id = i.folder_id
    where i.wedding_id = c.wedding_id and i.id = c.key::uuid)
  when c.entity in ('households', 'guest_mails') then (
    select string_agg(g.full_name, ', ' order by g.created_at) from guests g
    where g.wedding_id = c.wedding_id and g.household_id = split_part(c.key, '/', 1)::uuid)
  end`

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
export async function listTrash(
  db: Database,
  { weddingId, access }: Reader,
  now: Date,
): Promise<RemovedThing[]> {
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
        undo: undoOf(row, access),
        until: new Date(Date.parse(row.at) + TRASH_DAYS * DAY_MS).toISOString(),
      },
    ]
  })
}

/** Lines of the trash that are listed; what was removed before them is found in the log. */
const TRASH_SHOWN = 200

const isSoft = (entity: LoggedTable) => (SOFT_REMOVED_TABLES as readonly LoggedTable[]).includes(entity)

/** Those of the guests whom a family changed by its link after a line. */
export async function listAnsweredByFamilies(
  tx: Transaction,
  weddingId: MemberWeddingId,
  lineId: string,
  guestIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct split_part(c.key, '/', 1) as id
    from activity_lines l join activity_changes c on c.wedding_id = l.wedding_id and c.line_id = l.id
    where l.wedding_id = ${weddingId} and l.household_id is not null
      and l.at > (select at from activity_lines where wedding_id = ${weddingId} and id = ${lineId})
      and c.entity in ('guests', 'event_answers') and split_part(c.key, '/', 1) = any(${sql.param(guestIds)}::text[])`)
  return new Set(rows.map(({ id }) => id))
}
