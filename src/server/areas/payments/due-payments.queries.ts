import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { vendors } from '#db/schema/vendors.ts'
import { weddings } from '#db/schema/weddings.ts'
import { toCents } from '#domain/budget/money.ts'
import { type PaymentLine, vendorAccount } from '#domain/payments/payment-lines.ts'
import type { PaymentPlan } from '#domain/payments/payments.ts'
import { CURRENT_COST } from '#server/areas/vendors/vendors.queries.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { listPayments } from './payments.queries.ts'
import { listPlans } from './plans.queries.ts'

/** The open lines of a wedding with their vendors' accounts. */
export type DuePayments = {
  wedding: { id: string; name: string; eventDate: string | null }
  lines: (PaymentLine & { plan: PaymentPlan })[]
  paidCents: number
}

/** The sums that a wedding is still to pay, as the tab 'Pagos' shows it. */
export async function findDuePayments(
  db: Database,
  weddingId: MemberWeddingId<'budget', 'view'>,
): Promise<DuePayments> {
  const [wedding] = await db
    .select({ id: weddings.id, name: weddings.name, eventDate: weddings.eventDate })
    .from(weddings)
    .where(eq(weddings.id, weddingId))
  const costs = await db
    .select({
      id: vendors.id,
      name: vendors.name,
      status: vendors.status,
      cost: sql<number>`${sql.raw(CURRENT_COST)}::float8`,
    })
    .from(vendors)
    .where(and(eq(vendors.weddingId, weddingId), isNull(vendors.deletedAt), isNull(vendors.draftedAt)))
    .orderBy(vendors.createdAt, vendors.id)
  const plans = new Map((await listPlans(db, weddingId)).map((plan) => [plan.id, plan]))
  const payments = await listPayments(db, weddingId)
  const lines = costs.flatMap(({ id, name, status, cost }) => {
    const plan = plans.get(id)
    if (!plan) return []
    const payable = { id, name, plan, costCents: toCents(cost), isConfirmed: status === 'closed' }
    const paid = payments.filter(({ vendorId }) => vendorId === id)
    return vendorAccount(payable, paid, wedding!.eventDate).lines.map((line) => ({ ...line, plan }))
  })
  return {
    wedding: wedding!,
    lines: lines.filter(({ leftCents }) => leftCents > 0),
    paidCents: payments.reduce((sum, { cents }) => sum + cents, 0),
  }
}
