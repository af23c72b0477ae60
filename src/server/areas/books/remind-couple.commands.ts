import { sql } from 'drizzle-orm'
import type { BookAccount, BookCharge } from '#contract/book-rows.ts'
import { bookReminders } from '#db/schema/book-receipts.ts'
import { inOrderOfDue, remainingOf, stateOf } from '#domain/books/ledger.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import type { BookOwnerId } from '#server/core/auth/membership.ts'
import type { Platform } from '#server/core/context.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import { newId } from '#server/platform/ids.ts'
import { openBookLink } from './book-links.commands.ts'
import { reminderMail } from './book-mails.ts'
import { findAccount } from './books.queries.ts'
import { readBookBrand } from './brand.queries.ts'
import { holdAccount } from './charges.commands.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl'>

type ReminderVerdict =
  | { kind: 'sent'; recipients: number }
  | { kind: 'paused'; until: Date }
  | { kind: 'notFound' | 'nothingDue' | 'nobody' }

/** By hand: of the next thing to be paid, and of all that is overdue. */
export async function remindByHand(deps: Deps, ownerId: BookOwnerId, accountId: string) {
  return remindCouple(deps, ownerId, accountId, {
    by: ownerId,
    chargesOf: (account, today) => {
      const open = inOrderOfDue(account.charges, account.eventDate).filter((one) => remainingOf(one) > 0)
      const overdue = open.filter((one) => stateOf(one, account.eventDate, today).state === 'overdue')
      return overdue.length > 0 ? overdue : open.slice(0, 1)
    },
  })
}

type Reminding = {
  /** Null for a job. */
  by: BookOwnerId | null
  chargesOf: (account: BookAccount, today: string) => BookCharge[]
}

/** Mails the couple what they owe, with the link of the statement, unless they were reminded less than three days ago. */
export async function remindCouple(
  { db, clock, publicUrl }: Deps,
  ownerId: BookOwnerId,
  accountId: string,
  { by, chargesOf }: Reminding,
): Promise<ReminderVerdict> {
  return db.transaction(async (tx) => {
    const now = clock.now()
    await holdAccount(tx, ownerId, accountId)
    const account = await findAccount(tx, clock, ownerId, accountId)
    if (!account) return { kind: 'notFound' }
    const today = dayInMadrid(now)
    const charges = chargesOf(account, today)
    if (charges.length === 0) return { kind: 'nothingDue' }
    if (account.remindableAt) return { kind: 'paused', until: new Date(account.remindableAt) }
    const recipients = await recipientsOf(tx, account)
    if (recipients.length === 0) return { kind: 'nobody' }
    const link = await openBookLink(tx, clock, ownerId, { kind: 'statement', accountId, receiptId: null })
    if (typeof link === 'string') return { kind: 'notFound' }
    const brand = await readBookBrand(tx, ownerId)
    for (const to of recipients)
      await sendMail(tx, reminderMail(to, brand, { account, charges, url: publicUrl + link.path, today }))
    const chargeIds = charges.map(({ id }) => id)
    await tx
      .insert(bookReminders)
      .values({ ownerId, id: newId(), accountId, chargeIds, createdAt: now, createdBy: by })
    return { kind: 'sent', recipients: recipients.length }
  })
}

type Tx = Parameters<typeof holdAccount>[0]

/** The address that the books are settled with, or else those of the couple. */
async function recipientsOf(tx: Tx, { client, weddingId }: BookAccount): Promise<string[]> {
  if (client.email) return [client.email]
  if (!weddingId) return []
  const { rows } = await tx.execute<{ email: string }>(sql`
    select u.email from wedding_members m join auth.user u on u.id = m.user_id
    where m.wedding_id = ${weddingId} and m.preset = 'couple' order by m.created_at`)
  return rows.map(({ email }) => email)
}
