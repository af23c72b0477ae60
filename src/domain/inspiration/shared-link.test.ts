import { expect, it } from 'vitest'
import { sharedLink } from './shared-link.ts'

it.each([
  [['https://pin.it/4dK2'], 'https://pin.it/4dK2'],
  [[null, 'Mira este ramo: https://blog.example/ramo?a=1.'], 'https://blog.example/ramo?a=1'],
  [['', 'Ramo (https://blog.example/ramo)'], 'https://blog.example/ramo'],
  [['https://a.example', 'https://b.example'], 'https://a.example'],
  [['javascript:alert(1)', 'un ramo'], null],
  [[null, null], null],
])('of %j the link is %j', (texts, link) => {
  expect(sharedLink(...texts)).toBe(link)
})
