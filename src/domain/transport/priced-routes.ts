import { routesOf } from './proposal.ts'
import { askedFor, type BusPerson, type BusTrip, choicesOf } from './transport.ts'

/** The priced buses of one company with the same stops at the same hours, and how many have asked for a seat in them. */
export type PricedRoute = { people: number; buses: readonly { seats: number; cents: number }[] }

/** The routes of each company by its id: buses without a company or a price are left out. */
export function pricedRoutesOf(
  trips: readonly BusTrip[],
  people: readonly BusPerson[],
): Map<string, PricedRoute[]> {
  const byCompany = new Map<string, PricedRoute[]>()
  for (const route of routesOf(trips)) {
    const priced = route.flatMap(({ companyId, priceCents, ...trip }) =>
      companyId !== null && priceCents !== null ? [{ ...trip, companyId, cents: priceCents }] : [],
    )
    for (const companyId of new Set(priced.map((trip) => trip.companyId))) {
      const own = priced.filter((trip) => trip.companyId === companyId)
      const keys = new Set(own.flatMap((trip) => choicesOf(trip).map(({ key }) => key)))
      const asking = people.filter((person) => keys.has(askedFor(person, own[0]!.direction) ?? ''))
      const buses = own.map(({ seats, cents }) => ({ seats, cents }))
      byCompany.set(companyId, [...(byCompany.get(companyId) ?? []), { people: asking.length, buses }])
    }
  }
  return byCompany
}
