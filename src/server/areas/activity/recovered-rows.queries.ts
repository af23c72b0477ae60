import { type SQL, sql } from 'drizzle-orm'
import type { LoggedTable } from '#domain/activity/table-sections.ts'
import { freeFileName } from '#domain/files/files.ts'
import type { NotedChange, Values } from './net-changes.ts'
import { note, type Reverting } from './reverting.ts'
import { kindOf, loggedTable } from './shown-changes.ts'

/** The rows of a table hang on these without a foreign key, as long as they are on screen. */
const ITEMS: Record<string, SQL> = {
  vendor: sql`select id::text from vendors where deleted_at is null and wedding_id =`,
  guest: sql`select id::text from guests where wedding_id =`,
  item: sql`select id::text from agenda_items where wedding_id =`,
  task: sql`select id::text from tasks where wedding_id =`,
  image: sql`select i.id::text from inspirations i join inspiration_folders f
    on (f.wedding_id, f.id) = (i.wedding_id, i.folder_id) and f.deleted_at is null
    where i.deleted_at is null and i.wedding_id =`,
  folder: sql`select id::text from inspiration_folders where deleted_at is null and wedding_id =`,
}

/** Rows that leave the bin, by their keys as they are in it. */
type Recovered = { change: NotedChange; row: Values }

/**
 * Of the rows that leave the bin those that have no place to go back to, because what they hang on is not there, and
 * the values that others come back with: a file whose name another one has by now gets a free one, and a cover counts
 * as the newest, so that an older one makes room.
 */
export async function placeRecovered(
  reverting: Reverting,
  table: LoggedTable,
  recovered: readonly Recovered[],
): Promise<{ refused: Set<string>; given: Map<string, Values> }> {
  const refused = new Set<string>()
  const given = new Map<string, Values>()
  if (table === 'wedding_covers')
    for (const { change } of recovered) given.set(change.key, { created_at: reverting.now.toISOString() })
  const kind = table === 'inspirations' ? 'folder' : kindOf(table)
  if (recovered.length === 0 || kind === null || !ITEMS[kind]) return { refused, given }
  const present = await listPresent(reverting, ITEMS[kind], recovered.map(itemOf))
  for (const { change, row } of recovered) {
    if (present.has(itemOf({ change, row }))) continue
    refused.add(change.key)
    note(reverting, change, 'needsParent', [])
  }
  if (loggedTable(table).table !== 'item_files') return { refused, given }
  const taken = await listNames(reverting, kind, recovered.map(itemOf))
  for (const { change, row } of recovered) {
    if (refused.has(change.key)) continue
    const placeOf = (name: string) => `${row['item_id']} ${name}`
    const name = freeFileName(String(row['name']), (one) => taken.has(placeOf(one)))
    taken.add(placeOf(name))
    if (name !== row['name']) given.set(change.key, { name })
  }
  return { refused, given }
}

const itemOf = ({ row }: Recovered) => String(row['folder_id'] ?? row['item_id'] ?? row['target'])

async function listPresent({ tx, weddingId }: Reverting, items: SQL, ids: readonly string[]) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from (${items} ${weddingId}) as present (id) where id = any(${sql.param(ids)}::text[])`)
  return new Set(rows.map(({ id }) => id))
}

async function listNames({ tx, weddingId }: Reverting, kind: string, ids: readonly string[]) {
  const { rows } = await tx.execute<{ place: string }>(sql`
    select item_id || ' ' || name as place from item_files
    where wedding_id = ${weddingId} and kind = ${kind} and deleted_at is null
      and item_id::text = any(${sql.param(ids)}::text[])`)
  return new Set(rows.map(({ place }) => place))
}
