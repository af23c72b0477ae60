import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { BookAccount } from '#contract/book-rows.ts'
import { bookReminders } from '#db/schema/book-receipts.ts'
import { chargesToRemind, chargesToTell, pausedUntil } from '#domain/books/reminders.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { notifyOfDue } from '#server/areas/notifications/notify.ts'
import { mintBookOwnerId } from '#server/core/auth/gate.ts'
import type { Configured } from '#server/core/context.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import type { BookOwnerId } from '#server/core/membership.ts'
import { newId } from '#server/platform/ids.ts'
import { dueInFigures } from './book-mails.ts'
import { readAccounts } from './books.queries.ts'
import { remindCouple } from './remind-couple.commands.ts'

type Deps = Pick<JobDeps, 'db' | 'clock' | 'live'> & Configured<'publicUrl' | 'authSecret'>

/** Tells planners, and couples where it is switched on, of what is due: each once in three days at most. */
export async function remindOfBooks(deps: Deps): Promise<void> {
  const { rows } = await deps.db.execute<{ ownerId: string }>(sql`
    select distinct c.owner_id as "ownerId" from book_charges c join profiles p on p.id = c.owner_id
    where p.role = 'planner'`)
  for (const { ownerId } of rows) await remindOwner(deps, mintBookOwnerId(ownerId))
}

async function remindOwner(deps: Deps, ownerId: BookOwnerId): Promise<void> {
  const accounts = await readAccounts(deps.db, deps.clock, ownerId)
  await tellPlanner(deps, ownerId, accounts)
  for (const account of accounts) {
    if (!account.id || account.remindableAt) continue
    const told = await toldOn(deps, ownerId, account.id)
    await remindCouple(deps, ownerId, account.id, {
      by: null,
      chargesOf: (present, today) =>
        chargesToRemind(present, today, ({ id }, since) =>
          told.some((one) => one.chargeIds.includes(id) && dayInMadrid(one.createdAt) >= since),
        ),
    })
  }
}

const toldOn = ({ db }: Deps, ownerId: BookOwnerId, accountId: string) =>
  db
    .select({ chargeIds: bookReminders.chargeIds, createdAt: bookReminders.createdAt })
    .from(bookReminders)
    .where(and(eq(bookReminders.ownerId, ownerId), eq(bookReminders.accountId, accountId)))

/** One notification of all weddings. Its row holds the lock of the planner, so that two processes make one. */
async function tellPlanner({ db, clock, live }: Deps, ownerId: BookOwnerId, accounts: BookAccount[]) {
  const today = dayInMadrid(clock.now())
  const due = accounts.flatMap((account) =>
    chargesToTell(account, today).map((charge) => ({ account, charge })),
  )
  const [first] = due
  if (!first) return
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from profiles where id = ${ownerId} for update`)
    const [last] = await tx
      .select({ createdAt: bookReminders.createdAt })
      .from(bookReminders)
      .where(and(eq(bookReminders.ownerId, ownerId), isNull(bookReminders.accountId)))
      .orderBy(desc(bookReminders.createdAt))
      .limit(1)
    if (pausedUntil(last?.createdAt ?? null, clock.now())) return
    const charges = due.map(({ charge }) => charge)
    const { weddingName } = first.account
    await notifyOfDue(tx, clock, ownerId, { weddingName, ...dueInFigures(charges) })
    const chargeIds = charges.map(({ id }) => id)
    await tx
      .insert(bookReminders)
      .values({ ownerId, id: newId(), accountId: null, chargeIds, createdAt: clock.now(), createdBy: null })
  })
  live.notificationsRead(ownerId)
}
