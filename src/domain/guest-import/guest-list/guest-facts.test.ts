import { describe, expect, it, test } from 'vitest'
import { readAge, readLanguage } from './guest-facts.ts'
import { interpretRows } from './interpret-rows.ts'
import { proposeReading } from './reading.ts'

test.each([
  ['Adulto', { age: 'adult' }],
  ['Niña', { age: 'child' }],
  ['niño/a', { age: 'child' }],
  ['4', { age: 'child', ageYears: 4 }],
  ['4 años', { age: 'child', ageYears: 4 }],
  ['Niño, 1 año', { age: 'child', ageYears: 1 }],
  ['Bebé (8 meses)', { age: 'baby', ageYears: 0 }],
  ['1', { age: 'baby', ageYears: 1 }],
  ['34', { age: 'adult' }],
  ['Baby', { age: 'baby' }],
  ['', null],
  ['-', null],
  ['Amigos', undefined],
  ['12/05/1990', undefined],
])('the age of %j', (cell, expected) => {
  expect(readAge(cell)).toEqual(expected)
})

test.each([
  ['Català', 'ca'],
  ['Valenciano', 'ca'],
  ['EUSKERA', 'eu'],
  ['inglés', 'en'],
  ['es', 'es'],
  ['', null],
  ['Francés', undefined],
])('the language of %j', (cell, expected) => {
  expect(readLanguage(cell)).toBe(expected)
})

const guests = (rows: string[][]) => {
  const outcome = interpretRows(rows)
  if (outcome.kind === 'error') throw new Error(outcome.code)
  return outcome
}

describe('columns beside name, email, answer and notes', () => {
  it('tell the family, the age, the side, the language, the phone and the table of a guest', () => {
    const { guests: found, notedColumns } = guests([
      ['Nombre', 'Familia', 'Edad', 'Lado', 'Idioma', 'Teléfono', 'Mesa'],
      ['Carmen Aguirre', 'Aguirre Soto', '', 'Martín', 'Euskara', '+34 600 00 14 22', '1'],
      ['Noa Aguirre', 'Aguirre Soto', '4 años', 'Martín', '', '', '1'],
      ['Teo Lasa', '', 'Adulto', '-', '', '', ''],
    ])
    expect(found).toEqual([
      {
        ...{ fullName: 'Carmen Aguirre', email: null, notes: null, rsvp: null, table: '1' },
        ...{ household: 'Aguirre Soto', side: 'Martín', language: 'eu', phone: '+34 600 00 14 22' },
      },
      {
        ...{ fullName: 'Noa Aguirre', email: null, notes: null, rsvp: null, table: '1' },
        ...{ household: 'Aguirre Soto', side: 'Martín', age: 'child', ageYears: 4 },
      },
      { fullName: 'Teo Lasa', email: null, notes: null, rsvp: null, age: 'adult' },
    ])
    expect(notedColumns).toEqual([])
  })

  it.each(['familia', 'GRUPO', 'Household', 'group', 'Unidad familiar', 'Familia/Grupo'])(
    'are headed %s where they name the family',
    (heading) => {
      const { guests: found } = guests([
        ['Nombre', heading],
        ['Ana', 'Los Ferrer'],
        ['Luis', 'Los Ferrer'],
      ])
      expect(found.map(({ household }) => household)).toEqual(['Los Ferrer', 'Los Ferrer'])
    },
  )

  it('all people of one row are of its family', () => {
    const { guests: found } = guests([
      ['Nombre', 'Familia', 'Teléfono'],
      ['Ana; Luis', 'Ferrer', '600001422'],
    ])
    expect(found.map(({ household, phone }) => [household, phone])).toEqual([
      ['Ferrer', '600001422'],
      ['Ferrer', undefined],
    ])
  })

  it('go to the notes where the cells say something else', () => {
    const { notedColumns, guests: found } = guests([
      ['Nombre', 'Tipo', 'Edad'],
      ['Ana', 'Trabajo', '12/05/1990'],
      ['Luis', 'Pueblo', '01/02/1988'],
    ])
    expect(notedColumns).toEqual(['Tipo', 'Edad'])
    expect(found[0]).toEqual({
      ...{ fullName: 'Ana', email: null, rsvp: null },
      notes: 'Tipo: Trabajo\nEdad: 12/05/1990',
    })
  })

  it('make nobody a baby by a column of small numbers', () => {
    const { guests: found } = guests([
      ['Nombre', 'Edad'],
      ['Ana', '1'],
      ['Luis', '0'],
      ['Eva', '1'],
    ])
    expect(found.map(({ age, notes }) => [age, notes])).toEqual([
      [undefined, 'Edad: 1'],
      [undefined, null],
      [undefined, 'Edad: 1'],
    ])
  })

  it('of groups of novia and novio tell the side', () => {
    const { guests: found } = guests([
      ['Nombre', 'Grupo'],
      ['Ana', 'Novia'],
      ['Luis', 'Amigos del novio'],
    ])
    expect(found.map(({ side, household }) => [side, household])).toEqual([
      ['Novia', undefined],
      ['Amigos del novio', undefined],
    ])
  })

  it('are asked about when a family has more than twelve people', () => {
    const rows = Array.from({ length: 13 }, (_, row) => [`Invitado ${'abcdefghijklm'[row]}`, 'Los Soto'])
    expect(proposeReading([['Nombre', 'Grupo'], ...rows]).doubts).toEqual(['LARGE_FAMILIES'])
  })

  it('are none where they name friends and colleagues, whom nobody answers for together', () => {
    const { guests: found } = guests([
      ['Nombre', 'Grupo'],
      ['Ana', 'Amigos uni'],
      ['Luis', 'Amigos uni'],
      ['Eva', 'Trabajo'],
    ])
    expect(found.map(({ household, notes }) => [household, notes])[0]).toEqual([
      undefined,
      'Grupo: Amigos uni',
    ])
  })

  it('whose text is too long leave their row out, and say so', () => {
    const { tooLong, guests: found } = guests([
      ['Nombre', 'Familia'],
      ['Ana', 'x'.repeat(121)],
      ['Luis', 'Ferrer'],
    ])
    expect(tooLong).toEqual([{ row: 2, field: 'household', length: 121, max: 120 }])
    expect(found).toHaveLength(1)
  })
})
