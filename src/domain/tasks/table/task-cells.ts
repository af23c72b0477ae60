import { foldText } from '../../text/fold-text.ts'
import { type IsoDate, isIsoDate } from '../../time/dates.ts'

const DONE =
  /^(?:x|s|si|yes|y|true|verdadero|1|100 ?%?|hech[oa]|completad[oa]|complete|completed|done|finished|ok|[✓✔☑✅])$/

const UNNEEDED = /^(?:no hace falta|not needed|skipped|omitida|descartada|n\/a)$/

/** The state of a task by its cell; a date says on which day it was done. */
export function markOfCell(cell: string): 'done' | 'unneeded' | null {
  const text = foldText(cell)
  if (UNNEEDED.test(text)) return 'unneeded'
  return DONE.test(text) || dateOfCell(cell, 'day') !== null ? 'done' : null
}

const MONTHS = [
  /^(?:ene|jan)/,
  /^feb/,
  /^mar/,
  /^(?:abr|apr)/,
  /^may/,
  /^jun/,
  /^jul/,
  /^(?:ago|aug)/,
  /^se[pt]/,
  /^oct/,
  /^nov/,
  /^(?:dic|dec)/,
]

/** Of `3/4/2027` the first number is the day, or the month as in the United States. */
export type DateOrder = 'day' | 'month'

const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[ T].*)?$/

/** A date of a cell, in words or numbers; `null` when it is none that exists. */
export function dateOfCell(cell: string, order: DateOrder): IsoDate | null {
  const text = foldText(cell)
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ t].*)?$/.exec(text)
  if (iso) return existing(iso[1]!, iso[2]!, iso[3]!)
  const numbers = NUMBERS.exec(text)
  if (numbers) {
    const [, first = '', second = '', year = ''] = numbers
    return order === 'day' ? existing(year, second, first) : existing(year, first, second)
  }
  return dateInWords(text)
}

/** `sab 10 abr 2027`, `10 de abril de 2027`, `April 10, 2027`. */
function dateInWords(text: string): IsoDate | null {
  const spanish = /(?:^|[ ,])(\d{1,2})(?: de)? ([a-z]{3,10})\.?,?(?: de| del)? (\d{4})$/.exec(text)
  if (spanish) return existing(spanish[3]!, monthOf(spanish[2]!), spanish[1]!)
  const english = /(?:^|[ ,])([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(text)
  return english && existing(english[3]!, monthOf(english[1]!), english[2]!)
}

const monthOf = (word: string) => String(MONTHS.findIndex((month) => month.test(word)) + 1)

function existing(year: string, month: string, day: string): IsoDate | null {
  const full = year.length === 2 ? `20${year}` : year
  const date = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(date) ? date : null
}

/** The order of the dates of a column: what a day past the twelfth says, else that of the language of its heading. */
export const dateOrderOf = (cells: readonly string[], isEnglish: boolean): DateOrder =>
  toldOrder(cells) ?? (isEnglish ? 'month' : 'day')

/** Whether the dates of a column say their order themselves. */
export const isOrderTold = (cells: readonly string[]): boolean => toldOrder(cells) !== null

function toldOrder(cells: readonly string[]): DateOrder | null {
  for (const cell of cells) {
    const [, first, second] = NUMBERS.exec(foldText(cell)) ?? []
    if (Number(first) > 12) return 'day'
    if (Number(second) > 12) return 'month'
  }
  return null
}

const WORDS = 'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ')

const UNITS: [RegExp, number][] = [
  [/^(?:dia|day)/, 1],
  [/^(?:semana|week)/, 7],
  [/^(?:mes|month)/, 30.4],
  [/^(?:ano|year)/, 365],
]

const DISTANCE =
  /^(?:de |from )?(\d{1,4}|[a-z]{2,6})\+?(?: ?(?:-|–|a|to|y) ?(?:\d{1,3}|[a-z]{2,6}))? ?(dias?|semanas?|mes|meses|anos?|days?|weeks?|months?|years?)(?:$| (.*))$/

/** Days before the wedding of 'Doce meses antes', '10-12 months before', '2 semanas después'; `null` of other texts. */
export function distanceOfCell(cell: string): number | null {
  const text = foldText(cell)
  const fixed = FIXED.find(([pattern]) => pattern.test(text))
  if (fixed) return fixed[1]
  const [, count = '', unit = '', rest = ''] = DISTANCE.exec(text) ?? []
  const [, days] = UNITS.find(([pattern]) => pattern.test(unit)) ?? []
  const isAfter = /^(?:despues|after)/.test(rest)
  if (days === undefined || !(isAfter || rest === '' || /^(?:antes|before|out|prior|left)/.test(rest)))
    return null
  const amount = /^\d+$/.test(count) ? Number(count) : WORDS.indexOf(count === 'una' ? 'un' : count)
  return amount < 0 ? null : Math.round(amount * days) * (isAfter ? -1 : 1) + 0
}

const FIXED: [RegExp, number][] = [
  [/^(?:el )?ultimo mes$|^last month$/, 30],
  [/^(?:la )?ultima semana$|^(?:last|final) week$|^week of(?: the wedding)?$/, 7],
  [/^(?:el )?dia de la boda$|^wedding day$|^day of(?: the wedding)?$/, 0],
  [/^despues(?: de la boda)?$|^after(?: the wedding)?$/, -7],
]
