import type { GuestAge } from '../households/households.ts'
import type { IsoDate } from '../time/dates.ts'

export const DIRECTIONS = ['out', 'back'] as const

export type Direction = (typeof DIRECTIONS)[number]

export const VEHICLES = ['bus', 'minibus', 'van'] as const

export type Vehicle = (typeof VEHICLES)[number]

/** Trips of a wedding. */
export const TRIPS_MAX = 60

/** Stops of a trip, with the place of the celebration. */
export const STOPS_MAX = 40

export const STOP_NAME_MAX = 200
export const TRIP_SEATS_MAX = 120

/** The highest price of a bus, in cents: the sum of all buses is an amount still. */
export const BUS_PRICE_MAX_CENTS = 9_999_999

/** Guests who get another seat in one act: a large family. */
export const RIDERS_AT_ONCE_MAX = 50

export const DAY_MINUTES = 1440

/** Minutes since the midnight before the wedding, up to the end of the day after it. */
export const STOP_MINUTE_MAX = 2 * DAY_MINUTES - 1

/** A place where a bus stops. Guests ask for it by its key, which is that of no other stop of the wedding. */
export type BusStop = {
  key: string
  name: string
  /** The street or bay to wait at. */
  place: string | null
  minute: number | null
  /** The place of the celebration, which guests do not choose. */
  isVenue: boolean
  /** A link to a map of where to wait; a stop that is stored without one has no such key. */
  mapUrl?: string | null | undefined
}

/** A stop as it is stored: a given `null` takes its map away, and a page of before, which knows of none, leaves what was. */
export function storedStop({ mapUrl, ...stop }: BusStop, before?: BusStop): BusStop {
  const link = mapUrl === undefined ? before?.mapUrl : mapUrl
  return link ? { ...stop, mapUrl: link } : stop
}

/** The stops of a bus as guests were told them, with the date of the wedding that they were told for. */
export type ToldStops = { date: IsoDate; stops: BusStop[] }

export type BusTrip = {
  id: string
  direction: Direction
  vehicle: Vehicle
  seats: number
  /** In the order of the way. */
  stops: BusStop[]
  /** The vendor whose bus it is; it may have been removed since, and is none then. */
  companyId: string | null
  /** The price of the whole bus; `null` without one, and for members without the budget. */
  priceCents: number | null
  createdAt: string
}

/** A guest who comes, with the stops they have asked for. */
export type BusPerson = {
  id: string
  name: string
  age: GuestAge
  householdId: string | null
  householdName: string | null
  busOut: string | null
  busBack: string | null
  /** When they asked: who asked first has a seat first. */
  outAt: string
  backAt: string
  createdAt: string
}

/** The stop that a person has asked for in a direction. */
export const askedFor = (person: BusPerson, direction: Direction): string | null =>
  direction === 'out' ? person.busOut : person.busBack

/** When a trip leaves: at its first stop with an hour. */
export const departureOf = ({ stops }: Pick<BusTrip, 'stops'>): number | null =>
  stops.find(({ minute }) => minute !== null)?.minute ?? null

/** The hour of the clock at which guests get into a bus at a stop: of one back, that at which it leaves. */
export function hourAt(
  { direction, stops }: Pick<BusTrip, 'direction' | 'stops'>,
  key: string,
): number | null {
  const own = stops.find((stop) => stop.key === key)?.minute ?? null
  const minute = direction === 'back' ? (departureOf({ stops }) ?? own) : own
  return minute === null ? null : minute % DAY_MINUTES
}

/** The stops that guests choose from. */
export const choicesOf = ({ stops }: Pick<BusTrip, 'stops'>): BusStop[] =>
  stops.filter(({ isVenue }) => !isVenue)

/** Trips in the order in which they leave, those there before those back. */
export const inOrder = (trips: readonly BusTrip[]): BusTrip[] =>
  trips.toSorted(
    (a, b) =>
      DIRECTIONS.indexOf(a.direction) - DIRECTIONS.indexOf(b.direction) ||
      (departureOf(a) ?? Number.MAX_SAFE_INTEGER) - (departureOf(b) ?? Number.MAX_SAFE_INTEGER) ||
      a.createdAt.localeCompare(b.createdAt) ||
      a.id.localeCompare(b.id),
  )

/** An hour as it is typed for a way: a bus back before noon leaves on the day after the wedding. */
export const minuteOnTheWay = (clock: number, direction: Direction): number =>
  direction === 'back' && clock < 12 * 60 ? clock + DAY_MINUTES : clock

/** Which day a bus leaves on: that of the wedding, or the one after it. */
export type RideDay = 'wedding' | 'after'

export const rideDayOf = (minute: number): RideDay => (minute < DAY_MINUTES ? 'wedding' : 'after')

/** An hour as it is typed for a way, on the day that was chosen for its bus; without one on the day that it says itself. */
export function minuteOnDay(clock: number, direction: Direction, day: RideDay | null): number {
  if (day === null) return minuteOnTheWay(clock, direction)
  return day === 'after' ? clock + DAY_MINUTES : clock
}

/** The hour of a stop behind another one: past midnight where it would come half a day before it. */
export const minuteBehind = (before: number | null, minute: number): number =>
  before !== null && minute < before - DAY_MINUTES / 2 && minute + DAY_MINUTES <= STOP_MINUTE_MAX
    ? minute + DAY_MINUTES
    : minute
