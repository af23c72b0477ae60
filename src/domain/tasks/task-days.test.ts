import { describe, expect, it } from 'vitest'
import { daySpan, distanceInWords, dueInWords, lateInWords } from './task-days.ts'

const TODAY = '2026-11-20'

describe('the day of a task', () => {
  it.each([
    ['2026-11-27', 'vie 27 nov'],
    ['2026-12-05', 'sáb 5 dic'],
    ['2027-01-02', 'sáb 2 ene'],
    ['2026-11-20', 'hoy'],
    ['2026-11-21', 'mañana'],
    ['2027-09-01', 'mié 1 sept'],
    ['2027-11-26', 'vie 26 nov 2027'],
    ['2025-11-14', 'vie 14 nov 2025'],
  ])('%s reads %s', (date, words) => {
    expect(dueInWords(date, TODAY)).toBe(words)
  })

  it.each([
    ['2026-11-14', 'Iba para el 14 nov'],
    ['2026-11-19', 'Iba para ayer'],
    ['2025-01-03', 'Iba para el 3 ene 2025'],
  ])('%s, once left behind, reads %s', (date, words) => {
    expect(lateInWords(date, TODAY)).toBe(words)
  })

  it('to another in the same month of another year names both', () => {
    expect(daySpan('2026-04-03', '2027-04-10')).toBe('3 abr – 10 abr')
  })
})

describe('the distance from the wedding', () => {
  it.each([
    [365, '12 meses antes'],
    [240, '8 meses antes'],
    [182, '26 semanas antes'],
    [134, '19 semanas antes'],
    [21, '3 semanas antes'],
    [14, '2 semanas antes'],
    [13, '13 días antes'],
    [1, '1 día antes'],
    [0, 'el día de la boda'],
    [-1, '1 día después'],
    [-21, '3 semanas después'],
    [-240, '8 meses después'],
  ])('%s days is %s', (days, words) => {
    expect(distanceInWords(days)).toBe(words)
  })
})
