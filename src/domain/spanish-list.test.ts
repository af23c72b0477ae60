import { expect, it } from 'vitest'
import { inSpanishList } from './spanish-list.ts'

it.each([
  [[], ''],
  [['Lucía'], 'Lucía'],
  [['Lucía', 'Martín'], 'Lucía y Martín'],
  [['Lucía', 'Martín', 'Irene'], 'Lucía, Martín e Irene'],
])('%j is read as %j', (words, read) => {
  expect(inSpanishList(words)).toBe(read)
})

it('says e before an i with an accent too', () => {
  expect(inSpanishList(['Patio andaluz', 'campo', 'íntima'])).toBe('Patio andaluz, campo e íntima')
  expect(inSpanishList(['Noelia', 'Íñigo'])).toBe('Noelia e Íñigo')
})
