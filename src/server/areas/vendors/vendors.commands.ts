import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Vendor } from '#contract/vendors.ts'
import type { Database, Transaction } from '#db/client.ts'
import { vendors } from '#db/schema/vendors.ts'
import type { HeadPrice } from '#domain/vendors/vendor-prices.ts'
import { NEW_VENDOR } from '#domain/vendors/vendors.ts'
import { withoutActivity } from '#server/areas/activity/activity.commands.ts'
import { hasComponent } from '#server/areas/catalogue/catalogue.queries.ts'
import { notifying } from '#server/areas/notifications/notify.ts'
import { type ActingMember, lockForWriting, recordedBy } from '#server/core/changes.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { Notified } from '#server/core/notified.ts'
import { insertRecorded, type RecordedRow, updateRecorded, valuesOf } from '#server/core/recorded.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { vendorNotification } from './notify-of-vendor.ts'
import { addedPrice, type HeadPriceChanges, headPriceRow, isHeadEvent } from './vendor-prices.commands.ts'
import { findVendor, hasCost, holdVendor, VENDOR, wasOnCanvas } from './vendors.queries.ts'

type TextFields = Pick<Vendor, 'name' | 'details' | 'webpage' | 'email' | 'phone'>

export type NewVendor = TextFields &
  Pick<Vendor, 'vendorType' | 'status'> & {
    cost: number
    id?: string | undefined
    createdAt?: string | undefined
    perHead?: HeadPrice | null
    isDraft?: boolean
  }

/**
 * Adds a vendor. An `id` that is on the canvas already answers with the vendor that stands there; one
 * that was removed is brought back as it was, with files and comments. Nothing is added when the
 * wedding's catalogue has no such component, its price counts guests of no event, or the canvas holds `max`
 * vendors, nor a new one with a cost by a member who may not edit the budget.
 */
export async function addVendor(
  db: Database,
  clock: Clock,
  by: ActingMember<'vendors', 'edit'>,
  added: NewVendor,
  { max, pricing }: { max: number; pricing: MemberWeddingId<'budget', 'edit'> | null },
): Promise<Notified<Vendor> | Vendor | 'noComponent' | 'noEvent' | 'full' | 'unpriced'> {
  const { weddingId } = by
  if (!(await hasComponent(db, weddingId, added.vendorType))) return 'noComponent'
  const { perHead = null } = added
  if (!(await isHeadEvent(db, weddingId, perHead))) return 'noEvent'
  const id = added.id ?? newId()
  const { cost } = added
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'vendors')
    const existing = await findVendor(tx, weddingId, id)
    if (existing) return existing
    const isPriced = cost !== NEW_VENDOR.cost || perHead !== null
    if (!pricing && isPriced && !(await wasOnCanvas(tx, weddingId, id))) return 'unpriced'
    const onCanvas = and(eq(vendors.weddingId, weddingId), isNull(vendors.deletedAt))
    if ((await tx.$count(vendors, onCanvas)) >= max) return 'full'
    const { rows } = await tx.execute<Vendor>(insertVendor(clock, by, { ...added, id }))
    return new Notified(rows[0]!)
  })
}

/** A vendor that waits to be brought back comes back as it was, as a draft if it was one. */
function insertVendor(clock: Clock, by: ActingMember<'vendors', 'edit'>, added: NewVendor & { id: string }) {
  const { id, vendorType, name, cost, status, details, webpage, email, phone, createdAt } = added
  const now = clock.now().toISOString()
  return insertRecorded(vendors, {
    area: 'vendors',
    by: recordedBy(by),
    row: {
      ...{ id, vendorType, name, cost, status, details, webpage, email, phone },
      ...addedPrice(added.perHead ?? null),
      draftedAt: sql`coalesce(
        (select drafted_at from vendors where (wedding_id, id) = (${by.weddingId}::uuid, ${id}::uuid)),
        ${added.isDraft ? now : null}::timestamptz)`,
      createdAt: sql`least(${createdAt ?? null}::timestamptz, ${now}::timestamptz)`,
    },
    onConflict: sql`do update set deleted_at = null where vendors.deleted_at is not null`,
    returning: VENDOR,
    notification: notifying(clock, by, 'vendor.added', vendorNotification(id)),
  })
}

