import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCompanyNif, readNif } from './nif.ts'

describe('a NIF', () => {
  it.each([
    ['12345678Z', 'a DNI'],
    ['00000001R', 'a DNI of few figures'],
    ['X1234567L', 'a NIE with X'],
    ['Y1234567X', 'a NIE with Y'],
    ['Z1234567R', 'a NIE with Z'],
    ['A58818501', 'a public limited company'],
    ['B00000000', 'a limited company'],
    ['P2807900B', 'a town hall, with a letter'],
    ['Q2826000H', 'a public body, with a letter'],
    ['G28029643', 'an association'],
  ])('%s is %s', (nif) => {
    expect(readNif(nif)).toBe(nif)
  })

  it('is read with blanks, dots, dashes and small letters', () => {
    expect(readNif(' 12.345.678-z ')).toBe('12345678Z')
    expect(readNif('b-00000000')).toBe('B00000000')
    expect(readNif('B–5881\u00A08501\u200B')).toBe(readNif('B58818501'))
  })

  it('is that of a VAT number, and has the zeros in front that were left out', () => {
    expect(readNif('ES12345678Z')).toBe('12345678Z')
    expect(readNif('ES B00000000')).toBe('B00000000')
    expect(readNif('1234567L')).toBe('01234567L')
  })

  it.each([
    ['12345678A', 'a wrong letter'],
    ['X1234567A', 'a wrong letter of a NIE'],
    ['B58818502', 'a wrong figure'],
    ['P28079002', 'a figure where only a letter may stand'],
    ['A5881850A', 'a letter where only a figure may stand'],
    ['1234567Z', 'a figure too few'],
    ['I1234567L', 'a form that does not exist'],
    ['', 'nothing'],
    ['FR12345678Z', 'a VAT number of another country'],
    ['ES12345678A', 'a VAT number with a wrong letter'],
  ])('%s is none: %s', (nif) => {
    expect(readNif(nif)).toBeNull()
  })

  it('has one letter for every number of a person', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
        const digits = String(number).padStart(8, '0')
        const right = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').filter((letter) => readNif(digits + letter))
        expect(right).toHaveLength(1)
      }),
    )
  })

  it('says whether it is a company', () => {
    expect(isCompanyNif('B00000000')).toBe(true)
    expect(isCompanyNif('12345678Z')).toBe(false)
  })
})
