/**
 * The unit of a vendor's price: guests (an adult and a child each at their own price), any person, a table, a bus, an
 * hour, an adult for an hour, or a family.
 */
export const PRICE_UNITS = ['guest', 'person', 'table', 'bus', 'hour', 'adultHour', 'family'] as const

export type PriceUnit = (typeof PRICE_UNITS)[number]

/** The people who are paid for, and their families: babies have no price. */
export type Heads = { adults: number; children: number; families: number }

/** The largest number of hours, tables, buses or families of a price, and of people at a table or in a bus. */
export const UNIT_QUANTITY_MAX = 10_000
export const PEOPLE_PER_UNIT_MAX = 1_000

/** The people at a table, and in a bus, unless the price says another number. */
const PEOPLE_PER_UNIT: Partial<Record<PriceUnit, number>> = { table: 10, bus: 50 }

export type UnitTerms = {
  unit: PriceUnit
  /** The units that are charged at least; guests who are missing cost as adults. */
  minimum: number
  /** The units that the fixed part pays for: 'hasta 100, desde 101 a 78 €'. */
  included: number
  /** Hours, tables, buses or families as they were set; null where they follow from the guests. */
  quantity: number | null
  /** The people of a table or a bus; null for the usual number. */
  peoplePerUnit: number | null
}

/** The people that make another table or bus. */
export const peoplePerUnitOf = ({ unit, peoplePerUnit }: Pick<UnitTerms, 'unit' | 'peoplePerUnit'>): number =>
  peoplePerUnit ?? PEOPLE_PER_UNIT[unit] ?? 1

/** Whether the units of a price are hours, which no guest makes more. */
export const isHourly = (unit: PriceUnit): boolean => unit === 'hour' || unit === 'adultHour'

/** The number of tables, buses, hours, families or people, before the minimum and what is included. */
export function unitsOf(terms: UnitTerms, { adults, children, families }: Heads): number {
  const { unit, quantity } = terms
  if (unit === 'guest' || unit === 'person') return adults + children
  if (quantity !== null) return quantity
  if (unit === 'family') return families
  return isHourly(unit) ? 0 : Math.ceil((adults + children) / peoplePerUnitOf(terms))
}

/** The units that are charged: those at the price of an adult or of a unit, and children at theirs. */
export function chargedUnits(terms: UnitTerms, heads: Heads): { units: number; children: number } {
  const { unit, minimum, included } = terms
  if (unit === 'guest') {
    const adults = Math.max(heads.adults, minimum - heads.children)
    const places = Math.max(0, included - adults)
    return { units: Math.max(0, adults - included), children: Math.max(0, heads.children - places) }
  }
  if (unit === 'adultHour') {
    const hours = Math.max(0, unitsOf(terms, heads) - included)
    return { units: Math.max(heads.adults, minimum) * hours, children: 0 }
  }
  return { units: Math.max(0, Math.max(unitsOf(terms, heads), minimum) - included), children: 0 }
}
