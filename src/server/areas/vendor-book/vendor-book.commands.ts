import { and, eq, gte, inArray, isNull } from 'drizzle-orm'
import type { BookVendor } from '#contract/book-vendors.ts'
import type { Transaction } from '#db/client.ts'
import { plannerVendorFiles, plannerVendors } from '#db/schema/vendor-book.ts'
import { isEqual } from '#domain/activity/three-way-merge.ts'
import { BUILT_IN_COMPONENTS } from '#domain/catalogue/built-in-components.ts'
import { BOOK_VENDORS_MAX, instagramName } from '#domain/vendor-book/vendor-book.ts'
import { lockBusiness } from '#server/areas/template-versions/sharing.commands.ts'
import type { Platform } from '#server/core/context.ts'
import type { BusinessReader } from '#server/core/membership.ts'
import { findBookVendors, keptSince, type Reader, seenBy } from './vendor-book.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock'>
type Given = Omit<BookVendor, 'fileCount' | 'createdAt' | 'removedAt'>
type Changes = Partial<Omit<Given, 'id' | 'isPrivate'> & { isPrivate: false }>

const KEYS = new Set(BUILT_IN_COMPONENTS.map(({ key }) => key))

/** Adds vendors once for their ids; the lock on the planner's profile keeps two requests from adding the last one. */
export function addBookVendors(
  { db, clock }: Deps,
  reader: BusinessReader,
  given: readonly Given[],
): Promise<BookVendor[] | 'full' | 'noComponent'> {
  return db.transaction(async (tx) => {
    if (!given.every(hasKnownComponent)) return 'noComponent'
    await lockBusiness(tx, reader)
    const now = clock.now()
    const { businessId, userId } = reader
    const rows = given.map((vendor) => ({
      ...vendor,
      instagram: instagramName(vendor.instagram),
      businessId,
      ownerId: vendor.isPrivate ? userId : businessId,
      createdAt: now,
      updatedAt: now,
    }))
    const ids = given.map(({ id }) => id)
    const known = await tx.$count(
      plannerVendors,
      and(eq(plannerVendors.businessId, businessId), inArray(plannerVendors.id, ids)),
    )
    if ((await countVendors(tx, reader)) + given.length - known > BOOK_VENDORS_MAX) return 'full'
    await tx.insert(plannerVendors).values(rows).onConflictDoNothing()
    return findBookVendors(tx, reader, ids)
  })
}

/** Changes the given fields of a vendor, unless one of them is no longer as it was shown. */
export function updateBookVendor(
  { db, clock }: Deps,
  reader: BusinessReader,
  id: string,
  { changes, from }: { changes: Changes; from: Partial<BookVendor> },
): Promise<BookVendor | 'notFound' | 'noComponent' | { stored: BookVendor }> {
  return db.transaction(async (tx) => {
    if (!hasKnownComponent(changes)) return 'noComponent'
    await lockBusiness(tx, reader)
    const [stored] = await findBookVendors(tx, reader, [id])
    if (!stored) return 'notFound'
    const given = {
      ...changes,
      ...('instagram' in changes && { instagram: instagramName(changes.instagram ?? null) }),
    }
    const isOvertaken = (Object.keys(given) as (keyof Changes)[]).some(
      (field) =>
        field in from && !isEqual(stored[field], from[field]) && !isEqual(stored[field], given[field]),
    )
    if (isOvertaken) return { stored }
    await tx
      .update(plannerVendors)
      .set({
        ...given,
        ...(given.isPrivate === false && { ownerId: reader.businessId }),
        updatedAt: clock.now(),
      })
      .where(and(seenBy(reader), eq(plannerVendors.id, id)))
    if (given.isPrivate === false) await shareFiles(tx, reader, id)
    return (await findBookVendors(tx, reader, [id]))[0]!
  })
}

/** Removes vendors until they are brought back. */
export function removeBookVendors(
  { db, clock }: Deps,
  reader: BusinessReader,
  ids: readonly string[],
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockBusiness(tx, reader)
    await tx
      .update(plannerVendors)
      .set({ removedAt: clock.now() })
      .where(and(seenBy(reader), inArray(plannerVendors.id, [...ids]), isNull(plannerVendors.removedAt)))
  })
}

/** Brings removed vendors back. */
export function restoreBookVendors(
  { db, clock }: Deps,
  reader: BusinessReader,
  ids: readonly string[],
): Promise<'restored' | 'full'> {
  return db.transaction(async (tx) => {
    await lockBusiness(tx, reader)
    const areIt = and(
      seenBy(reader),
      inArray(plannerVendors.id, [...ids]),
      gte(plannerVendors.removedAt, keptSince(clock)),
    )
    const coming = await tx.$count(plannerVendors, areIt)
    if ((await countVendors(tx, reader)) + coming > BOOK_VENDORS_MAX) return 'full'
    await tx.update(plannerVendors).set({ removedAt: null }).where(areIt)
    return 'restored'
  })
}

/** The files are of whom their vendor is. */
const shareFiles = (tx: Transaction, { businessId }: Reader, vendorId: string) =>
  tx
    .update(plannerVendorFiles)
    .set({ ownerId: businessId })
    .where(and(eq(plannerVendorFiles.businessId, businessId), eq(plannerVendorFiles.vendorId, vendorId)))

const hasKnownComponent = ({ component }: { component?: string | null | undefined }) =>
  component === undefined || component === null || KEYS.has(component)

const countVendors = (tx: Transaction, { businessId }: Reader) =>
  tx.$count(plannerVendors, and(eq(plannerVendors.businessId, businessId), isNull(plannerVendors.removedAt)))
