import { expect, it } from 'vitest'
import { leavableOn } from './leaving.ts'

it('VERI*FACTU stays on until the year of the last record has ended', () => {
  expect(leavableOn('2027-01-02', '2027-06-01')).toBe('2028-01-01')
  expect(leavableOn('2027-12-31', '2028-01-01')).toBe('2028-01-01')
  expect(leavableOn('2028-01-01', '2028-01-01')).toBe('2029-01-01')
})

it('VERI*FACTU without any record may be switched off at once', () => {
  expect(leavableOn(null, '2027-06-01')).toBe('2027-06-01')
})
