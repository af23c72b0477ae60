import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { payments } from '#db/schema/payments.ts'
import { vendors } from '#db/schema/vendors.ts'
import type { ImportedVendor, SheetImport } from '#domain/budget/sheet/sheet-request.ts'
import { PAYMENTS_MAX } from '#domain/payments/payments.ts'
import { boundActivity } from '#server/areas/activity/activity.commands.ts'
import { notify } from '#server/areas/notifications/notify.ts'
import { type ActingMember, activityLine, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { Notified } from '#server/core/notified.ts'
import type { Clock } from '#server/platform/clock.ts'
import { changeFromSheet } from './sheet-changes.commands.ts'
import { saveMoney } from './sheet-money.commands.ts'
import { placesOf } from './sheet-places.commands.ts'

type Deps = Pick<Platform, 'db' | 'clock'> & Configured<'limits'>

type Importer = ActingMember<'budget', 'edit'>
type OnCanvas = ActingMember<'vendors', 'edit'>

type Imported = { added: number; changed: number; kept: number; lineId: string | null }

export type ImportRefusal = 'noComponent' | 'fullOfVendors' | 'fullOfComponents' | 'fullOfPayments'

/** Thrown to leave the transaction, so that a refused import writes nothing. */
class Refused extends Error {
  readonly reason: ImportRefusal

  constructor(reason: ImportRefusal) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Brings the vendors of a budget sheet in one transaction: all of it, or nothing and the reason. What an earlier try
 * has brought is left as it is, and so is a vendor that is no longer as it was seen. `canvas` is the proof that the
 * member edits the vendors too.
 */
export async function importSheet(
  { db, clock, settings: { limits } }: Deps,
  by: Importer,
  canvas: MemberWeddingId<'vendors', 'edit'>,
  sheet: SheetImport,
): Promise<Notified<Imported> | Imported | ImportRefusal> {
  try {
    return await db.transaction(async (tx) => {
      for (const area of ['catalogue', 'vendors', 'payments'] as const)
        await lockForWriting(tx, by.weddingId, area)
      const onCanvas = { ...by, weddingId: canvas }
      const added = await withoutBrought(tx, onCanvas, sheet.added)
      await insertVendors(tx, { clock, limits }, onCanvas, added)
      const { changed, kept } = await changeFromSheet(tx, by, onCanvas, sheet.changed)
      await saveMoney(tx, clock, by, [...added.map((one) => ({ ...one, vendorId: one.id })), ...changed])
      await refuseOverfull(tx, by, limits.wedding.vendors)
      if (added.length + changed.length === 0) return { added: 0, changed: 0, kept, lineId: null }
      await recordChange(tx, by, ['catalogue', 'vendors', 'payments', 'budget'])
      await boundActivity(tx, by.weddingId)
      await notify(tx, clock, by, 'vendors.imported', { added: added.length, changed: changed.length })
      const counts = { added: added.length, changed: changed.length, kept }
      return new Notified({ ...counts, lineId: await activityLine(tx) })
    })
  } catch (error) {
    if (error instanceof Refused) return error.reason
    throw error
  }
}

/** The vendors that are not there, removed ones included: ids are of one import. */
async function withoutBrought(tx: Transaction, { weddingId }: OnCanvas, added: ImportedVendor[]) {
  const ids = added.map(({ id }) => id)
  const there = await tx
    .select({ id: vendors.id })
    .from(vendors)
    .where(and(eq(vendors.weddingId, weddingId), inArray(vendors.id, ids)))
  const known = new Set(there.map(({ id }) => id))
  return added.filter(({ id }) => {
    const isFirst = !known.has(id.toLowerCase())
    known.add(id.toLowerCase())
    return isFirst
  })
}

async function insertVendors(
  tx: Transaction,
  { clock, limits }: { clock: Clock; limits: Deps['settings']['limits'] },
  by: OnCanvas,
  added: ImportedVendor[],
) {
  if (added.length === 0) return
  const types = await placesOf(tx, clock, by, added, limits.wedding.components)
  if (types === 'noComponent') throw new Refused('noComponent')
  if (types === 'full') throw new Refused('fullOfComponents')
  const now = clock.now().toISOString()
  await tx.insert(vendors).values(
    added.map(({ id, name, cost, status, details }, index) => ({
      ...{ weddingId: by.weddingId, id, name, cost, status, details, vendorType: types[index]! },
      // Microseconds keep the order of the sheet.
      createdAt: sql`${now}::timestamptz + ${index} * interval '1 microsecond'`,
    })),
  )
}

async function refuseOverfull(tx: Transaction, { weddingId }: Importer, max: number) {
  const onCanvas = and(eq(vendors.weddingId, weddingId), isNull(vendors.deletedAt))
  if ((await tx.$count(vendors, onCanvas)) > max) throw new Refused('fullOfVendors')
  if ((await tx.$count(payments, eq(payments.weddingId, weddingId))) > PAYMENTS_MAX)
    throw new Refused('fullOfPayments')
}