export type VendorChanges = Partial<TextFields & { cost: number }> & { perHead?: HeadPriceChanges | null }

/** The cost and the price of a vendor as a person saw them; the cost is its own, not that of its buses. */
export type SeenCost = { cost: number; perHead: HeadPrice | null }

/**
 * Changes the given fields of a vendor and no other; `undefined` when it is not on the canvas, and `changed` when it has
 * another cost or price than was seen.
 */
export async function updateVendor(
  db: Database,
  clock: Clock,
  by: ActingMember<'vendors', 'edit'>,
  vendorId: string,
  { from, ...changes }: VendorChanges & { from?: SeenCost | undefined },
): Promise<Notified<Vendor> | Vendor | 'noEvent' | 'changed' | undefined> {
  if (!(await isHeadEvent(db, by.weddingId, changes.perHead ?? null))) return 'noEvent'
  if (!from) return writeVendor(db, clock, by, vendorId, changes)
  return db.transaction(async (tx) => {
    const vendor = await holdVendor(tx, by.weddingId, vendorId)
    if (vendor && !hasCost(vendor, from)) return 'changed'
    return vendor && writeVendor(tx, clock, by, vendorId, changes)
  })
}

async function writeVendor(
  db: Database | Transaction,
  clock: Clock,
  by: ActingMember<'vendors', 'edit'>,
  vendorId: string,
  changes: VendorChanges,
): Promise<Notified<Vendor> | Vendor | undefined> {
  const { name, details, webpage, email, phone } = changes
  const set = { name, details, webpage, email, phone, ...headPriceRow(changes) }
  const values = valuesOf(vendors, set)
  if (values.length === 0) return findVendor(db, by.weddingId, vendorId)
  const isAnother = values.map(({ column, value }) => sql`${column} is distinct from ${value}`)
  const changed = await changeVendor(db, by, vendorId, {
    set,
    where: sql`(${sql.join(isAnother, sql` or `)})`,
    notification: notifying(clock, by, 'vendor.edited', vendorNotification(vendorId)),
  })
  return changed ?? findVendor(db, by.weddingId, vendorId)
}

/** Takes a vendor off the canvas, from where it can be brought back; `false` when it is not there. */
export async function removeVendor(
  db: Database,
  clock: Clock,
  by: ActingMember<'vendors', 'edit'>,
  vendorId: string,
): Promise<Notified<true> | false> {
  const removed = await changeVendor(db, by, vendorId, {
    set: { deletedAt: clock.now() },
    where: sql`true`,
    notification: notifying(clock, by, 'vendor.removed', vendorNotification(vendorId)),
  })
  return removed !== undefined && new Notified(true)
}

/** Ends the time in which vendors removed before an instant could be brought back. */
export async function forgetRemovedVendors(db: Database, before: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await withoutActivity(tx)
    await tx.execute(sql`delete from vendors where deleted_at < ${before.toISOString()}`)
  })
}

/** Changes a vendor that is there and raises the version; `undefined` when none matches. */
export async function changeVendor(
  db: Database | Transaction,
  by: ActingMember<'vendors', 'edit'>,
  vendorId: string,
  { set, where, notification }: { set: RecordedRow<typeof vendors>; where: SQL; notification: SQL },
): Promise<Notified<Vendor> | undefined> {
  const { rows } = await db.execute<Vendor>(
    updateRecorded(vendors, {
      area: 'vendors',
      by: recordedBy(by),
      set,
      where: sql`id = ${vendorId} and deleted_at is null and ${where}`,
      returning: VENDOR,
      notification,
    }),
  )
  return rows[0] && new Notified(rows[0])
}
