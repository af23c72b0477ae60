import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from, to } from 'pg-copy-streams'
import { ArchiveReader } from './archive-reader.ts'
import { readBackupFile } from './backup-file.ts'
import type { FileColumn } from './copy-files.ts'
import { type RestoreStore, restoreFile } from './restore-files.ts'
import { readWeddingTables } from './wedding-tables.ts'

/** Copies the rows of a wedding into the same tables of another database; gives how many there were. */
export async function copyWeddingRows(
  source: ClientBase,
  target: ClientBase,
  weddingId: string,
): Promise<number> {
  const id = source.escapeLiteral(weddingId)
  let count = 0
  for (const { name, columns, of } of await readWeddingTables(source)) {
    const reading = source.query(
      to(`copy (select ${columns} from public.${name} where ${of} = ${id}) to stdout`),
    )
    const writing = target.query(from(`copy public.${name} (${columns}) from stdin`))
    await pipeline(reading, writing)
    count += writing.rowCount
  }
  return count
}

export type WeddingFile = { bucket: FileColumn['bucket']; path: string }

/** The files that rows of a wedding refer to. */
export async function listWeddingFiles(
  client: ClientBase,
  fileColumns: readonly FileColumn[],
  weddingId: string,
): Promise<WeddingFile[]> {
  const names = (await readWeddingTables(client)).map(({ name }) => name)
  const files: WeddingFile[] = []
  for (const { bucket, table, column } of fileColumns) {
    if (!names.includes(client.escapeIdentifier(table))) continue
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
  backup: { file: string; passphrase: string | null },
  store: RestoreStore,
  wanted: readonly WeddingFile[],
  stored: (file: WeddingFile) => void,
): Promise<void> {
  const names = new Map(wanted.map((file) => [`files/${file.bucket}/${file.path}`, file]))
  for await (const entry of new ArchiveReader(backup.file).read(
    readBackupFile(backup.file, backup.passphrase),
  )) {
    if ('format' in entry) continue
    const file = names.get(entry.name)
    if (file) {
      stored(file)
      await restoreFile(store, entry)
    } else for await (const chunk of entry.contents) void chunk
  }
}
