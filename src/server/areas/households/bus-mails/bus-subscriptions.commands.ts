import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { GUEST_EMAIL_MAX } from '#domain/guests/guests.ts'
import { hasPageEnded } from '#domain/households/guest-day.ts'
import { mailAddressOf } from '#domain/households/guest-mails.ts'
import { type FamilyRide, knownRides } from '#domain/transport/ride-changes.ts'
import type { Platform } from '#server/core/context.ts'
import { newToken } from '../households.commands.ts'
import { findInvitation, type Invitation } from '../invitation.queries.ts'
import { findHouseholdRides, versionOfRides } from './bus-subscriptions.queries.ts'

type Household = Pick<Invitation, 'weddingId' | 'householdId'>

/** `invalid` is no address, and `stopped` one whose owner wants no mails of this wedding. */
export type SubscriptionProblem = 'invalid' | 'stopped'

/**
 * Has a family told by mail when its bus changes from now on, by its link; an address that was given before is replaced.
 * `gone` when the page is there no more, or shows them no bus.
 */
export async function subscribeToBuses(
  { db, clock, files }: Pick<Platform, 'db' | 'clock' | 'files'>,
  token: string,
  typed: string,
): Promise<SubscriptionProblem | 'gone' | null> {
  const address = mailAddressOf(typed, [])
  if (address === null || address.length > GUEST_EMAIL_MAX) return 'invalid'
  return db.transaction(async (tx) => {
    const invitation = await findInvitation({ db: tx, clock, files }, token)
    if (!invitation || invitation.isDateOnly || hasPageEnded(invitation.wedding.eventDate, clock.now()))
      return 'gone'
    // Before the rides: of what changes between both, the next run of the job tells.
    const version = await findVersion(tx, invitation)
    const told = await findHouseholdRides(tx, invitation)
    if (told.length === 0) return 'gone'
    if (await isStopped(tx, invitation, address)) return 'stopped'
    const at = clock.now().toISOString()
    await store(tx, invitation, { address, told: JSON.stringify(told), version, at })
    return null
  })
}

async function isStopped(tx: Transaction, { weddingId }: Household, address: string): Promise<boolean> {
  const { rows } = await tx.execute<{ isStopped: boolean }>(sql`
    insert into mail_recipients as r (wedding_id, address, token)
    values (${weddingId}, ${address}, ${newToken()})
    on conflict (wedding_id, address) do update set refused_at = null, refusal = null
    returning r.unsubscribed_at is not null as "isStopped"`)
  return rows[0]!.isStopped
}

async function findVersion(tx: Transaction, { weddingId }: Household): Promise<string> {
  const version = versionOfRides(sql`${weddingId}`)
  const { rows } = await tx.execute<{ version: string }>(sql`select ${version} as version`)
  return rows[0]!.version
}

type Subscription = { address: string; told: string; version: string; at: string }

async function store(tx: Transaction, { weddingId, householdId }: Household, given: Subscription) {
  await tx.execute(sql`
    insert into bus_subscriptions as s
      (wedding_id, household_id, address, told, told_version, seen_version, created_at)
    values (${weddingId}, ${householdId}, ${given.address}, ${given.told}::jsonb, ${given.version}, ${given.version},
      ${given.at})
    on conflict (wedding_id, household_id) do update
    set address = excluded.address, told = excluded.told, told_version = excluded.told_version,
      seen_version = excluded.seen_version`)
}

/** Ends the mails to a family about its bus, by its link. */
export async function endBusSubscription({ db }: Pick<Platform, 'db'>, token: string): Promise<void> {
  await db.execute(sql`
    delete from bus_subscriptions s using households h
    where h.token = ${token} and (s.wedding_id, s.household_id) = (h.wedding_id, h.id)`)
}

/** Notes the rides that a family knows because it has just chosen them itself. */
export async function noteKnownRides(tx: Transaction, household: Household): Promise<void> {
  const { weddingId, householdId } = household
  const { rows } = await tx.execute<{ told: FamilyRide[] }>(sql`
    select told from bus_subscriptions where wedding_id = ${weddingId} and household_id = ${householdId} for update`)
  const [subscription] = rows
  if (!subscription) return
  const told = JSON.stringify(knownRides(subscription.told, await findHouseholdRides(tx, household)))
  await tx.execute(sql`
    update bus_subscriptions set told = ${told}::jsonb
    where wedding_id = ${weddingId} and household_id = ${householdId}`)
}
