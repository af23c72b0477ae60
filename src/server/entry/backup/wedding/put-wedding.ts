import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { PRESET_PERMISSIONS, presetOfRole } from '#domain/members/permissions.ts'
import type { Role } from '#domain/members/roles.ts'
import { FILE_COLUMNS } from '#server/areas/files/file-columns.ts'
import {
  copyWeddingRows,
  listWeddingFiles,
  restoreFiles,
  type WeddingFile,
} from '#server/platform/backup/copy-wedding.ts'
import type { Files } from '#server/platform/files/files.ts'
import { StartError } from '#server/platform/start-error.ts'

export type PutWedding = { rows: number; files: number; missing: number; members: number }

type Ways = {
  scratch: Client
  target: Client
  store: Files
  backup: { file: string; passphrase: string | null }
  weddingId: string
  /** The address of an account that becomes a member. */
  member: string | null
}

/** Puts a prepared wedding into the database of a running installation and its files into the store: all or nothing. */
export async function putWedding(ways: Ways): Promise<PutWedding> {
  const { scratch, target, store, backup, weddingId, member } = ways
  const stored: WeddingFile[] = []
  // Its rows are no acts of members, and what was a draft is one already.
  await target.query(`begin; set local azahar.activity = off; set local azahar.sees_drafts = off`)
  try {
    const wanted = await listWeddingFiles(scratch, FILE_COLUMNS, weddingId)
    await keepFiles(target, wanted)
    const absent = await findAbsent(store, wanted)
    await restoreFiles(backup, store, absent, (file) => stored.push(file))
    const rows = await copyWeddingRows(scratch, target, weddingId)
    if (member !== null) await addMember(target, weddingId, member)
    const members = await countMembers(target, weddingId)
    await tellActivity(target, weddingId)
    await target.query('commit')
    return { rows, files: wanted.length, missing: absent.length - stored.length, members }
  } catch (error) {
    await target.query('rollback')
    for (const { bucket, path } of stored) await store.remove(bucket, path)
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

async function addMember(target: Client, weddingId: string, email: string): Promise<void> {
  const { rows } = await target.query<{ id: string; role: Role }>(
    `select u.id, p.role from auth."user" u join profiles p on p.id = u.id where lower(u.email) = lower($1)`,
    [email],
  )
  const [person] = rows
  if (!person) throw new StartError(`There is no account with the address ${email}.`)
  const preset = presetOfRole(person.role)
  await target.query(
    `insert into wedding_members (wedding_id, user_id, role, preset, permissions) values ($1, $2, $3, $4, $5)
    on conflict do nothing`,
    [weddingId, person.id, person.role, preset, JSON.stringify(PRESET_PERMISSIONS[preset])],
  )
}

async function countMembers(target: Client, weddingId: string): Promise<number> {
  const { rows } = await target.query<{ count: number }>(
    'select count(*)::int as count from wedding_members where wedding_id = $1',
    [weddingId],
  )
  const { count } = rows[0]!
  if (count > 0) return count
  throw new StartError(
    'No account of its members is there any more, so that nobody could open it: give one with --member EMAIL.',
  )
}

async function tellActivity(target: Client, weddingId: string): Promise<void> {
  const line = randomUUID()
  await target.query(
    `insert into activity_lines (wedding_id, id, action) values ($1, $2, 'weddings.backup.restore')`,
    [weddingId, line],
  )
  await target.query(
    `insert into activity_changes (wedding_id, line_id, entity, key, op, label)
    select id, $2, 'weddings', '', 'insert', name from weddings where id = $1`,
    [weddingId, line],
  )
}
