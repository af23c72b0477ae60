import { sql } from 'drizzle-orm'
import type { CommentedData } from '#domain/notifications/notifications.ts'
import type { CommentTarget } from '#server/areas/comments/comment-target.ts'
import type { FileTarget } from '#server/areas/item-files/file-target.ts'

/** The items of the agenda are commented on. */
export const commentedItem: CommentTarget<'item'> = {
  kind: 'item',
  area: 'agenda',
  async find(db, weddingId, itemId, isHeld) {
    const { rows } = await db.execute<CommentedData<'item'>>(sql`
      select id as "itemId", title as "itemTitle" from agenda_items
      where wedding_id = ${weddingId} and id = ${itemId} ${isHeld ? sql`for no key update` : sql``}`)
    return rows[0]
  },
}

/** Files are kept at them too. */
export const filedItem: FileTarget<'item'> = { ...commentedItem, missing: 'AGENDA_ITEM_NOT_FOUND' }
