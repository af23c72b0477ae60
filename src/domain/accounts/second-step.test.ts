import { describe, expect, it } from 'vitest'
import { newRecoveryCode, readDigits, readRecoveryCode } from './second-step.ts'

describe('a recovery code', () => {
  it('is new each time, in two halves without letters that look alike', () => {
    const codes = Array.from({ length: 200 }, newRecoveryCode)
    expect(new Set(codes).size).toBe(200)
    for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
  })

  it.each(['k7mnp-2xq4r', 'K7MNP 2XQ4R', ' k7mnp2xq4r '])('is read however it was copied: %s', (typed) => {
    expect(readRecoveryCode(typed)).toBe('k7mnp-2xq4r')
  })

  it.each(['', 'k7mnp', 'k7mnp-2xq4r-x', 'ñ7mnp-2xq4r'])('is none: %s', (typed) => {
    expect(readRecoveryCode(typed)).toBeNull()
  })
})

it('six digits are read with spaces between them, and nothing else is', () => {
  expect(readDigits(' 123 456 ')).toBe('123456')
  for (const typed of ['', '12345', '1234567', '12345a']) expect(readDigits(typed)).toBeNull()
})
