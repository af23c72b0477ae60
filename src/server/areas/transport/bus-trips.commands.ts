import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import { busTrips } from '#db/schema/transport.ts'
import { isEqual, mergeRows } from '#domain/activity/three-way-merge.ts'
import { type BusStop, type BusTrip, STOPS_MAX, storedStop, TRIPS_MAX } from '#domain/transport/transport.ts'
import { isOnCanvas } from '#server/areas/vendors/vendors.queries.ts'
import { type ActingMember, lockForWriting, recordChange } from '#server/core/changes.ts'
import type { Platform } from '#server/core/context.ts'
import type { MemberWeddingId } from '#server/core/membership.ts'
import { findToldDates } from '#server/core/told-dates.queries.ts'
import { toldStops } from '#server/core/told-stops.commands.ts'
import { newId } from '#server/platform/ids.ts'
import { findRemovedTrip, isTrip, listTrips } from './transport.queries.ts'

type Editor = ActingMember<'transport', 'edit'>

type NewTrip = Omit<BusTrip, 'id' | 'createdAt'> & { id?: string | undefined; createdAt?: string | undefined }

type TripChanges = {
  vehicle?: BusTrip['vehicle'] | undefined
  seats?: number | undefined
  stops?: BusStop[] | undefined
  companyId?: string | null | undefined
  priceCents?: number | null | undefined
  from?: { stops: BusStop[] } | undefined
}

/** A member who may edit the budget too. */
type Pricing = MemberWeddingId<'budget', 'edit'> | null

/**
 * Adds a bus. Retries share the id, so that a repeated one returns the existing bus. One that was removed has its company and
 * its price again, also where the member who brings it back sees neither.
 */
export async function addTrip(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  by: Editor,
  { id = newId(), createdAt, ...trip }: NewTrip,
  pricing: Pricing,
): Promise<BusTrip | 'full' | 'repeated' | 'noCompany' | 'unpriced'> {
  const { weddingId } = by
  return db.transaction(async (tx) => {
    await lockForWriting(tx, weddingId, 'transport')
    const others = await listTrips(tx, weddingId)
    const existing = others.find((other) => other.id === id)
    if (existing) return existing
    if (others.length >= TRIPS_MAX) return 'full'
    if (isRepeated(trip.stops, others)) return 'repeated'
    const removed = await findRemovedTrip(tx, weddingId, id)
    if (!pricing && trip.priceCents !== null && trip.priceCents !== removed?.priceCents) return 'unpriced'
    const { companyId = null, priceCents = null } = removed ?? {}
    const given = {
      ...trip,
      stops: trip.stops.map((stop) => storedStop(stop)),
      companyId: trip.companyId ?? companyId,
      priceCents: trip.priceCents ?? priceCents,
    }
    if (given.companyId !== companyId && !(await isCompany(tx, by, given.companyId))) return 'noCompany'
    const now = clock.now().toISOString()
    await tx.insert(busTrips).values({
      ...given,
      ...{ weddingId, id },
      createdAt: sql`least(${createdAt ?? now}::timestamptz, ${now}::timestamptz)`,
    })
    await recordChange(tx, by, 'transport')
    return findTrip(tx, by, id) as Promise<BusTrip>
  })
}

/** Changes the given fields of a bus and no other; `undefined` when there is no such bus. */
export async function updateTrip(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  by: Editor,
  tripId: string,
  { from, ...changes }: TripChanges,
): Promise<BusTrip | 'repeated' | 'noCompany' | undefined> {
  return db.transaction(async (tx) => {
    await lockForWriting(tx, by.weddingId, 'transport')
    const trips = await listTrips(tx, by.weddingId)
    const trip = trips.find(({ id }) => id === tripId)
    if (!trip) return undefined
    const stops = changes.stops && mergedStops(trip, changes.stops, from?.stops)
    const others = trips.filter((other) => other !== trip)
    if (stops === 'others' || (stops && isRepeated(stops, others))) return 'repeated'
    const given = { ...changes, ...(stops && { stops }) }
    const set = Object.fromEntries(
      Object.entries(given).filter(
        ([field, value]) => value !== undefined && !isEqual(value, trip[field as keyof BusTrip]),
      ),
    )
    if (Object.keys(set).length === 0) return trip
    if (set['companyId'] && !(await isCompany(tx, by, changes.companyId))) return 'noCompany'
    const dates = await findToldDates(tx, by.weddingId, clock.now())
    const told = 'stops' in set && { told: toldStops(dates) }
    await tx
      .update(busTrips)
      .set({ ...set, ...told })
      .where(isTrip(by.weddingId, tripId))
    await recordChange(tx, by, 'transport')
    return findTrip(tx, by, tripId)
  })
}

/** A vendor on the canvas, or none. */
const isCompany = async (tx: Transaction, { weddingId }: Editor, companyId: string | null | undefined) =>
  !companyId || isOnCanvas(tx, weddingId, companyId)

/**
 * The stops as they are typed, with what others have changed of them meanwhile; `others` where these leave none, or too
 * many of them.
 */
function mergedStops(trip: BusTrip, typed: BusStop[], shown: BusStop[] | undefined): BusStop[] | 'others' {
  const before = new Map(trip.stops.map((stop) => [stop.key, stop]))
  const [given, base] = [typed, shown].map((stops) =>
    stops?.map((stop) => storedStop(stop, before.get(stop.key))),
  ) as [BusStop[], BusStop[] | undefined]
  if (!base) return given
  const merged = mergeRows({ base, stored: trip.stops, given }, ({ key }) => key)
  return merged.length > 0 && merged.length <= STOPS_MAX ? merged : 'others'
}

/** Guests ask for a stop by its key, which is that of no other. */
function isRepeated(stops: readonly BusStop[], others: readonly BusTrip[]): boolean {
  const keys = stops.map(({ key }) => key)
  const taken = new Set(others.flatMap((other) => other.stops.map(({ key }) => key)))
  return new Set(keys).size < keys.length || keys.some((key) => taken.has(key))
}

/** Removes a bus; `false` when there is no such bus. */
export async function removeTrip(db: Database, by: Editor, tripId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockForWriting(tx, by.weddingId, 'transport')
    const removed = await tx
      .delete(busTrips)
      .where(isTrip(by.weddingId, tripId))
      .returning({ id: busTrips.id })
    if (removed.length > 0) await recordChange(tx, by, 'transport')
    return removed.length > 0
  })
}

const findTrip = async (tx: Transaction, { weddingId }: Editor, tripId: string) =>
  (await listTrips(tx, weddingId)).find(({ id }) => id === tripId)
