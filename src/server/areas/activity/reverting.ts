import type { UndoConflict, UndoReason } from '#domain/activity/activity.ts'
import { SOFT_REMOVED_TABLES } from '#domain/activity/logged-tables.ts'
import type { LoggedTable } from '#domain/activity/table-sections.ts'
import type { NotedChange, Values } from './net-changes.ts'
import { holdRows, type Line } from './row-tables.commands.ts'

/** Columns that refer to rows of another logged table. What is optional is left empty when that row is gone. */
export const REFERENCES: Partial<
  Record<LoggedTable, { column: string; table: LoggedTable; isOptional?: true }[]>
> = {
  guests: [{ column: 'household_id', table: 'households', isOptional: true }],
  household_answers: [{ column: 'household_id', table: 'households' }],
  guest_mails: [{ column: 'household_id', table: 'households' }],
  message_chats: [
    { column: 'household_id', table: 'households' },
    { column: 'message_id', table: 'guest_messages' },
  ],
  event_answers: [
    { column: 'guest_id', table: 'guests' },
    { column: 'event_id', table: 'wedding_events' },
  ],
  seating_tables: [{ column: 'event_id', table: 'wedding_events' }],
  event_table_releases: [{ column: 'event_id', table: 'wedding_events' }],
  seating_rooms: [{ column: 'event_id', table: 'wedding_events' }],
  room_grounds: [{ column: 'event_id', table: 'wedding_events' }],
  seating_shapes: [{ column: 'event_id', table: 'wedding_events' }],
  seating_rules: [
    { column: 'guest_id', table: 'guests' },
    { column: 'other_guest_id', table: 'guests' },
    { column: 'household_id', table: 'households' },
    { column: 'other_household_id', table: 'households' },
  ],
  seats: [
    { column: 'guest_id', table: 'guests' },
    { column: 'table_id', table: 'seating_tables' },
  ],
  room_blocks: [{ column: 'hotel_id', table: 'hotels' }],
  stays: [
    { column: 'guest_id', table: 'guests' },
    { column: 'block_id', table: 'room_blocks' },
  ],
  lodging_wishes: [
    { column: 'household_id', table: 'households' },
    { column: 'hotel_id', table: 'hotels', isOptional: true },
  ],
  vendors: [{ column: 'head_event_id', table: 'wedding_events', isOptional: true }],
  catering_version_needs: [
    { column: 'guest_id', table: 'guests' },
    { column: 'version_id', table: 'catering_versions' },
  ],
  agenda_days: [{ column: 'replaces', table: 'agenda_days', isOptional: true }],
  agenda_links: [{ column: 'vendor_id', table: 'vendors' }],
  inspiration_shares: [{ column: 'folder_id', table: 'inspiration_folders' }],
  // A task stays for files that came to it since.
  item_files_on_task: [{ column: 'item_id', table: 'tasks' }],
  agenda_items: [{ column: 'day_id', table: 'agenda_days' }],
  inspirations: [{ column: 'folder_id', table: 'inspiration_folders' }],
}

export type Reverting = Line & { conflicts: UndoConflict[]; undone: number }

/** Holds the rows that others refer to, as far as they are there. */
export async function holdParents({ tx, weddingId }: Reverting, table: LoggedTable, rows: readonly Values[]) {
  const references = REFERENCES[table] ?? []
  const there = await Promise.all(
    references.map(async ({ column, table: parent }) => {
      const keys = [...new Set(rows.map((row) => row[column]).filter((key) => typeof key === 'string'))]
      return new Set((await holdRows(tx, weddingId, parent, keys)).keys())
    }),
  )
  return {
    missingOf: (row: Values) =>
      references.filter(
        ({ column }, place) => typeof row[column] === 'string' && !there[place]!.has(row[column]),
      ),
  }
}

export const isSoft = (table: LoggedTable) => (SOFT_REMOVED_TABLES as readonly LoggedTable[]).includes(table)

/** Conflicts that are kept with a line; beyond, their number tells nothing more. */
const CONFLICTS_KEPT = 200

/** Adds a conflict to those of the undo, once a row. */
export function note({ conflicts }: Reverting, change: NotedChange, reason: UndoReason, fields: string[]) {
  const { entity, key, label } = change
  const isParted = conflicts.some((one) => one.entity === entity && one.key === key)
  if (!isParted && conflicts.length < CONFLICTS_KEPT) conflicts.push({ entity, key, label, fields, reason })
}
