import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { instalments, payments } from '#db/schema/payments.ts'
import { toCents } from '#domain/budget/money.ts'
import { grouped } from '#domain/lists/grouped.ts'
import { inOrderOfDay, type PaymentLine, vendorAccount } from '#domain/payments/payment-lines.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { CURRENT_COST } from '#server/areas/vendors/vendors.queries.ts'
import { instalmentOf } from './instalment-columns.queries.ts'

/** So many vendors with something that may be due are read at most, those that are due first. */
const VENDORS_READ_MAX = 400

/** An instalment of a wedding that is overdue or due until a day, with what is left of it. */
export type DueInstalment = PaymentLine & {
  weddingId: string
  instalment: NonNullable<PaymentLine['instalment']>
  day: IsoDate
}

type DueVendor = {
  weddingId: string
  vendorId: string
  name: string
  isConfirmed: boolean
  cost: number
  eventDate: IsoDate | null
}

/**
 * The instalments that are due until `last` in weddings whose payments a person sees: in those of today and later, and
 * of `since` at the earliest. The earliest first, in three statements however many weddings there are.
 */
export async function listDueInstalments(
  db: Database,
  userId: string,
  { since, last }: { since: IsoDate; last: IsoDate },
): Promise<DueInstalment[]> {
  const { rows: found } = await db.execute<DueVendor>(sql`
    with due as (
      select i.wedding_id, i.vendor_id, w.event_date, min(coalesce(i.due_on, w.event_date - i.days_before)) as day
      from wedding_members m join weddings w on w.id = m.wedding_id join instalments i on i.wedding_id = w.id
      where m.user_id = ${userId} and m.permissions ->> 'budget' is distinct from 'none'
        and (w.event_date is null or w.event_date >= ${since}::date)
        and coalesce(i.due_on, w.event_date - i.days_before) <= ${last}::date
      group by 1, 2, 3
    )
    select vendors.wedding_id as "weddingId", vendors.id as "vendorId", vendors.name,
      vendors.status = 'closed' as "isConfirmed", ${sql.raw(CURRENT_COST)}::float8 as cost,
      due.event_date::text as "eventDate"
    from due join vendors on (vendors.wedding_id, vendors.id) = (due.wedding_id, due.vendor_id)
    where vendors.deleted_at is null and vendors.drafted_at is null
    order by due.day, vendors.wedding_id, vendors.id limit ${VENDORS_READ_MAX}`)
  if (found.length === 0) return []
  const plans = await db
    .select()
    .from(instalments)
    .where(isOfOne(sql`(${instalments.weddingId}, ${instalments.vendorId})`, found))
    .orderBy(instalments.position, instalments.id)
  const paid = await db
    .select({
      weddingId: payments.weddingId,
      vendorId: payments.vendorId,
      instalmentId: payments.instalmentId,
      cents: payments.amount,
    })
    .from(payments)
    .where(isOfOne(sql`(${payments.weddingId}, ${payments.vendorId})`, found))
  const planOf = grouped(plans, keyOf)
  const paidTo = grouped(paid, keyOf)
  const lines = found.flatMap((vendor) => {
    const plan = { instalments: (planOf.get(keyOf(vendor)) ?? []).map(instalmentOf) }
    const payable = { ...vendor, id: vendor.vendorId, plan, costCents: toCents(vendor.cost) }
    const account = vendorAccount(payable, paidTo.get(keyOf(vendor)) ?? [], vendor.eventDate)
    return account.lines.map((line) => ({ ...line, weddingId: vendor.weddingId }))
  })
  return inOrderOfDay(lines.filter((line): line is DueInstalment => isDue(line, last)))
}

const keyOf = ({ weddingId, vendorId }: { weddingId: string; vendorId: string }) => `${weddingId} ${vendorId}`

const isOfOne = (key: SQL, found: readonly DueVendor[]): SQL => sql`${key} in (
  select * from unnest(
    ${sql.param(found.map(({ weddingId }) => weddingId))}::uuid[],
    ${sql.param(found.map(({ vendorId }) => vendorId))}::uuid[]))`

const isDue = ({ instalment, day, leftCents }: PaymentLine, last: IsoDate): boolean =>
  instalment !== null && leftCents > 0 && day !== null && day <= last
