import { MAX_CENTS, parseEuros } from '../budget/money.ts'
import { cleanLine } from '../text/clean-text.ts'
import { foldText } from '../text/fold-text.ts'

/** A presentation should have so many characters, and can have so many (spec 5: hints only). */
export const BIO_HINT = { min: 400, max: 600 }
export const BIO_MAX = 4000

/** How many images a portfolio should have (spec 5: a hint only). */
export const PORTFOLIO_HINT = { min: 8, max: 12 }

/** Entries of one list of a profile, and characters of one entry. */
export const PROFILE_LIST_MAX = 20
export const PROFILE_ENTRY_MAX = 40

/** Longest caption and alternative text of an image, in characters. */
export const CAPTION_MAX = 120
export const ALT_TEXT_MAX = 300

/** Seconds in which a removed image of a portfolio can be brought back; then its stored files are deleted. */
export const REMOVED_PORTFOLIO_SECONDS = 60

/**
 * The entries of a list as they are kept: one line each, cut at commas (spec 5), each once, accents and case
 * ignored, in the order given.
 */
export function cleanEntries(typed: readonly string[]): string[] {
  const entries = new Map<string, string>()
  for (const entry of typed.flatMap((text) => text.split(/[,;\n]/))) {
    const clean = cleanLine(entry).slice(0, PROFILE_ENTRY_MAX).trim()
    if (clean && !entries.has(foldText(clean))) entries.set(foldText(clean), clean)
  }
  return [...entries.values()].slice(0, PROFILE_LIST_MAX)
}

export type PriceProblem = 'PRICE_NOT_A_NUMBER' | 'PRICE_NEGATIVE' | 'PRICE_TOO_HIGH'

/** Euros of a price as it is typed or sent; `null` when there is none (spec 5: numeric or null). */
export function readPrice(
  given: string | number | null,
): { price: number | null } | { problem: PriceProblem } {
  const text = String(given ?? '').trim()
  if (!text) return { price: null }
  const amount = typeof given === 'number' ? given : null
  if (amount !== null ? amount < 0 : /^[-−–]\s*\d/.test(text)) return { problem: 'PRICE_NEGATIVE' }
  const cents = amount === null ? parseEuros(text) : Math.round(amount * 100)
  if (cents === null) return { problem: isHuge(text) ? 'PRICE_TOO_HIGH' : 'PRICE_NOT_A_NUMBER' }
  return cents > PRICE_MAX_CENTS ? { problem: 'PRICE_TOO_HIGH' } : { price: cents / 100 }
}

/** The column takes seven digits before the comma. */
const PRICE_MAX_CENTS = MAX_CENTS

const isHuge = (text: string) => /^[\d. ]+(,\d{1,2})?\s*€?$/.test(text) && text.replace(/\D/g, '').length > 7

/** The gaps that keep a profile from being found, by what is drawn as one line of the list. */
export type ProfileGap = 'brand' | 'bio' | 'facts' | 'photos'

export type ProfileFacts = {
  hasLogo: boolean
  brandName: string
  bio: string
  zones: readonly string[]
  styles: readonly string[]
  priceFrom: number | null
  photos: number
}

/** Lists the gaps of a profile that couples can find and choose; hints, none of them is required (spec 5). */
export function profileGaps(profile: ProfileFacts): ProfileGap[] {
  const { length } = profile.bio.trim()
  const missing: Record<ProfileGap, boolean> = {
    brand: !profile.hasLogo || !profile.brandName.trim(),
    bio: length < BIO_HINT.min || length > BIO_HINT.max,
    facts: profile.zones.length === 0 || profile.styles.length === 0 || profile.priceFrom === null,
    photos: profile.photos < PORTFOLIO_HINT.min,
  }
  return (Object.keys(missing) as ProfileGap[]).filter((gap) => missing[gap])
}

/** Minutes between the message and the answer in the middle of all; `null` with fewer than three answers. */
export function medianMinutes(answers: readonly number[]): number | null {
  if (answers.length < ANSWERS_MIN) return null
  const sorted = answers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** With fewer answers a median says little. */
const ANSWERS_MIN = 3
