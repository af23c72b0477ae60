import type { InspirationImage } from '#contract/inspiration-images.ts'
import type { Database } from '#db/client.ts'
import { GUEST_PHOTO_TAG, PARTY_IMAGES_MAX } from '#domain/inspiration/inspiration.ts'
import type { WeddingStyleChoice } from '#domain/style/wedding-styles.ts'
import { NEWEST_FIRST, VIDEO } from './inspiration.queries.ts'

export type SharedFolder = {
  weddingId: string
  weddingName: string
  look: WeddingStyleChoice
  folderId: string
  name: string
  color: number
  lastDay: string
  takesPhotos: boolean
  showsImages: boolean
  isReviewed: boolean
  images: Pick<
    InspirationImage,
    'id' | 'imageUrl' | 'video' | 'width' | 'height' | 'color' | 'notes' | 'tags'
  >[]
}

/** The day that it is at the wedding of the link `s` at the instant `$2`. */
const TODAY = `($2::timestamptz at time zone
  (select z.time_zone from weddings z where z.id = s.wedding_id))::date`

/** Whether the link `s` shows images at the instant `$2`. */
const SHOWS = `(s.last_day >= ${TODAY} or s.reviewed_until >= ${TODAY})`

/**
 * Whether the link `s` shows the image `i`: guests' photographs once they are published, and those of members. A release
 * before decision 152 gives no state to what guests send, which is then no image of members.
 */
const IS_SHOWN = `i.deleted_at is null and i.status = 'ready' and (i.review = 'published' or i.review is null
  and (s.reviewed_until is null or not i.tags @> array['${GUEST_PHOTO_TAG}']))`

/** That neither the folder nor the wedding is hidden or gone. */
const IS_OPEN = `not exists (select from hidden_content h where (h.owner_id, h.target_id) = (s.wedding_id, s.folder_id))
  and not exists (select from deleted_weddings d where d.wedding_id = s.wedding_id)`

/**
 * Finds the rows that the page of a shared folder shows at an instant; `undefined` when its link does not work (any more).
 */
export async function findSharedFolder(
  db: Database,
  token: string,
  now: Date,
): Promise<SharedFolder | undefined> {
  const { rows } = await db.$client.query<SharedFolder>(
    `select f.wedding_id as "weddingId", w.name as "weddingName",
       json_build_object('style', w.style, 'colors', w.style_colors) as look, f.id as "folderId", f.name, f.color,
       greatest(s.last_day, s.photos_until, s.reviewed_until)::text as "lastDay", coalesce(s.photos_until >= ${TODAY}, false) as "takesPhotos",
       ${SHOWS} as "showsImages", s.reviewed_until is not null as "isReviewed",
       coalesce((
         select json_agg(row) from (
           select i.id, i.image_url as "imageUrl", ${VIDEO} as video, i.width, i.height, i.color, i.notes, i.tags from inspirations i
           where (i.wedding_id, i.folder_id) = (f.wedding_id, f.id) and ${IS_SHOWN} and ${SHOWS}
           ${NEWEST_FIRST}
           limit case when s.photos_until >= ${TODAY} then ${PARTY_IMAGES_MAX} end
         ) row
       ), '[]') as images
     from inspiration_shares s
     join inspiration_folders f on (f.wedding_id, f.id) = (s.wedding_id, s.folder_id) and f.deleted_at is null
     join weddings w on w.id = s.wedding_id
     where s.token = $1 and greatest(s.last_day, s.photos_until, s.reviewed_until) >= ${TODAY} and ${IS_OPEN}`,
    [token, now.toISOString()],
  )
  return rows[0]
}

/** The folder that a link adds photographs to. */
export type PhotoLink = { weddingId: string; folderId: string; token: string }

/** Finds the folder of a link that takes photographs at an instant; `undefined` when it does not (any more). */
export async function findPhotoLink(db: Database, token: string, now: Date): Promise<PhotoLink | undefined> {
  const { rows } = await db.$client.query<PhotoLink>({
    name: 'photo-link',
    text: `select f.wedding_id as "weddingId", f.id as "folderId", s.token from inspiration_shares s
      join inspiration_folders f on (f.wedding_id, f.id) = (s.wedding_id, s.folder_id) and f.deleted_at is null
      where s.token = $1 and s.photos_until >= ${TODAY} and ${IS_OPEN}`,
    values: [token, now.toISOString()],
  })
  return rows[0]
}

/** Whether a link still shows one image at an instant, so that the address of its files ends with either. */
export async function isImageShared(
  db: Database,
  { token, imageId }: { token: string; imageId: string },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.$client.query({
    name: 'image-shared',
    text: `select from inspiration_shares s
      join inspiration_folders f on (f.wedding_id, f.id) = (s.wedding_id, s.folder_id) and f.deleted_at is null
      join inspirations i on (i.wedding_id, i.folder_id) = (f.wedding_id, f.id) and i.id = $3::uuid
      where s.token = $1 and ${SHOWS} and ${IS_SHOWN} and ${IS_OPEN}`,
    values: [token, now.toISOString(), imageId],
  })
  return rowCount === 1
}

/** The names of the photographs of one form that are still there, by their ids. */
export async function findSentPhotos(
  db: Database,
  { weddingId }: PhotoLink,
  imageIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.$client.query<{ id: string; fileName: string }>({
    name: 'sent-photos',
    text: `select i.id, i.file_name as "fileName" from inspirations i
      where i.wedding_id = $1 and i.id = any($2::uuid[]) and i.deleted_at is null`,
    values: [weddingId, imageIds],
  })
  return new Map(rows.map(({ id, fileName }) => [id, fileName]))
}
