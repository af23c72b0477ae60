import type { Client } from 'pg'
import { FILE_COLUMNS } from '#server/areas/files/file-columns.ts'
import type { BackupToRead } from '#server/platform/backup/backup-file.ts'
import {
  copyWeddingRows,
  listWeddingFiles,
  ownRows,
  restoreFiles,
  type WeddingFile,
} from '#server/platform/backup/copy-wedding.ts'
import type { Files } from '#server/platform/files/files.ts'
import { addMember, countMembers, tellActivity } from './members-of-restored.ts'

export type PutWedding = { rows: number; files: number; missing: number; members: number }

export type Ways = {
  scratch: Client
  target: Client
  store: Files
  backup: BackupToRead
  weddingId: string
  /** The address of an account that becomes a member. */
  member: string | null
}

/** Puts a prepared wedding into the database of a running installation and its files into the store: all or nothing. */
export async function putWedding(ways: Ways): Promise<PutWedding> {
  const { scratch, target, store, backup, weddingId, member } = ways
  const stored: WeddingFile[] = []
  try {
    // Its rows are no acts of members, and what was a draft is one already.
    await target.query(`begin; set local azahar.activity = off; set local azahar.sees_drafts = off`)
    const wanted = await listWeddingFiles(scratch, FILE_COLUMNS, weddingId)
    await keepFiles(target, wanted)
    const absent = await findAbsent(store, wanted)
    await restoreFiles(backup, store, absent, (file) => stored.push(file))
    const rows = await copyWeddingRows(scratch, target, ownRows(scratch, weddingId))
    if (member !== null) await addMember(target, weddingId, member)
    const members = await countMembers(target, weddingId)
    await tellActivity(target, weddingId, 'weddings.backup.restore')
    backup.signal?.throwIfAborted()
    await target.query('commit')
    return { rows, files: wanted.length, missing: absent.length - stored.length, members }
  } catch (error) {
    await target.query('rollback').catch(() => {})
    // A file that cannot be removed now has no row, so that the cleaning of files finds it.
    for (const { bucket, path } of stored) await store.remove(bucket, path).catch(() => {})
    throw error
  }
}

/** Takes them out of the queue of deletions, which the end of the wedding has filled; a job that deletes is waited for. */
async function keepFiles(target: Client, files: readonly WeddingFile[]): Promise<void> {
  for (const table of ['file_deletions', 'orphaned_files', 'missing_files'])
    await target.query(
      `delete from ${table} t using unnest($1::text[], $2::text[]) as f (bucket, path)
      where (t.bucket, t.path) = (f.bucket, f.path)`,
      [files.map(({ bucket }) => bucket), files.map(({ path }) => path)],
    )
}

async function findAbsent(store: Files, files: readonly WeddingFile[]): Promise<WeddingFile[]> {
  const absent: WeddingFile[] = []
  for (const file of files) if (!(await store.find(file.bucket, file.path))) absent.push(file)
  return absent
}
