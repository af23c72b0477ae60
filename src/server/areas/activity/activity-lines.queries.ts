import { type SQL, sql } from 'drizzle-orm'
import type { ActivityChange, ActivityLine } from '#contract/activity.ts'
import type { Database } from '#db/client.ts'
import { ACTIVITY_CHANGES_SHOWN, type UndoConflict } from '#domain/activity/activity.ts'
import type { LoggedTable } from '#domain/activity/table-sections.ts'
import { householdTitle } from '#domain/households/households.ts'
import type { Access } from '#domain/members/permissions.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { AMOUNTS, type CountedRows, FINAL_COLUMNS, type Undoer, undoStateOf } from './shown-changes.ts'

export type Reader = Undoer & { weddingId: MemberWeddingId<'wedding', 'view'> }

export type Row = {
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
  undone: ActivityLine['undone']
  conflicts: UndoConflict[] | null
  counts: CountedRows[]
  /** Rows of sections that the reader does not see. */
  unseen: number
  changes: ActivityChange[]
}

export const undoOf = (row: Row, undoer: Undoer) => {
  const { counts, undoneBy, actorId, action } = row
  const state = undoStateOf(counts, { isUndone: undoneBy !== null, actorId, action }, undoer)
  return state === 'ready' && row.unseen > 0 ? 'closed' : state
}

type Author = Pick<Row, 'actorId' | 'actorName' | 'householdId' | 'familyName' | 'familyPeople'>

export const authorOf = ({ actorId, actorName, householdId, familyName, familyPeople }: Author) => ({
  actorId,
  actorName,
  familyName: householdId === null ? null : familyPeople ? householdTitle(familyName, familyPeople) : '',
})

type Reading = { which: SQL; visible: readonly LoggedTable[]; access: Access; limit: number }

/** The author of a line `l`: a member, or a family as it is called now. */
export const AUTHOR_COLUMNS = sql`l.actor_id as "actorId", p.full_name as "actorName",
  l.household_id as "householdId", family.name as "familyName", family.people as "familyPeople"`

export const AUTHOR_JOINS = sql`left join profiles p on p.id = l.actor_id
  left join lateral (
    select h.name, (
      select array_agg(g.full_name order by g.created_at, g.id) from guests g
      where g.wedding_id = h.wedding_id and g.household_id = h.id and g.companion_of is null
    ) as people
    from households h where h.wedding_id = l.wedding_id and h.id = l.household_id
  ) family on true`

/** That a change `c` is of a visible table; one of amounts only is not there for who does not see the budget. */
export const seenChange = (access: Access, visible: readonly LoggedTable[]): SQL =>
  access.budget === 'none'
    ? sql`c.entity = any(${sql.param(visible)}::text[])
        and not (c.op = 'update' and c.before is not null and c.before - ${sql.param(AMOUNTS)}::text[] = '{}')`
    : sql`c.entity = any(${sql.param(visible)}::text[])`

