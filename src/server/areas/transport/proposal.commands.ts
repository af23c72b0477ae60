import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { busTrips } from '#db/schema/transport.ts'
import { isWithoutChanges, markOf, priceOf, proposeBuses } from '#domain/transport/proposal.ts'
import type { RouteProposal, VehicleSize } from '#domain/transport/proposed-route.ts'
import type { BusTrip, Direction } from '#domain/transport/transport.ts'
import { keepingBusOrder } from '#server/core/bus-order.commands.ts'
import { type ActingMember, activityLine, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { newId } from '#server/platform/ids.ts'
import { isTrip, listBusPeople, listTrips } from './transport.queries.ts'

type Editor = ActingMember<'transport', 'edit'>

type Asked = { sizes: readonly VehicleSize[]; seen: string }

/**
 * Makes the proposal of the present buses and people anew and applies all of it, as one line of activity whose id it answers.
 * `stale` when it is not the one that was seen. Added buses have the price of those of their size where the member edits the
 * budget.
 */
export function applyProposal(
  db: Database,
  by: Editor,
  { sizes, seen }: Asked,
  pricing: MemberWeddingId<'budget', 'edit'> | null,
): Promise<{ lineId: string } | 'stale' | 'nothing'> {
  return db.transaction(async (tx) => {
    await lockForWriting(tx, by.weddingId, 'transport')
    const trips = await listTrips(tx, by.weddingId)
    const proposal = proposeBuses(trips, await listBusPeople(tx, by.weddingId), sizes)
    if (markOf(proposal) !== seen) return 'stale'
    if (isWithoutChanges(proposal)) return 'nothing'
    for (const route of proposal.routes)
      await applyRoute(tx, by, route, (size) => (pricing ? priceOf(size, trips) : null))
    await recordChange(tx, by, ['transport', 'households'])
    return { lineId: await activityLine(tx) }
  })
}

async function applyRoute(
  tx: Transaction,
  { weddingId }: Editor,
  { trips, added, enlarged, moves }: RouteProposal,
  priceOfSize: (size: VehicleSize) => number | null,
) {
  const { direction, stops, companyId } = trips[0]!
  for (const { trip, vehicle, seats } of enlarged)
    await tx.update(busTrips).set({ vehicle, seats }).where(isTrip(weddingId, trip.id))
  const copies = added.map((size) => ({
    ...{ ...size, weddingId, direction, companyId, id: newId(), priceCents: priceOfSize(size) },
    stops: stops.map((stop) => ({ ...stop, key: newId().slice(-12) })),
  }))
  if (copies.length > 0) await tx.insert(busTrips).values(copies)
  const buses: Pick<BusTrip, 'stops'>[] = [...trips, ...copies]
  const moved = moves.map(({ person, from, to, stop }) => ({
    ...{ id: person.id, from, key: buses[to]!.stops[stop]!.key },
  }))
  await keepingBusOrder(
    tx,
    weddingId,
    moved.map(({ id }) => id),
    () => move(tx, weddingId, direction, moved),
  )
}

/** Writes the stops of people; those who have asked for another one in this moment stay there. */
async function move(
  tx: Transaction,
  weddingId: string,
  direction: Direction,
  moves: readonly { id: string; from: string; key: string }[],
) {
  const stop = sql.raw(direction === 'out' ? 'bus_out' : 'bus_back')
  await tx.execute(sql`
    update guests g set ${stop} = m.key
    from unnest(
      ${sql.param(moves.map(({ id }) => id))}::uuid[],
      ${sql.param(moves.map(({ from }) => from))}::text[],
      ${sql.param(moves.map(({ key }) => key))}::text[]
    ) m (id, former, key)
    where g.wedding_id = ${weddingId} and g.id = m.id and g.${stop} = m.former`)
}
