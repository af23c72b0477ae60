import { formatClock } from '#domain/agenda/agenda-clock.ts'
import { readTypedClock } from '#domain/agenda/typed-clock.ts'
import { formatAmount, parseEuros } from '#domain/budget/money.ts'
import { readMapLink } from '#domain/households/coordinates.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import {
  BUS_PRICE_MAX_CENTS,
  type BusStop,
  type BusTrip,
  DAY_MINUTES,
  type Direction,
  departureOf,
  minuteBehind,
  minuteOnDay,
  minuteOnTheWay,
  type RideDay,
  rideDayOf,
  TRIP_SEATS_MAX,
  type Vehicle,
} from '#domain/transport/transport.ts'

/** A stop with its hour as it is typed, and as it was: an hour of the day after stays there until it is typed anew. */
export type TypedStop = Omit<BusStop, 'minute'> & { clock: string; stored?: number | null }

export const typedStops = (stops: readonly BusStop[]): TypedStop[] =>
  stops.map(({ minute, ...stop }) => ({
    ...{ ...stop, stored: minute },
    clock: minute === null ? '' : formatClock(minute),
  }))

/** The day of a bus that its hour does not say by itself: one back at noon or later of the day after the wedding. */
export function chosenDay({ direction, stops }: Pick<BusTrip, 'direction' | 'stops'>): RideDay | null {
  const departure = departureOf({ stops })
  if (departure === null || minuteOnTheWay(departure % DAY_MINUTES, direction) === departure) return null
  return rideDayOf(departure)
}

/** The day on which a bus with these hours leaves, as they are typed by now. */
export function typedDay(typed: readonly TypedStop[], direction: Direction): RideDay {
  const first = typed.map(({ clock }) => readTypedClock(clock)).find((clock) => clock !== null)
  return rideDayOf(first === undefined ? 0 : minuteOnTheWay(first!, direction))
}

/** The vehicle of a bus as its fields have it. */
export type TypedVehicle = { vehicle: Vehicle; seats: string; companyId: string | null; price: string }

export const typedVehicle = ({
  vehicle,
  seats,
  companyId,
  priceCents,
}: Pick<BusTrip, 'vehicle' | 'seats' | 'companyId' | 'priceCents'>): TypedVehicle => ({
  ...{ vehicle, seats: String(seats), companyId, price: typedPrice(priceCents) },
})

/** The seats of a bus as they are typed; `null` when they are no number of seats. */
export function readSeats(typed: string): number | null {
  const seats = Number(typed.trim())
  return Number.isInteger(seats) && seats >= 1 && seats <= TRIP_SEATS_MAX ? seats : null
}

export const typedPrice = (cents: number | null): string => (cents === null ? '' : formatAmount(cents))

/** The price of a bus as it is typed, none where nothing is; `null` when it is no amount. */
export function readPrice(typed: string): { cents: number | null } | null {
  if (typed.trim() === '') return { cents: null }
  const cents = parseEuros(typed)
  return cents !== null && cents <= BUS_PRICE_MAX_CENTS ? { cents } : null
}

type ReadStops = { stops: BusStop[]; problem: null } | { stops: null; problem: string }

/**
 * The stops that have a name, as they are stored; the others are left out. `day` is the one that was chosen for the bus,
 * where its hours are not to say it themselves.
 */
export function readStops(
  typed: readonly TypedStop[],
  direction: Direction,
  day: RideDay | null = null,
): ReadStops {
  const named = typed.filter(({ name }) => cleanLine(name) !== '')
  if (!named.some(({ isVenue }) => !isVenue)) return refused('Escribe al menos una parada.')
  const stops: BusStop[] = []
  let before: number | null = null
  for (const { clock, name, place, mapUrl, stored = null, ...stop } of named) {
    const read = clock.trim() === '' ? null : readTypedClock(clock)
    if (clock.trim() !== '' && read === null)
      return refused(`Escribe la hora de «${cleanLine(name)}» como 11:15.`)
    const map = typedMap(mapUrl)
    if (map === '')
      return refused(`El mapa de «${cleanLine(name)}» es un enlace o coordenadas como 37.3886, -5.9823.`)
    const isAsStored = day === null && stored !== null && stored % DAY_MINUTES === read
    const typedMinute: number | null =
      read === null ? null : minuteBehind(before, minuteOnDay(read, direction, day))
    const minute: number | null = isAsStored ? stored : typedMinute
    before = minute ?? before
    stops.push({
      ...{ ...stop, name: cleanLine(name), place: cleanLine(place ?? '') || null, minute },
      ...(map !== undefined && { mapUrl: map }),
    })
  }
  return { stops, problem: null }
}

/** The link of a map field: `null` once it is emptied, `undefined` as long as it had none, empty where it is no map. */
function typedMap(typed: BusStop['mapUrl']): string | null | undefined {
  if (typed === undefined || typed === null) return typed
  return cleanLine(typed) === '' ? null : (readMapLink(typed) ?? '')
}

const refused = (problem: string): ReadStops => ({ stops: null, problem })
