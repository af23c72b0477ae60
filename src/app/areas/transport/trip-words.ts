import { formatClock } from '#domain/agenda/agenda-clock.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { type IsoDate, shiftDay } from '#domain/time/dates.ts'
import { type BusTrip, type Direction, departureOf } from '#domain/transport/transport.ts'
import { VEHICLE_WORDS } from '#ui/transport/vehicle-words.ts'
import { weekdayInWords } from '../../shared/words/spanish-dates.ts'

export const DIRECTION_WORDS: Record<Direction, string> = { out: 'Ida', back: 'Vuelta' }

/** `Vuelta, 3:00`; 'Ida' where it has no hour. */
export function tripTitle(trip: Pick<BusTrip, 'direction' | 'stops'>): string {
  const departure = departureOf(trip)
  const way = DIRECTION_WORDS[trip.direction]
  return departure === null ? way : `${way}, ${formatClock(departure)}`
}

/** `Microbús de 19 plazas`. */
export const sizeInWords = ({ vehicle, seats }: Pick<BusTrip, 'vehicle' | 'seats'>): string =>
  `${VEHICLE_WORDS[vehicle]} de ${seats} ${seats === 1 ? 'plaza' : 'plazas'}`

/** `domingo 11, microbús de Transvía, 320,00 €`. */
export function tripDay(trip: BusTrip, date: IsoDate | null, company?: string): string {
  const days = Math.floor((departureOf(trip) ?? 0) / 1440)
  const day = date
    ? weekdayInWords(shiftDay(date, days))
    : days === 0
      ? 'el día de la boda'
      : 'el día siguiente'
  const vehicle = `${VEHICLE_WORDS[trip.vehicle].toLowerCase()}${company ? ` de ${company}` : ''}`
  return [day, vehicle, ...(trip.priceCents === null ? [] : [formatEuros(trip.priceCents)])].join(', ')
}
