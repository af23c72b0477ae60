import { sql } from 'drizzle-orm'
import type { SeenVendor } from '#contract/scenarios.ts'
import type { Vendor } from '#contract/vendors.ts'
import type { Database, Transaction } from '#db/client.ts'
import { vendors } from '#db/schema/vendors.ts'
import { toCents } from '#domain/budget/money.ts'
import { adoptedPrice, type ScenarioChanges } from '#domain/budget/scenarios.ts'
import type { HeadPrice } from '#domain/vendors/vendor-prices.ts'
import { headPriceRow } from '#server/areas/vendors/vendor-prices.commands.ts'
import { VENDOR } from '#server/areas/vendors/vendors.queries.ts'
import { type ActingMember, activityLine, lockForWriting, recordChange } from '#server/core/changes.ts'
import { valuesOf } from '#server/core/recorded.ts'

/** A vendor that is no longer as the person saw it: its price by unit if that is another, or its cost, in euros. */
export type ChangedPrice = { name: string; euros: number }

/**
 * Writes to the vendors what a scenario makes of their prices, in one transaction and one line of activity, whose id it
 * answers. `nothing` when no price would be another; the first vendor that was not seen as it is now refuses it all.
 */
export function adoptScenario(
  db: Database,
  by: ActingMember<'vendors', 'edit'>,
  { changes, seen }: { changes: ScenarioChanges; seen: readonly SeenVendor[] },
): Promise<string | ChangedPrice | 'nothing'> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'vendors')
    const { rows } = await tx.execute<Vendor>(sql`
      select ${sql.raw(VENDOR.one)} from vendors
      where wedding_id = ${weddingId} and deleted_at is null and drafted_at is null and head_basis is not null
      order by created_at, id for update`)
    const adopted = rows.flatMap((vendor) => {
      const price = adoptedPrice(vendor, changes)
      return price ? [{ vendor, price }] : []
    })
    const changed = changedAmong(rows, adopted, seen)
    if (changed) return changed
    if (adopted.length === 0) return 'nothing'
    for (const { vendor, price } of adopted) await writePrice(tx, weddingId, vendor.id, price)
    await recordChange(tx, by, ['budget', 'vendors'])
    return activityLine(tx)
  })
}

function changedAmong(
  vendors: readonly Vendor[],
  adopted: readonly { vendor: Vendor }[],
  seen: readonly SeenVendor[],
): ChangedPrice | undefined {
  const asSeen = new Map(seen.map((one) => [one.vendorId, one]))
  const concerned = vendors.filter(
    (vendor) => asSeen.has(vendor.id) || adopted.some((one) => one.vendor === vendor),
  )
  for (const { id, name, cost, perHead } of concerned) {
    const was = asSeen.get(id)
    const isSamePrice = was !== undefined && toCents(was.adult) === toCents(perHead!.adult)
    const isSame = isSamePrice && toCents(was.cost) === toCents(cost!)
    if (!isSame) return { name, euros: was && !isSamePrice ? perHead!.adult : cost! }
  }
  // A vendor that is gone, or has a fixed cost now, was seen otherwise too.
  const gone = seen.find(({ vendorId }) => !vendors.some(({ id }) => id === vendorId))
  return gone && { name: '', euros: gone.cost }
}

async function writePrice(tx: Transaction, weddingId: string, vendorId: string, perHead: HeadPrice) {
  const sets = valuesOf(vendors, headPriceRow({ perHead })).map(
    ({ column, value }) => sql`${column} = ${value}`,
  )
  await tx.execute(sql`
    update public.vendors set ${sql.join(sets, sql`, `)} where wedding_id = ${weddingId} and id = ${vendorId}`)
}
