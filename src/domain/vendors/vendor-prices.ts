import { MAX_CENTS, toCents } from '../budget/money.ts'
import { chargedUnits, type Heads, type UnitTerms } from './price-units.ts'

/**
 * Which guests a price per head counts: all who are invited, those who have not declined (`expected`), those who said
 * yes (`confirmed`), or a number of its own that was planned.
 */
export const HEAD_BASES = ['invited', 'expected', 'confirmed', 'planned'] as const

export type HeadBasis = (typeof HEAD_BASES)[number]

/** The highest price of a person, in euros, and the largest minimum number. */
export const HEAD_PRICE_MAX = 9999.99
export const MINIMUM_HEADS_MAX = 10_000

/** The largest number of adults, and of children, that can be planned with. */
export const PLANNED_HEADS_MAX = 10_000

export type HeadCounts = Record<HeadBasis, Heads>

/** The price of a vendor: a fixed part and euros for each unit. */
export type HeadPrice = UnitTerms & {
  /** The price of an adult, or of a unit that is no guest. */
  adult: number
  child: number
  fixed: number
  basis: HeadBasis
  /** The event whose guests are counted; `null` for the wedding itself. */
  eventId: string | null
  /** The numbers of the basis `planned`. */
  plannedAdults: number
  plannedChildren: number
}

/** A price per head before any of it is set. */
export const NEW_HEAD_PRICE: HeadPrice = {
  unit: 'guest',
  adult: 0,
  child: 0,
  fixed: 0,
  minimum: 0,
  included: 0,
  quantity: null,
  peoplePerUnit: null,
  basis: 'expected',
  eventId: null,
  plannedAdults: 0,
  plannedChildren: 0,
}

const NOBODY: Heads = { adults: 0, children: 0, families: 0 }

/** The numbers of a price whose guests the server has not counted yet. */
export const NO_HEADS: HeadCounts = {
  invited: NOBODY,
  expected: NOBODY,
  confirmed: NOBODY,
  planned: NOBODY,
}

export type PerHead = HeadPrice & { heads: HeadCounts }

/** The cost of a number of people, in whole cents; the same as the SQL function `vendor_cost`. */
export function perHeadCents(price: Omit<HeadPrice, 'basis' | 'eventId'>, heads: Heads): number {
  const { units, children } = chargedUnits(price, heads)
  return Math.min(
    MAX_CENTS,
    toCents(price.fixed) + units * toCents(price.adult) + children * toCents(price.child),
  )
}

/**
 * The heads with some adults and children more or fewer, never below none. Families follow in proportion, so that
 * whole ones stay away.
 */
export function changedHeads(
  { adults, children, families }: Heads,
  change: { adults: number; children: number },
): Heads {
  const next = {
    adults: Math.max(0, adults + change.adults),
    children: Math.max(0, children + change.children),
  }
  const people = adults + children
  if (people === 0) return { ...next, families }
  return { ...next, families: Math.ceil((families * (next.adults + next.children)) / people) }
}

/** The cost in euros; null where it is not shown, which is nowhere that amounts are. */
export type PricedVendor = { cost: number | null; perHead?: PerHead | null }

/** The cost of a vendor in whole cents, by its own basis or another. */
export function vendorCents({ cost, perHead }: PricedVendor, basis?: HeadBasis): number {
  if (!perHead) return toCents(cost ?? 0)
  return perHeadCents(perHead, perHead.heads[basis ?? perHead.basis])
}
