import type { Database } from '#db/client.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { NEWEST_FIRST, VISIBLE } from './inspiration.queries.ts'

export type Download = { path: string; size: number; fileName: string; contentType: string }

/** Finds the original of an image; `undefined` while it is not made. */
export async function findOriginal(
  db: Database,
  weddingId: MemberWeddingId<'inspiration', 'view'>,
  imageId: string,
): Promise<Download | undefined> {
  const { rows } = await db.$client.query<Download>(
    `select ${DOWNLOAD} ${WITH_ORIGINAL} and i.id = $2::uuid`,
    [weddingId, imageId],
  )
  return rows[0]
}

/** The originals of a folder, newest first. */
export async function listOriginals(
  db: Database,
  weddingId: MemberWeddingId<'inspiration', 'view'>,
  folderId: string,
): Promise<Download[]> {
  const { rows } = await db.$client.query<Download>(
    `select ${DOWNLOAD} ${WITH_ORIGINAL} and i.folder_id = $2::uuid ${NEWEST_FIRST}`,
    [weddingId, folderId],
  )
  return rows
}

const DOWNLOAD = `o.path, o.size, i.file_name as "fileName", o.content_type as "contentType"`

const WITH_ORIGINAL = VISIBLE.replace(
  'where',
  `join inspiration_files o on (o.wedding_id, o.image_id, o.variant) = (i.wedding_id, i.id, 'original')
  where`,
)
