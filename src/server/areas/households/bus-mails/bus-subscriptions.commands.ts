import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { GUEST_EMAIL_MAX } from '#domain/guests/guests.ts'
import { hasPageEnded } from '#domain/households/guest-day.ts'
import { mailAddressOf } from '#domain/households/guest-mails.ts'
import { BUS_ADDRESSES_MAX } from '#domain/transport/bus-addresses.ts'
import type { Platform } from '#server/core/context.ts'
import { newToken } from '../households.commands.ts'
import { findInvitation, type Invitation } from '../invitation.queries.ts'
import { findHouseholdRides, versionOfRides } from './bus-subscriptions.queries.ts'

type Household = Pick<Invitation, 'weddingId' | 'householdId'>

/** `invalid` is no address, `stopped` one whose owner wants no mails of this wedding, and `full` one too many. */
export type SubscriptionProblem = 'invalid' | 'stopped' | 'full'

/**
 * Has a family told by mail when its bus changes from now on, by its link, at one more address; one that was given before
 * stays as it is. `gone` when the page is there no more, or shows them no bus.
 */
export async function subscribeToBuses(
  { db, clock, files }: Pick<Platform, 'db' | 'clock' | 'files'>,
  token: string,
  typed: string,
): Promise<SubscriptionProblem | 'gone' | null> {
  const address = mailAddressOf(typed, [])
  if (address === null || address.length > GUEST_EMAIL_MAX) return 'invalid'
  return db.transaction(async (tx) => {
    // Addresses of a family that are given at once are counted one after another.
    await tx.execute(sql`select from households where token = ${token} for update`)
    const invitation = await findInvitation({ db: tx, clock, files }, token)
    if (!invitation || invitation.isDateOnly || hasPageEnded(invitation.wedding, clock.now())) return 'gone'
    // Before the rides: of what changes between both, the next run of the job tells.
    const version = await findVersion(tx, invitation)
    const told = await findHouseholdRides(tx, invitation)
    const addresses = await holdAddresses(tx, invitation)
    if (told.length === 0 && addresses.length === 0) return 'gone'
    const isGiven = addresses.includes(address)
    if (!isGiven && addresses.length >= BUS_ADDRESSES_MAX) return 'full'
    if (await isStopped(tx, invitation, address)) return 'stopped'
    if (isGiven) return null
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

/** The addresses of a family, which no other act changes until this one has ended. */
async function holdAddresses(tx: Transaction, { weddingId, householdId }: Household): Promise<string[]> {
  const { rows } = await tx.execute<{ addresses: string[] }>(sql`
    select array_prepend(address, further_addresses) as addresses from bus_subscriptions
    where wedding_id = ${weddingId} and household_id = ${householdId} for update`)
  return [...new Set(rows[0]?.addresses)]
}

type Subscription = { address: string; told: string; version: string; at: string }

/** A family knows what it was told, whichever of its addresses is new. */
async function store(tx: Transaction, { weddingId, householdId }: Household, given: Subscription) {
  await tx.execute(sql`
    insert into bus_subscriptions as s
      (wedding_id, household_id, address, told, told_version, seen_version, created_at)
    values (${weddingId}, ${householdId}, ${given.address}, ${given.told}::jsonb, ${given.version}, ${given.version},
      ${given.at})
    on conflict (wedding_id, household_id) do update
    set further_addresses = s.further_addresses || excluded.address`)
}

/** Ends the mails about its bus to an address of a family, which its link has let in; with the last one it asks for none. */
export async function endBusSubscription(
  { db }: Pick<Platform, 'db'>,
  household: Household,
  isIt: (address: string, place: number) => boolean,
): Promise<void> {
  const { weddingId, householdId } = household
  await db.transaction(async (tx) => {
    const addresses = await holdAddresses(tx, household)
    const [first, ...further] = addresses.filter((address, place) => !isIt(address, place))
    await tx.execute(
      first === undefined
        ? sql`
          delete from bus_subscriptions where wedding_id = ${weddingId} and household_id = ${householdId}`
        : sql`
          update bus_subscriptions set address = ${first}, further_addresses = ${sql.param(further)}::text[]
          where wedding_id = ${weddingId} and household_id = ${householdId}`,
    )
  })
}
