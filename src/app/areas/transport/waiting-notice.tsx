import { inSpanishList } from '#domain/text/spanish-list.ts'
import { byFamily, type Riders } from '#domain/transport/riders.ts'
import type { BusTrip } from '#domain/transport/transport.ts'

/** A notice of those who wait for a seat, and of the families that are parted by it. */
export function WaitingNotice({ trip, riders: { going, waiting } }: { trip: BusTrip; riders: Riders }) {
  if (waiting.length === 0) return null
  const families = byFamily(waiting)
  const names = inSpanishList(families.slice(0, 3).map(({ name }) => name))
  const more = families.length > 3 ? ` y ${families.length - 3} más` : ''
  const goes = new Set(going.map(({ householdId }) => householdId).filter((id) => id !== null))
  const parted = families.filter(({ id }) => goes.has(id))
  return (
    <div role="status" className="mb-4 rounded-control bg-pendiente-bg px-4 py-3.5 text-sm text-pendiente-fg">
      <b className="block font-strong">
        {waiting.length === 1 ? 'Una persona en espera' : `${waiting.length} en espera`}: {names}
        {more}
      </b>
      {trip.seats === 1 ? 'Hay 1 plaza.' : `Hay ${trip.seats} plazas.`} Suben por orden cuando queda una.
      {parted.length > 0 &&
        ` ${inSpanishList(parted.map(({ name }) => name))}: una parte de la familia va y otra espera.`}
    </div>
  )
}
