import { minuteOnTheWay } from '#domain/transport/transport.ts'
import { addTrip, newStop } from './transport.actions.ts'

type FirstTrips = {
  /** The place from which people leave, and where they get off on the way back. */
  place: string
  outAt: number
  seats: number
  /** The hours back, as minutes since midnight. */
  hours: readonly number[]
}

/** Adds a bus there, and one back for each hour. */
export function addFirstTrips(weddingId: string, { place, outAt, seats, hours }: FirstTrips): void {
  const trip = { vehicle: 'bus' as const, seats }
  addTrip(weddingId, { ...trip, direction: 'out', stops: [newStop({ name: place, minute: outAt })] })
  for (const hour of hours) {
    const stops = [
      newStop({ name: 'Celebración', minute: minuteOnTheWay(hour, 'back'), isVenue: true }),
      newStop({ name: place }),
    ]
    addTrip(weddingId, { ...trip, direction: 'back', stops })
  }
}
