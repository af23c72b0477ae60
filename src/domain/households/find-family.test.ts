import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { canBeFound, familiesNamed, isContactOf, mayName } from './find-family.ts'

test.each([
  ['José Luis Pérez García', 'jose luis perez garcia'],
  ['José Luis Pérez García', 'Pérez García, José Luis'],
  ['José Luis Pérez García', 'GARCÍA PÉREZ JOSÉ'],
  ['José Luis Pérez García', 'Pepe Pérez'],
  ['José Luis Pérez García', 'Joselu García'],
  ['Francisco Soto', 'Paco Soto Ruiz'],
  ['Paco Soto', 'Francisco Soto'],
  ['Maite Echevarría', 'María Teresa Echevarría'],
  ['Mª Carmen de la Fuente', 'maria carmen fuente'],
  ['M.ª Carmen de la Fuente', 'Mari Carmen de la Fuente'],
  ['Ana-María Gil-Ortiz', 'Ana Maria Gil Ortiz'],
  ["Brian O'Neill", 'brian oneill'],
  ['Gal·la Puig i Mas', 'Galla Puig Mas'],
  ['Ana «Nani» Soto', 'Nani Soto'],
  ['Ana Gil', 'Ana Gil Soler'],
  ['Carmen', 'Carmen Aguirre Soto'],
  ['Mamá', 'mama'],
  ['Jordi Núñez', 'Jorge Nunez'],
  ['J', 'j'],
])('%s is found as %j', (fullName, typed) => {
  expect(mayName(typed, fullName)).toBe(true)
})

test.each([
  ['José Luis Pérez García', 'José'],
  ['José Luis Pérez García', 'Pérez'],
  ['José Luis Pérez García', 'José Pérez Ruiz'],
  ['José Luis Pérez García', 'Ana Pérez'],
  ['Ana Gil', 'Ana Luis Pedro Juan Gil'],
  ['Ana Gil', 'An Gi'],
  ['Ana Gil', ''],
  ['Ana Gil', 'de la'],
  ['', ''],
])('%s is not found as %j', (fullName, typed) => {
  expect(mayName(typed, fullName)).toBe(false)
})

const GIVEN = ['María', 'José', 'Ángel', 'Begoña', 'Íñigo', 'Núria', 'Xoán', 'Lucía']
const SURNAMES = ['Pérez', 'Muñoz', 'Etxeberría', 'Güell', 'Castiñeira', 'O’Neill', 'García-Lorca']
const name = fc.record({
  given: fc.uniqueArray(fc.constantFrom(...GIVEN), { minLength: 1, maxLength: 2 }),
  surnames: fc.uniqueArray(fc.constantFrom(...SURNAMES), { minLength: 1, maxLength: 2 }),
})

/** The same words as another hand would type them. */
const typedOtherwise = fc.record({
  order: fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
  isLoud: fc.boolean(),
  isPlain: fc.boolean(),
  between: fc.constantFrom(' ', '  ', ', ', ' de '),
})

describe('any name', () => {
  it('is found in any order, case and spelling of its accents', () => {
    fc.assert(
      fc.property(name, typedOtherwise, ({ given, surnames }, { order, isLoud, isPlain, between }) => {
        const words = [...given, ...surnames]
          .map((word, index) => [order[index]!, word] as const)
          .sort(([one], [other]) => one - other)
          .map(([, word]) => word)
        let typed = words.join(between)
        if (isLoud) typed = typed.toUpperCase()
        if (isPlain) typed = typed.normalize('NFD').replace(/\p{M}/gu, '')
        expect(mayName(typed, [...given, ...surnames].join(' '))).toBe(true)
      }),
    )
  })

  it('is found by one given name and one surname, and not by either alone', () => {
    fc.assert(
      fc.property(name, ({ given, surnames }) => {
        const stored = [...given, ...surnames].join(' ')
        expect(mayName(`${given.at(-1)} ${surnames.at(-1)}`, stored)).toBe(true)
        expect(mayName(given[0]!, stored)).toBe(false)
      }),
    )
  })

  it('is not found by a word that it does not have', () => {
    fc.assert(
      fc.property(name, fc.constantFrom(...GIVEN), ({ given, surnames }, other) => {
        fc.pre(!given.includes(other))
        expect(mayName([other, ...surnames.slice(1)].join(' '), [...given, ...surnames].join(' '))).toBe(
          false,
        )
      }),
    )
  })

  it('of any letters neither throws nor is another', () => {
    fc.assert(fc.property(fc.string(), (typed) => mayName(typed, 'Quirós Zubizarreta') === false))
  })
})

describe('the phone or address of a family', () => {
  const family = {
    people: ['Ana Gil', 'Luis Soto'],
    contacts: ['612 345 678 / 699 112 233', 'Ana.Gil@correo.example'],
  }

  it.each(['612345678', '+34 612 34 56 78', '0034699112233', ' ana.gil@CORREO.example '])(
    'is %j',
    (typed) => {
      expect(isContactOf(family, typed)).toBe(true)
    },
  )

  it.each([
    '5678',
    '345678',
    '612345679',
    'anagil@correo.example',
    '@correo.example',
    '',
    '612345678 / 600000000',
  ])('is not %j', (typed) => expect(isContactOf(family, typed)).toBe(false))

  it('is any of those in a field, and no mark that stands for none', () => {
    const mixed = {
      contacts: ['612 345 678 / ana@correo.example', 'luis@correo.example, eva@correo.example'],
    }
    const noted = { contacts: ['@', 'Instagram: @anagil', 'ana@', ' '] }
    for (const typed of ['612345678', 'ana@correo.example', 'luis@correo.example', 'Eva@correo.example'])
      expect(isContactOf({ people: [], ...mixed }, typed)).toBe(true)
    for (const typed of ['@', '@anagil', 'Instagram: @anagil', 'ana@', ' '])
      expect(isContactOf({ people: [], ...noted }, typed)).toBe(false)
    expect(canBeFound(mixed)).toBe(true)
    expect(canBeFound(noted)).toBe(false)
  })

  it('is needed to find it', () => {
    expect(canBeFound(family)).toBe(true)
    expect(canBeFound({ contacts: ['por correo', '112'] })).toBe(false)
    expect(canBeFound({ contacts: [] })).toBe(false)
  })

  it('tells namesakes apart', () => {
    const other = { people: ['Ana Gil'], contacts: ['600 000 001'] }
    const named = familiesNamed([family, other, { people: ['Eva Ríos'], contacts: [] }], 'ana gil')
    expect(named).toEqual([family, other])
    expect(named.filter((one) => isContactOf(one, '600000001'))).toEqual([other])
  })
})
