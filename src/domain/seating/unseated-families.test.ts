import { expect, it } from 'vitest'
import { somePerson as person } from '../../../tests/support/seating/some-person.ts'
import { familiesWith, peopleNamed, unseatedFamilies } from './unseated-families.ts'

it('those without a seat stand by family, under the name of all of it', () => {
  const family = { householdId: 'home' }
  const families = unseatedFamilies([
    person('Begoña Etxeberria Sanz', { ...family, tableId: 'one' }),
    person('Jon', family),
    person('Fermín Camacho'),
    person('Marta Gil', { comes: false }),
  ])
  expect(families.map(({ name, people }) => [name, people.map((one) => one.name)])).toEqual([
    ['Etxeberria Sanz', ['Jon']],
    ['Camacho', ['Fermín Camacho']],
  ])
})

it('who says yes late comes first, with the table at which most of their family sit', () => {
  const family = { householdId: 'home' }
  const families = unseatedFamilies([
    person('Fermín Camacho'),
    person('Begoña', { ...family, tableId: 'one' }),
    person('Jon', { ...family, tableId: 'two' }),
    person('Ane', { ...family, tableId: 'two' }),
    person('Noa', family),
  ])
  expect(families.map(({ people, familyTableId }) => [people[0]!.name, familyTableId])).toEqual([
    ['Noa', 'two'],
    ['Fermín Camacho', null],
  ])
})

it('a family that is seated whole is not there', () => {
  expect(unseatedFamilies([person('Ana Gil', { tableId: 'one' })])).toEqual([])
})

it('people are found by any part of their names', () => {
  const all = [person('Íñigo Lasa'), person('Ana Lasa')]
  expect(peopleNamed(all, ' lasa  ini').map(({ name }) => name)).toEqual(['Íñigo Lasa'])
})

it('so many people are found as are wanted, and a family by anybody of it or by its own name', () => {
  const all = [person('Íñigo Lasa'), person('Ana Lasa'), person('Eva Mas')]
  expect(peopleNamed(all, 'lasa', 1)).toHaveLength(1)
  const families = unseatedFamilies(all)
  expect(familiesWith(families, 'eva').map(({ people }) => people[0]!.name)).toEqual(['Eva Mas'])
  expect(familiesWith(families, ' ')).toBe(families)
})
