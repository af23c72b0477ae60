import type { Vendor } from '#contract/vendors.ts'
import { type ScenarioChanges, scenarioHeads } from '#domain/budget/scenarios.ts'
import { isHourly, unitsOf } from '#domain/vendors/price-units.ts'
import { HEAD_PRICE_MAX, vendorCents } from '#domain/vendors/vendor-prices.ts'
import type { NameOf } from './scenario-words.ts'

/** A lever beside the guests: a number that can be less or more. */
export type Lever = {
  key: string
  label: string
  value: number
  unit: 'euros' | 'hours' | 'count'
  max: number
  set: (value: number) => ScenarioChanges
}

const HOURS_MAX = 24
const UNITS_MAX = 100

/** The levers of a wedding: the price of whom the guests make dearest, hours, buses and tables, as far as vendors charge by them. */
export function leversOf(vendors: readonly Vendor[], changes: ScenarioChanges, nameOf: NameOf): Lever[] {
  const priced = vendors.flatMap(({ perHead, ...vendor }) => (perHead ? [{ ...vendor, perHead }] : []))
  const dearest = vendors
    .filter(({ perHead }) => perHead?.unit === 'guest' || perHead?.unit === 'person')
    .toSorted((one, other) => confirmedCents(other) - confirmedCents(one))[0]
  return [
    ...(dearest ? [menuLever(dearest, changes, nameOf)] : []),
    ...priced
      .filter(({ perHead: { unit } }) => isHourly(unit))
      .map(
        (vendor): Lever => ({
          key: vendor.id,
          label: nameOf(vendor),
          value:
            changes.hours[vendor.id] ?? (isCounted(vendor, changes) ? (vendor.perHead.quantity ?? 0) : 0),
          unit: 'hours',
          max: HOURS_MAX,
          set: (hours) => withHours(vendor, changes, hours),
        }),
      ),
    ...(['bus', 'table'] as const).flatMap((unit): Lever[] => {
      const first = priced.find(({ perHead }) => perHead.unit === unit)
      if (!first) return []
      const field = unit === 'bus' ? 'buses' : 'tables'
      return [
        {
          key: field,
          label: unit === 'bus' ? 'Autobuses' : 'Mesas',
          value: changes[field] ?? unitsOf(first.perHead, scenarioHeads(first.perHead, changes)),
          unit: 'count',
          max: UNITS_MAX,
          set: (count) => ({ ...changes, [field]: count }),
        },
      ]
    }),
  ]
}

const confirmedCents = (vendor: Vendor) => (vendor.status === 'closed' ? vendorCents(vendor) : 0)

const isCounted = ({ id, status }: Pick<Vendor, 'id' | 'status'>, { counted }: ScenarioChanges) =>
  status === 'closed' || counted.includes(id)

function menuLever(vendor: Vendor, changes: ScenarioChanges, nameOf: NameOf): Lever {
  const { id, perHead } = vendor
  const adult = perHead?.adult ?? 0
  return {
    key: 'menu',
    label: perHead?.unit === 'person' ? `${nameOf(vendor)}, por persona` : 'Menú de adulto',
    value: changes.prices[id] ?? adult,
    unit: 'euros',
    max: HEAD_PRICE_MAX,
    set: (price) => {
      const { [id]: _, ...others } = changes.prices
      return { ...changes, prices: price === adult ? others : { ...others, [id]: price } }
    },
  }
}

/** Hours of a vendor that is not confirmed count it in, and none of them count it out. */
function withHours({ id, status }: Pick<Vendor, 'id' | 'status'>, changes: ScenarioChanges, hours: number) {
  const { [id]: _, ...others } = changes.hours
  const isGone = status === 'open' && hours === 0
  const without = changes.counted.filter((one) => one !== id)
  return {
    ...changes,
    hours: isGone ? others : { ...others, [id]: hours },
    counted: status === 'closed' ? changes.counted : isGone ? without : [...without, id],
  }
}
