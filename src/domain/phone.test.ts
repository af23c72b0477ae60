import { expect, test } from 'vitest'
import { dialNumber, phoneHref, whatsAppNumber } from './phone.ts'

test.each([
  ['600 12 34 56', '600123456'],
  ['+34 600-12.34(56)', '+34600123456'],
  [' +34 600 123 456', '+34600123456'],
  ['600 123 456 +34', '60012345634'],
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
  ['600 123 456', '34600123456'],
  ['+351 912 345 678', '351912345678'],
  ['por correo', null],
])('the number of WhatsApp for %o is %s', (typed, number) => {
  expect(whatsAppNumber(typed)).toBe(number)
})
