import { formatEuros, toCents } from '#domain/budget/money.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { type Heads, isHourly, type PriceUnit, unitsOf } from '#domain/vendors/price-units.ts'
import type { HeadPrice } from '#domain/vendors/vendor-prices.ts'

/** The names of the units, for one and for several. */
export const UNIT_NAMES: Record<PriceUnit, { one: string; many: string }> = {
  guest: { one: 'adulto', many: 'adultos' },
  person: { one: 'persona', many: 'personas' },
  table: { one: 'mesa', many: 'mesas' },
  bus: { one: 'autobús', many: 'autobuses' },
  hour: { one: 'hora', many: 'horas' },
  adultHour: { one: 'adulto y hora', many: 'adultos y horas' },
  family: { one: 'familia', many: 'familias' },
}

/** '1 mesa', '12 mesas'. */
export const unitCount = (unit: PriceUnit, count: number): string =>
  `${count} ${UNIT_NAMES[unit][count === 1 ? 'one' : 'many']}`

const euros = (amount: number) => formatEuros(toCents(amount))

/** '85,00 € por adulto, 39,00 € por niño y 2.500,00 € fijos'. */
export function priceInWords({ unit, adult, child, fixed }: HeadPrice): string {
  return inSpanishList([
    `${euros(adult)} por ${UNIT_NAMES[unit].one}`,
    ...(unit === 'guest' && child > 0 ? [`${euros(child)} por niño`] : []),
    ...(fixed > 0 ? [`${euros(fixed)} fijos`] : []),
  ])
}

/** How a price comes to its sum: '80 adultos × 85,00 €', '12 niños × 39,00 €', '100 incluidos', … */
export function sumInWords(price: HeadPrice, heads: Heads): string[] {
  const { unit, adult, child, fixed, minimum, included } = price
  const { adults, children } = heads
  const hours = isHourly(unit) ? unitsOf(price, heads) : 0
  const units = unit === 'guest' || unit === 'adultHour' ? adults : unitsOf(price, heads)
  const counted = unit === 'guest' ? adults + children : units
  const missing = unit === 'hour' ? 0 : Math.max(0, minimum - counted)
  const named = unit === 'adultHour' ? 'guest' : unit
  return [
    `${unitCount(named, units)}${unit === 'adultHour' ? ` × ${unitCount('hour', hours)}` : ''} × ${euros(adult)}`,
    ...(unit === 'guest' && children > 0
      ? [`${children} ${children === 1 ? 'niño' : 'niños'} × ${euros(child)}`]
      : []),
    ...(missing > 0 ? [`${missing} hasta el mínimo × ${euros(adult)}`] : []),
    ...(fixed > 0 ? [`${euros(fixed)} fijos`] : []),
    ...(included > 0 ? [`con ${included} ${included === 1 ? 'incluido' : 'incluidos'} en lo fijo`] : []),
  ]
}
