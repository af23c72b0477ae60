import { expect, it } from 'vitest'
import { inSpanishList, inSpanishPhrase } from './spanish-list.ts'

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

it('makes one phrase of labels, and leaves capitals that mean something', () => {
  expect(inSpanishPhrase(['Patio andaluz', 'Campo', 'Íntima'])).toBe('Patio andaluz, campo e íntima')
  expect(inSpanishPhrase(['Campo', 'DIY'])).toBe('Campo y DIY')
  expect(inSpanishPhrase(['Íntima'])).toBe('Íntima')
})
