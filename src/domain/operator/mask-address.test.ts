import { expect, it } from 'vitest'
import { maskAddress } from './mask-address.ts'

it.each([
  ['elena@azahar.example', 'e•••@azahar.example'],
  ['😀luz@correo.example', '😀•••@correo.example'],
  ['@correo.example', '•••'],
  ['no es una dirección', '•••'],
])('%s is shown as %s', (address, shown) => {
  expect(maskAddress(address)).toBe(shown)
})
