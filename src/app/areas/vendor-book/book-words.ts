import { BUILT_IN_COMPONENTS } from '#domain/catalogue/built-in-components.ts'
import { amountInWords } from '#domain/vendor-book/price-text.ts'
import type { BookPrice } from '#domain/vendor-book/vendor-book.ts'

const COMPONENTS = new Map(BUILT_IN_COMPONENTS.map((component) => [component.key, component]))

/** The component of a vendor in the catalogue; none for one of which that is not known. */
export const componentOf = (key: string | null) => (key === null ? undefined : COMPONENTS.get(key))

/** `desde 1.850,00 €`: the lowest price of a vendor; `null` without one. */
export function lowestPrice(prices: readonly BookPrice[]): string | null {
  const [first, ...others] = prices.toSorted((one, other) => one.amount - other.amount)
  if (!first) return null
  return others.length > 0 ? `desde ${amountInWords(first)}` : amountInWords(first)
}
