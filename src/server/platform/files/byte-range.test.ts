import { expect, it } from 'vitest'
import { askedPart } from './byte-range.ts'

it.each([
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=500-', { first: 500, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=999-5000', { first: 999, last: 999 }],
  ['Bytes=0-0', { first: 0, last: 0 }],
  ['bytes=1000-', 'beyond'],
  ['bytes=-0', 'beyond'],
  [undefined, null],
  ['bytes=0-1,5-6', null],
  ['bytes=9-2', null],
  ['bytes=-', null],
  ['lines=0-9', null],
  ['bytes=a-b', null],
])('of a file of 1000 bytes, %j asks for %j', (header, asked) => {
  expect(askedPart(header, 1000)).toEqual(asked)
})

it('of an empty file there is nothing to have', () => {
  expect(askedPart('bytes=0-', 0)).toBe('beyond')
  expect(askedPart('bytes=-1', 0)).toBe('beyond')
})
