import { v7 as uuidv7 } from 'uuid'
import type { Vendor } from '#contract/vendors.ts'
import {
  askedFor,
  type BusPerson,
  type BusStop,
  type BusTrip,
  type Direction,
} from '#domain/transport/transport.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { client } from '../../sync/api.ts'
import { refreshVendorList } from '../vendors/vendors.queries.ts'
import { tripChanges } from './transport.changes.ts'
import { refreshTransport } from './transport.queries.ts'
import './transport.sentences.ts'

export type TripFields = Pick<BusTrip, 'vehicle' | 'seats' | 'stops' | 'companyId' | 'priceCents'>

/** A key for a new stop, by which guests ask for it. */
export const newStopKey = (): string => uuidv7().slice(-12)

export const newStop = (over: Partial<BusStop> = {}): BusStop => ({
  ...{ key: newStopKey(), name: '', place: null, minute: null, isVenue: false },
  ...over,
})

type NewTrip = Omit<TripFields, 'companyId' | 'priceCents'> & Partial<TripFields> & { direction: Direction }

export function addTrip(weddingId: string, trip: NewTrip): BusTrip {
  const item = {
    companyId: null,
    priceCents: null,
    ...trip,
    id: uuidv7(),
    createdAt: new Date().toISOString(),
  }
  tripChanges.submit(weddingId, { kind: 'add', item, isReturning: false })
  return item
}

export function changeTrip(weddingId: string, trip: BusTrip, fields: TripFields): void {
  if (fields.companyId !== trip.companyId)
    tripChanges.submit(weddingId, { kind: 'edit', item: trip, field: 'companyId', value: fields.companyId })
  if (fields.priceCents !== trip.priceCents)
    tripChanges.submit(weddingId, { kind: 'edit', item: trip, field: 'priceCents', value: fields.priceCents })
  if (fields.vehicle !== trip.vehicle)
    tripChanges.submit(weddingId, { kind: 'edit', item: trip, field: 'vehicle', value: fields.vehicle })
  if (fields.seats !== trip.seats)
    tripChanges.submit(weddingId, { kind: 'edit', item: trip, field: 'seats', value: fields.seats })
  if (JSON.stringify(fields.stops) !== JSON.stringify(trip.stops))
    tripChanges.submit(weddingId, { kind: 'edit', item: trip, field: 'stops', value: fields.stops })
}

export const removeTrip = (weddingId: string, trip: BusTrip): void => tripChanges.remove(weddingId, trip)

/**
 * Takes the own cost of a company away, so that it costs what its buses do, and offers the way back. Throws what the API
 * refuses, which is a cost that another member has changed since it was shown as well.
 */
export async function countBuses(weddingId: string, company: Vendor, name: string): Promise<void> {
  const path = { weddingId, vendorId: company.id }
  const former = { cost: company.cost ?? 0, perHead: company.perHead && priceOf(company.perHead) }
  try {
    await client.vendors.update({ ...path, cost: 0, from: former })
  } finally {
    await refreshVendorList(weddingId)
  }
  const back = async () => {
    const changes = former.perHead ? { perHead: former.perHead } : { cost: former.cost }
    try {
      await client.vendors.update({ ...path, ...changes, from: { cost: 0, perHead: null } })
    } catch (error) {
      showToast(messageFor(error), { tone: 'failed' })
    }
    await refreshVendorList(weddingId)
  }
  showToast(`${name}: en el presupuesto cuenta la suma de sus autobuses.`, {
    action: { label: 'Deshacer', onAction: () => void back() },
  })
}

const priceOf = ({ heads: _, ...price }: NonNullable<Vendor['perHead']>) => price

export type Ride = {
  direction: Direction
  people: readonly BusPerson[]
  /** The stop; `null` for none. */
  key: string | null
  mayWait: boolean
  /** The sentence that is said, with a way back. */
  said: string
}

/** Gives people a seat, all of them or none, and offers the way back to where they were. */
export async function ride(
  weddingId: string,
  { direction, people, key, mayWait, said }: Ride,
): Promise<void> {
  const riders = people.map((person) => ({
    guestId: person.id,
    from: askedFor(person, direction),
    since: direction === 'out' ? person.outAt : person.backAt,
  }))
  try {
    const moved = riders.map(({ guestId, from }) => ({ guestId, from }))
    await client.transport.ride({ weddingId, direction, riders: moved, key, mayWait })
  } finally {
    await refreshTransport(weddingId)
  }
  showToast(said, {
    action: { label: 'Deshacer', onAction: () => void rideBack(weddingId, direction, riders, key) },
  })
}

type Riders = readonly { guestId: string; from: string | null; since: string }[]

/** Everybody has the place in the order of asking again that they had. */
async function rideBack(weddingId: string, direction: Direction, riders: Riders, from: string | null) {
  try {
    for (const key of new Set(riders.map((rider) => rider.from))) {
      const those = riders
        .filter((rider) => rider.from === key)
        .map(({ guestId, since }) => ({ guestId, from, since }))
      await client.transport.ride({ weddingId, direction, riders: those, key, mayWait: true })
    }
  } catch (error) {
    showToast(messageFor(error), { tone: 'failed' })
  }
  await refreshTransport(weddingId)
}
