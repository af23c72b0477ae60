import { type SQL, sql } from 'drizzle-orm'
import type { RemovedRow, RemovedThing } from '#contract/activity.ts'
import type { Database } from '#db/client.ts'
import { TRASH_DAYS } from '#domain/activity/activity.ts'
import { BIN_PAGE, BIN_ROWS_SHOWN, type BinKind, binTables } from '#domain/activity/bin.ts'
import type { RemovableTable } from '#domain/activity/logged-tables.ts'
import { DAY_MS } from '#domain/time/time.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import {
  AUTHOR_COLUMNS,
  AUTHOR_JOINS,
  authorOf,
  OF_WHAT,
  type Reader,
  type Row,
} from './activity-lines.queries.ts'
import { inBin, NAME_IN_BIN } from './bin-rows.queries.ts'
import { mayUndo, visibleTables } from './shown-changes.ts'

export type BinFilter = {
  kind?: BinKind | undefined
  search?: string | undefined
  before?: string | undefined
}

type BinRow = Pick<
  Row,
  'id' | 'at' | 'actorId' | 'actorName' | 'householdId' | 'familyName' | 'familyPeople' | 'action'
> & {
  groups: { entity: RemovableTable; count: number }[]
  rows: RemovedRow[]
}

/** When what is in the bin now was removed at the earliest. */
export const binSince = (now: Date) => new Date(now.getTime() - TRASH_DAYS * DAY_MS).toISOString()

/** A page of the bin: what was removed in the last 30 days and is still away, a line each; the latest first. */
export async function listTrash(
  db: Database,
  reader: Reader,
  now: Date,
  { kind, search = '', before }: BinFilter,
): Promise<{ things: RemovedThing[]; next: string | null }> {
  const { weddingId, access, actor } = reader
  const visible = visibleTables(access)
  const tables = binTables(kind).filter((table) => visible.includes(table))
  const isThere = sql`c.wedding_id = l.wedding_id and c.line_id = l.id
    and c.entity = any(${sql.param(tables)}::text[]) and ${inBin(actor.userId)} and ${isNamed(search)}`
  const { rows } = await db.execute<BinRow>(sql`
    with page as (
      select l.* from activity_lines l
      where l.wedding_id = ${weddingId} and l.undone_by is null and l.at > ${binSince(now)}
        and ${olderThan(weddingId, before)} and exists (select from activity_changes c where ${isThere})
      order by l.at desc, l.id desc limit ${BIN_PAGE + 1}
    )
    select l.id, to_json(l.at) #>> '{}' as at, l.action, ${AUTHOR_COLUMNS}, found.groups, shown.rows
    from page l ${AUTHOR_JOINS}
    cross join lateral (
      select json_agg(json_build_object('entity', entity, 'count', count) order by rank) as groups,
        (array_agg(entity order by rank))[1] as entity
      from (
        select c.entity, array_position(${sql.param(tables)}::text[], c.entity) as rank, count(*)::int as count
        from activity_changes c where ${isThere} group by 1, 2
      ) counted
    ) found
    cross join lateral (
      select json_agg(row) as rows from (
        select c.entity, c.key, ${NAME_IN_BIN} as label, ${OF_WHAT} as of
        from activity_changes c where ${isThere} and c.entity = found.entity
        order by c.seq limit ${BIN_ROWS_SHOWN}
      ) row
    ) shown
    order by l.at desc, l.id desc`)
  const page = rows.slice(0, BIN_PAGE)
  return {
    things: page.map((row) => toThing(row, reader)),
    next: rows.length > BIN_PAGE ? page.at(-1)!.id : null,
  }
}

function toThing(row: BinRow, reader: Reader): RemovedThing {
  const [first, ...rest] = row.groups
  const { entity, count } = first!
  const guard = { entity, hasAmounts: false, hasPublished: false }
  return {
    lineId: row.id,
    at: row.at,
    ...authorOf(row),
    action: row.action,
    entity,
    count,
    rows: row.rows,
    rest,
    canRestore: mayUndo([guard], row.actorId, reader),
    until: new Date(Date.parse(row.at) + TRASH_DAYS * DAY_MS).toISOString(),
  }
}

/** Whether an accent or a capital is typed makes no difference. */
function isNamed(search: string): SQL {
  const words = search.split(/\s+/).filter(Boolean)
  if (words.length === 0) return sql`true`
  return sql.join(
    words.map(
      (word) =>
        sql`position(fold_text(${word}) in fold_text(concat_ws(' ', ${NAME_IN_BIN}, ${OF_WHAT}))) > 0`,
    ),
    sql` and `,
  )
}

const olderThan = (weddingId: MemberWeddingId, before: string | undefined): SQL =>
  before === undefined
    ? sql`true`
    : sql`(l.at, l.id) < (select at, id from activity_lines where wedding_id = ${weddingId} and id = ${before})`
