import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { TRASH_DAYS } from '#domain/activity.ts'
import { DAY_MS } from '#domain/time.ts'
import type { Clock } from '../platform/clock.ts'

/** Deletes the files of items that were deleted long ago and have not come back; a trigger queues what is stored. */
export async function forgetFilesOfDeleted(tx: Transaction, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - TRASH_DAYS * DAY_MS).toISOString()
  await tx.execute(sql`
    delete from item_files f where f.item_deleted_at < ${before} and case f.kind
      when 'guest' then not exists (
        select from guests i where i.wedding_id = f.wedding_id and i.id = f.item_id)
      when 'item' then not exists (
        select from agenda_items i where i.wedding_id = f.wedding_id and i.id = f.item_id)
      else false end`)
}
