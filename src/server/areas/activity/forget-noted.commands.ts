import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import type { RemovableTable } from '#domain/activity/logged-tables.ts'

/**
 * Forgets what was noted of removed rows, so that they cannot come back: of guests and families all of it, and their
 * names; and deletes what was kept at them, whose stored files a trigger queues.
 */
export async function forgetNoted(
  tx: Transaction,
  weddingId: string,
  { entity, keys }: { entity: RemovableTable; keys: readonly string[] },
): Promise<void> {
  const ids = sql.param(keys)
  await tx.execute(sql`
    update activity_changes set before = null, after = null,
      label = case when entity in ('guests', 'households') then null else label end
    where wedding_id = ${weddingId} and entity = ${entity} and key = any(${ids}::text[])`)
  await tx.execute(sql`
    update activity_changes c set before = null, after = null
    where c.wedding_id = ${weddingId} and c.op = 'delete' and c.before is not null and case ${entity}
      when 'guests' then c.entity in ('event_answers', 'catering_version_needs')
        and split_part(c.key, '/', 1) = any(${ids}::text[])
      when 'wedding_events' then c.entity = 'event_answers' and split_part(c.key, '/', 2) = any(${ids}::text[])
      when 'households' then c.entity in ('household_answers', 'guest_mails', 'message_chats')
        and c.before ->> 'household_id' = any(${ids}::text[])
      when 'agenda_days' then c.entity = 'agenda_items' and c.before ->> 'day_id' = any(${ids}::text[])
      else false end`)
  const kind = { guests: 'guest', agenda_items: 'item', tasks: 'task' }[entity as string]
  if (!kind) return
  await tx.execute(sql`
    delete from item_files where wedding_id = ${weddingId} and kind = ${kind} and item_deleted_at is not null
      and item_id::text = any(${ids}::text[])`)
  await tx.execute(sql`
    delete from comments where wedding_id = ${weddingId} and kind = ${kind} and item_deleted_at is not null
      and target = any(${ids}::text[])`)
  if (kind !== 'guest') return
  await tx.execute(sql`
    update activity_changes set before = null, after = null, label = null
    where wedding_id = ${weddingId} and entity = 'item_files_on_guest'
      and split_part(key, '/', 1) = any(${ids}::text[])`)
}
