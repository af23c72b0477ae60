import { formatEuros, parseEuros, toCents } from '../budget/money.ts'
import { foldText } from '../text/fold-text.ts'
import { FIRST_YEAR, LAST_YEAR } from '../time/dates.ts'
import { type BookPrice, PRICE_LABEL_MAX } from './vendor-book.ts'

export const MONTHS = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre'],
  ...['octubre', 'noviembre', 'diciembre'],
] as const

/** `de mayo a septiembre de 2027`; `todo el año` of a price without a season. */
export function seasonInWords({ firstMonth, lastMonth, year }: Omit<BookPrice, 'amount'>): string {
  const ofYear = year === null ? '' : ` de ${year}`
  if (firstMonth === null || lastMonth === null) return year === null ? 'todo el año' : `todo ${year}`
  const [first, last] = [MONTHS[firstMonth - 1], MONTHS[lastMonth - 1]]
  return first === last ? `en ${first}${ofYear}` : `de ${first} a ${last}${ofYear}`
}

/** `1.850,00 €`, or `95,00 € por invitado`. */
export const amountInWords = ({ amount, unit }: Pick<BookPrice, 'amount' | 'unit'>): string =>
  `${formatEuros(toCents(amount))}${unit === 'guest' ? ' por invitado' : ''}`

/** Prices as a cell of a table has them: `Temporada alta: 1.850,00 €, de mayo a septiembre; …`. */
export const pricesInCell = (prices: readonly BookPrice[]): string =>
  prices
    .map((price) => {
      const label = price.label.replace(/[;\n]/g, ',')
      return `${label && `${label}: `}${amountInWords(price)}, ${seasonInWords(price)}`
    })
    .join('; ')

const PRICE =
  /^(?:(?<label>.*?)\s*[:=]\s*)?(?:desde\s+)?(?<amount>[\d.,\s]*\d)\s*(?:€|eur(?:os?)?)?\s*(?<guest>(?:por|\/|x)\s*(?:invitad[oa]|persona|pax|comensal|cubierto)s?)?(?:\s*,\s*(?<season>.*))?$/i

/** The prices that a cell says, each with the season that it names; those that cannot be read are left out. */
export const pricesOfCell = (cell: string): BookPrice[] =>
  cell.split(/[;\n]/).flatMap((text) => {
    const { label = '', amount = '', guest, season = '' } = PRICE.exec(text.trim())?.groups ?? {}
    const cents = amount === '' ? null : parseEuros(amount)
    if (cents === null) return []
    const unit = guest ? ('guest' as const) : ('fixed' as const)
    return [{ label: label.slice(0, PRICE_LABEL_MAX), amount: cents / 100, unit, ...seasonOf(season) }]
  })

function seasonOf(words: string): Pick<BookPrice, 'firstMonth' | 'lastMonth' | 'year'> {
  const folded = foldText(words)
  const months = folded.split(/[^\p{L}\p{N}]+/u).flatMap((word) => {
    const at = MONTHS.findIndex((month) => word.length >= 3 && foldText(month).startsWith(word))
    return at < 0 ? [] : [at + 1]
  })
  const year = Number(/\b(\d{4})\b/.exec(folded)?.[1] ?? Number.NaN)
  return {
    firstMonth: months[0] ?? null,
    lastMonth: months.at(-1) ?? null,
    year: year >= FIRST_YEAR && year <= LAST_YEAR ? year : null,
  }
}
