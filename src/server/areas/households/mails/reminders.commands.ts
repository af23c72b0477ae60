import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { isInvitationClosed } from '#domain/households/invitation-settings.ts'
import { dueReminder } from '#domain/households/reminders.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import type { WeddingDay } from '#domain/weddings/weddings.ts'
import { noMember, notify } from '#server/areas/notifications/notify.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import { lockForWriting, recordChange, systemAuthor } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type GuestsAuthor, makeInvitations } from '../households.commands.ts'
import { announce } from './deliver.commands.ts'
import { findRecipients, queueMails } from './guest-mails.commands.ts'
import type { MailFamily } from './guest-mails.queries.ts'

type Planned = WeddingDay & {
  weddingId: string
  closingDate: IsoDate | null
  remindersOn: boolean
  reminderDays: number[]
  setAt: string
}

/** Sends the planned reminders whose time has come, each once, also when several processes look. */
export async function sendDueReminders(deps: Pick<Platform, 'db' | 'clock' | 'live' | 'log'>): Promise<void> {
  const { db, clock, live, log } = deps
  for (const plan of await findPlans(db)) {
    const due = dueReminder(plan, new Date(plan.setAt), clock.now())
    if (!due || isInvitationClosed(plan, plan, clock.now())) continue
    const by = systemAuthor(mintMemberWeddingId(plan.weddingId, 'guests', 'edit'))
    try {
      const ran = await db.transaction((tx) => runReminder(tx, clock, by, due.day))
      if (ran) announce(live, by.weddingId, [], true)
    } catch (error) {
      // The next run tries it again; the reminders of other weddings do not wait for it.
      log.error({ err: error }, 'a planned reminder failed')
    }
  }
}

async function findPlans(db: Database): Promise<Planned[]> {
  const { rows } = await db.execute<Planned>(sql`
    select s.wedding_id as "weddingId", s.closing_date::text as "closingDate", s.reminders_on as "remindersOn",
      to_json(s.reminder_days) as "reminderDays", to_json(s.reminders_set_at) #>> '{}' as "setAt",
      w.event_date::text as "eventDate", w.time_zone as "timeZone"
    from invitation_settings s join weddings w on w.id = s.wedding_id
    where s.reminders_on and s.closing_date is not null and s.reminders_set_at is not null
      and not exists (select from deleted_weddings d where d.wedding_id = s.wedding_id)`)
  return rows
}

async function runReminder(tx: Transaction, clock: Clock, by: GuestsAuthor, day: IsoDate): Promise<boolean> {
  const { weddingId } = by
  const now = clock.now().toISOString()
  await lockForWriting(tx, weddingId, 'households')
  const { rowCount } = await tx.execute(sql`
    insert into reminder_runs (wedding_id, day, ran_at, mailed, by_hand) values (${weddingId}, ${day}, ${now}, 0, 0)
    on conflict do nothing`)
  if (!rowCount) return false
  const all = { kind: 'remind', eventDate: null, guestIds: null } as const
  const { addressed, unaddressed } = await findRecipients(tx, weddingId, all)
  const mailed = await queueMails(tx, clock, by, { ...all, addressed })
  await askByHand(tx, clock, by, unaddressed)
  await tx.execute(sql`
    update reminder_runs set mailed = ${mailed}, by_hand = ${unaddressed.length}
    where wedding_id = ${weddingId} and day = ${day}`)
  const sent = { mailed, byHand: unaddressed.length }
  if (mailed + unaddressed.length > 0)
    await notify(tx, clock, noMember(weddingId, 'Azahar'), 'reminder.sent', sent)
  await recordChange(tx, by, 'households')
  return true
}

/** Those without a mail are the first of the queue that members remind by hand. */
async function askByHand(
  tx: Transaction,
  clock: Clock,
  by: GuestsAuthor,
  families: readonly MailFamily[],
): Promise<void> {
  const { weddingId } = by
  if (families.length === 0) return
  const guestIds = families.map(({ people }) => people[0]!.guestId)
  const households = await makeInvitations(tx, clock, by, guestIds)
  await tx.execute(sql`
    update households set remind_due_at = ${clock.now().toISOString()}
    where wedding_id = ${weddingId}
      and id in (select json_array_elements_text(${JSON.stringify(households.map(({ id }) => id))}::json)::uuid)`)
}