export async function readLines(
  db: Database,
  weddingId: MemberWeddingId,
  { which, visible, access, limit }: Reading,
): Promise<Row[]> {
  const amounts = sql`${sql.param(AMOUNTS)}::text[]`
  const isSeen = seenChange(access, visible)
  const isFinal = sql`coalesce(c.op = 'update' and c.before ?| ${sql.param(FINAL_COLUMNS)}::text[], false)`
  const { rows } = await db.execute<Row>(sql`
    with page as (
      select l.* from activity_lines l
      where l.wedding_id = ${weddingId} and ${which} and exists (
        select from activity_changes c where c.wedding_id = l.wedding_id and c.line_id = l.id and ${isSeen})
      order by l.at desc, l.id desc limit ${limit}
    )
    select l.id, to_json(l.at) #>> '{}' as at, ${AUTHOR_COLUMNS}, l.action,
      l.undoes, l.undone_by as "undoneBy", undoing.undone, l.conflicts, counted.counts, counted.unseen, shown.changes
    from page l
    ${AUTHOR_JOINS}
    left join lateral (
      select json_build_object('at', u.at, 'byName', n.full_name) as undone
      from activity_lines u left join profiles n on n.id = u.actor_id
      where u.wedding_id = l.wedding_id and u.id = l.undone_by
    ) undoing on true
    cross join lateral (
      select coalesce(json_agg(json_build_object('entity', entity, 'op', op, 'count', count, 'kept', kept,
          'removals', removals, 'hasAmounts', amounts, 'hasPublished', published, 'isFinal', final) order by first)
          filter (where seen), '[]') as counts,
        coalesce(sum(count) filter (where not seen), 0)::int as unseen
      from (
        select c.entity, c.op, ${isSeen} as seen, ${isFinal} as final, count(*)::int as count, min(c.seq) as first,
          (count(*) filter (where c.before is not null or c.after is not null))::int as kept,
          (count(*) filter (where c.op = 'delete' or c.op = 'update' and c.before ? 'deleted_at'))::int as removals,
          bool_or(c.op = 'update' and (c.before ?| ${amounts})) as amounts,
          bool_or(c.op = 'update' and (c.before ? 'drafted_at')) as published
        from activity_changes c where c.wedding_id = l.wedding_id and c.line_id = l.id
        group by 1, 2, 3, 4
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

/** The item of a comment: the key is the comment's own id, and the name of a category may have a slash. */
const TARGET = sql`substr(c.key, 38)`

/** The owner of a file or an answer, and the member or family of a row, as they are called now. */
export const OF_WHAT = sql`case
  when c.entity = 'item_files_on_vendor' then (
    select v.name from vendors v where v.wedding_id = c.wedding_id and v.id = split_part(c.key, '/', 1)::uuid)
  when c.entity = 'item_files_on_guest' then (
    select g.full_name from guests g where g.wedding_id = c.wedding_id and g.id = split_part(c.key, '/', 1)::uuid)
  when c.entity = 'item_files_on_item' then (
    select i.title from agenda_items i where i.wedding_id = c.wedding_id and i.id = split_part(c.key, '/', 1)::uuid)
  when c.entity = 'item_files_on_task' then (
    select t.title from tasks t where t.wedding_id = c.wedding_id and t.id = split_part(c.key, '/', 1)::uuid)
  when c.entity = 'comments_on_category' then ${TARGET}
  when c.entity = 'comments_on_vendor' then (
    select v.name from vendors v where v.wedding_id = c.wedding_id and v.id = ${TARGET}::uuid)
  when c.entity = 'comments_on_guest' then (
    select g.full_name from guests g where g.wedding_id = c.wedding_id and g.id = ${TARGET}::uuid)
  when c.entity = 'comments_on_item' then (
    select i.title from agenda_items i where i.wedding_id = c.wedding_id and i.id = ${TARGET}::uuid)
  when c.entity = 'comments_on_task' then (
    select t.title from tasks t where t.wedding_id = c.wedding_id and t.id = ${TARGET}::uuid)
  when c.entity = 'comments_on_image' then (
    select f.name from inspirations i join inspiration_folders f
      on f.wedding_id = i.wedding_id and f.id = i.folder_id
    where i.wedding_id = c.wedding_id and i.id = ${TARGET}::uuid)
  when c.entity in ('event_answers', 'seats') then (
    select g.full_name from guests g where g.wedding_id = c.wedding_id and g.id = split_part(c.key, '/', 1)::uuid)
  when c.entity = 'wedding_members' then (select m.full_name from profiles m where m.id = c.key::uuid)
  when c.entity = 'inspirations' then (
    select f.name from inspirations i join inspiration_folders f
      on f.wedding_id = i.wedding_id and f.id = i.folder_id
    where i.wedding_id = c.wedding_id and i.id = c.key::uuid)
  when c.entity in ('households', 'guest_mails', 'message_chats') then (
    select string_agg(g.full_name, ', ' order by g.created_at) from guests g
    where g.wedding_id = c.wedding_id and g.household_id = split_part(c.key, '/', 1)::uuid)
  end`
