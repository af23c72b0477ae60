import { expect, it } from 'vitest'
import { leavableOn } from './leaving.ts'

it('VERI*FACTU stays on until the year of the last record has ended', () => {
  expect(leavableOn('2027-01-02', { today: '2027-06-01', mode: 'sent' })).toBe('2028-01-01')
  expect(leavableOn('2027-12-31', { today: '2028-01-01', mode: 'sent' })).toBe('2028-01-01')
  expect(leavableOn('2028-01-01', { today: '2028-01-01', mode: 'sent' })).toBe('2029-01-01')
})

it('VERI*FACTU without any record may be switched off at once', () => {
  expect(leavableOn(null, { today: '2027-06-01', mode: 'sent' })).toBe('2027-06-01')
})

it('records that are kept bind to no year', () => {
  expect(leavableOn('2027-05-31', { today: '2027-06-01', mode: 'kept' })).toBe('2027-06-01')
})
