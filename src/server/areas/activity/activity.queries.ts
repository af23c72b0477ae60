import { type SQL, sql } from 'drizzle-orm'
import type { ActivityLine } from '#contract/activity.ts'
import type { Database, Transaction } from '#db/client.ts'
import { ACTIVITY_PAGE } from '#domain/activity/activity.ts'
import type { Access } from '#domain/members/permissions.ts'
import { WEDDING_TIME_ZONE } from '#domain/time/dates.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { authorOf, type Reader, readLines, undoOf } from './activity-lines.queries.ts'
import { shownFields, visibleTables } from './shown-changes.ts'

export type ActivityFilter = {
  person?: string | undefined
  section?: string | undefined
  day?: string | undefined
  before?: string | undefined
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
    const { id, at, action, undoes, undone, counts, changes } = row
    return {
      id,
      at,
      ...authorOf(row),
      action,
      undoes,
      undo: undoOf(row, reader),
      undone: undone && { at: new Date(undone.at).toISOString(), byName: undone.byName },
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
  day === undefined ? sql`true` : sql`(l.at at time zone ${WEDDING_TIME_ZONE})::date = ${day}::date`

const after = (weddingId: MemberWeddingId, before: string | undefined): SQL =>
  before === undefined
    ? sql`true`
    : sql`(l.at, l.id) < (select at, id from activity_lines where wedding_id = ${weddingId} and id = ${before})`

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
