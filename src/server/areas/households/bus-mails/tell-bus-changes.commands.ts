import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { PAGE_DAYS } from '#domain/households/guest-day.ts'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { type FamilyRide, type RideChange, rideChanges } from '#domain/transport/ride-changes.ts'
import { MESSAGES } from '#messages/messages.ts'
import { findLinkedPlanner } from '#server/areas/planners/planners.queries.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import { chosenStop } from '#site/rsvp/bus-words.ts'
import { composeGuestMail } from '../mails/compose-mail.ts'
import { findMailContext, type MailContext } from '../mails/mail-context.queries.ts'
import { findRidesOf } from './bus-subscriptions.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'files'> & Configured<'publicUrl'>

/** Weddings that are looked at in one run; the others are in the next. */
const WEDDINGS_A_RUN = 200

/** Mails of one wedding in a minute; mail servers refuse or mark as spam what comes faster. */
const MAILS_A_MINUTE = 30

/**
 * Writes to the families that want to know of changes of their bus. A change is told once the buses have rested from one
 * run to the next: an hour may be corrected twice in a minute, and who gets its old hour back is not written to.
 */
export async function tellBusChanges(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const today = dayInMadrid(clock.now())
  await db.execute(sql`
    delete from bus_subscriptions s using weddings w
    where w.id = s.wedding_id and w.event_date < ${shiftDay(today, -PAGE_DAYS)}`)
  const { rows: rested } = await db.execute<{ weddingId: string }>(sql`
    select distinct s.wedding_id as "weddingId" from bus_subscriptions s ${VERSIONS}
    where s.told_version <> v.version and s.seen_version = v.version limit ${WEDDINGS_A_RUN}`)
  await db.execute(sql`
    update bus_subscriptions t set seen_version = v.version from bus_subscriptions s ${VERSIONS}
    where (t.wedding_id, t.household_id) = (s.wedding_id, s.household_id) and s.seen_version <> v.version`)
  for (const { weddingId } of rested) await tellWedding(deps, weddingId)
}

const VERSIONS = sql`join lateral (
  select coalesce(sum(version), 0)::bigint as version from wedding_versions
  where wedding_id = s.wedding_id and area = 'transport') v on true`

type Subscription = { householdId: string; address: string; told: FamilyRide[] }

/** Tells the families of a wedding; what they are told and that they were told it is one transaction. */
async function tellWedding(deps: Deps, weddingId: string): Promise<void> {
  const planner = await findLinkedPlanner(deps, mintMemberWeddingId(weddingId, 'wedding', 'view'))
  await deps.db.transaction(async (tx) => {
    const { rows } = await tx.execute<Subscription>(sql`
      select household_id as "householdId", address, told from bus_subscriptions
      where wedding_id = ${weddingId} order by household_id for update`)
    const ids = rows.map(({ householdId }) => householdId)
    const rides = await findRidesOf(tx, weddingId, ids)
    let mails = 0
    for (const { householdId, address, told } of rows) {
      const changes = rideChanges(told, rides.get(householdId) ?? [])
      if (changes.length === 0) continue
      const runAt = new Date(deps.clock.now().getTime() + Math.floor(mails / MAILS_A_MINUTE) * 60_000)
      const telling = { weddingId, householdId, address, changes, planner, runAt }
      if (await tellFamily(tx, deps, telling)) mails += 1
    }
    await noteTold(
      tx,
      weddingId,
      ids.map((id) => ({ id, rides: rides.get(id) ?? [] })),
    )
  })
}

type Telling = {
  weddingId: string
  householdId: string
  address: string
  changes: RideChange[]
  planner: Awaited<ReturnType<typeof findLinkedPlanner>>
  runAt: Date
}

/** False where no one is to be told: the link is revoked, its owner wants no mails, or the wedding is over. */
async function tellFamily(
  tx: Transaction,
  { clock, settings: { publicUrl } }: Deps,
  { weddingId, householdId, address, changes, planner, runAt }: Telling,
): Promise<boolean> {
  const context = await findMailContext(tx, weddingId, householdId, address)
  const isOver = context?.eventDate && dayInMadrid(clock.now()) > shiftDay(context.eventDate, 1)
  if (!context?.token || context.isStopped || isOver) return false
  const words = changesInWords(context, changes)
  const mail = composeGuestMail(context, { purpose: { kind: 'bus', words }, to: address, publicUrl, planner })
  await sendMail(tx, { ...mail, runAt })
  return true
}

/** The subject and the text, with the variables of every mail to a family. */
function changesInWords({ language, people }: MailContext, changes: readonly RideChange[]) {
  const t = MESSAGES[language ?? 'es']
  const number = { people: people.length }
  const lines = changes.map(({ direction, now, was }) => {
    const way = direction === 'out' ? t.bus_out() : t.bus_back()
    const before = was && t.bus_mail_was({ ride: inWords(was) })
    return now
      ? `${way}: ${inWords(now)}${before ? ` (${before})` : ''}`
      : `${way}: ${t.bus_mail_gone({ ...number, ride: inWords(was!) })}`
  })
  return {
    subject: t.bus_mail_subject({ couple: '{pareja}' }),
    text: `${t.bus_mail_lead({ ...number, names: '{nombres}' })}\n\n${lines.join('\n')}\n\n${t.bus_mail_page(number)}\n{enlace}\n{pareja}`,
  }
}

const inWords = ({ key, minute, ...ride }: FamilyRide): string =>
  [chosenStop({ ...ride, id: key, time: minute }), ride.place].filter(Boolean).join(', ')

/** Of the families that were looked at alone: one that asks meanwhile has been told nothing. */
async function noteTold(tx: Transaction, weddingId: string, told: { id: string; rides: FamilyRide[] }[]) {
  await tx.execute(sql`
    update bus_subscriptions s set told_version = s.seen_version, told = given.rides
    from json_to_recordset(${JSON.stringify(told)}::json) as given (id uuid, rides jsonb)
    where s.wedding_id = ${weddingId} and s.household_id = given.id`)
}
