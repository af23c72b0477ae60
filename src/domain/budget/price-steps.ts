import { type Heads, peoplePerUnitOf, unitsOf } from '../vendors/price-units.ts'
import { changedHeads, type PerHead, perHeadCents } from '../vendors/vendor-prices.ts'
import { outcomeOf, type ScenarioChanges, type ScenarioVendor, scenarioHeads } from './scenarios.ts'

/** The next table or bus that more people make necessary. */
export type NextStep<V> = { vendor: V; people: number; unit: 'table' | 'bus'; cents: number }

/** A minimum that is charged all the same. */
export type Floor<V> = { vendor: V; minimum: number }

/** The cost of one more adult in cents, tables and buses left aside, then the next of those and the largest minimum. */
export type PriceSteps<V> = { adultCents: number; step: NextStep<V> | null; floor: Floor<V> | null }

/** The cost of the next guest in a scenario; steps come at their number of people, and are told by themselves. */
export function priceSteps<V extends ScenarioVendor>(
  vendors: readonly V[],
  changes: ScenarioChanges,
): PriceSteps<V> {
  const counted = outcomeOf(vendors, changes).lines.flatMap(({ vendor, cents }) => {
    const { perHead } = vendor
    if (cents === null || !perHead || perHead.eventId !== null || perHead.unit === 'hour') return []
    const price = {
      ...perHead,
      adult: changes.prices[vendor.id] ?? perHead.adult,
      quantity: changes.hours[vendor.id] ?? changedQuantity(perHead, changes),
    }
    return [{ vendor, price, heads: scenarioHeads(perHead, changes) }]
  })
  const steps = counted.flatMap(({ vendor, price, heads }) => nextStep(vendor, price, heads) ?? [])
  const floors = counted.filter(({ price: { unit, minimum } }) => unit === 'guest' && minimum > 0)
  return {
    adultCents: counted
      .filter(({ price: { unit } }) => unit !== 'table' && unit !== 'bus' && unit !== 'family')
      .reduce((total, { price, heads }) => total + oneMore(price, heads), 0),
    step: steps.toSorted((one, other) => one.people - other.people)[0] ?? null,
    floor:
      floors
        .map(({ vendor, price: { minimum } }) => ({ vendor, minimum }))
        .toSorted((one, other) => other.minimum - one.minimum)[0] ?? null,
  }
}

const changedQuantity = ({ unit, quantity }: PerHead, { tables, buses }: ScenarioChanges) =>
  (unit === 'table' ? tables : unit === 'bus' ? buses : null) ?? quantity

const oneMore = (price: PerHead, heads: Heads) =>
  perHeadCents(price, changedHeads(heads, { adults: 1, children: 0 })) - perHeadCents(price, heads)

function nextStep<V>(vendor: V, price: PerHead, heads: Heads): NextStep<V> | null {
  const { unit, quantity } = price
  if ((unit !== 'table' && unit !== 'bus') || quantity !== null) return null
  const people = unitsOf(price, heads) * peoplePerUnitOf(price) - heads.adults - heads.children + 1
  const next = changedHeads(heads, { adults: people, children: 0 })
  const cents = perHeadCents(price, next) - perHeadCents(price, heads)
  return cents > 0 ? { vendor, people, unit, cents } : null
}

/** The people of today: those of the vendor at the wedding that costs most by its guests; null without such a vendor. */
export function presentHeads(vendors: readonly ScenarioVendor[]): Heads | null {
  const counting = vendors.flatMap(({ perHead }) =>
    perHead && perHead.eventId === null && perHead.unit !== 'hour' ? [perHead] : [],
  )
  const first = counting.toSorted(
    (one, other) => perHeadCents(other, other.heads[other.basis]) - perHeadCents(one, one.heads[one.basis]),
  )[0]
  return first ? first.heads[first.basis] : null
}
