import { sql } from 'drizzle-orm'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import type { Database, Transaction } from '#db/client.ts'
import { FOUND_IMAGES_MAX } from '#domain/inspiration/inspiration.ts'
import { VIDEO_SHARE } from '#domain/inspiration/videos.ts'
import { foldText } from '#domain/text/fold-text.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'

/** The file of the video `i` and its length; null for an image. */
export const VIDEO = `case when i.video_url is not null then json_build_object('url', i.video_url, 'seconds', i.video_seconds) end`

/** The columns of an image in the shape of the contract. */
const IMAGE = `i.id, i.folder_id as "folderId", i.file_name as "fileName", i.image_url as "imageUrl", ${VIDEO} as video, i.status,
  i.width, i.height, i.color, i.placeholder, i.tags, i.notes, i.review, i.source_url as "sourceUrl", to_json(i.created_at) #>> '{}' as "createdAt"`

/** Images that can be seen: not removed, and in a folder that is not. */
export const VISIBLE = `from inspirations i
  join inspiration_folders f on (f.wedding_id, f.id) = (i.wedding_id, i.folder_id) and f.deleted_at is null
  where i.wedding_id = $1::uuid and i.deleted_at is null`

/** Images of one moment keep one order. */
export const NEWEST_FIRST = 'order by i.created_at desc, i.id desc'

const LIST_IMAGES = {
  name: 'inspiration-images-list',
  text: `select coalesce(json_agg(row), '[]')::text as json from (
    select ${IMAGE} ${VISIBLE} and i.folder_id = $2::uuid ${NEWEST_FIRST}) row`,
}

/** The images of a folder as JSON in the shape of the contract, newest first (spec 7). */
export async function listImagesJson(
  db: Database,
  weddingId: MemberWeddingId<'inspiration', 'view'>,
  folderId: string,
): Promise<string> {
  const { rows } = await db.$client.query<{ json: string }>({ ...LIST_IMAGES, values: [weddingId, folderId] })
  return rows[0]!.json
}

/** Images of every folder in whose tags or note each word is found; none without a word. */
export async function searchImages(
  db: Database,
  weddingId: MemberWeddingId<'inspiration', 'view'>,
  search: string,
): Promise<InspirationImage[]> {
  const words = foldText(search).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const { rows } = await db.$client.query<InspirationImage>(
    `select ${IMAGE} ${VISIBLE} and i.search_text like all ($2::text[]) ${NEWEST_FIRST} limit ${FOUND_IMAGES_MAX}`,
    [weddingId, patterns],
  )
  return rows
}

/** An image; `undefined` when the wedding has none with that id, or has removed it. */
export async function findImage(
  db: Database,
  weddingId: MemberWeddingId<'inspiration', 'view'>,
  imageId: string,
): Promise<InspirationImage | undefined> {
  const { rows } = await db.$client.query<InspirationImage>(
    `select ${IMAGE} ${VISIBLE} and i.id = $2::uuid`,
    [weddingId, imageId],
  )
  return rows[0]
}

/**
 * Whether a video of so many bytes still fits into the part of the files of a wedding that videos may have. What was removed
 * does not count, so that removing makes room; but with it there is never more than all files may have, however often a
 * guest sends and takes back.
 */
export async function hasRoomForVideo(
  db: Database | Transaction,
  weddingId: MemberWeddingId<'inspiration', 'edit'>,
  size: number,
  maxBytes: number,
): Promise<boolean> {
  const { rows } = await db.execute<{ present: string; total: string }>(sql`
    select coalesce(sum(f.size) filter (where i.deleted_at is null and o.deleted_at is null), 0) as present,
      coalesce(sum(f.size), 0) as total
    from public.inspirations i
    join public.inspiration_folders o on (o.wedding_id, o.id) = (i.wedding_id, i.folder_id)
    join public.inspiration_files f on (f.wedding_id, f.image_id) = (i.wedding_id, i.id)
    where i.wedding_id = ${weddingId} and i.video_url is not null`)
  const { present, total } = rows[0]!
  return Number(present) + size <= maxBytes * VIDEO_SHARE && Number(total) + size <= maxBytes
}
