import type { ClientBase } from 'pg'
import { DatabaseClient } from '#db/connection/database-client.ts'
import type { Files } from '../files/files.ts'
import { ArchiveWriter } from './archive-writer.ts'
import type { CheckedBackup } from './check-backup.ts'
import { type FileColumn, FileCopier } from './copy-files.ts'
import { WAITING_JOBS } from './copy-jobs.ts'
import { copyOut } from './copy-rows.ts'
import { HEADER, JOBS_FOLDER, numbered, rowsFolder } from './format.ts'
import { readHeader } from './read-header.ts'
import { columnList, qualified } from './read-tables.ts'
import { readStoreOf } from './store-of-installation.ts'

export type BackupSource = {
  connectionString: string
  files: Pick<Files, 'find' | 'place' | 'readInstallationId'>
  /** The columns that refer to files. */
  fileColumns: readonly FileColumn[]
  /** Of the secret at hand, for a database that does not keep the mark of its own. */
  secretMark: string
}

/**
 * Makes a backup of rows as they are at one instant and of the files that they refer to, while others write. `send`
 * takes the tar.
 */
export async function makeBackup(
  source: BackupSource,
  send: (tar: ArchiveWriter['output']) => Promise<void>,
): Promise<CheckedBackup> {
  const client = new DatabaseClient({ connectionString: source.connectionString, keepAlive: true })
  await client.connect()
  const writer = new ArchiveWriter()
  const sending = send(writer.output)
  try {
    const [made] = await Promise.all([
      fill(writer, client, source).catch((error) => {
        writer.fail(error)
        throw error
      }),
      sending,
    ])
    return made
  } finally {
    await client.end()
    // The part that it has begun is gone before this process is.
    await sending.catch(() => {})
  }
}

async function fill(
  writer: ArchiveWriter,
  client: DatabaseClient,
  source: BackupSource,
): Promise<CheckedBackup> {
  await beginSnapshot(client)
  const header = await readHeader(client, source.secretMark)
  const store = await readStoreOf(header.installationId, source.files)
  await writer.addJson(HEADER, header)
  const rows: Record<string, number> = {}
  const copy = async (folder: string, from: string) => {
    let pieces = 0
    rows[folder] = await copyOut(client, from, (piece) => {
      pieces += 1
      return writer.add(numbered(folder, pieces), piece.length, [piece])
    })
  }
  for (const table of header.tables) {
    await copy(rowsFolder(table), `${qualified(client, table)} (${columnList(client, table.columns)})`)
  }
  await copy(JOBS_FOLDER, WAITING_JOBS)
  const copier = new FileCopier(writer, source.files)
  for (const column of source.fileColumns) {
    // Of tables that a later migration makes there is nothing yet: a backup is made before an upgrade, by the new program.
    if (!header.tables.some(({ schema, name }) => schema === 'public' && name === column.table)) continue
    for await (const path of pathsOf(client, column)) await copier.copy(column.bucket, path)
  }
  const { files, missing } = copier
  if (files.count === 0 && missing.count > 0) store.refuseUnknown(missing.count)
  return { header, manifest: await writer.finish({ rows, files, missing }) }
}

/** Everything that is read from here on is of one instant; nothing may cut a backup short. */
async function beginSnapshot(client: ClientBase) {
  await client.query(`
    set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '1min';
    set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex';
    set extra_float_digits = 1; set search_path = public`)
  await client.query('begin transaction isolation level repeatable read read only')
}

async function* pathsOf(client: ClientBase, { table, column }: FileColumn): AsyncGenerator<string> {
  await client.query(
    `declare paths no scroll cursor for select distinct ${column} as path from ${table} where ${column} is not null`,
  )
  for (;;) {
    const { rows } = await client.query<{ path: string }>('fetch 500 from paths')
    for (const { path } of rows) yield path
    if (rows.length === 0) break
  }
  await client.query('close paths')
}
