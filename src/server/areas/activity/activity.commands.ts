import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { ACTIVITY_CHANGES_MAX, ACTIVITY_LINES_MAX, TRASH_DAYS } from '#domain/activity/activity.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/time.ts'
import type { Clock } from '#server/platform/clock.ts'

/** Turns the noting of changes off until the transaction ends: what housekeeping does is told to no person. */
export const withoutActivity = (tx: Transaction) =>
  tx.execute(sql`select set_config('azahar.activity', 'off', true)`)

/** Whether a line `l` has removed something within the days of the bin. */
const HAS_REMOVED = sql`(l.at > now() - make_interval(days => ${TRASH_DAYS}) and exists (
  select from activity_changes r where r.wedding_id = l.wedding_id and r.line_id = l.id
    and (r.op = 'delete' and r.before is not null or r.op = 'update' and r.after ->> 'deleted_at' is not null)))`

/**
 * Deletes the oldest lines of a wedding beyond what it keeps; those that can still be taken out of the bin give way
 * last. Call it after a change of thousands of rows, which could
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
      window newest as (order by ${HAS_REMOVED} desc, l.at desc, l.id desc)
    ), old as (
      delete from activity_lines l using sized
      where l.wedding_id = ${weddingId} and l.id = sized.id
        and (sized.place > ${lines} or sized.place > 1 and sized.changes > ${changes})
      returning l.id
    )
    delete from activity_changes c using old where c.wedding_id = ${weddingId} and c.line_id = old.id`)
}

/** Forgets what jobs changed, and lines beyond what a wedding keeps. */
export async function tidyActivity(tx: Transaction, clock: Clock): Promise<void> {
  const now = clock.now().getTime()
  await tx.execute(sql`
    delete from activity_changes c where at < ${new Date(now - HOUR_MS).toISOString()}
      and at > ${new Date(now - 7 * DAY_MS).toISOString()}
      and not exists (select from activity_lines l where l.wedding_id = c.wedding_id and l.id = c.line_id)`)
  const { rows } = await tx.execute<{ weddingId: string }>(sql`
    select wedding_id as "weddingId" from activity_lines group by wedding_id having count(*) > ${ACTIVITY_LINES_MAX}`)
  for (const { weddingId } of rows) await boundActivity(tx, weddingId)
}
