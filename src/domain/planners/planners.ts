import { formatEuros, parseEuros } from '../budget/money.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '../time/time.ts'

/** Most planners one answer of the directory holds (spec 9). */
export const DIRECTORY_MAX_PLANNERS = 60

/** How many zones and styles a card of the directory shows, and zones a public profile (spec 9). */
export const CARD_ZONES = 2
export const CARD_STYLES = 3
export const PROFILE_ZONES = 3

/** Seconds a link to a logo works: in the directory and on profiles, and inside the app (spec 9). */
export const PUBLIC_LOGO_LINK_SECONDS = HOUR_SECONDS
export const APP_LOGO_LINK_SECONDS = DAY_SECONDS

/** For how many seconds such a link stays the same, that it can be cached; it may end that much earlier. */
export const LOGO_LINK_STEADY_SECONDS = 600

/** Longest text a filter of the directory takes, in characters. */
export const FILTER_TEXT_MAX = 80

/** The filters of the directory (spec 9); `null` does not filter. `maxPrice` is in euros. */
export type DirectoryFilters = { zone: string | null; style: string | null; maxPrice: number | null }

/** The filters as people type them: `typed` is what the fields show again, valid or not. */
export type TypedFilters = { zone: string; style: string; price: string }

/**
 * The filters of typed texts. A price that is no amount does not filter: `priceProblem` says
 * so, that the page can.
 */
export function readFilters(typed: TypedFilters): { filters: DirectoryFilters; priceProblem: boolean } {
  const price = typed.price.trim()
  const cents = price ? parseEuros(price) : null
  return {
    filters: {
      zone: typed.zone.trim() || null,
      style: typed.style.trim() || null,
      maxPrice: cents === null ? null : cents / 100,
    },
    priceProblem: price !== '' && cents === null,
  }
}

/** The name a planner goes by: the brand, or the person when there is none (spec 2). */
export function plannerName(planner: { brandName: string | null; fullName: string }): string {
  return planner.brandName || planner.fullName
}

/** An indicative price in euros as `2.400 €`, rounded to whole euros (spec 9, 'desde N €'). */
export function formatPriceFrom(euros: number): string {
  return formatEuros(Math.round(euros) * 100).replace(/,00(?=\s)/, '')
}
