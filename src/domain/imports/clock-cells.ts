import { readSaidClock, SAID } from '../agenda/typed-clock.ts'
import { foldText } from '../text/fold-text.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** A time of the clock as a cell says it, in minutes since midnight; 24:00 is 1440. */
export type ClockSpan = { starts: number; ends: number | null }

const ONE = String.raw`(?:(?:a )?las? |at |as |alle |um |ore )?(\d{1,2})(?:\s?[:.h'] ?([0-5]\d))?(?::[0-5]\d)?\s?(?:h(?:oras|rs|s)?\.?|uhr)?\s?([ap]\.?\s?m\.?)?`
const CLOCK = new RegExp(`^${ONE}$`)
const SPAN = new RegExp(
  `^(?:de |desde |from |entre )?${ONE}\\s?(?:-|–|—|a|hasta|to|until|y|/|bis|→)\\s?${ONE}$`,
)
const LEADING = new RegExp(
  `^(?:[-*•]\\s*)?((?:de |desde |from )?${ONE}(?:\\s?(?:-|–|—|a|hasta|to|→)\\s?${ONE})?)\\s*(?:[-–—:.|·)\\t→]+|\\s)\\s*(\\S.*)$`,
)

/** A text that begins with an hour as it is said. */
const SAID_FIRST = new RegExp(`^(${SAID})(?: *[-–—:.,|·→]+ *| +)(\\S.*)$`)

const WORDS: Record<string, number> = {
  mediodia: 12 * HOUR,
  noon: 12 * HOUR,
  midday: 12 * HOUR,
  migdia: 12 * HOUR,
  medianoche: DAY,
  midnight: DAY,
  mitjanit: DAY,
}

/**
 * `18:30`, `18.30 h`, `6:30 PM`, `18h30 - 20h`, `24:00`, `3 de la mañana`, `0,75` of a spreadsheet; `null` of other texts.
 */
export function clockOfCell(cell: string): ClockSpan | null {
  const text = foldText(cell).replace(/\s*\(.*\)$/, '')
  if (text in WORDS) return { starts: WORDS[text]!, ends: null }
  const fraction = /^0[.,](\d{2,})$/.exec(text)
  if (fraction) return { starts: Math.round(Number(`0.${fraction[1]}`) * DAY), ends: null }
  const one = CLOCK.exec(text)
  if (one) {
    const starts = minutesOf(one[1], one[2], one[3])
    return starts === null ? null : { starts, ends: null }
  }
  const said = readSaidClock(text)
  if (said !== null) return { starts: said, ends: null }
  const span = SPAN.exec(text)
  if (!span) return null
  // In '6 - 8 PM' the one mark is of both.
  const starts = minutesOf(
    span[1],
    span[2],
    span[3] ?? (Number(span[1]) <= Number(span[4]) ? span[6] : undefined),
  )
  const ends = minutesOf(span[4], span[5], span[6])
  if (starts === null || ends === null) return null
  return { starts, ends: ends > starts ? ends : ends + DAY }
}

/** Whether a cell is surely a time: a bare number such as `18` may be a number of anything. */
export const isSureClock = (cell: string): boolean =>
  clockOfCell(cell) !== null && !/^\s*\d+\s*$/.test(cell) && !/^0[.,]/.test(cell.trim())

/** A line that begins with a time, and its other words. */
export function clockOfLine(line: string): { span: ClockSpan; rest: string } | null {
  const plain = line.trim()
  const folded = foldText(plain)
  const said = SAID_FIRST.exec(folded)
  const isSaid = said !== null && readSaidClock(said[1]!) !== null
  const found = isSaid ? said : LEADING.exec(folded)
  if (!found || (!isSaid && !/[:.h'-]|m/.test(found[1]!))) return null
  const span = clockOfCell(found[1]!)
  const rest = found.at(-1)!
  // Folding keeps the number of letters of what follows, so the words are taken as they were written.
  return span && { span, rest: plain.slice(plain.length - rest.length) }
}

function minutesOf(hours = '', minutes: string | undefined, half: string | undefined): number | null {
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)]
  if (hour > 24 || (hour === 24 && minute > 0)) return null
  if (half && hour > 12) return hour * HOUR + minute
  const isAfternoon = half?.startsWith('p') ?? false
  const of12 = half ? (hour % 12) + (isAfternoon ? 12 : 0) : hour
  return of12 * HOUR + minute
}
