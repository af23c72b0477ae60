import { MAX_CENTS, toCents } from '../budget/money.ts'

/**
 * Which guests a price per head counts: all who are invited, those who have not declined (`expected`), or those who
 * said yes (`confirmed`).
 */
export const HEAD_BASES = ['invited', 'expected', 'confirmed'] as const

export type HeadBasis = (typeof HEAD_BASES)[number]

/** The highest price of a person, in euros, and the largest minimum number. */
export const HEAD_PRICE_MAX = 9999.99
export const MINIMUM_HEADS_MAX = 10_000

/** The people who are paid for: babies have no price. */
export type Heads = { adults: number; children: number }

export type HeadCounts = Record<HeadBasis, Heads>

/** The price of a vendor for a person, in euros. */
export type HeadPrice = {
  adult: number
  child: number
  /** The people that are charged at least; those who are missing cost as adults. */
  minimum: number
  basis: HeadBasis
  /** The event whose guests are counted; `null` for the wedding itself. */
  eventId: string | null
}

/** A price per head before any of it is set. */
export const NEW_HEAD_PRICE: HeadPrice = { adult: 0, child: 0, minimum: 0, basis: 'expected', eventId: null }

/** The numbers of a price whose guests the server has not counted yet. */
export const NO_HEADS: HeadCounts = {
  invited: { adults: 0, children: 0 },
  expected: { adults: 0, children: 0 },
  confirmed: { adults: 0, children: 0 },
}

export type PerHead = HeadPrice & { heads: HeadCounts }

/** The cost of a number of people, in whole cents; the same as the SQL function `vendor_cost`. */
export function perHeadCents({ adult, child, minimum }: HeadPrice, { adults, children }: Heads): number {
  const charged = Math.max(adults, minimum - children)
  return Math.min(MAX_CENTS, charged * toCents(adult) + children * toCents(child))
}

/** The people without some who stay at home: adults first. A negative number adds adults. */
export function withFewer({ adults, children }: Heads, fewer: number): Heads {
  const absentAdults = Math.min(adults, fewer)
  return { adults: adults - absentAdults, children: Math.max(0, children - (fewer - absentAdults)) }
}

/** The cost in euros; null where it is not shown, which is nowhere that amounts are. */
export type PricedVendor = { cost: number | null; perHead?: PerHead | null }

/** The cost of a vendor in whole cents, by its own basis or another, with some people fewer. */
export function vendorCents({ cost, perHead }: PricedVendor, basis?: HeadBasis, fewer = 0): number {
  if (!perHead) return toCents(cost ?? 0)
  return perHeadCents(perHead, withFewer(perHead.heads[basis ?? perHead.basis], fewer))
}
