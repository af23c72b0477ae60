import { foldText } from '../text/fold-text.ts'
import { readClock } from './agenda-clock.ts'

const HOURS = 'doce|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once'

/** An hour as it is said, for an expression: `las 3 de la mañana`, `ocho y media`. */
export const SAID = `(?:a )?(?:las? )?(\\d\\d?|${HOURS})(?:[:.h]([0-5]\\d))?(?: h)?(?: (y media|y cuarto|menos cuarto))?(?: del? (?:la )?(manana|madrugada|tarde|noche|mediodia))?`

/** A time as it is written or said, in minutes since midnight; `null` when it is no time. */
export const readTypedClock = (typed: string): number | null => readClock(typed) ?? readSaidClock(typed)

/**
 * `3 de la mañana`, `las ocho y media de la tarde`, `12 de la noche` in minutes since midnight; `null` of other texts,
 * and of a number alone, which says no hour by itself.
 */
export function readSaidClock(text: string): number | null {
  const [, said, figures, words, part] = RegExp(`^${SAID}$`).exec(foldText(text)) ?? []
  if (!said || (figures && words) || !(words || part)) return null
  const named = HOURS.split('|').indexOf(said)
  const hour = named < 0 ? Number(said) : named
  if (hour > (part ? 12 : 23)) return null
  const minutes = !words ? Number(figures ?? 0) : words.endsWith('a') ? 30 : words > 'y' ? 15 : -15
  return (inTheDay(hour, part) * 60 + minutes + 1440) % 1440
}

/** Twelve is noon but in the night, where it is midnight; the small hours are of the night and of the morning alike. */
function inTheDay(hour: number, part: string | undefined): number {
  const of12 = hour % 12
  if (!part) return hour || 12
  if (part === 'manana') return of12 || 12
  return part === 'madrugada' || (part === 'noche' && of12 < 6) ? of12 : of12 + 12
}
