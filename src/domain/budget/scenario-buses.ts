import type { PricedRoute } from '../transport/priced-routes.ts'
import type { Heads } from '../vendors/price-units.ts'
import { changedHeads } from '../vendors/vendor-prices.ts'
import { presentHeads } from './price-steps.ts'
import {
  type Outcome,
  outcomeOf,
  type ScenarioChanges,
  type ScenarioLine,
  type ScenarioVendor,
} from './scenarios.ts'

/** A vendor whose buses are its cost, or none of whose are. */
type BusVendor = ScenarioVendor & { pricedBuses: number }

/** The routes of the priced buses of vendors, by their ids; of those that are not shown there are none. */
export type BusRoutes = ReadonlyMap<string, readonly PricedRoute[]>

/** A line of a scenario with how many buses of its vendor there are more or fewer. */
export type LineWithBuses<V> = ScenarioLine<V> & { moreBuses: number }

export type OutcomeWithBuses<V> = Omit<Outcome<V>, 'lines'> & { lines: LineWithBuses<V>[] }

/** The outcome of a scenario in which vendors that cost the sum of their buses have as many as its guests need. */
export function outcomeWithBuses<V extends BusVendor>(
  vendors: readonly V[],
  routes: BusRoutes,
  changes: ScenarioChanges,
): OutcomeWithBuses<V> {
  const { lines: withoutBuses, presentCents } = outcomeOf(vendors, changes)
  const turnout = turnoutOf(vendors, changes)
  const lines = withoutBuses.map((line) => {
    const own = line.vendor.pricedBuses > 0 ? (routes.get(line.vendor.id) ?? []) : []
    const { buses, cents } = busDifference(own, turnout)
    return { ...line, cents: line.cents === null ? null : line.cents + cents, moreBuses: buses }
  })
  return { lines, presentCents, totalCents: lines.reduce((total, { cents }) => total + (cents ?? 0), 0) }
}

/** The people of today: those of a confirmed vendor at the wedding, or else of any; null where no price counts them. */
export const peopleToday = (vendors: readonly ScenarioVendor[]): Heads | null =>
  presentHeads(vendors.filter(({ status }) => status === 'closed')) ?? presentHeads(vendors)

function turnoutOf(vendors: readonly ScenarioVendor[], changes: ScenarioChanges): Turnout {
  const heads = peopleToday(vendors)
  if (!heads) return { today: 0, scenario: 0 }
  const next = changedHeads(heads, changes)
  return { today: heads.adults + heads.children, scenario: next.adults + next.children }
}

/** The people who come today and in a scenario: those of a bus grow and shrink with them. */
export type Turnout = { today: number; scenario: number }

type Bus = PricedRoute['buses'][number]

/** How many buses a scenario has more or fewer than today, and what that costs in cents. */
export type BusDifference = { buses: number; cents: number }

/**
 * The difference that a turnout makes to the buses of a vendor: of each route the fewest buses for its people, which are as
 * many more or fewer as the guests are. A bus that stands empty today makes no difference, so that more people never cost
 * less and fewer never more. The smallest bus goes first, and another is as large as the largest.
 */
export function busDifference(routes: readonly PricedRoute[], turnout: Turnout): BusDifference {
  const differences = routes.map((route) => routeDifference(route, turnout))
  return {
    buses: differences.reduce((total, { buses }) => total + buses, 0),
    cents: differences.reduce((total, { cents }) => total + cents, 0),
  }
}

function routeDifference({ people, buses }: PricedRoute, { today, scenario }: Turnout): BusDifference {
  const bySize = buses.toSorted((one, other) => other.seats - one.seats || one.cents - other.cents)
  const [largest] = bySize
  if (!largest || today === 0) return { buses: 0, cents: 0 }
  const needed = fewestFor(people, bySize)
  const neededThen = fewestFor(Math.ceil((people * scenario) / today), bySize)
  const added = Math.max(0, neededThen - Math.max(needed, buses.length))
  const gone = Math.max(0, Math.min(needed, buses.length) - neededThen)
  const saved = gone === 0 ? [] : bySize.slice(-gone)
  return {
    buses: added - gone,
    cents: added * largest.cents - saved.reduce((total, { cents }) => total + cents, 0),
  }
}

/** The fewest buses for so many people: those that are there, the largest first, and then more of the largest. */
function fewestFor(people: number, bySize: readonly Bus[]): number {
  let missing = people
  let count = 0
  for (const { seats } of bySize) {
    if (missing <= 0) return count
    missing -= seats
    count += 1
  }
  return count + Math.max(0, Math.ceil(missing / bySize[0]!.seats))
}
