import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { TRASH_DAYS } from '#domain/activity.ts'
import { DAY_MS } from '#domain/time.ts'
import type { Clock } from '../platform/clock.ts'

/** Deletes the comments on items that were deleted long ago and have not come back. */
export async function forgetCommentsOfDeleted(tx: Transaction, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - TRASH_DAYS * DAY_MS).toISOString()
  await tx.execute(sql`
    delete from comments c where c.item_deleted_at < ${before} and case c.kind
      when 'guest' then not exists (
        select from guests i where i.wedding_id = c.wedding_id and i.id::text = c.target)
      when 'item' then not exists (
        select from agenda_items i where i.wedding_id = c.wedding_id and i.id::text = c.target)
      when 'vendor' then not exists (
        select from vendors i where i.wedding_id = c.wedding_id and i.id::text = c.target)
      when 'image' then not exists (
        select from inspirations i where i.wedding_id = c.wedding_id and i.id::text = c.target)
      else false end`)
}
