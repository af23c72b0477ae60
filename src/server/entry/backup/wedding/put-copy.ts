import type { Client } from 'pg'
import { spanishDayAndMonthAt } from '#domain/time/spanish-day.ts'
import { WEDDING_NAME_MAX } from '#domain/weddings/weddings.ts'
import { FILE_COLUMNS } from '#server/areas/files/file-columns.ts'
import { copiedRows, makeCopiedIds } from '#server/platform/backup/copied-ids.ts'
import {
  copyWeddingRows,
  listWeddingFiles,
  restoreFiles,
  type WeddingFile,
} from '#server/platform/backup/copy-wedding.ts'
import { COPY_RULES } from './copy-rules.ts'
import { addMember, countMembers, tellActivity } from './members-of-restored.ts'
import type { PutWedding, Ways } from './put-wedding.ts'

type Copied = PutWedding & { id: string; name: string }

/**
 * Puts a prepared wedding beside the one that it was made of, as another: all or nothing. Everything has another id,
 * files another path, and nothing that works without an account works for it. Its members are those who are in the
 * wedding today and were in it then, with what they may do today.
 */
export async function putCopy(
  { scratch, target, store, backup, weddingId, member }: Ways,
  was: { name: string; madeAt: Date },
): Promise<Copied> {
  const id = await makeCopiedIds(scratch, weddingId)
  const wanted = await withNewPaths(scratch, await listWeddingFiles(scratch, FILE_COLUMNS, weddingId))
  const stored: WeddingFile[] = []
  try {
    // Files come first, under paths that no row names yet: no transaction stays open as long as they take.
    await restoreFiles(backup, store, wanted, (file) => stored.push(file))
    await target.query(`begin; set local azahar.activity = off; set local azahar.sees_drafts = off`)
    const rows = await copyWeddingRows(scratch, target, await copiedRows(scratch, weddingId, COPY_RULES))
    const name = nameOfCopy(was.name, was.madeAt)
    await target.query(
      `update weddings c set name = $3, copy_of = coalesce(o.copy_of, o.id)
      from weddings o where c.id = $1 and o.id = $2`,
      [id, weddingId, name],
    )
    await joinAgain(scratch, target, { id, weddingId })
    if (member !== null) await addMember(target, id, member)
    const members = await countMembers(target, id)
    await tellActivity(target, id, 'weddings.backup.copy')
    backup.signal?.throwIfAborted()
    await target.query('commit')
    return { id, name, rows, files: wanted.length, missing: wanted.length - stored.length, members }
  } catch (error) {
    await target.query('rollback').catch(() => {})
    // A file that cannot be removed now has no row, so that the cleaning of files finds it.
    for (const { bucket, as } of stored) await store.remove(bucket, as!).catch(() => {})
    throw error
  }
}

async function withNewPaths(scratch: Client, files: readonly WeddingFile[]): Promise<WeddingFile[]> {
  const { rows } = await scratch.query<{ as: string }>(
    'select pg_temp.with_copied_ids(path) as as from unnest($1::text[]) with ordinality as f (path, place) order by place',
    [files.map(({ path }) => path)],
  )
  return files.map((file, index) => {
    const { as } = rows[index]!
    if (as === file.path) throw new Error(`a copy would have the file of its original: ${as}`)
    return { ...file, as }
  })
}

/** `Lucía y Martín (copia del 26 de noviembre)`, cut where the name of a wedding ends. */
function nameOfCopy(name: string, madeAt: Date): string {
  const suffix = ` (copia del ${spanishDayAndMonthAt(madeAt)})`
  return name.slice(0, WEDDING_NAME_MAX - suffix.length).trimEnd() + suffix
}

/** In lists of weddings, which begin with the one that was joined last, a copy comes after its original. */
async function joinAgain(
  scratch: Client,
  target: Client,
  { id, weddingId }: { id: string; weddingId: string },
) {
  const { rows } = await scratch.query<{ userId: string }>(
    'select user_id as "userId" from wedding_members where wedding_id = $1 and agency_id is null',
    [weddingId],
  )
  await target.query(
    `insert into wedding_members (wedding_id, user_id, role, preset, permissions, created_at)
    select $1, user_id, role, preset, permissions, created_at - interval '1 millisecond'
    from wedding_members where wedding_id = $2 and user_id = any($3::uuid[]) and agency_id is null`,
    [id, weddingId, rows.map(({ userId }) => userId)],
  )
}
