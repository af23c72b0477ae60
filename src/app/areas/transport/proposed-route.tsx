import { inSpanishList } from '#domain/text/spanish-list.ts'
import type { RouteProposal, VehicleSize } from '#domain/transport/proposed-route.ts'
import { byFamily, type RidingFamily } from '#domain/transport/riders.ts'
import { sizeInWords, tripTitle } from './trip-words.ts'

/** Families that are said by name; the others are a number. */
const NAMED_MAX = 8

/** The changes of one route: the buses that are added and enlarged, and who goes with another one. */
export function ProposedRoute({ route }: { route: RouteProposal }) {
  const { trips, added, enlarged, moves, parted, left } = route
  const buses = [...trips, ...added]
  const targets = [...new Set(moves.map(({ to }) => to))].sort((a, b) => a - b)
  return (
    <section>
      <h3 className="text-[1.375rem]">{tripTitle(trips[0]!)}</h3>
      <ul className="mt-1 grid gap-1.5 text-sm text-ink-2">
        {counted(added).map(({ size, count }) => (
          <li key={`${size.vehicle} ${size.seats}`} className="text-ink">
            <b className="font-strong">
              {count === 1 ? 'Se añade 1' : `Se añaden ${count}`}: {sizeInWords(size).toLowerCase()}
            </b>
            , con las mismas paradas y horas.
          </li>
        ))}
        {enlarged.map(({ trip, ...size }) => (
          <li key={trip.id} className="text-ink">
            <b className="font-strong">
              El de {trip.seats} plazas pasa a ser {sizeInWords(size).toLowerCase()}.
            </b>{' '}
            {trip.priceCents !== null && 'Mira si cambia su precio.'}
          </li>
        ))}
        {targets.map((to) => (
          <li key={to}>
            {to < trips.length ? `Pasan al ${to + 1}.º de ${buses.length}` : 'Van en el nuevo'}:{' '}
            {familiesInWords(byFamily(moves.filter((one) => one.to === to).map(({ person }) => person)))}.
          </li>
        ))}
        {moves.length === 0 && <li>Nadie cambia de viaje.</li>}
        {parted.length > 0 && (
          <li className="text-pendiente-fg">
            {familiesInWords(parted)}: no {parted.length === 1 ? 'cabe junta, y va' : 'caben juntas, y van'}{' '}
            en más de un autobús.
          </li>
        )}
        {left > 0 && (
          <li className="text-pendiente-fg">
            {left === 1 ? '1 persona sigue' : `${left} personas siguen`} en espera: una boda tiene 60 viajes
            como mucho.
          </li>
        )}
      </ul>
    </section>
  )
}

/** `Soto (3), Lasa (2) y 4 familias más`. */
function familiesInWords(families: readonly RidingFamily[]): string {
  const more = families.length - NAMED_MAX
  const named = (more > 1 ? families.slice(0, NAMED_MAX) : families).map(
    ({ name, people }) => `${name} (${people.length})`,
  )
  return inSpanishList(more > 1 ? [...named, `${more} familias más`] : named)
}

function counted(sizes: readonly VehicleSize[]): { size: VehicleSize; count: number }[] {
  const kinds = new Map(sizes.map((size) => [`${size.vehicle} ${size.seats}`, size]))
  return [...kinds.values()].map((size) => ({
    size,
    count: sizes.filter(({ vehicle, seats }) => vehicle === size.vehicle && seats === size.seats).length,
  }))
}
