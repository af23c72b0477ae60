import { expect, it } from 'vitest'
import { namesSeveral, toldApart } from './person-name.ts'

it.each(['Marcos y Ginés', 'Nuria & Sofía', 'Ana e Inés', 'Luis + Pau'])('%s are two', (name) => {
  expect(namesSeveral(name)).toBe(true)
})

it.each(['Carmen Ruiz', 'Ortega y', 'Yolanda Egea', '&', ''])('%j is one', (name) => {
  expect(namesSeveral(name)).toBe(false)
})

it('people of one given name are told apart by nickname or surname, else by the whole name, else by a number', () => {
  expect(toldApart(['Carmen Soto', 'Teo Lasa'])).toEqual(['Carmen', 'Teo'])
  expect(toldApart(['Carmen Soto', 'cármen Lasa', 'Teo Lasa'])).toEqual(['Carmen Soto', 'cármen Lasa', 'Teo'])
  expect(toldApart(['Juan Gil Soto', 'Juan Gil Paz'])).toEqual(['Juan Gil Soto', 'Juan Gil Paz'])
  expect(toldApart(['Juan Gil (padre)', 'Juan Gil «Juanito»', 'Teo Gil'])).toEqual([
    'Juan (padre)',
    'Juan (Juanito)',
    'Teo',
  ])
  expect(toldApart(['Juan Gil Soto (hijo)', 'Juan Paz', 'Ana "Nani" Soto'])).toEqual([
    'Juan (hijo)',
    'Juan Paz',
    'Ana',
  ])
  expect(toldApart(['Juan Gil', 'Juan Gil', 'Juan'])).toEqual(['Juan Gil', 'Juan Gil (2)', 'Juan'])
})
