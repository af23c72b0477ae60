import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { GUEST_EMAIL_MAX } from '#domain/guests/guests.ts'
import { hasPageEnded } from '#domain/households/guest-day.ts'
import { mailAddressOf } from '#domain/households/guest-mails.ts'
import { INVITATION_TOKEN_BYTES } from '#domain/households/households.ts'
import { mintMemberWeddingId } from '#server/core/auth/gate.ts'
import { versionOf } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import { findInvitation, type Invitation } from '../invitation.queries.ts'
import { findHouseholdRides } from './bus-subscriptions.queries.ts'

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
    if (await isStopped(tx, invitation, address)) return 'stopped'
    const told = await findHouseholdRides(tx, invitation)
    if (told.length === 0) return 'gone'
    await store(tx, invitation, { address, told: JSON.stringify(told), at: clock.now().toISOString() })
    return null
  })
}

async function isStopped(tx: Transaction, { weddingId }: Household, address: string): Promise<boolean> {
  const { rows } = await tx.execute<{ isStopped: boolean }>(sql`
    insert into mail_recipients as r (wedding_id, address, token)
    values (${weddingId}, ${address}, ${randomBytes(INVITATION_TOKEN_BYTES).toString('base64url')})
    on conflict (wedding_id, address) do update set refused_at = null, refusal = null
    returning r.unsubscribed_at is not null as "isStopped"`)
  return rows[0]!.isStopped
}

type Subscription = { address: string; told: string; at: string }

async function store(tx: Transaction, { weddingId, householdId }: Household, given: Subscription) {
  const version = versionOf(mintMemberWeddingId(weddingId, 'transport', 'view'), 'transport')
  await tx.execute(sql`
    insert into bus_subscriptions as s
      (wedding_id, household_id, address, told, told_version, seen_version, created_at)
    select ${weddingId}, ${householdId}, ${given.address}, ${given.told}::jsonb, v, v, ${given.at}
    from (select ${version} as v) now
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

/** Notes that a family knows its rides, because it has just chosen them itself. */
export async function noteKnownRides(tx: Transaction, household: Household): Promise<void> {
  const { weddingId, householdId } = household
  const { rowCount } = await tx.execute(sql`
    select from bus_subscriptions where wedding_id = ${weddingId} and household_id = ${householdId} for update`)
  if (!rowCount) return
  const told = JSON.stringify(await findHouseholdRides(tx, household))
  await tx.execute(sql`
    update bus_subscriptions set told = ${told}::jsonb
    where wedding_id = ${weddingId} and household_id = ${householdId}`)
}
