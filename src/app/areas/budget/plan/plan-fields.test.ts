import { describe, expect, it } from 'vitest'
import { centsOfText, changeOf, opposite, textsOf } from './plan-fields.ts'

describe('the fields of a plan', () => {
  const began = { Ceremonia: 50_000, 'Foto & Vídeo': 1 }

  it('send only what they change, with what it began from, and can be taken back', () => {
    const change = changeOf(began, {
      ...textsOf(began),
      Ceremonia: '',
      'Catering & Bebida': '9.999.999,99',
    })
    expect(change).toEqual({
      Ceremonia: { cents: null, from: 50_000 },
      'Catering & Bebida': { cents: 999_999_999, from: null },
    })
    expect(opposite(change)).toEqual({
      Ceremonia: { cents: 50_000, from: null },
      'Catering & Bebida': { cents: null, from: 999_999_999 },
    })
  })

  it('tell nothing from what cannot be read', () => {
    expect(centsOfText(' ')).toBeNull()
    expect(centsOfText('0,00')).toBe(0)
    expect(centsOfText('10.000.000')).toBeNaN()
    expect(centsOfText('unos mil')).toBeNaN()
  })
})
