import { sql } from 'drizzle-orm'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import type { InspirationImage } from '#contract/inspiration-images.ts'
import type { Database, Transaction } from '#db/client.ts'
import { foldText } from '#domain/fold-text.ts'
import { FOUND_IMAGES_MAX } from '#domain/inspiration.ts'
import type { MemberWeddingId } from '../auth/gate.ts'

/** The folders of the wedding `$1` as rows in the shape of the contract. */
const FOLDERS = `
  select f.id, f.name, f.color, f.icon, f.position, f.cover_image_id as "coverImageId",
    coalesce(c.count, 0)::int as "imageCount", f.created_at as "createdAt",
    coalesce(
      (select i.image_url from inspirations i where (i.wedding_id, i.id) = (f.wedding_id, f.cover_image_id)
        and i.folder_id = f.id and i.deleted_at is null),
      (select i.image_url from inspirations i where (i.wedding_id, i.folder_id) = (f.wedding_id, f.id)
        and i.deleted_at is null and i.image_url is not null order by i.created_at desc, i.id desc limit 1)
    ) as cover,
    case when s.token is not null then
      json_build_object('path', '/inspiracion/' || s.token, 'lastDay', s.last_day) end as share
  from inspiration_folders f
  left join (
    select folder_id, count(*) from inspirations where wedding_id = $1::uuid and deleted_at is null group by folder_id
  ) c on c.folder_id = f.id
  left join inspiration_shares s on (s.wedding_id, s.folder_id) = (f.wedding_id, f.id)
  where f.wedding_id = $1::uuid and f.deleted_at is null`

const LIST_FOLDERS = {
  name: 'inspiration-folders-list',
  text: `select coalesce(json_agg(row order by position, "createdAt", id), '[]')::text as json from (${FOLDERS}) row`,
}

/** The folders as JSON in the shape of the contract, in their order. */
export async function listFoldersJson(db: Database, weddingId: MemberWeddingId): Promise<string> {
  const { rows } = await db.$client.query<{ json: string }>({ ...LIST_FOLDERS, values: [weddingId] })
  return rows[0]!.json
}

const FIND_FOLDER = {
  name: 'inspiration-folder-find',
  text: `select row_to_json(row) as folder from (${FOLDERS} and f.id = $2::uuid) row`,
}

/** A folder; `undefined` when the wedding has none with that id, or has removed it. */
export async function findFolder(
  db: Database,
  weddingId: MemberWeddingId,
  folderId: string,
): Promise<InspirationFolder | undefined> {
  const values = [weddingId, folderId]
  const { rows } = await db.$client.query<{ folder: InspirationFolder }>({ ...FIND_FOLDER, values })
  return rows[0]?.folder
}

/** Whether the folder is there. */
export async function isFolder(
  db: Database | Transaction,
  weddingId: MemberWeddingId,
  folderId: string,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from inspiration_folders
    where wedding_id = ${weddingId} and id = ${folderId} and deleted_at is null`)
  return rows.length > 0
}

/** The columns of an image in the shape of the contract. */
const IMAGE = `i.id, i.folder_id as "folderId", i.file_name as "fileName", i.image_url as "imageUrl", i.status,
  i.width, i.height, i.color, i.placeholder, i.tags, i.notes, to_json(i.created_at) #>> '{}' as "createdAt"`

/** Images that can be seen: not removed, and in a folder that is not. */
const VISIBLE = `from inspirations i
  join inspiration_folders f on (f.wedding_id, f.id) = (i.wedding_id, i.folder_id) and f.deleted_at is null
  where i.wedding_id = $1::uuid and i.deleted_at is null`

const NEWEST_FIRST = 'order by i.created_at desc, i.id desc'

const LIST_IMAGES = {
  name: 'inspiration-images-list',
  text: `select coalesce(json_agg(row), '[]')::text as json from (
    select ${IMAGE} ${VISIBLE} and i.folder_id = $2::uuid ${NEWEST_FIRST}) row`,
}

/** The images of a folder as JSON in the shape of the contract, newest first (spec 7). */
export async function listImagesJson(
  db: Database,
  weddingId: MemberWeddingId,
  folderId: string,
): Promise<string> {
  const { rows } = await db.$client.query<{ json: string }>({ ...LIST_IMAGES, values: [weddingId, folderId] })
  return rows[0]!.json
}

/** Images of every folder in whose tags or note each word is found; none without a word. */
export async function searchImages(
  db: Database,
  weddingId: MemberWeddingId,
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
  weddingId: MemberWeddingId,
  imageId: string,
): Promise<InspirationImage | undefined> {
  const { rows } = await db.$client.query<InspirationImage>(
    `select ${IMAGE} ${VISIBLE} and i.id = $2::uuid`,
    [weddingId, imageId],
  )
  return rows[0]
}

export type Download = { path: string; size: number; fileName: string; contentType: string }

/** Where the original of an image lies; `undefined` while it is not made. */
export async function findOriginal(
  db: Database,
  weddingId: MemberWeddingId,
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
  weddingId: MemberWeddingId,
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

export type SharedFolder = {
  weddingId: string
  weddingName: string
  folderId: string
  name: string
  color: number
  lastDay: string
  images: Pick<InspirationImage, 'imageUrl' | 'width' | 'height' | 'color' | 'notes' | 'tags'>[]
}

/** What the page of a shared folder shows on a day; `undefined` when its link does not work (any more). */
export async function findSharedFolder(
  db: Database,
  token: string,
  today: string,
): Promise<SharedFolder | undefined> {
  const { rows } = await db.$client.query<SharedFolder>(
    `select f.wedding_id as "weddingId", w.name as "weddingName", f.id as "folderId", f.name, f.color,
       s.last_day::text as "lastDay",
       coalesce((
         select json_agg(row) from (
           select i.image_url as "imageUrl", i.width, i.height, i.color, i.notes, i.tags from inspirations i
           where (i.wedding_id, i.folder_id) = (f.wedding_id, f.id) and i.deleted_at is null and i.status = 'ready'
           ${NEWEST_FIRST}
         ) row
       ), '[]') as images
     from inspiration_shares s
     join inspiration_folders f on (f.wedding_id, f.id) = (s.wedding_id, s.folder_id) and f.deleted_at is null
     join weddings w on w.id = s.wedding_id
     where s.token = $1 and s.last_day >= $2::date
       and not exists (select from deleted_weddings d where d.wedding_id = s.wedding_id)`,
    [token, today],
  )
  return rows[0]
}
