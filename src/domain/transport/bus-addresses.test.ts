import { expect, it } from 'vitest'
import { maskedApart } from './bus-addresses.ts'

it('shows no more of an address than its beginning and its domain', () => {
  expect(maskedApart(['carmen@correo.example'])).toEqual(['c•••@correo.example'])
  expect(maskedApart(['carmen@correo.example', 'pere@correo.example'])).toEqual([
    'c•••@correo.example',
    'p•••@correo.example',
  ])
  expect(maskedApart(['carmen@correo.example', 'carmen@otro.example'])).toEqual([
    'c•••@correo.example',
    'c•••@otro.example',
  ])
})

it('shows as much as tells it from another of the same beginning', () => {
  expect(maskedApart(['carmen@correo.example', 'clara@correo.example'])).toEqual([
    'ca•••@correo.example',
    'cl•••@correo.example',
  ])
  expect(maskedApart(['ana@correo.example', 'ana2@correo.example'])).toEqual([
    'ana•••@correo.example',
    'ana2•••@correo.example',
  ])
})
