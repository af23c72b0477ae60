import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { busTrips } from '#db/schema/transport.ts'
import type { BusRoute } from '#domain/households/invitation-settings.ts'
import { takeOverRoutes } from '#domain/transport/former-routes.ts'
import { TRIPS_MAX } from '#domain/transport/transport.ts'
import { lockForWriting } from '#server/core/changes.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { findToldDates } from '#server/core/told-dates.queries.ts'
import { toldStops } from '#server/core/told-stops.commands.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { isTrip, listTrips } from './transport.queries.ts'

/**
 * Takes a list of routes, as pages of former releases send it, over into the trips, within the change that came with it;
 * `false` when there would be more than a wedding has, and then nothing is changed. The caller records the change.
 */
export async function takeOver(
  tx: Transaction,
  clock: Clock,
  weddingId: MemberWeddingId<'transport', 'edit'>,
  routes: { base: readonly BusRoute[]; given: readonly BusRoute[] },
): Promise<boolean> {
  await lockForWriting(tx, weddingId, 'transport')
  const trips = await listTrips(tx, weddingId)
  const { added, changed, removed } = takeOverRoutes(trips, routes)
  if (added.length > 0 && trips.length - removed.length + added.length > TRIPS_MAX) return false
  if (removed.length > 0)
    await tx.delete(busTrips).where(and(eq(busTrips.weddingId, weddingId), inArray(busTrips.id, removed)))
  const dates = await findToldDates(tx, weddingId, clock.now())
  for (const { tripId, stops } of changed)
    await tx
      .update(busTrips)
      .set({ stops, told: toldStops(dates) })
      .where(isTrip(weddingId, tripId))
  if (added.length > 0)
    await tx.insert(busTrips).values(added.map((trip) => ({ ...trip, weddingId, id: newId() })))
  return true
}
