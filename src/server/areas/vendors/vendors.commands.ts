import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Vendor } from '#contract/vendors.ts'
import type { Database } from '#db/client.ts'
import { vendors } from '#db/schema/vendors.ts'
import type { HeadPrice } from '#domain/vendor-prices.ts'
import { NEW_VENDOR } from '#domain/vendors.ts'
import { withoutActivity } from '#server/areas/activity/activity.commands.ts'
import { hasComponent } from '#server/areas/catalogue/catalogue.queries.ts'
import { notificationEvent, notifying } from '#server/areas/notifications/notify.ts'
import type { MemberWeddingId } from '#server/core/auth/membership.ts'
import { type ActingMember, lockForWriting, recording, withValues } from '#server/core/changes.ts'
import { Notified } from '#server/core/notified.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { VENDOR_NOTIFICATION, vendorNotification } from './notify-of-vendor.ts'
import { type HeadPriceChanges, headPriceSets, isHeadEvent } from './vendor-prices.commands.ts'
import { findVendor, VENDOR, wasOnCanvas } from './vendors.queries.ts'

type TextFields = Pick<Vendor, 'name' | 'details' | 'webpage' | 'email' | 'phone'>

export type VendorDraft = TextFields &
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
  draft: VendorDraft,
  { max, pricing }: { max: number; pricing: MemberWeddingId<'budget', 'edit'> | null },
): Promise<Notified<Vendor> | Vendor | 'noComponent' | 'noEvent' | 'full' | 'unpriced'> {
  const { weddingId, actor } = by
  if (!(await hasComponent(db, weddingId, draft.vendorType))) return 'noComponent'
  const { perHead = null } = draft
  if (!(await isHeadEvent(db, weddingId, perHead))) return 'noEvent'
  const id = draft.id ?? newId()
  const { vendorType, name, cost, status, details, webpage, email, phone, createdAt } = draft
  const values = [
    weddingId,
    id,
    vendorType,
    name,
    cost,
    status,
    details,
    webpage,
    email,
    phone,
    clock.now(),
    createdAt,
    actor.userId,
    notificationEvent(clock, by, 'vendor.added', { vendorId: id }),
    ...[perHead?.basis, perHead?.eventId, perHead?.adult, perHead?.child, perHead?.minimum],
    by.action ?? '',
    draft.isDraft ? clock.now() : null,
  ]
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'vendors')
    const existing = await findVendor(tx, weddingId, id)
    if (existing) return existing
    const isPriced = cost !== NEW_VENDOR.cost || perHead !== null
    if (!pricing && isPriced && !(await wasOnCanvas(tx, weddingId, id))) return 'unpriced'
    const onCanvas = and(eq(vendors.weddingId, weddingId), isNull(vendors.deletedAt))
    if ((await tx.$count(vendors, onCanvas)) >= max) return 'full'
    const { rows } = await tx.execute<Vendor>(withValues(ADD, values))
    return new Notified(rows[0]!)
  })
}

const ADD = `
  with changed as (
    insert into vendors
      (wedding_id, id, vendor_type, name, cost, status, details, webpage, email, phone, created_at,
        head_basis, head_event_id, adult_price, child_price, minimum_heads, drafted_at)
    values ($1::uuid, $2::uuid, $3, $4, $5, $6, $7, $8, $9, $10, least($12::timestamptz, $11::timestamptz),
      $15, $16::uuid, $17::numeric, $18::numeric, $19::integer,
      coalesce((select drafted_at from vendors where (wedding_id, id) = ($1::uuid, $2::uuid)), $21::timestamptz))
    on conflict (wedding_id, id) do update set deleted_at = null where vendors.deleted_at is not null
    returning ${VENDOR.one}, notify_wedding_members($1, $13, $14, ${VENDOR_NOTIFICATION}) as notified
  ), ${recording('vendors', '$13', '$20')}
  select ${VENDOR.names} from changed`

export type VendorChanges = Partial<TextFields & { cost: number }> & { perHead?: HeadPriceChanges | null }

/** Changes the given fields of a vendor and no other; `undefined` when it is not on the canvas. */
export async function updateVendor(
  db: Database,
  clock: Clock,
  by: ActingMember<'vendors', 'edit'>,
  vendorId: string,
  changes: VendorChanges,
): Promise<Notified<Vendor> | Vendor | 'noEvent' | undefined> {
  if (!(await isHeadEvent(db, by.weddingId, changes.perHead ?? null))) return 'noEvent'
  const sets = [...textSets(changes), ...headPriceSets(changes)]
  if (sets.length === 0) return findVendor(db, by.weddingId, vendorId)
  const isAnother = sets.map(({ column, value }) => sql`${column} is distinct from ${value}`)
  const changed = await changeVendor(db, by, vendorId, {
    set: sql.join(
      sets.map(({ column, value }) => sql`${column} = ${value}`),
      sql`, `,
    ),
    where: sql`(${sql.join(isAnother, sql` or `)})`,
    notification: notifying(clock, by, 'vendor.edited', vendorNotification(vendorId)),
  })
  return changed ?? findVendor(db, by.weddingId, vendorId)
}

const textSets = (changes: VendorChanges) =>
  (['name', 'details', 'webpage', 'email', 'phone'] as const)
    .filter((field) => changes[field] !== undefined)
    .map((field) => ({ column: sql.identifier(field), value: sql`${changes[field]}` }))

/** Takes a vendor off the canvas, from where it can be brought back; `false` when it is not there. */
export async function removeVendor(
  db: Database,
  clock: Clock,
  by: ActingMember<'vendors', 'edit'>,
  vendorId: string,
): Promise<Notified<true> | false> {
  const removed = await changeVendor(db, by, vendorId, {
    set: sql`deleted_at = ${clock.now().toISOString()}`,
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
  db: Database,
  { weddingId, actor, action = '' }: ActingMember<'vendors', 'edit'>,
  vendorId: string,
  { set, where, notification }: Record<'set' | 'where' | 'notification', SQL>,
): Promise<Notified<Vendor> | undefined> {
  const { rows } = await db.execute<Vendor>(sql`
    with changed as (
      update vendors set ${set}
      where wedding_id = ${weddingId} and id = ${vendorId} and deleted_at is null and ${where}
      returning ${sql.raw(VENDOR.one)}, ${notification} as notified
    ), ${withValues(recording('vendors', '$2', '$3'), [weddingId, actor.userId, action])}
    select ${sql.raw(VENDOR.names)} from changed`)
  return rows[0] && new Notified(rows[0])
}
