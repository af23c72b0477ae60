import { describe, expect, it } from 'vitest'
import { formatIban, readIban } from './iban.ts'

describe('an IBAN', () => {
  it('is kept in capitals without blanks, however it is typed', () => {
    for (const typed of [
      'ES91 2100 0418 4502 0005 1332',
      'es9121000418450200051332',
      'ES91-2100-0418-4502-0005-1332',
    ])
      expect(readIban(typed)).toBe('ES9121000418450200051332')
    expect(readIban('GB82 WEST 1234 5698 7654 32')).toBe('GB82WEST12345698765432')
  })

  it('is refused with a wrong digit, with two digits exchanged, too short, or as something else', () => {
    for (const typed of [
      'ES91 2100 0418 4502 0005 1333',
      'ES91 2100 0418 4502 0005 3132',
      'ES91 2100 0418 4502 0005',
      '2100 0418 4502 0005 1332',
      'ES00',
      '',
    ])
      expect(readIban(typed)).toBeNull()
  })

  it('is shown in groups of four', () => {
    expect(formatIban('ES9121000418450200051332')).toBe('ES91 2100 0418 4502 0005 1332')
  })
})
