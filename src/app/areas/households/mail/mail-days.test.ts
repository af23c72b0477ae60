import { describe, expect, it } from 'vitest'
import { mailDaysInWords } from './mail-days.ts'

describe('when the mails of a wedding go', () => {
  it('is not worth a word while all go today', () => {
    expect(mailDaysInWords(500, 500)).toBeNull()
    expect(mailDaysInWords(0, 0)).toBeNull()
  })

  it('is said of those that have to wait', () => {
    expect(mailDaysInWords(620, 500)).toBe('Cada día salen 500 como mucho: hoy, 500; los otros 120, mañana.')
    expect(mailDaysInWords(501, 500)).toBe('Cada día salen 500 como mucho: hoy, 500; el otro, mañana.')
    expect(mailDaysInWords(4000, 380)).toBe(
      'Cada día salen 500 como mucho: hoy, 380; los otros 3620, a lo largo de los próximos 8 días.',
    )
    expect(mailDaysInWords(1, 0)).toBe(
      'Cada día salen 500 como mucho, y los de hoy ya han salido: sale mañana.',
    )
  })
})
