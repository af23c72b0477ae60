import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { vendors } from '#db/schema/vendors.ts'
import { notifying, type Recipients } from '#server/areas/notifications/notify.ts'
import { takeBackNotification } from '#server/areas/notifications/take-back.commands.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import { findNamedInPublishedDays } from '#server/core/drafts/drafts.queries.ts'
import { Notified } from '#server/core/notified.ts'
import type { Clock } from '#server/platform/clock.ts'
import { vendorNotification } from './notify-of-vendor.ts'

type Editor = ActingMember<'vendors', 'edit'>

/** Shows drafts to the other members, with one notification of all; gives how many were drafts. */
export async function publishVendors(
  db: Database,
  clock: Clock,
  by: Editor,
  vendorIds: string[],
): Promise<Notified<number> | number> {
  return db.transaction(async (tx) => {
    const shown = await showVendors(tx, by, vendorIds)
    if (!shown) return 0
    await recordChange(tx, by, 'vendors')
    await notifyOfVendors(tx, clock, by, shown)
    return new Notified(shown.count)
  })
}

/** Shows drafts as a part of a publication; `null` when none of them is one any more. */
export async function showVendors(tx: Transaction, by: Editor, vendorIds: string[]): Promise<Shown | null> {
  const rows = await tx
    .update(vendors)
    .set({ draftedAt: null })
    .where(and(among(by, vendorIds), isNotNull(vendors.draftedAt)))
    .returning({ id: vendors.id })
  const first = firstOf(rows)
  return first ? { first, count: rows.length } : null
}

type Shown = { first: string; count: number }

export async function notifyOfVendors(
  tx: Transaction,
  clock: Clock,
  by: Editor,
  { first, count }: Shown,
  whom?: Recipients,
) {
  const data = { ...vendorNotification(first), published: count }
  await tx.execute(sql`
    select ${notifying(clock, by, 'vendor.published', data, whom)} from vendors
    where wedding_id = ${by.weddingId} and id = ${first}`)
}

/**
 * Makes vendors drafts again, and takes the notification back from those who have not read it. Refused while a
 * published day names one of them.
 */
export async function unpublishVendors(
  db: Database,
  clock: Clock,
  by: Editor,
  vendorIds: string[],
): Promise<Notified<number> | number | { named: string }> {
  return db.transaction(async (tx) => {
    await lockForWriting(tx, by.weddingId, 'agenda')
    const named = await findNamedInPublishedDays(tx, by.weddingId, vendorIds)
    if (named) return { named: named.name }
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

const among = ({ weddingId }: Editor, vendorIds: string[]) =>
  and(eq(vendors.weddingId, weddingId), inArray(vendors.id, vendorIds), isNull(vendors.deletedAt))
