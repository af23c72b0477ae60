import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { instalments, paymentPlans } from '#db/schema/payments.ts'
import { vendors } from '#db/schema/vendors.ts'
import type { Instalment, PaymentPlan } from '#domain/payments/payments.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { type InstalmentRow, instalmentOf } from './instalment-columns.queries.ts'

type WeddingId = MemberWeddingId<'budget', 'view'>

/** How each vendor on the canvas is paid, or one of them; drafts are not among them. */
export async function listPlans(
  db: Database | Transaction,
  weddingId: WeddingId,
  vendorId?: string,
): Promise<PaymentPlan[]> {
  const isOnCanvas = and(
    eq(vendors.weddingId, weddingId),
    isNull(vendors.deletedAt),
    isNull(vendors.draftedAt),
    vendorId === undefined ? undefined : eq(vendors.id, vendorId),
  )
  const plans = await db
    .select({
      id: vendors.id,
      iban: paymentPlans.iban,
      payee: paymentPlans.payee,
      isVatIncluded: paymentPlans.isVatIncluded,
      createdAt: sql<string>`to_json(${vendors.createdAt}) #>> '{}'`,
    })
    .from(vendors)
    .leftJoin(
      paymentPlans,
      and(eq(paymentPlans.weddingId, vendors.weddingId), eq(paymentPlans.vendorId, vendors.id)),
    )
    .where(isOnCanvas)
    .orderBy(vendors.createdAt, vendors.id)
  const rows = await listInstalmentRows(db, weddingId, vendorId)
  const byVendor = new Map<string, Instalment[]>()
  for (const row of rows)
    byVendor.set(row.vendorId, [...(byVendor.get(row.vendorId) ?? []), instalmentOf(row)])
  return plans.map((plan) => ({ ...plan, instalments: byVendor.get(plan.id) ?? [] }))
}

const listInstalmentRows = (
  db: Database | Transaction,
  weddingId: WeddingId,
  vendorId: string | undefined,
): Promise<InstalmentRow[]> =>
  db
    .select()
    .from(instalments)
    .where(
      and(
        eq(instalments.weddingId, weddingId),
        vendorId === undefined ? undefined : eq(instalments.vendorId, vendorId),
      ),
    )
    .orderBy(instalments.position, instalments.id)
