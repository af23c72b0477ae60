import { describe, expect, it } from 'vitest'
import { peopleOf } from './several-people.ts'

describe('the people of one text', () => {
  it.each([
    'Ana (prima de Luis y Marta)',
    'Ana (Madrid; Sevilla)',
    'Pepe (amigo de Luis & Ana)',
    'Juan (trabajo: Marta y Eva)',
    "Robert'); DROP TABLE guests;--",
  ])('%s is one person, whose remark is in brackets', (text) => {
    expect(peopleOf(text, 'own')).toMatchObject({ names: [text], group: null })
  })

  it.each([
    ['Familia Ruiz (Ana, Luis y Eva)', 'Familia Ruiz', ['Ana', 'Luis', 'Eva']],
    ['Los García (Ana y Pepe)', 'Los García', ['Ana', 'Pepe']],
    ['Trabajo: Marta y Eva', 'Trabajo', ['Marta', 'Eva']],
  ])('%s is a family with its people', (text, group, names) => {
    expect(peopleOf(text, 'own')).toMatchObject({ names, group })
  })

  it('are several between brackets of their own', () => {
    expect(peopleOf('Ana (Cádiz) y Luis (Jerez)', 'own').names).toEqual(['Ana (Cádiz)', 'Luis (Jerez)'])
  })
})
