import { describe, expect, it } from 'vitest'
import { givenNameOf, surnamesOf } from '../guests/person-name.ts'
import { householdName, householdTitle, invitationState, suggestHouseholds } from './households.ts'

describe('a name', () => {
  it.each([
    ['Carmen Aguirre Soto', 'Carmen', 'Aguirre Soto'],
    ['Teo Lasa', 'Teo', 'Lasa'],
    ['José Luis Pérez', 'José Luis', 'Pérez'],
    ['José Luis Pérez Gil', 'José Luis', 'Pérez Gil'],
    ['María de la Fuente', 'María', 'de la Fuente'],
    ['María del Carmen Ruiz Otaegi', 'María del Carmen', 'Ruiz Otaegi'],
    ['Ana García de la Torre', 'Ana', 'García de la Torre'],
    ['Pilar', 'Pilar', ''],
    ['  ', '', ''],
  ])('%s is given names and surnames', (fullName, given, surnames) => {
    expect([givenNameOf(fullName), surnamesOf(fullName)]).toEqual([given, surnames])
  })
})

describe('a household', () => {
  it('is called by the surnames of its first person, unless it was given a name', () => {
    const people = ['Carmen Aguirre Soto', 'Íñigo Aguirre Lasa']
    expect(householdName(null, people)).toBe('Aguirre Soto')
    expect(householdName('Los primos', people)).toBe('Los primos')
    expect(householdName(null, ['Abuela', 'Teo Lasa'])).toBe('Lasa')
    expect(householdName(null, ['Pilar', 'Paco'])).toBe('Pilar y Paco')
  })

  it('is the subject of a sentence, and one person has their own name', () => {
    expect(householdTitle(null, ['Carmen Aguirre Soto', 'Noa Aguirre'])).toBe('La familia Aguirre Soto')
    expect(householdTitle(null, ['Teo Lasa'])).toBe('Teo Lasa')
    expect(householdTitle('Familia Lasa', ['Teo Lasa'])).toBe('Familia Lasa')
  })

  it('stands where its last event is', () => {
    const times = { sentAt: '2027-01-01T10:00:00Z', openedAt: null, answeredAt: null }
    expect(invitationState(null)).toEqual({ state: 'unsent', at: null })
    expect(invitationState(times)).toEqual({ state: 'sent', at: times.sentAt })
    expect(invitationState({ ...times, answeredAt: '2027-01-02T10:00:00Z' }).state).toBe('answered')
  })
})

describe('households are suggested', () => {
  const people = (...names: (string | [string, string])[]) =>
    names.map((one, index) => {
      const [fullName, email] = typeof one === 'string' ? [one, null] : one
      return { id: String(index), fullName, email }
    })
  const suggested = (...names: (string | [string, string])[]) =>
    suggestHouseholds(people(...names)).map(({ guestIds, reason }) => `${reason} ${guestIds.join()}`)

  it('by one email, accents and case aside', () => {
    expect(
      suggested(['Teo Lasa', 'Casa@correo.example'], 'Luz Mar', ['Ane Ruiz', 'casa@correo.example']),
    ).toEqual(['email 0,2'])
  })

  it('by two surnames, and a child with its parents', () => {
    expect(suggested('Noa Aguirre Soto', 'Pau Gil', 'Leo Aguirre Soto')).toEqual(['surnames 0,2'])
    expect(suggested('Jon Aguirre Lasa', 'Eva Soto Paz', 'Noa Aguirre Soto')).toEqual(['surnames 0,1,2'])
  })

  it('by a single surname for neighbours in the list only', () => {
    expect(suggested('Noa Gil', 'Leo Gil', 'Eva Paz', 'Ada Gil')).toEqual(['surnames 0,1'])
  })

  it('not by a surname that many have', () => {
    expect(suggested(...Array.from({ length: 12 }, (_, n) => `Persona${n} García López`))).toEqual([])
  })

  it('among ten thousand within a moment', () => {
    const many = people(...Array.from({ length: 10_000 }, (_, n) => `Persona Uno${n % 3000} Dos${n % 3}`))
    expect(suggestHouseholds(many)).toHaveLength(3000)
  })
})
