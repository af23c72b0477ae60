import { expect, it } from 'vitest'
import { namesSeveral } from './person-name.ts'

it.each(['Marcos y Ginés', 'Nuria & Sofía', 'Ana e Inés', 'Luis + Pau'])('%s are two', (name) => {
  expect(namesSeveral(name)).toBe(true)
})

it.each(['Carmen Ruiz', 'Ortega y', 'Yolanda Egea', '&', ''])('%j is one', (name) => {
  expect(namesSeveral(name)).toBe(false)
})
