import { expect, it } from 'vitest'
import { webAddress } from './web-address.ts'

it.each([
  ['casajara.example', 'https://casajara.example/'],
  [' casajara.example/bodas ', 'https://casajara.example/bodas'],
  ['http://casajara.example', 'http://casajara.example/'],
  ['casajara.example:8080', 'https://casajara.example:8080/'],
])('%s leads to %s', (typed, href) => {
  expect(webAddress(typed)).toBe(href)
})

it.each([null, '', '  ', 'javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'http://'])(
  '%s is not an address to follow',
  (typed) => {
    expect(webAddress(typed)).toBeNull()
  },
)
