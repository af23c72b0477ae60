import { describe, expect, it } from 'vitest'
import type { Assignee } from '../tasks.ts'
import { assigneesNamed, knownTitles, rowsOfText } from './known-tasks.ts'

const member = (userId: string): Assignee => ({ kind: 'member', userId })
const KNOWN = [
  { name: 'Lucía Herrera', short: 'Lucía', who: member('lucia') },
  { name: 'Ana Soto', short: 'Ana', who: member('ana') },
  { name: 'Ana Vidal', short: 'Ana', who: member('vidal') },
]

it('a pasted line with a comma is one title, and tabs part cells', () => {
  expect(rowsOfText('Llamar a Pilar, y al cura\nTarta\t3/4/2027')).toEqual([
    ['Llamar a Pilar, y al cura'],
    ['Tarta', '3/4/2027'],
  ])
})

it('a title that is there already is known, however it is written', () => {
  const isKnown = knownTitles([{ title: 'Mirar  alianzas' }])
  expect(isKnown('MIRAR ALIÁNZAS')).toBe(true)
  expect(isKnown('Mirar anillos')).toBe(false)
})

describe('a name of a list', () => {
  it('is a member by the whole name or the first', () => {
    expect(assigneesNamed(['lucia', 'Ana Vidal'], KNOWN)).toEqual([member('lucia'), member('vidal')])
  })

  it('that two members have, or none, stays a name', () => {
    expect(assigneesNamed(['Ana', 'Tía Puri'], KNOWN)).toEqual([
      { kind: 'person', name: 'Ana' },
      { kind: 'person', name: 'Tía Puri' },
    ])
  })

  it('comes once', () => {
    expect(assigneesNamed(['Lucía', 'Lucía Herrera'], KNOWN)).toEqual([member('lucia')])
  })
})
