import { describe, expect, it } from 'vitest'
import { fullDate, onDate, onDateWithYear, shortDay, untilDate, weekdayAndDay } from './invitation-dates.ts'

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

it('says on what day a wedding is', () => {
  expect(onDateWithYear('eu', '2027-04-10')).toBe('2027ko apirilaren 10ean')
  expect(onDateWithYear('eu', '2030-05-11')).toBe('2030eko maiatzaren 11n')
  expect(onDateWithYear('gl', '2027-04-10')).toBe('o 10 de abril de 2027')
  expect(onDateWithYear('ca', '2027-10-01')).toBe('l’1 d’octubre del 2027')
  expect(onDateWithYear('es', '2027-04-10')).toBe('el 10 de abril de 2027')
  expect(onDateWithYear('en', '2027-04-10')).toBe('on 10 April 2027')
})

it('the short days are those of each language, in the browser as on the server', () => {
  const saturday = (['es', 'ca', 'eu', 'gl', 'en'] as const).map((one) => shortDay(one, '2027-04-10').weekday)
  expect(saturday).toEqual(['sáb', 'ds.', 'lr.', 'sáb.', 'Sat'])
  expect(weekdayAndDay('en', '2027-04-10')).toBe('Saturday 10 April')
})
