import type { Platform } from '#server/core/context.ts'
import { UploadRefused } from '#server/core/http/upload-handler.ts'
import type { Actor } from '#server/core/membership.ts'
import { idFromKey, newId } from '#server/platform/ids.ts'
import { type ArchiveSource, openArchive } from './open-archive.ts'
import { isTaken, listOpened } from './opened-weddings.queries.ts'

/** A ZIP that waits in an import, by the ids that name it. */
export type StoredArchive = Omit<ArchiveSource, 'weddingId'> & { key: readonly string[] }

/** The id of the wedding that a waiting ZIP becomes: a person who opens it twice gets the same one. */
export const openedIdOf = (userId: string, key: readonly string[]): string =>
  idFromKey(userId, `opened/${key.join('/')}`)

/** Opens a waiting ZIP as a new wedding of the person, or answers with the wedding that it has become already. */
export async function openStored(
  { databases, ...platform }: Platform,
  actor: Actor,
  { key, ...source }: StoredArchive,
) {
  const db = databases.published
  const weddingId = openedIdOf(actor.userId, key)
  const [opened] = await listOpened(db, actor.userId, [weddingId])
  if (opened) return { ...opened, missing: 0, missingFiles: [] }
  const isGone = await isTaken(db, weddingId)
  return openArchive({ ...platform, databases, db }, actor, {
    ...source,
    weddingId: isGone ? newId() : weddingId,
  })
}

type Code =
  | 'ARCHIVE_UNKNOWN'
  | 'ARCHIVE_NEWER'
  | 'ARCHIVE_DAMAGED'
  | 'ARCHIVE_TOO_LARGE'
  | 'PLAN_NEEDED'
  | 'IMPORT_UNDER_WAY'

type Refusals = Record<Code, () => Error> & { TOO_MANY_WEDDINGS: (given: { data: { max: number } }) => Error }

/** Why a ZIP was not opened, as a procedure says it; anything else stays what it is. */
export function refusedAs(errors: Refusals, error: unknown): unknown {
  if (!(error instanceof UploadRefused)) return error
  const { code, data } = error
  if (code === 'TOO_MANY_WEDDINGS') return errors.TOO_MANY_WEDDINGS({ data: data as { max: number } })
  return code in errors ? errors[code as Code]() : error
}
