import { formatEuros, toCents } from '#domain/budget/money.ts'
import { BUILT_IN_COMPONENTS } from '#domain/catalogue/built-in-components.ts'
import type { BookPrice } from '#domain/vendor-book/vendor-book.ts'

const COMPONENTS = new Map(BUILT_IN_COMPONENTS.map((component) => [component.key, component]))

/** The component of a vendor in the catalogue; none for one of which that is not known. */
export const componentOf = (key: string | null) => (key === null ? undefined : COMPONENTS.get(key))

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

/** `desde 1.850,00 €`: the lowest price of a vendor; `null` without one. */
export function lowestPrice(prices: readonly BookPrice[]): string | null {
  const [first, ...others] = prices.toSorted((one, other) => one.amount - other.amount)
  if (!first) return null
  return others.length > 0 ? `desde ${amountInWords(first)}` : amountInWords(first)
}
