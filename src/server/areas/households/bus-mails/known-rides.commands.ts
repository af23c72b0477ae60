import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { type FamilyRide, knownRides } from '#domain/transport/ride-changes.ts'
import { preparedStatement, send } from '#server/platform/postgres/prepared.ts'
import type { Invitation } from '../invitation.queries.ts'
import { findHouseholdRides } from './bus-subscriptions.queries.ts'

type Household = Pick<Invitation, 'weddingId' | 'householdId'>

/** Notes the rides that a family knows because it has just chosen them itself. */
export async function noteKnownRides(tx: Transaction, household: Household): Promise<void> {
  const { weddingId, householdId } = household
  const { rows } = await send<{ told: FamilyRide[] }>(tx, HOLD_TOLD({ weddingId, householdId }))
  const [subscription] = rows
  if (!subscription) return
  const told = JSON.stringify(knownRides(subscription.told, await findHouseholdRides(tx, household)))
  await tx.execute(sql`
    update bus_subscriptions set told = ${told}::jsonb
    where wedding_id = ${weddingId} and household_id = ${householdId}`)
}

const HOLD_TOLD = preparedStatement(
  'hold-told-rides',
  ({ weddingId, householdId }: Household) => sql`
    select told from bus_subscriptions where wedding_id = ${weddingId} and household_id = ${householdId} for update`,
)
