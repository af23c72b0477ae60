import { formatEuros, toCents } from '#domain/budget/money.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { chargedUnits, type Heads, type PriceUnit, unitsOf } from '#domain/vendors/price-units.ts'
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

/** How a price comes to its sum: '80 adultos × 85,00 €', '12 niños × 39,00 €', '8.000,00 € fijos con 100 incluidos'. */
export function sumInWords(price: HeadPrice, heads: Heads): string[] {
  const { unit, adult, child, fixed, included } = price
  const children = unit === 'guest' && included === 0 ? heads.children : chargedUnits(price, heads).children
  return [
    ...(included > 0 ? beyondIncluded(price, heads) : counted(price, heads)).map(
      (units) => `${units} × ${euros(adult)}`,
    ),
    ...(children > 0
      ? [`${children} ${children === 1 ? 'niño' : 'niños'}${included > 0 ? ' de más' : ''} × ${euros(child)}`]
      : []),
    ...(fixed > 0 || included > 0
      ? [
          `${euros(fixed)} fijos${included > 0 ? ` con ${included} ${included === 1 ? 'incluido' : 'incluidos'}` : ''}`,
        ]
      : []),
  ]
}

/** '80 adultos', '10 hasta el mínimo'. */
function counted(price: HeadPrice, heads: Heads): string[] {
  const { unit, minimum } = price
  const units = unit === 'guest' || unit === 'adultHour' ? heads.adults : unitsOf(price, heads)
  const missing = minimum - (unit === 'guest' ? units + heads.children : units)
  const hours = unit === 'adultHour' ? ` × ${unitCount('hour', unitsOf(price, heads))}` : ''
  return [
    `${unitCount(unit === 'adultHour' ? 'guest' : unit, units)}${hours}`,
    ...(missing > 0 ? [`${missing} hasta el mínimo${hours}`] : []),
  ]
}

/** The units that the fixed part does not pay for: '10 adultos de más', '64 adultos × 2 horas de más'. */
function beyondIncluded(price: HeadPrice, heads: Heads): string[] {
  const { unit, minimum, included } = price
  if (unit !== 'adultHour') return [`${unitCount(unit, chargedUnits(price, heads).units)} de más`]
  const hours = Math.max(0, unitsOf(price, heads) - included)
  return [`${unitCount('guest', Math.max(heads.adults, minimum))} × ${unitCount('hour', hours)} de más`]
}
