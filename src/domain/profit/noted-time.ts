import { foldText } from '../text/fold-text.ts'
import { formatNumber } from '../text/spanish-numbers.ts'

/** A note of time is for one of these. */
export const TIME_TOPICS = ['meetings', 'vendors', 'guests', 'day', 'papers', 'other'] as const

export type TimeTopic = (typeof TIME_TOPICS)[number]

/** Time of one note, in minutes: up to a whole day. */
export const TIME_MAX = 24 * 60

export const TIME_WHAT_MAX = 200

/** Notes of time and costs that one wedding holds. */
export const TIMES_MAX = 2_000
export const COSTS_MAX = 1_000

const CLOCK = /^(\d{1,2}):([0-5]\d)(?=[\s,;]|$)/
const HOURS =
  /^(\d{1,2})(?:[.,](\d{1,2}))?\s*(?:h|hs|hora|horas)(?:\s*(?:y\s*)?([0-5]?\d)(?:\s*(?:m|min|minutos))?)?(?=[\s,.:;]|$)/i
const MINUTES = /^(\d{1,4})\s*(?:m|min|minuto|minutos)\.?(?=[\s,.:;]|$)/i

/**
 * Reads a note such as '1:30 visita a Carmona', '45 min llamadas', '2 h', '1,5 h papeles' or '1h30 flores': minutes and
 * what they were for. `null` without a time at its beginning, or with one of nothing or above `TIME_MAX`.
 */
export function readTime(typed: string): { minutes: number; what: string } | null {
  const text = typed.trim()
  const found = CLOCK.exec(text) ?? HOURS.exec(text) ?? MINUTES.exec(text)
  if (!found) return null
  const minutes = minutesOf(found[0])
  if (minutes < 1 || minutes > TIME_MAX) return null
  return {
    minutes,
    what: text
      .slice(found[0].length)
      .replace(/^[\s,.:;–-]+/, '')
      .trim(),
  }
}

function minutesOf(time: string): number {
  const clock = CLOCK.exec(time)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const hours = HOURS.exec(time)
  if (hours) return Math.round(Number(`${hours[1]}.${hours[2] ?? 0}`) * 60) + Number(hours[3] ?? 0)
  return Number(MINUTES.exec(time)![1])
}

const WORDS: readonly [TimeTopic, RegExp][] = [
  ['day', /\b(montaje|desmontaje|ensayo|recogida|la boda|el dia|coordinacion)/],
  ['papers', /\b(contrato|factura|presupuesto|papel|papeles|gestoria|licencia|permiso|seguro|correo|email)/],
  ['guests', /\b(invitad|mesas?\b|alergia|autobus|alojamiento|hotel|rsvp|confirmacion)/],
  [
    'vendors',
    /\b(proveedor|catering|menu|flor|foto|video|musica|dj|tarta|vestido|finca|espacio|decora|imprenta)/,
  ],
  ['meetings', /\b(reunion|visita|llamad|videollamada|cita|cafe|pareja|novi[oa]s)/],
]

/** The topic that the words of a note tell; 'other' where they tell none. */
export function topicOf(what: string): TimeTopic {
  const folded = foldText(what)
  // A visit to a venue is a visit: who goes somewhere or talks says so first.
  if (/^(reunion|visita|llamad|videollamada|cita)/.test(folded)) return 'meetings'
  return WORDS.find(([, words]) => words.test(folded))?.[0] ?? 'other'
}

/** '1 h 30 min', '84 h' or '45 min'. */
export function durationInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [hours > 0 && `${formatNumber(hours)}\u00a0h`, rest > 0 && `${rest}\u00a0min`]
  return parts.filter(Boolean).join(' ') || '0\u00a0h'
}
