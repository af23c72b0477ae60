import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import {
  domainOf,
  type FamilyMailKind,
  isAwaited,
  isUnsent,
  mailAddressOf,
  type StoredMailKind,
  WAITING_AS,
} from '#domain/households/guest-mails.ts'
import { isToBeTold, isUninvited, whyNoSaveDate } from '#domain/households/save-date.ts'
import { dayInMadrid, type IsoDate } from '#domain/time/dates.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import { addJobs } from '#server/core/jobs/add-job.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { findWeddingDay } from '#server/core/wedding-day.queries.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { type GuestsAuthor, makeInvitations, newToken } from '../households.commands.ts'
import { areRemindersClosedOf, findSettings } from '../households.queries.ts'
import { IS_DUE } from './daily-limit.commands.ts'
import { findMailFamilies, findStops, type MailFamily } from './guest-mails.queries.ts'

type Asked = { kind: FamilyMailKind; guestIds?: string[] | undefined }

export type Queued = { queued: number; unreachable: number }

/** A family with the address that it can be written to now. */
export type Addressed = { family: MailFamily; address: string }

/** Sends the invitation, the date or a reminder to all families that wait for it, or to those of the given guests. */
export function queueGuestMails(
  db: Database,
  clock: Clock,
  by: ActingMember<'guests'>,
  { kind, guestIds }: Asked,
): Promise<Queued | 'dateOff' | 'noDate' | 'tooLate'> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    // Two members who press at once send one after the other, and the second finds nothing left to send.
    await lockForWriting(tx, weddingId, 'households')
    if (kind === 'remind' && (await areRemindersClosedOf(tx, clock, weddingId)))
      return { queued: 0, unreachable: 0 }
    const wedding = await findWeddingDay(tx, weddingId)
    const { eventDate } = wedding
    if (kind === 'date') {
      const settings = await findSettings(tx, weddingId)
      const problem = settings.saveDateOn ? whyNoSaveDate(settings, wedding, clock.now()) : 'dateOff'
      if (problem) return problem
    }
    const to = { kind, eventDate, guestIds: guestIds ?? null }
    const { addressed, unaddressed } = await findRecipients(tx, weddingId, to)
    const queued = await queueMails(tx, clock, by, { kind, eventDate, addressed })
    return { queued, unreachable: unaddressed.length }
  })
}

type Recipients = { kind: FamilyMailKind; eventDate: IsoDate | null; guestIds: readonly string[] | null }

/**
 * The families that a mail of this kind is for, by whether it can reach them. Where guests are given, an address
 * that was refused before is tried again, and so is a mail that may have got lost.
 */
export async function findRecipients(
  tx: Transaction,
  weddingId: MemberWeddingId<'guests', 'edit'>,
  { kind, eventDate, guestIds }: Recipients,
): Promise<{ addressed: Addressed[]; unaddressed: MailFamily[] }> {
  const stops = await findStops(tx, weddingId)
  const stopped = new Set(
    stops.filter((stop) => stop.isUnsubscribed || guestIds === null).map(({ address }) => address),
  )
  const isFor = (family: MailFamily): boolean => {
    const answers = family.people.map(({ rsvp }) => rsvp)
    if (kind === 'remind') return isAwaited(family, answers)
    if (guestIds !== null) return kind === 'date' ? isUninvited(family) : isUnsent(family)
    const isOpen = kind === 'date' ? isToBeTold(family, eventDate) : isUnsent(family)
    return isOpen && family.lastStatus !== 'unsure'
  }
  const families = (await findMailFamilies(tx, weddingId, guestIds, kind)).filter(isFor)
  const all = families.map((family) => ({
    family,
    address: mailAddressOf(
      family.email,
      family.people.map(({ email }) => email),
    ),
  }))
  const canReach = (one: (typeof all)[number]): one is Addressed =>
    one.address !== null && !stopped.has(one.address)
  return {
    addressed: all.filter(canReach),
    unaddressed: all.filter((one) => !canReach(one)).map(({ family }) => family),
  }
}

type ToQueue = Pick<Recipients, 'kind' | 'eventDate'> & { addressed: readonly Addressed[] }

/**
 * Puts mails on their way, one a household and occasion: what waits already, and a reminder that went today, are
 * left as they are. How many are on their way now that were not before.
 */
