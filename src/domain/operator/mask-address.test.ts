import { expect, it } from 'vitest'
import { maskAddress, maskAddresses } from './mask-address.ts'

it.each([
  ['elena@azahar.example', 'e•••@azahar.example'],
  ['😀luz@correo.example', '😀•••@correo.example'],
  ['@correo.example', '•••'],
  ['no es una dirección', '•••'],
])('%s is shown as %s', (address, shown) => {
  expect(maskAddress(address)).toBe(shown)
})

it('hides every address in the answer of a mail server', () => {
  expect(maskAddresses('550 <lucia@correo.example>: buzón lleno (b@c.example)')).toBe(
    '550 <l•••@correo.example>: buzón lleno (b•••@c.example)',
  )
})
