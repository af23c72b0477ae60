import { describe, expect, it } from 'vitest'
import { instagramName, priceOn } from './vendor-book.ts'

const price = (
  label: string,
  firstMonth: number | null,
  lastMonth: number | null,
  year: number | null = null,
) => ({
  ...{ label, firstMonth, lastMonth, year },
})

describe('the price that counts on a day', () => {
  const all = [
    price('Todo el año', null, null),
    price('Alta', 5, 9),
    price('Invierno', 11, 2),
    price('Alta de 2028', 5, 9, 2028),
  ]

  it.each([
    ['2027-04-30', 'Todo el año'],
    ['2027-05-01', 'Alta'],
    ['2027-09-30', 'Alta'],
    ['2028-06-10', 'Alta de 2028'],
    ['2027-12-31', 'Invierno'],
    ['2028-02-01', 'Invierno'],
    ['2027-03-01', 'Todo el año'],
  ])('is on %s that of %s', (day, label) => {
    expect(priceOn(all, day)?.label).toBe(label)
  })

  it('is the first one without a day, and none where no season holds it', () => {
    expect(priceOn(all, null)?.label).toBe('Todo el año')
    expect(priceOn([price('Alta', 5, 9)], '2027-01-02')).toBeUndefined()
    expect(priceOn([], '2027-01-02')).toBeUndefined()
  })
})

it.each([
  ['@floresdelsur', 'floresdelsur'],
  ['https://www.instagram.com/flores.del_sur/?hl=es', 'flores.del_sur'],
  ['instagram.com/flores', 'flores'],
  ['  ', null],
  [null, null],
])('%s is the name %s of Instagram', (typed, name) => {
  expect(instagramName(typed)).toBe(name)
})
