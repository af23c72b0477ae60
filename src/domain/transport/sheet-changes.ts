import { isEqual } from '../activity/three-way-merge.ts'
import type { GuestAge } from '../households/households.ts'
import type { IsoDate } from '../time/dates.ts'
import type { DriverSheet, SheetContact, SheetStop, SheetTrip } from './driver-sheet.ts'
import type { Direction, Vehicle } from './transport.ts'

/** Whether a line was on the version before and is on this one. */
export type Mark = 'same' | 'new' | 'gone'

/** A value, and the former one where it was another. */
export type Marked<T> = { value: T; former?: T }

export type MarkedRider = { guestId: string; mark: Mark; age: Marked<GuestAge> }

export type MarkedStop = {
  key: string
  mark: Mark
  isVenue: boolean
  minute: Marked<number | null>
  name: Marked<string>
  place: Marked<string | null>
  count: Marked<number>
  riders: MarkedRider[]
}

export type MarkedTrip = {
  id: string
  mark: Mark
  direction: Direction
  vehicle: Marked<Vehicle>
  seats: Marked<number>
  going: Marked<number>
  stops: MarkedStop[]
}

/** A sheet with what is different from a version before it. */
export type MarkedSheet = {
  company: string | null
  date: Marked<IsoDate | null>
  contact: Marked<SheetContact | null>
  trips: MarkedTrip[]
}

/**
 * Compares a sheet with the version before it; nothing is marked where there is none. What is gone stands behind what is
 * there. Of a trip that is new or gone, and of the company, nothing more is marked.
 */
export function markedSheet(before: DriverSheet | null, now: DriverSheet): MarkedSheet {
  const former = before ?? now
  return {
    company: now.company,
    date: marked(former.date, now.date),
    contact: marked(former.contact, now.contact),
    trips: paired(former.trips, now.trips, ({ id }) => id).map(markedTrip),
  }
}

/** Whether a driver who holds the version before would have to hear of it. */
export const isMarked = ({ date, contact, trips }: MarkedSheet): boolean =>
  isOther(date) || isOther(contact) || trips.some(isTripMarked)

const isTripMarked = ({ mark, vehicle, seats, going, stops }: MarkedTrip) =>
  mark !== 'same' || isOther(vehicle) || isOther(seats) || isOther(going) || stops.some(isStopMarked)

const isStopMarked = ({ mark, minute, name, place, count, riders }: MarkedStop) =>
  mark !== 'same' ||
  [minute, name, place, count].some(isOther) ||
  riders.some((rider) => rider.mark !== 'same' || isOther(rider.age))

const isOther = (value: Marked<unknown>) => 'former' in value

type Pair<T> = { was: T | undefined; now: T | undefined }

/** Each of now with the one before that has its key, and then those of before that are gone. */
function paired<T>(before: readonly T[], now: readonly T[], keyOf: (one: T) => string): Pair<T>[] {
  const former = new Map(before.map((one) => [keyOf(one), one]))
  const here = new Set(now.map(keyOf))
  return [
    ...now.map((one) => ({ was: former.get(keyOf(one)), now: one })),
    ...before.filter((one) => !here.has(keyOf(one))).map((was) => ({ was, now: undefined })),
  ]
}

const marked = <T>(former: T, value: T): Marked<T> => (isEqual(former, value) ? { value } : { value, former })

const markOf = ({ was, now }: Pair<unknown>): Mark => (!was ? 'new' : now ? 'same' : 'gone')

function markedTrip(pair: Pair<SheetTrip>): MarkedTrip {
  const now = (pair.now ?? pair.was)!
  const was = pair.now && pair.was ? pair.was : now
  return {
    id: now.id,
    mark: markOf(pair),
    direction: now.direction,
    vehicle: marked(was.vehicle, now.vehicle),
    seats: marked(was.seats, now.seats),
    going: marked(goingIn(was), goingIn(now)),
    stops: paired(was.stops, now.stops, ({ key }) => key).map(markedStop),
  }
}

const goingIn = ({ stops }: SheetTrip) => stops.reduce((sum, { riders }) => sum + riders.length, 0)

function markedStop(pair: Pair<SheetStop>): MarkedStop {
  const now = (pair.now ?? pair.was)!
  const was = pair.was ?? now
  const riders = paired(pair.was?.riders ?? [], pair.now?.riders ?? [], ({ guestId }) => guestId)
  return {
    key: now.key,
    mark: markOf(pair),
    isVenue: now.isVenue,
    minute: marked(was.minute, now.minute),
    name: marked(was.name, now.name),
    place: marked(was.place, now.place),
    count: marked(was.riders.length, now.riders.length),
    riders: riders.map((rider) => {
      const { guestId, age } = (rider.now ?? rider.was)!
      return { guestId, mark: markOf(rider), age: marked((rider.was ?? rider.now)!.age, age) }
    }),
  }
}
