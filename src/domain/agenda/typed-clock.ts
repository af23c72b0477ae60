import { foldText } from '../text/fold-text.ts'
import { readClock } from './agenda-clock.ts'

const HOUR = 60
const DAY = 24 * HOUR

const HOURS = [
  'doce',
  'una',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
]

const MINUTES: Readonly<Record<string, number>> = { 'y media': 30, 'y cuarto': 15, 'menos cuarto': -15 }

/** An hour as it is said, from its beginning: `las 3 de la mañana`, `ocho y media`. */
const SAID = String.raw`(?:a )?(?:las? )?(\d{1,2}|${HOURS.join('|')})(?:[:.h]([0-5]\d))?(?: ?h(?:oras)?)?(?: (y media|y cuarto|menos cuarto))?(?: (?:de la|por la|del) (manana|madrugada|tarde|noche|mediodia))?`
const WHOLE = new RegExp(`^${SAID}$`)

/** A text that begins with an hour: the hour, and at the end its other words. */
export const SAID_FIRST = new RegExp(`^(${SAID})(?: *[-–—:.,|·→]+ *| +)(\\S.*)$`)

/** A time as it is written or said, in minutes since midnight; `null` when it is no time. */
export const readTypedClock = (typed: string): number | null => readClock(typed) ?? readSaidClock(typed)

/**
 * `3 de la mañana`, `las ocho y media de la tarde`, `12 de la noche` in minutes since midnight; `null` of other texts,
 * and of a number alone, which says no hour by itself.
 */
export function readSaidClock(text: string): number | null {
  const [, said, figures, words, part] = WHOLE.exec(foldText(text)) ?? []
  if (said === undefined || (figures !== undefined && words !== undefined)) return null
  if (words === undefined && part === undefined) return null
  const hour = /\d/.test(said) ? Number(said) : HOURS.indexOf(said)
  if (hour > 23 || (part !== undefined && hour > 12)) return null
  const minutes = words === undefined ? Number(figures ?? 0) : MINUTES[words]!
  return (inTheDay(hour, part) * HOUR + minutes + DAY) % DAY
}

/** Twelve is noon but in the night, where it is midnight; the small hours are of the night and of the morning alike. */
function inTheDay(hour: number, part: string | undefined): number {
  const of12 = hour % 12
  if (part === undefined) return hour === 0 ? 12 : hour
  if (part === 'noche') return of12 < 6 ? of12 : of12 + 12
  if (part === 'madrugada') return of12
  if (part === 'manana') return of12 === 0 ? 12 : of12
  return of12 + 12
}
