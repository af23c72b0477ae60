import { expect, it } from 'vitest'
import { figureIn, listed, listedWithout, minutesInShort, timeOfDay } from './date-words.ts'

it('a time after midnight is that of the clock', () => {
  expect([timeOfDay(750), timeOfDay(30), timeOfDay(1620)]).toEqual(['12:30', '0:30', '3:00'])
})

it('thousands stand apart as the language writes them', () => {
  expect([12, 1234, 26_148].map((value) => figureIn('es', value))).toEqual(['12', '1.234', '26.148'])
  expect(figureIn('en', 26_148)).toBe('26,148')
  for (const language of ['ca', 'eu', 'gl'] as const) expect(figureIn(language, 1234)).toBe('1.234')
})

it('names are joined as the language joins them', () => {
  expect(listed('es', ['Carmen', 'Íñigo', 'Noa'])).toBe('Carmen, Íñigo y Noa')
  expect(listed('eu', ['Carmen', 'Noa'])).toBe('Carmen eta Noa')
})

it('says what is left out as each language does', () => {
  const two = ['cacahuete', 'frutos secos']
  expect(listedWithout('es', two)).toBe('cacahuete ni frutos secos')
  expect(listedWithout('es', ['gluten', ...two])).toBe('gluten, cacahuete ni frutos secos')
  expect(listedWithout('gl', two)).toBe('cacahuete nin frutos secos')
  expect(listedWithout('en', ['peanuts', 'nuts'])).toBe('peanuts or nuts')
  expect(listedWithout('eu', ['kakahueteak', 'fruitu lehorrak'])).toBe('kakahueteak eta fruitu lehorrak')
  expect(listedWithout('es', ['gluten'])).toBe('gluten')
})

it('writes minutes in short', () => {
  expect([5, 60, 75, 360].map(minutesInShort)).toEqual([
    '5\u00a0min',
    '1\u00a0h',
    '1\u00a0h\u00a015\u00a0min',
    '6\u00a0h',
  ])
})
