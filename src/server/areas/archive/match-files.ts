import type { Archive, ArchivedFile, Row } from './archive.ts'
import { ArchiveRefused } from './archive-refused.ts'
import { FILE_PARTS, PARTS_WITH_FILES } from './file-parts.ts'

/** A file that the index names; one that is lost was deleted while the wedding was downloaded, or left out on purpose. */
export type NamedFile = ArchivedFile & { isLost: boolean; name: string }

/** Tells the rows of one table apart. Older downloads say whose a file of a vendor is with `vendor_id`. */
export const idOf = (key: Row) => `${key['item_id'] ?? key['vendor_id'] ?? ''}/${key['id']}`

/**
 * Gives each row that has a file exactly one, and leaves out rows whose file was lost, with what refers to them. A
 * file without a row would be stored and belong to nothing.
 */
export function matchFiles(
  rows: ReadonlyMap<string, Row[]>,
  named: readonly NamedFile[],
): Pick<Archive, 'files' | 'missing'> & { rows: Map<string, Row[]> } {
  const matched = new Map(rows)
  for (const table of PARTS_WITH_FILES) {
    const files = new Map(named.filter((file) => file.table === table).map((file) => [idOf(file.key), file]))
    const all = rows.get(table) ?? []
    const ids = new Set(all.map(idOf))
    const isWhole = ids.size === all.length && [...ids].every((id) => files.has(id))
    if (!isWhole || files.size !== ids.size) throw new ArchiveRefused('ARCHIVE_DAMAGED')
    matched.set(
      table,
      all.filter((row) => !files.get(idOf(row))!.isLost),
    )
  }
  if (named.length !== PARTS_WITH_FILES.reduce((sum, table) => sum + (rows.get(table)?.length ?? 0), 0)) {
    throw new ArchiveRefused('ARCHIVE_DAMAGED')
  }
  if (!haveTheirItems(rows)) throw new ArchiveRefused('ARCHIVE_DAMAGED')
  const lost = named.filter(({ isLost }) => isLost)
  forget(matched, new Set(lost.map(({ key }) => key['id'])))
  return {
    rows: matched,
    files: named.filter(({ isLost }) => !isLost),
    missing: lost.map(({ name }) => name),
  }
}

/** Whether each file of an item is kept at one that comes along: no foreign key says so. */
const haveTheirItems = (rows: ReadonlyMap<string, Row[]>): boolean =>
  Object.values(FILE_PARTS).every(({ part, table }) => {
    const items = new Set((rows.get(table) ?? []).map(({ id }) => id))
    return (rows.get(part) ?? []).every((file) => items.has(file['item_id']))
  })

function forget(rows: Map<string, Row[]>, lost: ReadonlySet<unknown>): void {
  if (lost.size === 0) return
  for (const table of ['weddings', 'inspiration_folders']) {
    const kept = (rows.get(table) ?? []).map((row) =>
      lost.has(row['cover_image_id']) ? { ...row, cover_image_id: null } : row,
    )
    rows.set(table, kept)
  }
  const payments = rows.get('payments') ?? []
  rows.set(
    'payments',
    payments.map((row) => (lost.has(row['file_id']) ? { ...row, file_id: null } : row)),
  )
  const comments = rows.get('comments_on_image') ?? []
  rows.set(
    'comments_on_image',
    comments.filter(({ target }) => !lost.has(target)),
  )
}
