import { expect, test } from 'vitest'
import { NEW_HEAD_PRICE } from '../vendors/vendor-prices.ts'
import { type AskedPrices, pricesOf, problemsOfPrices } from './asked-prices.ts'

const typed = (rows: AskedPrices['rows'], planned = '') => ({ rows, planned })

test('a unit with its price becomes the price of a vendor; a row without either stays fixed', () => {
  const asked = typed({ alacena: { unit: 'person', price: '85,50' }, flores: {}, nieves: { price: ' ' } })
  expect(problemsOfPrices(asked)).toEqual({})
  expect(pricesOf(asked)).toEqual([
    { vendorId: 'alacena', price: { ...NEW_HEAD_PRICE, unit: 'person', adult: 85.5 } },
  ])
})

test('with a planned number the price counts by it', () => {
  const [saved] = pricesOf(typed({ alacena: { unit: 'person', price: '85' } }, '120'))
  expect(saved?.price).toMatchObject({ basis: 'planned', plannedAdults: 120 })
})

test.each([
  [{ unit: 'person' as const }, 'price', 'Falta el precio.'],
  [{ unit: 'person' as const, price: 'mucho' }, 'price', 'Escríbelo como 85,00.'],
  [{ unit: 'table' as const, price: '0' }, 'price', 'Escribe más de 0.'],
  [{ unit: 'table' as const, price: '-3' }, 'price', 'Escríbelo como 85,00.'],
  [{ unit: 'bus' as const, price: '10.000,00' }, 'price', 'Llega hasta 9.999,99\u00a0€.'],
  [{ price: '85' }, 'unit', 'Elige por qué cobra.'],
])('%j is named at its field', (row, part, sentence) => {
  expect(problemsOfPrices(typed({ id: row }))).toEqual({ [`id ${part}`]: sentence })
})

test.each(['0', '-1', '1,5', 'cien', '99999999'])('%s people are not planned for', (planned) => {
  expect(problemsOfPrices(typed({}, planned))).toHaveProperty('planned')
})
