import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from, to } from 'pg-copy-streams'
import { ArchiveReader } from './archive-reader.ts'
import { type BackupToRead, readBackupFile } from './backup-file.ts'
import type { FileColumn } from './copy-files.ts'
import { columnList } from './read-tables.ts'
import { type RestoreStore, restoreFile } from './restore-files.ts'
import { readWeddingTables, type WeddingTable } from './wedding-tables.ts'

/** The statement that selects the columns of a table of a wedding in their order; null for one that is left out. */
export type RowsOf = (table: WeddingTable) => string | null

/** Copies the rows of a wedding into the same tables of another database; gives how many there were. */
export async function copyWeddingRows(
  source: ClientBase,
  target: ClientBase,
  rowsOf: RowsOf,
): Promise<number> {
  let count = 0
  for (const table of await readWeddingTables(source)) {
    const rows = rowsOf(table)
    if (rows === null) continue
    const into = `public.${target.escapeIdentifier(table.name)} (${columnList(target, table.columns)})`
    const writing = target.query(from(`copy ${into} from stdin`))
    await pipeline(source.query(to(`copy (${rows}) to stdout`)), writing)
    count += writing.rowCount
  }
  return count
}

/** The rows of a wedding as they are. */
export const ownRows =
  (source: ClientBase, weddingId: string): RowsOf =>
  ({ name, columns, of }) =>
    `select ${columnList(source, columns)} from public.${source.escapeIdentifier(name)}
    where ${of} = ${source.escapeLiteral(weddingId)}`

/** A file of a backup; `as` is the path that it is stored under, where that is another. */
export type WeddingFile = { bucket: FileColumn['bucket']; path: string; as?: string }

/** The files that rows of a wedding refer to. */
export async function listWeddingFiles(
  client: ClientBase,
  fileColumns: readonly FileColumn[],
  weddingId: string,
): Promise<WeddingFile[]> {
  const names = (await readWeddingTables(client)).map(({ name }) => name)
  const files: WeddingFile[] = []
  for (const { bucket, table, column } of fileColumns) {
    if (!names.includes(table)) continue
    const { rows } = await client.query<{ path: string }>(
      `select ${column} as path from public.${table} where wedding_id = $1 and ${column} is not null`,
      [weddingId],
    )
    files.push(...rows.map(({ path }) => ({ bucket, path })))
  }
  return files
}

/** Stores those files of a backup that are wanted; `stored` hears of each before its bytes arrive. */
export async function restoreFiles(
  backup: BackupToRead,
  store: RestoreStore,
  wanted: readonly WeddingFile[],
  stored: (file: WeddingFile) => void,
): Promise<void> {
  const names = new Map(wanted.map((file) => [`files/${file.bucket}/${file.path}`, file]))
  for await (const entry of new ArchiveReader(backup.file).read(readBackupFile(backup))) {
    if ('format' in entry) continue
    const file = names.get(entry.name)
    if (file) {
      stored(file)
      await restoreFile(store, { ...entry, name: `files/${file.bucket}/${file.as ?? file.path}` })
    } else for await (const chunk of entry.contents) void chunk
  }
}
