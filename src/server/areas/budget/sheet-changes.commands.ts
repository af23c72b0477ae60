import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { instalments, payments } from '#db/schema/payments.ts'
import { vendors } from '#db/schema/vendors.ts'
import { toCents } from '#domain/budget/money.ts'
import type { ImportedChange } from '#domain/budget/sheet/sheet-request.ts'
import { sumOf } from '#domain/payments/payments.ts'
import { CURRENT_COST } from '#server/areas/vendors/vendors.queries.ts'
import type { ActingMember } from '#server/core/changes.ts'

type Importer = ActingMember<'budget', 'edit'>

/** A change that was made, with the name of its vendor. */
type Changed = ImportedChange & { name: string }

type VendorNow = typeof vendors.$inferSelect & { paidCents: number; instalments: number }

/** Changes the vendors that are as they were seen; `kept` counts the others. Their money is not written here. */
export async function changeFromSheet(
  tx: Transaction,
  by: Importer,
  { weddingId }: ActingMember<'vendors', 'edit'>,
  changes: readonly ImportedChange[],
): Promise<{ changed: Changed[]; kept: number }> {
  if (changes.length === 0) return { changed: [], kept: 0 }
  const now = await findNow(tx, by, changes)
  const changed: Changed[] = []
  for (const change of changes) {
    const vendor = now.get(change.vendorId.toLowerCase())
    if (!vendor || !isAsSeen(vendor, change)) continue
    now.delete(vendor.id)
    changed.push({ ...change, vendorId: vendor.id, name: vendor.name })
    const { cost, status, details } = change
    if (cost === undefined && status === undefined && details === undefined) continue
    await tx
      .update(vendors)
      .set({ cost, status, details })
      .where(and(eq(vendors.weddingId, weddingId), eq(vendors.id, vendor.id)))
  }
  return { changed, kept: changes.length - changed.length }
}

async function findNow(tx: Transaction, { weddingId }: Importer, changes: readonly ImportedChange[]) {
  const ids = changes.map(({ vendorId }) => vendorId)
  // The cost that was seen is that of its buses, for a vendor that says none itself.
  const rows = await tx
    .select({ ...getTableColumns(vendors), cost: sql<number>`${sql.raw(CURRENT_COST)}::float8` })
    .from(vendors)
    .where(
      and(
        eq(vendors.weddingId, weddingId),
        inArray(vendors.id, ids),
        isNull(vendors.deletedAt),
        isNull(vendors.draftedAt),
      ),
    )
    .for('update')
  const paid = await tx
    .select({ vendorId: payments.vendorId, cents: payments.amount })
    .from(payments)
    .where(and(eq(payments.weddingId, weddingId), inArray(payments.vendorId, ids)))
  const planned = await tx
    .select({ vendorId: instalments.vendorId })
    .from(instalments)
    .where(and(eq(instalments.weddingId, weddingId), inArray(instalments.vendorId, ids)))
  const ofVendor = <Row extends { vendorId: string }>(all: readonly Row[], id: string) =>
    all.filter(({ vendorId }) => vendorId === id)
  return new Map(
    rows.map((row): [string, VendorNow] => [
      row.id,
      {
        ...row,
        paidCents: sumOf(ofVendor(paid, row.id).map(({ cents }) => cents)),
        instalments: ofVendor(planned, row.id).length,
      },
    ]),
  )
}

/** Whether all that the change touches is as the member saw it. */
function isAsSeen(now: VendorNow, { seen, cost, status, details, payment, instalments }: ImportedChange) {
  return (
    (cost === undefined || (now.headBasis === null && toCents(now.cost) === toCents(seen.cost))) &&
    (status === undefined || now.status === seen.status) &&
    (details === undefined || now.details === seen.details) &&
    (payment === null || now.paidCents === seen.paidCents) &&
    ((instalments.length === 0 && !payment?.instalmentId) || now.instalments === seen.instalments)
  )
}
