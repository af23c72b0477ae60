import { type Heads, isHourly } from '../vendors/price-units.ts'
import {
  changedHeads,
  type HeadPrice,
  type PerHead,
  type PricedVendor,
  perHeadCents,
  vendorCents,
} from '../vendors/vendor-prices.ts'
import type { VendorStatus } from '../vendors/vendors.ts'

/** Scenarios that a wedding keeps, the longest name of one, and the vendors that one may change. */
export const SCENARIOS_MAX = 6
export const SCENARIO_NAME_MAX = 60
export const SCENARIO_VENDORS_MAX = 100

/**
 * The changes of a scenario to today. Guests are more or fewer than today's, so that a scenario goes with the answers;
 * the rest is as it would be.
 */
export type ScenarioChanges = {
  adults: number
  children: number
  /** Euros of an adult or a unit, by the id of the vendor. */
  prices: Record<string, number>
  /** Hours, by the id of the vendor. */
  hours: Record<string, number>
  /** Null while they follow from the guests. */
  tables: number | null
  buses: number | null
  /** The vendors that count although they are not confirmed. */
  counted: string[]
}

export const AS_IT_IS: ScenarioChanges = {
  adults: 0,
  children: 0,
  prices: {},
  hours: {},
  tables: null,
  buses: null,
  counted: [],
}

export type ScenarioVendor = PricedVendor & { id: string; status: VendorStatus }

/** A vendor in a scenario, in cents; null while it does not count, because it is not confirmed. */
export type ScenarioLine<V> = { vendor: V; presentCents: number | null; cents: number | null }

export type Outcome<V> = { lines: ScenarioLine<V>[]; presentCents: number; totalCents: number }

/** The vendors in a scenario and as they are, and both sums: `AS_IT_IS` costs what is confirmed today. */
export function outcomeOf<V extends ScenarioVendor>(
  vendors: readonly V[],
  changes: ScenarioChanges,
): Outcome<V> {
  const counted = new Set(changes.counted)
  const lines = vendors.map((vendor) => ({
    vendor,
    presentCents: vendor.status === 'closed' ? vendorCents(vendor) : null,
    cents: vendor.status === 'closed' || counted.has(vendor.id) ? scenarioCents(vendor, changes) : null,
  }))
  return {
    lines,
    presentCents: lines.reduce((total, { presentCents }) => total + (presentCents ?? 0), 0),
    totalCents: lines.reduce((total, { cents }) => total + (cents ?? 0), 0),
  }
}

function scenarioCents(vendor: ScenarioVendor, changes: ScenarioChanges): number {
  if (!vendor.perHead) return vendorCents(vendor)
  return perHeadCents(
    { ...vendor.perHead, ...changedTerms(vendor.id, vendor.perHead, changes) },
    scenarioHeads(vendor.perHead, changes),
  )
}

/** The people of a price in a scenario: those of another event than the wedding stay as they are. */
export function scenarioHeads({ basis, heads, eventId }: PerHead, changes: ScenarioChanges): Heads {
  const isChanged = eventId === null && (changes.adults !== 0 || changes.children !== 0)
  return isChanged ? changedHeads(heads[basis], changes) : heads[basis]
}

function changedTerms(
  vendorId: string,
  { unit, adult, quantity }: HeadPrice,
  { prices, hours, tables, buses }: ScenarioChanges,
): Pick<HeadPrice, 'adult' | 'quantity'> {
  const set = isHourly(unit) ? hours[vendorId] : unit === 'table' ? tables : unit === 'bus' ? buses : null
  return { adult: prices[vendorId] ?? adult, quantity: set ?? quantity }
}

/** The price of a vendor once a scenario is adopted, which costs what the scenario said; null when it stays. */
export function adoptedPrice(vendor: ScenarioVendor, changes: ScenarioChanges): HeadPrice | null {
  const { perHead } = vendor
  if (!perHead || !(vendor.status === 'closed' || changes.counted.includes(vendor.id))) return null
  const { heads, ...price } = perHead
  const people = scenarioHeads(perHead, changes)
  const isFamily = price.unit === 'family' && price.quantity === null
  const isRecounted = people !== heads[perHead.basis] && price.unit !== 'hour'
  const adopted: HeadPrice = {
    ...price,
    ...changedTerms(vendor.id, price, changes),
    ...(isRecounted && {
      basis: 'planned',
      plannedAdults: people.adults,
      plannedChildren: people.children,
      ...(isFamily && { quantity: people.families }),
    }),
  }
  return isSamePrice(price, adopted) ? null : adopted
}

const isSamePrice = (one: HeadPrice, other: HeadPrice): boolean =>
  one.adult === other.adult &&
  one.quantity === other.quantity &&
  one.basis === other.basis &&
  one.plannedAdults === other.plannedAdults &&
  one.plannedChildren === other.plannedChildren

/** Whether a scenario differs from today at all. */
export const differs = ({
  adults,
  children,
  prices,
  hours,
  tables,
  buses,
  counted,
}: ScenarioChanges): boolean =>
  adults !== 0 ||
  children !== 0 ||
  tables !== null ||
  buses !== null ||
  counted.length > 0 ||
  Object.keys(prices).length > 0 ||
  Object.keys(hours).length > 0
