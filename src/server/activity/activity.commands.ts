import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { ACTIVITY_CHANGES_MAX, ACTIVITY_LINES_MAX, TRASH_DAYS } from '#domain/activity.ts'
import { DAY_MS, HOUR_MS } from '#domain/time.ts'
import type { Clock } from '../platform/clock.ts'

/** Turns the noting of changes off until the transaction ends: what housekeeping does is told to no person. */
export const withoutActivity = (tx: Transaction) =>
  tx.execute(sql`select set_config('azahar.activity', 'off', true)`)

/**
 * Deletes the oldest lines of a wedding beyond what it keeps. Call it after a change of thousands of rows, which could
 * fill the table faster than housekeeping comes.
 */
export async function boundActivity(
  tx: Transaction,
  weddingId: string,
  { lines, changes } = { lines: ACTIVITY_LINES_MAX, changes: ACTIVITY_CHANGES_MAX },
): Promise<void> {
  await tx.execute(sql`
    with sized as (
      select l.id, row_number() over newest as place,
        sum((
          select count(*) from activity_changes c where c.wedding_id = l.wedding_id and c.line_id = l.id
        )) over newest as changes
      from activity_lines l where l.wedding_id = ${weddingId}
      window newest as (order by l.at desc, l.id desc)
    ), old as (
      delete from activity_lines l using sized
      where l.wedding_id = ${weddingId} and l.id = sized.id
        and (sized.place > ${lines} or sized.place > 1 and sized.changes > ${changes})
      returning l.id
    )
    delete from activity_changes c using old where c.wedding_id = ${weddingId} and c.line_id = old.id`)
}

/**
 * Forgets what removed rows said once they cannot be brought back any more, and of guests all that was noted of them
 * until then; and what jobs changed, and lines beyond what a wedding keeps.
 */
export async function tidyActivity(tx: Transaction, clock: Clock): Promise<void> {
  const now = clock.now().getTime()
  const kept = new Date(now - TRASH_DAYS * DAY_MS).toISOString()
  await tx.execute(sql`
    with expired as (
      update activity_changes set before = null, after = null,
        label = case when entity in ('guests', 'households') then null else label end
      where op = 'delete' and before is not null and at < ${kept}
      returning wedding_id, entity, key, at
    )
    update activity_changes c set before = null, after = null, label = null
    from expired e
    where c.wedding_id = e.wedding_id and c.at <= e.at and (
      e.entity in ('guests', 'households') and (c.entity, c.key) = (e.entity, e.key) and c.op <> 'delete'
      or e.entity = 'guests' and c.entity = 'item_files_on_guest' and split_part(c.key, '/', 1) = e.key)`)
  await tx.execute(sql`
    delete from activity_changes c where at < ${new Date(now - HOUR_MS).toISOString()}
      and at > ${new Date(now - 7 * DAY_MS).toISOString()}
      and not exists (select from activity_lines l where l.wedding_id = c.wedding_id and l.id = c.line_id)`)
  const { rows } = await tx.execute<{ weddingId: string }>(sql`
    select wedding_id as "weddingId" from activity_lines group by wedding_id having count(*) > ${ACTIVITY_LINES_MAX}`)
  for (const { weddingId } of rows) await boundActivity(tx, weddingId)
}
