import { isEqual } from '../activity/three-way-merge.ts'
import type { BusRoute } from '../households/invitation-settings.ts'
import { type BusStop, type BusTrip, choicesOf, minuteOnTheWay } from './transport.ts'

/** Changes of the trips that a list of routes asks for. A trip without a stop that can be asked for is removed. */
export type RoutesTakenOver = {
  added: Omit<BusTrip, 'id' | 'createdAt'>[]
  changed: { tripId: string; stops: BusStop[] }[]
  removed: string[]
}

/** The seats of a bus that was added as a route, which said none. */
const FORMER_SEATS = 55

/**
 * Reads a list of routes, as pages of former releases send it, as changes of the trips that are there by now (decision
 * 141). `base` is the list as the page showed it: routes that came back as they were shown change nothing, and stops that
 * others have removed meanwhile stay away.
 */
export function takeOverRoutes(
  trips: readonly BusTrip[],
  { base, given }: { base: readonly BusRoute[]; given: readonly BusRoute[] },
): RoutesTakenOver {
  const shown = new Map(base.map((route) => [route.id, route]))
  const kept = new Set(given.map(({ id }) => id))
  const gone = new Set(base.flatMap(({ id }) => (kept.has(id) ? [] : [id])))
  const edits = new Map(given.flatMap((route) => editOf(shown.get(route.id), route)))
  const taken: RoutesTakenOver = { added: [], changed: [], removed: [] }
  for (const trip of trips) {
    const left = trip.stops.filter(({ key, isVenue }) => isVenue || !gone.has(key))
    const stops = withDeparture(
      left.map((stop) => changedStop(stop, trip, edits.get(stop.key) ?? {})),
      trip,
      edits,
    )
    if (isEqual(stops, trip.stops)) continue
    if (choicesOf({ stops }).length === 0) taken.removed.push(trip.id)
    else taken.changed.push({ tripId: trip.id, stops })
  }
  const keys = new Set(trips.flatMap(({ stops }) => stops.map(({ key }) => key)))
  for (const route of given) if (!shown.has(route.id) && !keys.has(route.id)) taken.added.push(tripOf(route))
  return taken
}

type Edit = Partial<Pick<BusRoute, 'name' | 'place' | 'time'>>

function editOf(before: BusRoute | undefined, route: BusRoute): [string, Edit][] {
  if (!before) return []
  const edit = Object.fromEntries(
    (['name', 'place', 'time'] as const).flatMap((field) =>
      route[field] === before[field] ? [] : [[field, route[field]]],
    ),
  )
  return Object.keys(edit).length > 0 ? [[route.id, edit]] : []
}

const minuteOf = (time: number | null, direction: BusTrip['direction']) =>
  time === null ? null : minuteOnTheWay(time, direction)

/** The stop with what was typed of it. The hour of a way back is that of its departure, which is another stop's. */
function changedStop(stop: BusStop, { direction }: BusTrip, { time, ...fields }: Edit): BusStop {
  const isOwnHour = time !== undefined && direction === 'out'
  return { ...stop, ...fields, ...(isOwnHour && { minute: minuteOf(time, direction) }) }
}

/** Of a bus back the page showed and changed the hour at which it leaves: that of its first stop with one. */
function withDeparture(
  stops: BusStop[],
  { direction }: BusTrip,
  edits: ReadonlyMap<string, Edit>,
): BusStop[] {
  const time = stops.map(({ key }) => edits.get(key)?.time).find((one) => one !== undefined)
  if (direction === 'out' || time === undefined) return stops
  const first = stops.findIndex(({ minute }) => minute !== null)
  return stops.with(Math.max(0, first), {
    ...stops[Math.max(0, first)]!,
    minute: minuteOf(time, direction),
  })
}

const tripOf = ({ id, direction, name, time, place }: BusRoute): RoutesTakenOver['added'][number] => ({
  ...{ direction, vehicle: 'bus', seats: FORMER_SEATS, companyId: null, priceCents: null },
  stops: [{ key: id, name, place, minute: minuteOf(time, direction), isVenue: false }],
})
