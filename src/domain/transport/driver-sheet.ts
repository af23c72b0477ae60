import type { GuestAge } from '../households/households.ts'
import type { IsoDate } from '../time/dates.ts'
import { byFamily, ridersOf } from './riders.ts'
import { askedFor, type BusPerson, type BusStop, type BusTrip, inOrder } from './transport.ts'

/** Versions of the sheet that are kept of a wedding. */
export const SHEET_VERSIONS_MAX = 100

export const SHEET_COMPANY_MAX = 200
export const SHEET_CONTACT_NAME_MAX = 120
export const SHEET_CONTACT_PHONE_MAX = 60

/** The one person whom a driver calls on the day. */
export type SheetContact = { name: string | null; phone: string }

/** A guest with a seat. Names are not here: they are read from the list of guests, and go with it. */
export type SheetRider = { guestId: string; age: GuestAge }

/** A stop with those who get on there or, on the way back, off; those of the celebration stand at the other stops. */
export type SheetStop = BusStop & { riders: SheetRider[] }

export type SheetTrip = Pick<BusTrip, 'id' | 'direction' | 'vehicle' | 'seats'> & { stops: SheetStop[] }

/** The trips of a wedding for who drives, as they are sent and kept. */
export type DriverSheet = {
  /** The company that it is for, as the couple calls it. */
  company: string | null
  date: IsoDate | null
  contact: SheetContact | null
  trips: SheetTrip[]
}

type Heading = Omit<DriverSheet, 'trips'>

/** The sheet as it is now: the trips in their order, and those who have a seat by stop and family. Those who wait are on none. */
export function driverSheet(
  heading: Heading,
  { trips, people }: { trips: readonly BusTrip[]; people: readonly BusPerson[] },
): DriverSheet {
  return { ...heading, trips: inOrder(trips).map((trip) => sheetTrip(trip, people)) }
}

function sheetTrip(trip: BusTrip, people: readonly BusPerson[]): SheetTrip {
  const { id, direction, vehicle, seats } = trip
  const { going } = ridersOf(trip, people)
  const at = (key: string) => byFamily(going.filter((person) => askedFor(person, direction) === key))
  const stops = trip.stops.map((stop) => ({
    ...stop,
    riders: (stop.isVenue ? [] : at(stop.key)).flatMap((family) =>
      family.people.map((person) => ({ guestId: person.id, age: person.age })),
    ),
  }))
  return { id, direction, vehicle, seats, stops }
}

/** Everybody who is on a sheet. */
export const ridersOnSheet = ({ trips }: Pick<DriverSheet, 'trips'>): SheetRider[] =>
  trips.flatMap(({ stops }) => stops.flatMap(({ riders }) => riders))
