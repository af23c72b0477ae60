import type { NextPayment } from '#contract/payment-rows.ts'
import type { Database } from '#db/client.ts'
import { nextPayments } from '#domain/payments/next-payments.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { findDuePayments } from './due-payments.queries.ts'

/** The payments that the home names among what is next. */
export async function findNextPayments(
  db: Database,
  clock: Clock,
  weddingId: MemberWeddingId<'budget', 'view'>,
): Promise<NextPayment[]> {
  const { lines } = await findDuePayments(db, weddingId)
  return nextPayments(lines, dayInMadrid(clock.now())).map(({ instalment, vendorName, leftCents, day }) => ({
    id: instalment!.id,
    concept: instalment!.concept,
    vendorName,
    leftCents,
    day: day!,
  }))
}
