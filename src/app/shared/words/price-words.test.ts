import { expect, it } from 'vitest'
import { type HeadPrice, NEW_HEAD_PRICE } from '#domain/vendors/vendor-prices.ts'
import { priceInWords, sumInWords } from './price-words.ts'

const sum = (price: Partial<HeadPrice>, adults: number, children = 0, families = 0) =>
  sumInWords({ ...NEW_HEAD_PRICE, ...price }, { adults, children, families })
    .join(' + ')
    .replaceAll('\u00a0', ' ')

it.each([
  [{ adult: 85, child: 39, fixed: 2500 }, '80 adultos × 85,00 € + 12 niños × 39,00 € + 2.500,00 € fijos'],
  [
    { adult: 85, child: 39, minimum: 100 },
    '80 adultos × 85,00 € + 8 hasta el mínimo × 85,00 € + 12 niños × 39,00 €',
  ],
  [{ unit: 'table', adult: 110 }, '10 mesas × 110,00 €'],
  [{ unit: 'bus', adult: 320, quantity: 1 }, '1 autobús × 320,00 €'],
  [
    { unit: 'hour', adult: 350, quantity: 5, minimum: 6 },
    '5 horas × 350,00 € + 1 hasta el mínimo × 350,00 €',
  ],
  [{ unit: 'adultHour', adult: 6, quantity: 3 }, '80 adultos × 3 horas × 6,00 €'],
  [{ unit: 'family', adult: 2.5 }, '40 familias × 2,50 €'],
] satisfies [Partial<HeadPrice>, string][])('%o is told as its sum: %s', (price, told) => {
  expect(sum(price, 80, 12, 40)).toBe(told)
})

it('what the fixed part pays for is in it, and only what is more is counted', () => {
  const menu = { fixed: 8000, included: 100, adult: 78, child: 40 }
  expect(sum(menu, 110)).toBe('10 adultos de más × 78,00 € + 8.000,00 € fijos con 100 incluidos')
  expect(sum(menu, 95, 8)).toBe(
    '0 adultos de más × 78,00 € + 3 niños de más × 40,00 € + 8.000,00 € fijos con 100 incluidos',
  )
  expect(sum({ unit: 'adultHour', adult: 6, quantity: 5, included: 3 }, 64)).toBe(
    '64 adultos × 2 horas de más × 6,00 € + 0,00 € fijos con 3 incluidos',
  )
})

it('a price is told by its units', () => {
  const price = { ...NEW_HEAD_PRICE, adult: 85, child: 39, fixed: 2500 }
  expect(priceInWords(price).replaceAll('\u00a0', ' ')).toBe(
    '85,00 € por adulto, 39,00 € por niño y 2.500,00 € fijos',
  )
})
