import { and, eq } from 'drizzle-orm'
import { bookLinks, bookReceipts } from '#db/schema/book-receipts.ts'
import { bookAccounts } from '#db/schema/books.ts'
import { BOOK_LINK_PATH, receiptNumber } from '#domain/books/receipts.ts'
import { readPlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import { isLink } from './book-links.commands.ts'
import { linkMail } from './book-mails.ts'

/** Mails a link in the owner's brand and notes when; gives whether there is such a link. Pressing twice sends one. */
export function sendBookLink(
  { db, clock, settings: { publicUrl } }: Pick<Platform, 'db' | 'clock'> & Configured<'publicUrl'>,
  ownerId: BookOwnerId,
  { linkId, to }: { linkId: string; to: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .update(bookLinks)
      .set({ sentAt: clock.now() })
      .where(isLink(ownerId, linkId))
      .returning()
    if (!found) return false
    const { kind, token, lastDay, accountId, receiptId } = found
    const [account] = await tx
      .select({ weddingName: bookAccounts.weddingName })
      .from(bookAccounts)
      .where(and(eq(bookAccounts.ownerId, ownerId), eq(bookAccounts.id, accountId)))
    const [receipt] = receiptId
      ? await tx
          .select({ year: bookReceipts.year, number: bookReceipts.number })
          .from(bookReceipts)
          .where(and(eq(bookReceipts.ownerId, ownerId), eq(bookReceipts.id, receiptId)))
      : []
    const number = receipt ? receiptNumber(receipt.year, receipt.number) : null
    const shared = { kind, weddingName: account!.weddingName, number, lastDay }
    const brand = await readPlannerBrand(tx, ownerId)
    const mail = linkMail(to, brand, { ...shared, url: publicUrl + BOOK_LINK_PATH + token })
    await sendMail(tx, { ...mail, key: `books/${linkId}` })
    return true
  })
}