export async function queueMails(
  tx: Transaction,
  clock: Clock,
  by: GuestsAuthor,
  { kind, eventDate, addressed }: ToQueue,
): Promise<number> {
  const { weddingId } = by
  if (addressed.length === 0) return 0
  const mails = await withHouseholds(tx, clock, by, addressed)
  const occasion = { invite: 'invitation', date: eventDate ?? '', remind: dayInMadrid(clock.now()) }[kind]
  const queued = await insertMails(tx, clock, weddingId, { kind, occasion, mails })
  if (queued > 0) await recordChange(tx, by, 'households')
  return queued
}

/** A mail to a household that is to be put on its way. */
export type NewMail = { id: string; householdId: string; address: string; domain: string; token: string }

/** The same with an id, and the token by which its recipient wants no more mails if there is none yet. */
export const newMail = (to: Omit<NewMail, 'id' | 'token'>): NewMail => ({
  ...to,
  id: newId(),
  token: newToken(),
})

type ToInsert = { kind: StoredMailKind; occasion: string; mails: readonly NewMail[] }

/** Stores mails and starts their delivery, as a part of a larger transaction that records the change. */
export async function insertMails(
  tx: Transaction,
  clock: Clock,
  weddingId: string,
  { kind, occasion, mails }: ToInsert,
): Promise<number> {
  if (mails.length === 0) return 0
  const now = clock.now().toISOString()
  const list = JSON.stringify(mails)
  await tx.execute(sql`
    insert into mail_recipients (wedding_id, address, token)
    select distinct on (address) ${weddingId}::uuid, address, token
    from json_to_recordset(${list}::json) as given (address text, token text)
    on conflict (wedding_id, address) do update set refused_at = null, refusal = null`)
  const { rows } = await tx.execute<{ domain: string }>(sql`
    insert into guest_mails as m
      (wedding_id, id, household_id, kind, occasion, address, domain, status, next_at, created_at)
    select ${weddingId}, id, "householdId", ${kind}, ${occasion}, address, domain, ${WAITING_AS[kind]}, ${now}, ${now}
    from json_to_recordset(${list}::json) as given (id uuid, "householdId" uuid, address text, domain text)
    on conflict on constraint guest_mails_once do update
    set id = excluded.id, address = excluded.address, domain = excluded.domain, status = excluded.status, attempts = 0,
      attempted_at = null, next_at = excluded.next_at, created_at = excluded.created_at,
      ended_at = case when m.status = 'unsure' then m.ended_at end
    where not (m.${IS_DUE}) and (m.status <> 'sent' or m.kind in ('invite', 'date'))
      and m.kind <> 'message'
    returning domain`)
  await startDeliveries(tx, [...new Set(rows.map(({ domain }) => domain))])
  return rows.length
}

/** The mails of families with their households, which get the links that they still lack. */
async function withHouseholds(
  tx: Transaction,
  clock: Clock,
  by: GuestsAuthor,
  addressed: readonly Addressed[],
) {
  const { weddingId } = by
  const guestIds = addressed.map(({ family }) => family.people[0]!.guestId)
  await makeInvitations(tx, clock, by, guestIds)
  const { rows } = await tx.execute<{ id: string; householdId: string }>(sql`
    select id, household_id as "householdId" from guests
    where wedding_id = ${weddingId} and household_id is not null
      and id in (select json_array_elements_text(${JSON.stringify(guestIds)}::json)::uuid)`)
  const households = new Map(rows.map(({ id, householdId }) => [id, householdId]))
  return addressed.flatMap(({ family, address }) => {
    const householdId = households.get(family.people[0]!.guestId)
    return householdId ? [newMail({ householdId, address, domain: domainOf(address) })] : []
  })
}

/** Lets the mails that wait for a domain be sent. */
export const startDelivery = (tx: Database | Transaction, domain: string, runAt?: Date): Promise<void> =>
  startDeliveries(tx, [domain], runAt)

/** The same of several domains; one job a domain is enough. */
export const startDeliveries = (
  tx: Database | Transaction,
  domains: readonly string[],
  runAt?: Date,
): Promise<void> =>
  addJobs(
    tx,
    'deliver-guest-mails',
    domains.map((domain) => ({ payload: { domain }, key: `guest-mails/${domain}`, ...(runAt && { runAt }) })),
  )
