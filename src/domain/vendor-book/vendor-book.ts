/** Bounds of the vendors' book of a planner (decision 196). */
export const BOOK_VENDORS_MAX = 2000
/** How many are added, removed or brought back in one request. */
export const BOOK_VENDORS_AT_ONCE_MAX = 500
export const BOOK_PRICES_MAX = 40
export const BOOK_CONTACT_MAX = 120
export const BOOK_PLACE_MAX = 200
export const INSTAGRAM_MAX = 60
export const PRICE_LABEL_MAX = 80
/** Bytes of all files of a book together; each of its vendors has as many files as one of a wedding. */
export const BOOK_FILES_MAX_BYTES = 5 * 1024 ** 3
/** How many files go to a wedding, or come from one, in one request: each is copied meanwhile. */
export const BOOK_FILES_AT_ONCE_MAX = 10
/** Days for which a removed vendor, and a file that was removed, can be brought back. */
export const REMOVED_BOOK_VENDOR_DAYS = 30

/** `fixed` is paid once, `guest` for each guest. */
export const BOOK_PRICE_UNITS = ['fixed', 'guest'] as const

export type BookPriceUnit = (typeof BOOK_PRICE_UNITS)[number]

/**
 * A price of a vendor in euros, for a season: months from 1 to 12, both included, or neither of them; a season that
 * ends before it begins goes on in the next year. Without a `year` it counts every year.
 */
export type BookPrice = {
  label: string
  amount: number
  unit: BookPriceUnit
  firstMonth: number | null
  lastMonth: number | null
  year: number | null
}

/** Whether the months of a season are given both or not at all. */
export const hasWholeSeason = ({ firstMonth, lastMonth }: Pick<BookPrice, 'firstMonth' | 'lastMonth'>) =>
  (firstMonth === null) === (lastMonth === null)

/**
 * The price that counts on a day (`YYYY-MM-DD`): one of its year before one of every year, one of its season before one
 * of the whole year, and the first of those. Without a day it is the first price; `undefined` where none counts.
 */
export function priceOn<P extends Pick<BookPrice, 'firstMonth' | 'lastMonth' | 'year'>>(
  prices: readonly P[],
  day: string | null,
): P | undefined {
  if (day === null) return prices[0]
  const [year, month] = day.split('-').map(Number) as [number, number]
  const counting = prices.filter((price) => (price.year ?? year) === year && isInSeason(price, month))
  const weight = (price: P) => (price.year === null ? 0 : 2) + (price.firstMonth === null ? 0 : 1)
  return counting.toSorted((one, other) => weight(other) - weight(one))[0]
}

function isInSeason({ firstMonth, lastMonth }: Pick<BookPrice, 'firstMonth' | 'lastMonth'>, month: number) {
  if (firstMonth === null || lastMonth === null) return true
  return firstMonth <= lastMonth
    ? month >= firstMonth && month <= lastMonth
    : month >= firstMonth || month <= lastMonth
}

/** A name of Instagram as it is typed, with `@` or as an address, without those; `null` for none. */
export function instagramName(typed: string | null): string | null {
  const name = (typed ?? '')
    .trim()
    .replace(/^(https?:\/\/)?(www\.)?instagram\.com\//i, '')
    .replace(/[?#/].*$/, '')
    .replace(/^@+/, '')
  return name.slice(0, INSTAGRAM_MAX) || null
}
