import { expect, it } from 'vitest'
import { overtakenFields } from './overtaken-vehicle.ts'
import { typedVehicle } from './typed-trip.ts'

it('a typed field that another person has changed since is named, and no other', () => {
  const shown = typedVehicle({ vehicle: 'bus', seats: 55, companyId: null, priceCents: null })
  const typed = { ...shown, seats: '50', price: '320' }
  expect(overtakenFields(typed, shown, { ...shown, seats: '30', vehicle: 'minibus' })).toEqual([
    'las plazas («30»)',
  ])
  expect(overtakenFields(typed, shown, { ...shown, seats: '50' })).toEqual([])
  expect(overtakenFields(typed, shown, shown)).toEqual([])
})
