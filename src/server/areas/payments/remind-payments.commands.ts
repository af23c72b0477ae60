import { sql } from 'drizzle-orm'
import { dueInWords, linesToTell, TOLD_DAYS_BEFORE } from '#domain/payments/payment-reminders.ts'
import { dayInMadrid, type IsoDate, shiftDay, WEDDING_TIME_ZONE } from '#domain/time/dates.ts'
import { noMember, notify } from '#server/areas/notifications/notify.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import type { JobDeps } from '#server/core/jobs/job.ts'
import { isNotBesideItsOriginal } from '#server/core/wedding-copies.queries.ts'
import { findDuePayments } from './due-payments.queries.ts'

type Deps = Pick<JobDeps, 'db' | 'clock' | 'live' | 'log'>

/** Tells members of what their weddings are to pay today and in seven days, each wedding in a transaction of its own. */
export async function remindOfPayments(deps: Deps): Promise<void> {
  const today = dayInMadrid(deps.clock.now())
  for (const weddingId of await findWeddings(deps, today)) {
    try {
      await remindWedding(deps, weddingId, today)
    } catch (error) {
      // A wedding that fails is told of nothing today; the others do not wait for it.
      deps.log.error({ err: error }, 'a reminder of payments failed')
    }
  }
}

/** The weddings that have an instalment on one of the days that are told of. */
async function findWeddings({ db }: Deps, today: IsoDate): Promise<string[]> {
  const days = TOLD_DAYS_BEFORE.map((daysBefore) => shiftDay(today, daysBefore))
  const { rows } = await db.execute<{ id: string }>(sql`
    select w.id from weddings w
    where exists (select from wedding_members m where m.wedding_id = w.id) and ${isNotBesideItsOriginal}
      and exists (select from instalments i where i.wedding_id = w.id
        and coalesce(i.due_on, w.event_date - i.days_before) = any(${sql.param(days)}::date[]))
    order by w.id`)
  return rows.map(({ id }) => id)
}

async function remindWedding({ db, clock, live }: Deps, weddingId: string, today: IsoDate) {
  const { wedding, lines } = await findDuePayments(db, mintMemberWeddingId(weddingId, 'budget', 'view'))
  const due = linesToTell(lines, today, wedding.eventDate)
  if (due.length === 0) return
  const told = await db.transaction(async (tx) => {
    // Two processes at once tell each member once: the second finds what the first has written.
    await tx.execute(sql`select from weddings where id = ${weddingId} for no key update`)
    const { rows } = await tx.execute<{ userId: string }>(sql`
      select m.user_id as "userId" from wedding_members m
      where m.wedding_id = ${weddingId} and m.permissions ->> 'budget' is distinct from 'none'
        and not exists (
          select from notifications n where n.wedding_id = m.wedding_id and n.recipient_id = m.user_id
            and n.action = 'instalments.due' and (n.created_at at time zone ${WEDDING_TIME_ZONE})::date = ${today}::date)`)
    const only = rows.map(({ userId }) => userId)
    if (only.length === 0) return []
    await notify(tx, clock, noMember(weddingId, 'Pagos'), 'instalments.due', dueInWords(due, today), { only })
    return only
  })
  for (const userId of told) live.notificationsRead(userId)
}
