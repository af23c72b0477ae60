import { lazily } from '../text/lazy.ts'

/** Money is whole cents, so that sums are exact; the largest amount is 9.999.999,99 €. */
export const MAX_CENTS = 999_999_999

/** `9860`, `1.234.567`, `1 234 567`, `1234,5`, `1234.56`: at most two decimals after a comma or a dot. */
const AMOUNT = /^(\d+|[1-9]\d{0,2}(?:(?:\.\d{3})+|(?: \d{3})+))(?:,(\d{1,2}))?$/
const AMOUNT_WITH_DOT = /^(\d+|[1-9]\d{0,2}(?: \d{3})+)\.(\d{1,2})$/

/** Marks that travel with copied text and show nothing: direction marks, zero-width spaces and joiners. */
const INVISIBLE = /\p{Cf}/gu
const SPACES = /\s+/g
/** Before or behind an amount: between its figures, as in `12€50`, it would join them. */
const EURO_SIGN = /^€|€$/

/**
 * The cents of an amount as people type it in Spain, `1.234,56`, or as calculators do, `1234.56`,
 * with or without `€` and spaces around it. A dot or a space before exactly three digits separates
 * thousands; spreadsheets and web pages paste narrow, thin and non-breaking spaces there.
 * `null` for anything else, and for less than 0 or more than `MAX_CENTS` (spec 5: numeric input).
 */
export function parseEuros(text: string): number | null {
  const amount = text.replace(INVISIBLE, '').replace(SPACES, ' ').trim().replace(EURO_SIGN, '').trim()
  const parts = AMOUNT_WITH_DOT.exec(amount) ?? AMOUNT.exec(amount)
  if (!parts) return null
  const [, whole = '', decimals = ''] = parts
  const cents = Number(whole.replace(/[. ]/g, '')) * 100 + Number(decimals.padEnd(2, '0'))
  return cents <= MAX_CENTS ? cents : null
}

/** Euros, as stored and sent, in whole cents. */
export function toCents(euros: number): number {
  return Math.round(euros * 100)
}

/** Whether a number is an amount in euros: 0 to 9,999,999.99 with at most two decimals (spec 5). */
export function isEuroAmount(euros: number): boolean {
  const cents = toCents(euros)
  return cents >= 0 && cents <= MAX_CENTS && cents / 100 === euros
}

const euros = lazily(
  () => new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR', useGrouping: 'always' }),
)
const amounts = lazily(
  () => new Intl.NumberFormat('es-ES', { minimumFractionDigits: 2, useGrouping: 'always' }),
)

/** Cents as `24.505,50 €` (spec 9), with a space that does not break. */
export function formatEuros(cents: number): string {
  return euros().format(cents / 100)
}

/** Cents as `24.505,50`, for a field that shows its own `€`. */
export function formatAmount(cents: number): string {
  return amounts().format(cents / 100)
}
