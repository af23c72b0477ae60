import { sql } from 'drizzle-orm'
import type { CommentedData } from '#domain/notifications/notifications.ts'
import type { CommentTarget } from '#server/areas/comments/comment-target.ts'
import type { FileTarget } from '#server/areas/item-files/file-target.ts'

/** Guests are commented on. */
export const commentedGuest: CommentTarget<'guest'> = {
  kind: 'guest',
  area: 'guests',
  async find(db, weddingId, guestId, isHeld) {
    const { rows } = await db.execute<CommentedData<'guest'>>(sql`
      select id as "guestId", full_name as "guestName" from guests
      where wedding_id = ${weddingId} and id = ${guestId} ${isHeld ? sql`for no key update` : sql``}`)
    return rows[0]
  },
}

/** Files are kept at them too. */
export const filedGuest: FileTarget<'guest'> = { ...commentedGuest, missing: 'GUEST_NOT_FOUND' }
