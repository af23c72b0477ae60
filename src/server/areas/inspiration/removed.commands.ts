import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { withoutActivity } from '#server/areas/activity/activity.commands.ts'

/** How long the files of an image may take to be made before it counts as damaged, in SQL. */
const PROCESSING_MAX = '1 day'

/**
 * Deletes what was removed before an instant; a trigger queues the stored files of it all. Images whose files
 * could not be made for a day are called damaged, unless the store lacks what they are made of.
 */
export async function forgetRemovedInspiration(tx: Transaction, now: Date, before: Date): Promise<void> {
  await withoutActivity(tx)
  const at = before.toISOString()
  await tx.execute(sql`delete from inspirations where deleted_at < ${at}`)
  await tx.execute(sql`delete from inspiration_folders where deleted_at < ${at}`)
  await tx.execute(sql`
    update inspirations set status = 'damaged'
    where status = 'processing' and created_at < ${now.toISOString()}::timestamptz - ${PROCESSING_MAX}::interval
    and not exists (
      select from inspiration_files f join missing_files m on m.path = f.path
      where (f.wedding_id, f.image_id) = (inspirations.wedding_id, inspirations.id))`)
}
