import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { isEqual } from '#domain/activity/three-way-merge.ts'
import { PAGE_DAYS } from '#domain/households/guest-day.ts'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { type FamilyRide, isOther, type RideChange, rideChanges } from '#domain/transport/ride-changes.ts'
import { todayAt } from '#domain/weddings/weddings.ts'
import { MESSAGES } from '#messages/messages.ts'
import { findLinkedPlanner } from '#server/areas/planners/planners.queries.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import type { Configured, Platform } from '#server/core/context.ts'
import { sendMail } from '#server/core/jobs/send-mail.ts'
import { chosenStop } from '#site/rsvp/bus-words.ts'
import { composeGuestMail } from '../mails/compose-mail.ts'
import { findMailContext, type MailContext } from '../mails/mail-context.queries.ts'
import { findRidesOf, versionOfRides } from './bus-subscriptions.queries.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'files'> & Configured<'publicUrl'>

/** Weddings that are looked at in one run; the others are in the next. */
const WEDDINGS_A_RUN = 200

/** Mails of one wedding in a minute; mail servers refuse or mark as spam what comes faster. */
const MAILS_A_MINUTE = 30

/**
 * Writes to the families that want to know of changes of their bus. A change is told once the rides of the family are the same
 * in two runs: an hour may be corrected twice in a minute, and who gets its old hour back is not written to. What changes
 * for others, or who is counted in meanwhile, keeps no family waiting.
 */
export async function tellBusChanges(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const today = dayInMadrid(clock.now())
  await db.execute(sql`
    delete from bus_subscriptions s using weddings w
    where w.id = s.wedding_id and w.event_date < ${shiftDay(today, -PAGE_DAYS)}`)
  const { rows: changed } = await db.execute<{ weddingId: string }>(sql`
    select distinct s.wedding_id as "weddingId" from bus_subscriptions s
    where s.told_version <> ${versionOfRides(sql`s.wedding_id`)} limit ${WEDDINGS_A_RUN}`)
  for (const { weddingId } of changed) await tellWedding(deps, weddingId)
}

type Subscription = {
  householdId: string
  /** Each is written to on its own. */
  addresses: string[]
  told: FamilyRide[]
  seen: FamilyRide[] | null
  version: string
}

/** Tells the families of a wedding; what they are told and that they were told it is one transaction. */
async function tellWedding(deps: Deps, weddingId: string): Promise<void> {
  const planner = await findLinkedPlanner(deps, mintMemberWeddingId(weddingId, 'wedding', 'view'))
  await deps.db.transaction(async (tx) => {
    // The version comes before the rides: of what changes between both, the next run tells.
    const { rows } = await tx.execute<Subscription>(sql`
      select household_id as "householdId", array_prepend(address, further_addresses) as addresses, told, seen,
        ${versionOfRides(sql`s.wedding_id`)}::text as version
      from bus_subscriptions s where wedding_id = ${weddingId} order by household_id for update`)
    const ids = rows.map(({ householdId }) => householdId)
    const rides = await findRidesOf(tx, weddingId, ids)
    let mails = 0
    const looked: Looked[] = []
    for (const { householdId, addresses, told, seen, version } of rows) {
      // A family without guests who come has said so, and is not written to.
      const now = rides.get(householdId)
      const isAtRest = seen !== null && isEqual(seen, now ?? [])
      looked.push({ id: householdId, rides: now ?? [], version, isAtRest })
      const changes = isAtRest && now ? rideChanges(told, now) : []
      if (changes.length === 0) continue
      for (const address of new Set(addresses)) {
        const runAt = new Date(deps.clock.now().getTime() + Math.floor(mails / MAILS_A_MINUTE) * 60_000)
        const telling = { weddingId, householdId, address, changes, planner, runAt }
        if (await tellAddress(tx, deps, telling)) mails += 1
      }
    }
    await noteLooked(tx, weddingId, looked)
  })
}

/** A family that was looked at: once its rides are at rest it knows them, or else the next run looks again. */
type Looked = { id: string; rides: FamilyRide[]; version: string; isAtRest: boolean }

type Telling = {
  weddingId: string
  householdId: string
  address: string
  changes: RideChange[]
  planner: Awaited<ReturnType<typeof findLinkedPlanner>>
  runAt: Date
}

/** False where no one is to be told: the link is revoked, its owner wants no mails, or the wedding is over. */
async function tellAddress(
  tx: Transaction,
  { clock, settings: { publicUrl } }: Deps,
  { weddingId, householdId, address, changes, planner, runAt }: Telling,
): Promise<boolean> {
  const context = await findMailContext(tx, weddingId, householdId, address)
  const isOver = context?.eventDate && todayAt(context, clock.now()) > shiftDay(context.eventDate, 1)
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
    if (!now) return `${way}: ${t.bus_mail_gone({ ...number, ride: inWords(was!) })}`
    const before = was && isOther(was, now) ? ` (${t.bus_mail_was({ ride: inWords(was) })})` : ''
    const waiting = now.waiting ?? 0
    const hasSeats = waiting === 0 && (was?.waiting ?? 0) > 0
    const seat = waiting > 0 ? t.bus_mail_waits({ waiting }) : hasSeats ? t.bus_mail_seated(number) : ''
    return `${way}: ${inWords(now)}${before}${seat && `. ${seat}`}`
  })
  return {
    subject: t.bus_mail_subject({ couple: '{pareja}' }),
    text: `${t.bus_mail_lead({ ...number, names: '{nombres}' })}\n\n${lines.join('\n')}\n\n${t.bus_mail_page(number)}\n{enlace}\n{pareja}`,
  }
}

const inWords = ({ key, minute, ...ride }: FamilyRide): string =>
  [chosenStop({ ...ride, id: key, time: minute }), ride.place].filter(Boolean).join(', ')

/** Of the families that were looked at alone: one that asks meanwhile has been told nothing. */
async function noteLooked(tx: Transaction, weddingId: string, looked: readonly Looked[]) {
  await tx.execute(sql`
    update bus_subscriptions s set seen = given.rides,
      told = case when given."isAtRest" then given.rides else s.told end,
      told_version = case when given."isAtRest" then given.version else s.told_version end
    from json_to_recordset(${JSON.stringify(looked)}::json)
      as given (id uuid, rides jsonb, version bigint, "isAtRest" boolean)
    where s.wedding_id = ${weddingId} and s.household_id = given.id`)
}
