import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Lucía Herrera Vidal', 'LH'],
  ['Lucía & Martín', 'LM'],
  ['íñigo', 'Í'],
  ['Ana-Belén Ruiz', 'AR'],
  ['  “Pepa” (madrina) ', 'PM'],
  ['محمد علي', 'مع'],
  ['3 Hermanas', '3H'],
  ['🌸', '?'],
  ['', '?'],
])('the initials of %j are %s', (name, expected) => {
  expect(initialsOf(name)).toBe(expected)
})
