import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import type { BookOwnerId } from '#server/core/membership.ts'

export type PaymentFacts = { dueOn: IsoDate; iban: string }

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

/**
 * The charges whose day is known, each with the account that the last agreement of its wedding names for payments. A
 * charge without one of both has no entry.
 */
export async function readPaymentFacts(
  db: Database,
  ownerId: BookOwnerId,
): Promise<Map<string, PaymentFacts>> {
  const { rows } = await db.execute<{ chargeId: string; dueOn: string; iban: string }>(sql`
    select c.id as "chargeId", coalesce(v.due_on, coalesce(w.event_date, a.event_date) - v.days_before)::text as "dueOn",
      upper(regexp_replace(g.iban, '[^[:alnum:]]', '', 'g')) as iban
    from book_charges c
    join book_accounts a on (a.owner_id, a.id) = (c.owner_id, c.account_id)
    left join weddings w on w.id = a.wedding_id
    join lateral (
      select due_on, days_before from book_charge_versions
      where (owner_id, charge_id) = (c.owner_id, c.id) order by version desc limit 1) v on true
    join lateral (
      select s.content->>'iban' as iban from agreement_versions s
      join planner_requests r on (r.planner_id, r.id) = (s.planner_id, s.request_id)
      where r.planner_id = c.owner_id and r.wedding_id = a.wedding_id order by s.sent_at desc limit 1) g on true
    where c.owner_id = ${ownerId} and coalesce(v.due_on, coalesce(w.event_date, a.event_date) - v.days_before) is not null`)
  return new Map(
    rows
      .filter(({ iban }) => IBAN.test(iban))
      .map(({ chargeId, dueOn, iban }) => [chargeId, { dueOn, iban }] as const),
  )
}
