import { expect, it } from 'vitest'
import { HOUSEHOLD_PEOPLE_MAX } from '../households/households.ts'
import { planHouseholds } from './imported-households.ts'

let last = 0
const newId = () => `new ${++last}`
const plan = (
  rows: Parameters<typeof planHouseholds>[0],
  known: Parameters<typeof planHouseholds>[1] = [],
) => {
  last = 0
  return planHouseholds(rows, known, newId)
}

it('groups the rows of one name, accents and case ignored, and lets the others stand alone', () => {
  const { households, householdOf, named } = plan([
    { id: 'carmen', household: 'Familia Muñoz' },
    { id: 'noa', household: 'familia munoz' },
    { id: 'teo' },
    { id: 'eva', household: 'Lasa', language: 'eu' },
  ])
  expect(households).toEqual([
    { id: 'new 1', isNew: true, name: 'Familia Muñoz', language: null },
    { id: 'new 2', isNew: true, name: 'Lasa', language: 'eu' },
  ])
  expect([...householdOf]).toEqual([
    ['carmen', 'new 1'],
    ['noa', 'new 1'],
    ['eva', 'new 2'],
  ])
  expect(named).toBe(2)
})

it('finds the household of the wedding that is called so, of two the older one', () => {
  const known = [
    { id: 'first', title: 'Aguirre Soto', people: 2 },
    { id: 'second', title: 'AGUIRRE SOTO', people: 1 },
  ]
  expect(plan([{ id: 'noa', household: 'Aguirre soto' }], known).householdOf.get('noa')).toBe('first')
})

it('leaves those alone for whom a household has no room', () => {
  const rows = Array.from({ length: 4 }, (_, row) => ({ id: String(row), household: 'Primos' }))
  const { householdOf, withoutRoom } = plan(rows, [
    { id: 'h', title: 'Primos', people: HOUSEHOLD_PEOPLE_MAX - 3 },
  ])
  expect([householdOf.size, withoutRoom]).toEqual([3, 1])
})

it('a number groups guests and names nothing', () => {
  expect(plan([{ id: 'a', household: '12' }]).households[0]!.name).toBeNull()
})

it('a guest with a language and no family has a household for it', () => {
  const { households, named } = plan([{ id: 'a', language: 'ca' }])
  expect(households).toEqual([{ id: 'new 1', isNew: true, name: null, language: 'ca' }])
  expect(named).toBe(0)
})
