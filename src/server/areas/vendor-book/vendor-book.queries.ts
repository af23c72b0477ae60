import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { BookVendor, VendorBook } from '#contract/book-vendors.ts'
import type { Database, Transaction } from '#db/client.ts'
import { agencyMembers } from '#db/schema/agencies.ts'
import { plannerVendors } from '#db/schema/vendor-book.ts'
import { DAY_MS } from '#domain/time/time.ts'
import { REMOVED_BOOK_VENDOR_DAYS } from '#domain/vendor-book/vendor-book.ts'
import type { Platform } from '#server/core/context.ts'
import type { Clock } from '#server/platform/clock.ts'

/** The business whose book it is, and the person who looks into it. */
export type Reader = { businessId: string; userId: string }

const columns = {
  id: plannerVendors.id,
  name: plannerVendors.name,
  component: plannerVendors.component,
  contact: plannerVendors.contact,
  email: plannerVendors.email,
  phone: plannerVendors.phone,
  webpage: plannerVendors.webpage,
  instagram: plannerVendors.instagram,
  place: plannerVendors.place,
  notes: plannerVendors.notes,
  isFavourite: plannerVendors.isFavourite,
  prices: plannerVendors.prices,
  isPrivate: plannerVendors.isPrivate,
  fileCount: sql<number>`(
    select count(*)::int from planner_vendor_files f where f.business_id = planner_vendors.business_id
      and f.vendor_id = planner_vendors.id and f.removed_at is null)`,
  createdAt: sql<string>`to_json(${plannerVendors.createdAt}) #>> '{}'`,
  removedAt: sql<string | null>`to_json(${plannerVendors.removedAt}) #>> '{}'`,
}

/** The vendors that a person sees in a book: all but the private ones of others. */
export const seenBy = ({ businessId, userId }: Reader) =>
  and(
    eq(plannerVendors.businessId, businessId),
    or(eq(plannerVendors.isPrivate, false), eq(plannerVendors.ownerId, userId)),
  )

/** A vendor that was removed before cannot be brought back. */
export const keptSince = (clock: Clock) => new Date(clock.now().getTime() - REMOVED_BOOK_VENDOR_DAYS * DAY_MS)

/** The book as a person sees it, the favourites first and in the order of their names. */
export async function readVendorBook(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  reader: Reader,
): Promise<VendorBook> {
  const isKept = or(
    isNull(plannerVendors.removedAt),
    sql`${plannerVendors.removedAt} >= ${keptSince(clock).toISOString()}`,
  )
  const isOther = and(
    eq(agencyMembers.agencyId, reader.businessId),
    ne(agencyMembers.userId, reader.businessId),
    isNull(agencyMembers.endedAt),
  )
  const [vendors, others] = await Promise.all([
    db
      .select(columns)
      .from(plannerVendors)
      .where(and(seenBy(reader), isKept))
      .orderBy(sql`${plannerVendors.isFavourite} desc, lower(${plannerVendors.name})`, plannerVendors.id),
    db.$count(agencyMembers, isOther),
  ])
  return { vendors, isTeams: others > 0 }
}

/** The vendors of these ids that a person sees and that are not removed. */
export const findBookVendors = (
  db: Database | Transaction,
  reader: Reader,
  ids: readonly string[],
): Promise<BookVendor[]> =>
  db
    .select(columns)
    .from(plannerVendors)
    .where(and(seenBy(reader), inArray(plannerVendors.id, [...ids]), isNull(plannerVendors.removedAt)))
