import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { vendors } from '#db/schema/vendors.ts'
import { type ActingMember, recordChange } from '../changes.ts'
import { Notified } from '../notifications/notified.ts'
import { notifying } from '../notifications/notify.ts'
import { takeBackNotification } from '../notifications/take-back.commands.ts'
import type { Clock } from '../platform/clock.ts'
import { vendorNotification } from './notify-of-vendor.ts'

/** Shows drafts to the other members, with one notification of all; gives how many were drafts. */
export async function publishVendors(
  db: Database,
  clock: Clock,
  by: ActingMember<'vendors', 'edit'>,
  vendorIds: string[],
): Promise<Notified<number> | number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(vendors)
      .set({ draftedAt: null })
      .where(and(among(by, vendorIds), isNotNull(vendors.draftedAt)))
      .returning({ id: vendors.id })
    const first = firstOf(rows)
    if (!first) return 0
    await recordChange(tx, by, 'vendors')
    const data = { ...vendorNotification(first), published: rows.length }
    await tx.execute(sql`
      select ${notifying(clock, by, 'vendor.published', data)} from vendors
      where wedding_id = ${by.weddingId} and id = ${first}`)
    return new Notified(rows.length)
  })
}

/** Makes vendors drafts again, and takes the notification back from those who have not read it. */
export async function unpublishVendors(
  db: Database,
  clock: Clock,
  by: ActingMember<'vendors', 'edit'>,
  vendorIds: string[],
): Promise<Notified<number> | number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(vendors)
      .set({ draftedAt: clock.now() })
      .where(and(among(by, vendorIds), isNull(vendors.draftedAt)))
      .returning({ id: vendors.id })
    const first = firstOf(rows)
    if (!first) return 0
    await recordChange(tx, by, 'vendors')
    await takeBackNotification(tx, by, 'vendor.published', first)
    return new Notified(rows.length)
  })
}

/** The one that the notification leads to, and is found by when it is taken back. */
const firstOf = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted()[0]

const among = ({ weddingId }: ActingMember<'vendors', 'edit'>, vendorIds: string[]) =>
  and(eq(vendors.weddingId, weddingId), inArray(vendors.id, vendorIds), isNull(vendors.deletedAt))
