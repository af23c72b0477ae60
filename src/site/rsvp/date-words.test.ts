import { describe, expect, it } from 'vitest'
import { fullDate, listed, listedWithout, onDate, timeOfDay, untilDate, weekdayAndDay } from './date-words.ts'

describe('a date in full', () => {
  it.each([
    ['es', 'Sábado, 10 de abril de 2027'],
    ['ca', 'Dissabte, 10 d’abril del 2027'],
    ['eu', '2027ko apirilaren 10a, larunbata'],
    ['gl', 'Sábado, 10 de abril de 2027'],
    ['en', 'Saturday, 10 April 2027'],
  ] as const)('is written in %s as people write it', (language, words) => {
    expect(fullDate(language, '2027-04-10')).toBe(words)
  })

  it('has the endings of Basque that follow from the number said aloud', () => {
    expect(fullDate('eu', '2030-05-11')).toBe('2030eko maiatzaren 11, larunbata')
    expect(fullDate('eu', '2025-08-31')).toBe('2025eko abuztuaren 31, igandea')
    expect(weekdayAndDay('eu', '2027-04-10')).toBe('apirilaren 10a, larunbata')
  })
})

describe('a date after a preposition', () => {
  it('melts into its article', () => {
    expect(untilDate('es', '2027-03-01')).toBe('hasta el 1 de marzo')
    expect(untilDate('gl', '2027-03-01')).toBe('ata o 1 de marzo')
    expect(onDate('en', '2027-03-01')).toBe('on 1 March')
  })

  it('is elided in Catalan before one and eleven only', () => {
    expect(untilDate('ca', '2027-05-01')).toBe('fins a l’1 de maig')
    expect(untilDate('ca', '2027-05-11')).toBe('fins a l’11 de maig')
    expect(untilDate('ca', '2027-05-12')).toBe('fins al 12 de maig')
    expect(onDate('ca', '2027-10-10')).toBe('el 10 d’octubre')
  })

  it('takes the cases of Basque', () => {
    expect(untilDate('eu', '2027-03-01')).toBe('martxoaren 1era arte')
    expect(untilDate('eu', '2027-03-02')).toBe('martxoaren 2ra arte')
    expect(onDate('eu', '2027-03-15')).toBe('martxoaren 15ean')
    expect(onDate('eu', '2027-03-11')).toBe('martxoaren 11n')
    expect(onDate('eu', '2027-03-12')).toBe('martxoaren 12an')
  })
})

it('a time after midnight is that of the clock', () => {
  expect([timeOfDay(750), timeOfDay(30), timeOfDay(1620)]).toEqual(['12:30', '0:30', '3:00'])
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
