import { WEDDING_TIME_ZONE } from './dates.ts'

/** The zone of the Canary Islands. */
export const CANARY_TIME_ZONE = 'Atlantic/Canary'

/** The longest name of a time zone, in characters. */
export const TIME_ZONE_MAX = 64

/** The zones of people who read Spanish, and those to which they go to marry. */
const NAMES: Readonly<Record<string, string>> = {
  [WEDDING_TIME_ZONE]: 'España peninsular y Baleares',
  [CANARY_TIME_ZONE]: 'Canarias',
  'Europe/Lisbon': 'Lisboa',
  'Europe/London': 'Londres',
  'Europe/Paris': 'París',
  'Europe/Rome': 'Roma',
  'Europe/Berlin': 'Berlín',
  'America/Mexico_City': 'Ciudad de México',
  'America/Bogota': 'Bogotá',
  'America/Lima': 'Lima',
  'America/Santiago': 'Santiago de Chile',
  'America/Argentina/Buenos_Aires': 'Buenos Aires',
  'America/New_York': 'Nueva York',
}

/** A zone as people call it: `Canarias`; one without a name of its own by its place, `Tokyo`. */
export const zoneName = (timeZone: string): string =>
  NAMES[timeZone] ?? timeZone.replace(/.*\//, '').replaceAll('_', ' ')

/** `hora de Canarias`, to say beside an hour; nothing of the hour of the peninsula, which every hour is without it. */
export const zoneNote = (timeZone: string): string | null =>
  timeZone === WEDDING_TIME_ZONE ? null : `hora de ${zoneName(timeZone)}`

/** The zones to choose from: the usual ones, and the given ones beside them. */
export const offeredZones = (...others: string[]): { value: string; label: string }[] =>
  [...new Set([...Object.keys(NAMES), ...others])].map((value) => ({ value, label: zoneName(value) }))
