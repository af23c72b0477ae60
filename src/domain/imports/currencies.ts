import { foldText } from '../text/fold-text.ts'
import { formatNumber } from '../text/spanish-numbers.ts'

/** The signs and codes of currencies in cells and headings, as `foldText` leaves them; the earlier wins. */
const SIGNS: readonly [string, RegExp][] = [
  ['EUR', /€|\beur(?:os?)?\b/],
  ['MXN', /\bmxn\b|mx ?\$|pesos? mexicanos?/],
  ['USD', /\busd\b|us ?\$|u\$s|dolar(?:es)?\b|dollars?\b/],
  ['GBP', /£|\bgbp\b|libras?\b/],
  ['CHF', /\bchf\b|\bsfr\b/],
  ['BRL', /\bbrl\b|r\$/],
  ['COP', /\bcop\b/],
  ['ARS', /\bars\b/],
  // A bare dollar sign is of the United States more often than of others, and is never euros.
  ['USD', /\$/],
]

/** The currency that a text names; `null` when it names none. */
export function currencyNamed(text: string): string | null {
  const folded = foldText(text)
  return SIGNS.find(([, sign]) => sign.test(folded))?.[0] ?? null
}

/** An amount without the sign of its currency. */
export const withoutCurrency = (cell: string): string =>
  cell
    .replace(/(?:US|MX|R)\s?\$|U\$S|[€$£]/gi, '')
    .replace(/\b(?:USD|GBP|CHF|MXN|BRL|COP|ARS|EUR)\b/gi, '')
    .trim()

/** `21.300 €`, `21.300,50 €`; another currency by its code. */
export const inCurrency = (cents: number, currency: string): string =>
  `${cents % 100 === 0 ? formatNumber(cents / 100) : twoDecimals(cents)}\u00a0${currency === 'EUR' ? '€' : currency}`

const twoDecimals = (cents: number): string =>
  `${formatNumber(Math.trunc(cents / 100))},${String(cents % 100).padStart(2, '0')}`
