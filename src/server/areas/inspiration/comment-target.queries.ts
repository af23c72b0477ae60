import { sql } from 'drizzle-orm'
import type { CommentedData } from '#domain/notifications/notifications.ts'
import type { CommentTarget } from '#server/areas/comments/comment-target.ts'

/** Images that can be seen are commented on: not removed, and in a folder that is not. */
export const commentedImage: CommentTarget<'image'> = {
  kind: 'image',
  area: 'inspiration',
  async find(db, weddingId, imageId, isHeld) {
    const { rows } = await db.execute<CommentedData<'image'>>(sql`
      select i.id as "imageId", f.id as "folderId", f.name as "folderName" from inspirations i
      join inspiration_folders f on (f.wedding_id, f.id) = (i.wedding_id, i.folder_id) and f.deleted_at is null
      where i.wedding_id = ${weddingId} and i.id = ${imageId} and i.deleted_at is null
      ${isHeld ? sql`for no key update of i` : sql``}`)
    return rows[0]
  },
}
