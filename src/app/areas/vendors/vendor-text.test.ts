import { describe, expect, it } from 'vitest'
import { storedVendorText, vendorTextProblem } from './vendor-text.ts'

describe('a text of a vendor', () => {
  it('is stored trimmed, and as nothing when nothing is left, except for the name', () => {
    expect(storedVendorText('phone', ' 600 00 92 57 ')).toBe('600 00 92 57')
    expect(storedVendorText('details', ' \n ')).toBe(null)
    expect(storedVendorText('name', '   ')).toBe('')
  })

  it('loses what a database cannot hold', () => {
    expect(storedVendorText('name', 'Lo\u0000la \ud83c')).toBe('Lola \ufffd')
  })

  it('is refused when it is too long, with how much fits', () => {
    expect(vendorTextProblem('phone', '6'.repeat(60))).toBe(null)
    expect(vendorTextProblem('phone', '6'.repeat(61))).toEqual({ code: 'TEXT_TOO_LONG', max: 60, length: 61 })
    expect(vendorTextProblem('email', null)).toBe(null)
  })
})
