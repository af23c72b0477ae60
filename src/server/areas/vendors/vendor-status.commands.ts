import { sql } from 'drizzle-orm'
import type { Vendor } from '#contract/vendors.ts'
import type { Database } from '#db/client.ts'
import { VENDOR_TRANSITIONS, type VendorTransition } from '#domain/vendors/vendors.ts'
import { notifying } from '#server/areas/notifications/notify.ts'
import type { ActingMember } from '#server/core/changes.ts'
import type { Notified } from '#server/core/notified.ts'
import type { Clock } from '#server/platform/clock.ts'
import { vendorNotification } from './notify-of-vendor.ts'
import { changeVendor } from './vendors.commands.ts'
import { findVendor } from './vendors.queries.ts'

/** 'Confirmar proveedor': open to closed (spec 4). A closed one stays as it is. */
export const confirmVendor = (
  db: Database,
  clock: Clock,
  by: ActingMember<'vendors', 'edit'>,
  vendorId: string,
) => changeStatus(db, clock, by, vendorId, 'confirm')

/** 'Desmarcar confirmado': closed back to open (spec 4). An open one stays as it is. */
export const reopenVendor = (
  db: Database,
  clock: Clock,
  by: ActingMember<'vendors', 'edit'>,
  vendorId: string,
) => changeStatus(db, clock, by, vendorId, 'reopen')

async function changeStatus(
  db: Database,
  clock: Clock,
  by: ActingMember<'vendors', 'edit'>,
  vendorId: string,
  transition: VendorTransition,
): Promise<Notified<Vendor> | Vendor | undefined> {
  const { from, to } = VENDOR_TRANSITIONS[transition]
  const action = transition === 'confirm' ? 'vendor.confirmed' : 'vendor.reopened'
  const changed = await changeVendor(db, by, vendorId, {
    set: { status: to },
    where: sql`status = ${from}`,
    notification: notifying(clock, by, action, vendorNotification(vendorId)),
  })
  return changed ?? findVendor(db, by.weddingId, vendorId)
}
