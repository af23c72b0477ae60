import type { InspirationImage } from '#contract/inspiration-images.ts'
import type { Database } from '#db/client.ts'
import { NEWEST_FIRST } from './inspiration.queries.ts'

export type SharedFolder = {
  weddingId: string
  weddingName: string
  folderId: string
  name: string
  color: number
  lastDay: string
  images: Pick<InspirationImage, 'imageUrl' | 'width' | 'height' | 'color' | 'notes' | 'tags'>[]
}

/**
 * Finds the rows that the page of a shared folder shows on a day; `undefined` when its link does not work (any more).
 */
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
       and not exists (select from hidden_content h where (h.owner_id, h.target_id) = (s.wedding_id, s.folder_id))
       and not exists (select from deleted_weddings d where d.wedding_id = s.wedding_id)`,
    [token, today],
  )
  return rows[0]
}
