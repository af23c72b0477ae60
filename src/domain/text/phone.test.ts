import { expect, test } from 'vitest'
import { dialNumber, phoneHref, phoneKeys, phoneNumber, shownPhone, whatsAppNumber } from './phone.ts'

const SPANISH = '+34612345678'

test.each([
  ['612 34 56 78', SPANISH],
  ['612-345-678', SPANISH],
  ['+34 612 345 678', SPANISH],
  ['0034 612 345 678', SPANISH],
  ['00 34 612345678', SPANISH],
  ['(+34) 612 345 678', SPANISH],
  ['(0034) 612 345 678', SPANISH],
  ['+(34) 612 345 678', SPANISH],
  ['34 612 345 678', SPANISH],
  ['34612345678', SPANISH],
  ['Tel. 612 345 678', SPANISH],
  ['612 345 678 (Ana)', SPANISH],
  ['612 345 678 / 699 112 233', SPANISH],
  ['612 345 678 y 699 112 233', SPANISH],
  ['612 345 678 +34', SPANISH],
  ['0044 20 7946 0018', '+442079460018'],
  ['+44 (0)20 7946 0018', '+442079460018'],
  ['0033 6 12 34 56 78', '+33612345678'],
  ['33 6 12 34 56 78', '+33612345678'],
  ['351 912 345 678', '+351912345678'],
  ['1 (415) 555-2671', '+14155552671'],
])('%o is the number %s', (typed, number) => {
  expect(phoneNumber(typed)).toBe(number)
  expect(whatsAppNumber(typed)).toBe(number.slice(1))
})

test.each(['', 'por correo', '112', '600 12 34', '346 123 456', '+34 34 612 345 678', null, undefined])(
  '%o is no number to write to',
  (typed) => {
    expect(phoneNumber(typed)).toBeNull()
    expect(whatsAppNumber(typed)).toBeNull()
  },
)

test.each([
  ['600 12 34 56', '600123456'],
  ['+34 600-12.34(56)', '+34600123456'],
  [' +34 600 123 456', '+34600123456'],
  ['(+34) 600 123 456', '+34600123456'],
  ['34 600 123 456', '+34600123456'],
  ['600 123 456 +34', '600123456'],
  ['112', '112'],
])('the number to dial for %o is %s', (typed, number) => {
  expect(dialNumber(typed)).toBe(number)
  expect(phoneHref(typed)).toBe(`tel:${number}`)
})

test.each(['', 'por correo', '12', null, undefined])('%o holds no number to dial', (typed) => {
  expect(dialNumber(typed)).toBeNull()
  expect(phoneHref(typed)).toBeNull()
})

test.each([
  ['612345678', '612 34 56 78'],
  ['0034612345678', '+34 612 34 56 78'],
  ['0044 2079460018', '+44 20 7946 0018'],
  ['612345678 (Ana)', '612345678 (Ana)'],
  ['extensión 4', 'extensión 4'],
  ['112', '112'],
])('%o is shown as %s', (typed, shown) => {
  expect(shownPhone(typed)).toBe(shown)
})

test.each([
  ['612 34 56 78', ['612345678']],
  ['+34 612 345 678', ['612345678']],
  ['0034 612345678 (Ana)', ['612345678']],
  ['612 345 678 / 699 112 233', ['612345678', '699112233']],
  ['+44 7700 900123', ['700900123']],
  ['07700 900123', ['700900123']],
  ['112', []],
  ['por correo', []],
  [null, []],
])('the numbers of %o are told by %o', (typed, keys) => {
  expect(phoneKeys(typed)).toEqual(keys)
})
