import { expect, it } from 'vitest'
import { messageFaults } from './message-faults.ts'

const faultsOf = (es: object, ca: object) => messageFaults({ es: JSON.stringify(es), ca: JSON.stringify(ca) })

const seats = (one: string, other: string) => [{ match: { 'number=one': one, 'number=*': other } }]

it('finds nothing where each language says everything of the same things', () => {
  expect(
    faultsOf(
      { hello: 'Hola, {name}', seats: seats('Una plaza', '{seats} plazas') },
      { hello: '{name}, hola', seats: seats('Una plaça', '{seats} places') },
    ),
  ).toEqual([])
})

it('finds a message that a language lacks, has alone or leaves empty', () => {
  expect(faultsOf({ hello: 'Hola', bye: 'Adiós' }, { hello: ' ', ciao: 'Adéu' })).toEqual([
    'ca: hello is empty',
    'ca: bye is missing',
    'ca: ciao is not in es',
  ])
})

it('finds a placeholder that is lost or misspelt', () => {
  expect(faultsOf({ hello: 'Hola, {name}' }, { hello: 'Hola, {nom}' })).toEqual([
    'ca: hello has {nom}, not {name}',
  ])
})
