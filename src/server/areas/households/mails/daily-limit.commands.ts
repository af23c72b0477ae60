import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { DUE_STATUSES, MAILS_A_DAY_PER_WEDDING, nextMailDay } from '#domain/households/guest-mails.ts'
import { WEDDING_TIME_ZONE } from '#domain/time/dates.ts'
import type { Clock } from '#server/platform/clock.ts'

/** The mails that are still to go, by the condition of their index. */
export const IS_DUE = sql.raw(`status in ('${DUE_STATUSES.join("', '")}')`)

/**
 * Whether a wedding has sent all that it may today. The deliveries to several domains count one after the other, so
 * that they do not take the last place twice.
 */
export async function isDayFull(tx: Transaction, clock: Clock, weddingId: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${weddingId}/guest-mails`}, 0))`)
  const { rows } = await tx.execute<{ sent: number }>(sql`
    select count(*)::int as sent from guest_mails
    where wedding_id = ${weddingId} and attempted_at >= (
      date_trunc('day', ${clock.now().toISOString()}::timestamptz at time zone ${WEDDING_TIME_ZONE})
      at time zone ${WEDDING_TIME_ZONE})`)
  return rows[0]!.sent >= MAILS_A_DAY_PER_WEDDING
}

/**
 * Leaves what waits of a wedding for a domain to the next day. The three days that a mail is tried for begin then:
 * one that waited for its turn has not been refused yet.
 */
export async function postpone(
  tx: Transaction,
  clock: Clock,
  weddingId: string,
  domain: string,
): Promise<'postponed'> {
  const at = nextMailDay(clock.now()).toISOString()
  await tx.execute(sql`
    update guest_mails set next_at = ${at}, created_at = ${at}
    where wedding_id = ${weddingId} and id in (
      select id from guest_mails
      where wedding_id = ${weddingId} and domain = ${domain} and ${IS_DUE} and attempted_at is null
        and next_at < ${at}
      for update skip locked)`)
  return 'postponed'
}
