import type { Limits } from '#domain/operation/limits.ts'
import type { Archive, Row } from './archive.ts'
import { ArchiveRefused } from './archive-refused.ts'
import { FILE_PARTS } from './file-parts.ts'

const COUNTED: readonly [table: string, limit: keyof Limits['wedding']][] = [
  ['guests', 'guests'],
  ['vendors', 'vendors'],
  ['component_catalog', 'components'],
  ['inspiration_folders', 'folders'],
  ['inspirations', 'images'],
  ['agenda_days', 'agendaDays'],
  ['agenda_items', 'agendaItems'],
  ['tasks', 'tasks'],
]

/** A wedding that is brought in has no more of anything than a wedding can have that was made here. */
export function checkLimits({ rows, files }: Archive, limits: Limits): void {
  const most = (table: string, column: string) => largestGroup(rows.get(table) ?? [], column)
  const isWithin =
    COUNTED.every(([table, limit]) => countLiving(rows.get(table) ?? []) <= limits.wedding[limit]) &&
    files.reduce((sum, { bytes }) => sum + bytes, 0) <= limits.wedding.fileBytes &&
    Object.values(FILE_PARTS).every(({ part }) => most(part, 'item_id') <= limits.vendor.files) &&
    most('comments_on_vendor', 'target') <= limits.vendor.comments
  if (!isWithin) throw new ArchiveRefused('ARCHIVE_TOO_LARGE')
}

const countLiving = (rows: readonly Row[]) =>
  rows.filter((row) => (row['deleted_at'] ?? null) === null).length

function largestGroup(rows: readonly Row[], column: string): number {
  const sizes = new Map<unknown, number>()
  for (const { [column]: key } of rows) sizes.set(key, (sizes.get(key) ?? 0) + 1)
  return Math.max(0, ...sizes.values())
}
