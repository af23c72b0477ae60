import { sql } from 'drizzle-orm'
import type { BookAccount, BookCharge } from '#contract/book-rows.ts'
import { bookReminders } from '#db/schema/book-receipts.ts'
import { inOrderOfDue, remainingOf, stateOf } from '#domain/books/ledger.ts'
import { plannerName } from '#domain/planners/planners.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { notifyOfPayment } from '#server/areas/notifications/notify.ts'
import { readPlannerBrand } from '#server/areas/planners/planner-brand.queries.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import { newId } from '#server/platform/ids.ts'
import { openBookLink } from './book-links.commands.ts'
import { dueInFigures, reminderMail } from './book-mails.ts'
import { findAccount } from './books.queries.ts'
import { holdAccount } from './charges.commands.ts'
import { sendChosenMail } from './chosen-mail.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'live'> & Configured<'publicUrl' | 'authSecret'>

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

/**
 * Tells the couple what they owe, on the ways that they chose, with the link of the statement, unless they were told
 * less than three days ago. The books are settled with one address, or else with those of the couple.
 */
export async function remindCouple(
  deps: Deps,
  ownerId: BookOwnerId,
  accountId: string,
  { by, chargesOf }: Reminding,
): Promise<ReminderVerdict> {
  const { db, clock, live } = deps
  const { publicUrl } = deps.settings
  const told: string[] = []
  const verdict = await db.transaction(async (tx): Promise<ReminderVerdict> => {
    const now = clock.now()
    await holdAccount(tx, ownerId, accountId)
    const account = await findAccount(tx, clock, ownerId, accountId)
    if (!account) return { kind: 'notFound' }
    const today = dayInMadrid(now)
    const charges = chargesOf(account, today)
    if (charges.length === 0) return { kind: 'nothingDue' }
    if (account.remindableAt) return { kind: 'paused', until: new Date(account.remindableAt) }
    const couple = await coupleOf(tx, account)
    const payer = account.client.email
    const isApart = payer !== null && couple.every(({ email }) => email !== payer.toLowerCase())
    if (couple.length === 0 && !isApart) return { kind: 'nobody' }
    const link = await openBookLink(tx, clock, ownerId, { kind: 'statement', accountId, receiptId: null })
    if (typeof link === 'string') return { kind: 'notFound' }
    const brand = await readPlannerBrand(tx, ownerId)
    const mail = (to: string) =>
      reminderMail(to, brand, { account, charges, url: publicUrl + link.path, today })
    if (isApart) await sendMail(tx, mail(payer))
    const planner = { userId: ownerId, name: plannerName(brand) }
    for (const { userId, email } of couple) {
      const owed = { linkId: link.id, ...dueInFigures(charges) }
      const place = { weddingId: account.weddingId!, planner, path: link.path }
      const isMailed = await notifyOfPayment(tx, clock, userId, place, owed)
      told.push(userId)
      if (isMailed && !isApart) await sendChosenMail(tx, deps, { userId, kind: 'payments' }, mail(email))
    }
    const chargeIds = charges.map(({ id }) => id)
    await tx
      .insert(bookReminders)
      .values({ ownerId, id: newId(), accountId, chargeIds, createdAt: now, createdBy: by })
    return { kind: 'sent', recipients: couple.length + (isApart ? 1 : 0) }
  })
  for (const userId of told) live.notificationsRead(userId)
  return verdict
}

type Tx = Parameters<typeof holdAccount>[0]

const coupleOf = async (tx: Tx, { weddingId }: BookAccount) => {
  const { rows } = await tx.execute<{ userId: string; email: string }>(sql`
    select u.id as "userId", lower(u.email) as email from wedding_members m join auth.user u on u.id = m.user_id
    where m.wedding_id = ${weddingId} and m.preset = 'couple' order by m.created_at`)
  return rows
}
