import { formatClock } from '#domain/agenda/agenda-clock.ts'
import { ridersOf } from '#domain/transport/riders.ts'
import { askedFor, type BusPerson, type BusTrip, hourAt } from '#domain/transport/transport.ts'
import { toCsv } from '../../shared/spreadsheet/csv.ts'
import { offerFile } from '../../shared/spreadsheet/offer-file.ts'
import { toXlsx } from '../../shared/spreadsheet/xlsx.ts'
import { DIRECTION_WORDS, sizeInWords } from './trip-words.ts'

const HEADINGS = ['Viaje', 'Autobús', 'Parada', 'Hora', 'Nombre', 'Familia', 'Plaza']

/** In characters. */
const COLUMN_WIDTHS = [10, 28, 30, 8, 36, 30, 12]

/** A row for each person of each bus, those who wait behind those who go. */
export function tripRows(trips: readonly BusTrip[], people: readonly BusPerson[]): string[][] {
  const rows = trips.flatMap((trip) => {
    const { going, waiting } = ridersOf(trip, people)
    const row = (person: BusPerson, seat: string): string[] => {
      const key = askedFor(person, trip.direction)!
      const hour = hourAt(trip, key)
      return [
        DIRECTION_WORDS[trip.direction],
        sizeInWords(trip),
        trip.stops.find((stop) => stop.key === key)?.name ?? '',
        hour === null ? '' : formatClock(hour),
        person.name,
        person.householdName ?? '',
        seat,
      ]
    }
    return [
      ...going.map((person) => row(person, 'Con plaza')),
      ...waiting.map((person) => row(person, 'En espera')),
    ]
  })
  return [HEADINGS, ...rows]
}

/** Hands the person who travels with which bus as a file. */
export function exportTrips(
  trips: readonly BusTrip[],
  people: readonly BusPerson[],
  format: 'csv' | 'xlsx',
): Promise<void> {
  const rows = tripRows(trips, people)
  const toFile = { name: 'Autobuses', rows, columnWidths: COLUMN_WIDTHS }
  return offerFile({ name: 'autobuses', toCsv: () => toCsv(rows), toXlsx: () => toXlsx(toFile) }, format)
}
