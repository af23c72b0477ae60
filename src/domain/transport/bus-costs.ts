import type { VendorStatus } from '../vendors/vendors.ts'
import type { BusTrip } from './transport.ts'

type PricedTrip = Pick<BusTrip, 'companyId' | 'priceCents'>

/** A vendor with buses; its own cost in euros, `null` where it is not shown. */
export type BusCompany = {
  id: string
  status: VendorStatus
  cost: number | null
  perHead?: object | null
  pricedBuses: number
}

/** The buses of a company with a price, and whether the company costs their sum or what it says itself. */
export type CompanyCost<V> = { company: V; trips: number; cents: number; isItsCost: boolean }

/** The cost of the buses of a wedding, in whole cents. */
export type BusCosts<V> = {
  totalCents: number
  /** How many buses have a price, and how many have none. */
  priced: number
  unpriced: number
  /** In the order of the companies that were given, those with priced buses alone. */
  companies: CompanyCost<V>[]
  /** Priced buses of no company that is there: they count in no budget. */
  withoutCompany: { trips: number; cents: number }
}

/**
 * The cost of the buses, of each company and in all. The budget counts a company once: what it costs by its own word, or
 * else the sum of its buses (decision 158).
 */
export function busCosts<V extends BusCompany>(
  trips: readonly PricedTrip[],
  companies: readonly V[],
): BusCosts<V> {
  const priced = trips.filter(({ priceCents }) => priceCents !== null)
  const known = new Set(companies.map(({ id }) => id))
  const alone = priced.filter(({ companyId }) => companyId === null || !known.has(companyId))
  return {
    totalCents: sumOf(priced),
    priced: priced.length,
    unpriced: trips.length - priced.length,
    companies: companies.flatMap((company) => {
      const own = priced.filter(({ companyId }) => companyId === company.id)
      if (own.length === 0) return []
      return [{ company, trips: own.length, cents: sumOf(own), isItsCost: costsItsBuses(company) }]
    }),
    withoutCompany: { trips: alone.length, cents: sumOf(alone) },
  }
}

/** Whether a vendor says neither a cost nor a price, so that the sum of its buses is its cost. */
export const costsItsBuses = ({ cost, perHead, pricedBuses }: Omit<BusCompany, 'id' | 'status'>): boolean =>
  !perHead && (pricedBuses > 0 || cost === 0)

const sumOf = (trips: readonly PricedTrip[]) =>
  trips.reduce((total, { priceCents }) => total + (priceCents ?? 0), 0)
