import { randomBytes } from 'node:crypto'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { bookLinks, bookReceipts } from '#db/schema/book-receipts.ts'
import { bookAccounts } from '#db/schema/books.ts'
import { BOOK_LINK_DAYS, BOOK_LINK_PATH, type BookLinkKind } from '#domain/books/receipts.ts'
import { INVITATION_TOKEN_BYTES } from '#domain/households/households.ts'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { mintBookOwnerId } from '#server/core/auth/gate.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'

const newToken = () => randomBytes(INVITATION_TOKEN_BYTES).toString('base64url')

const lastDayFrom = (clock: Clock) => shiftDay(dayInMadrid(clock.now()), BOOK_LINK_DAYS)

type Target = { kind: BookLinkKind; accountId: string; receiptId: string | null }

/** Opens the link of a statement or a receipt. The one that is open stays; one whose days are over begins anew. */
export async function openBookLink(
  db: Database | Transaction,
  clock: Clock,
  ownerId: BookOwnerId,
  target: Target,
) {
  const { kind, accountId } = target
  const receiptId = kind === 'receipt' ? target.receiptId : null
  const isAccount = and(eq(bookAccounts.ownerId, ownerId), eq(bookAccounts.id, accountId))
  if ((await db.$count(bookAccounts, isAccount)) === 0) return 'accountNotFound'
  if (kind === 'receipt' && !(await isReceiptOf(db, ownerId, { receiptId, accountId })))
    return 'receiptNotFound'
  const now = clock.now()
  await db
    .insert(bookLinks)
    .values({
      ...{ ownerId, id: newId(), token: newToken(), kind, accountId, receiptId },
      ...{ lastDay: lastDayFrom(clock), createdAt: now, createdBy: ownerId },
    })
    .onConflictDoUpdate({
      target: [bookLinks.ownerId, bookLinks.accountId, bookLinks.receiptId],
      set: { token: newToken(), lastDay: lastDayFrom(clock), createdAt: now, openedAt: null, sentAt: null },
      setWhere: sql`${bookLinks.lastDay} < ${dayInMadrid(now)}`,
    })
  const ofTarget = sql`${bookLinks.receiptId} is not distinct from ${receiptId}`
  const [link] = await db
    .select({ id: bookLinks.id, token: bookLinks.token })
    .from(bookLinks)
    .where(and(eq(bookLinks.ownerId, ownerId), eq(bookLinks.accountId, accountId), ofTarget))
  return { id: link!.id, path: BOOK_LINK_PATH + link!.token }
}

async function isReceiptOf(
  db: Database | Transaction,
  ownerId: BookOwnerId,
  { receiptId, accountId }: { receiptId: string | null; accountId: string },
): Promise<boolean> {
  const ofAccount = sql`exists (select from book_entries e
    join book_charges c on (c.owner_id, c.id) = (e.owner_id, e.charge_id)
    where (e.owner_id, e.id) = (${bookReceipts.ownerId}, ${bookReceipts.entryId}) and c.account_id = ${accountId})`
  if (!receiptId) return false
  const isReceipt = and(eq(bookReceipts.ownerId, ownerId), eq(bookReceipts.id, receiptId), ofAccount)
  return (await db.$count(bookReceipts, isReceipt)) === 1
}

/** Gives a link another address and all its days again; `undefined` when the owner has no such link. */
export async function renewBookLink(db: Database, clock: Clock, ownerId: BookOwnerId, linkId: string) {
  const [link] = await db
    .update(bookLinks)
    .set({
      ...{ token: newToken(), lastDay: lastDayFrom(clock), openedAt: null, sentAt: null },
      ...{ createdAt: clock.now(), createdBy: ownerId },
    })
    .where(isLink(ownerId, linkId))
    .returning({ token: bookLinks.token })
  return link && { path: BOOK_LINK_PATH + link.token }
}

/** Closes a link for good; gives whether there was one. */
export async function revokeBookLink(db: Database, ownerId: BookOwnerId, linkId: string): Promise<boolean> {
  const { rowCount } = await db.delete(bookLinks).where(isLink(ownerId, linkId))
  return rowCount === 1
}

export const isLink = (ownerId: BookOwnerId, linkId: string) =>
  and(eq(bookLinks.ownerId, ownerId), eq(bookLinks.id, linkId))

/**
 * The link of an address; null for one that is wrong, revoked or over, and while its owner is no planner, who could not
 * end it then. The link acts for no person.
 */
export async function findOpenedLink(db: Database, clock: Clock, token: string) {
  const isOfPlanner = sql`exists (
    select from profiles p where p.id = ${bookLinks.ownerId} and p.role = 'planner')`
  const isOpen = and(gte(bookLinks.lastDay, dayInMadrid(clock.now())), isOfPlanner)
  const [link] = await db
    .select()
    .from(bookLinks)
    .where(and(eq(bookLinks.token, token), isOpen))
  return link ? { ...link, ownerId: mintBookOwnerId(link.ownerId) } : null
}

/** Notes that a person has looked. */
export const noteLinkOpened = (db: Database, clock: Clock, ownerId: BookOwnerId, linkId: string) =>
  db.update(bookLinks).set({ openedAt: clock.now() }).where(isLink(ownerId, linkId))
