import { describe, expect, it } from 'vitest'
import { countdownOf } from './countdown.ts'

const on = (eventDate: string | null) => ({ eventDate, timeZone: 'Europe/Madrid' })
const NOW = new Date('2026-11-20T12:00:00Z')

describe('the countdown', () => {
  const inWords = (date: string) =>
    Object.values(countdownOf(on(date), NOW) ?? {})
      .join(' ')
      .trim()

  it.each([
    ['2027-04-10', 'Faltan 141 días'],
    ['2026-11-22', 'Faltan 2 días'],
    ['2026-11-21', 'Falta 1 día'],
    ['2026-11-20', 'Es hoy'],
    ['2026-11-19', 'Hace 1 día'],
    ['2026-09-19', 'Hace 62 días'],
  ])('to %s reads «%s»', (date, words) => {
    expect(inWords(date)).toBe(words)
  })

  it('is none while the date is to be defined', () => {
    expect(countdownOf(on(null), NOW)).toBeNull()
  })

  it('gives the figure apart, to be shown large', () => {
    expect(countdownOf(on('2027-04-10'), NOW)).toEqual({ before: 'Faltan', figure: '141', after: 'días' })
  })
})
