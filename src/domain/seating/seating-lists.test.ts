import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SeatingPerson, SeatingTable } from './seating.ts'
import { chairsOfPlan, peopleBySurname, peopleByTable } from './seating-lists.ts'

const AT = '2026-11-26T00:00:00Z'

const table = (number: number): SeatingTable => ({
  ...{
    id: `t${number}`,
    number,
    seats: 10,
    eventId: null,
    name: null,
    shape: 'round',
    position: null,
    rotation: 0,
    isLocked: false,
    isOrdered: false,
    hasStairs: false,
    createdAt: AT,
  },
})

const person = (name: string, at: number | null, over: Partial<SeatingPerson> = {}): SeatingPerson => ({
  ...{ id: name, guestId: name, eventId: null, name, age: 'adult', side: null, comes: true },
  ...{ householdId: null, householdName: null, tableId: at === null ? null : `t${at}`, createdAt: AT },
  ...{ isLocked: false, chair: null },
  ...{ language: 'es', needsHighChair: false },
  ...over,
})

const tables = [table(1), table(2), table(10)]

describe('the lists of a plan', () => {
  it('has the people of an ordered table by their chairs', () => {
    const plan = {
      tables: [table(1), { ...table(2), isOrdered: true }],
      people: [
        person('Óscar Gil', 2, { chair: 2 }),
        person('Ana Soto', 2, { chair: 5 }),
        person('Eva Mas', 1),
      ],
    }
    expect(peopleByTable(plan).map(({ people }) => people.map(({ name }) => name))).toEqual([
      ['Eva Mas'],
      ['Óscar Gil', 'Ana Soto'],
    ])
    expect(Object.fromEntries(chairsOfPlan(plan))).toEqual({ 'Óscar Gil': 2, 'Ana Soto': 5 })
  })

  it('has the people of each table by name, without those who do not come and without empty tables', () => {
    const people = [
      person('Óscar Gil', 2),
      person('Ana Soto', 2),
      person('Eva Mas', 2, { comes: false }),
      person('Leo Ruiz', null),
    ]
    expect(
      peopleByTable({ tables, people }).map((list) => [
        list.table.number,
        list.people.map(({ name }) => name),
      ]),
    ).toEqual([[2, ['Ana Soto', 'Óscar Gil']]])
  })

  it('has all who sit by surname under its letter', () => {
    const people = [
      person('Carmen Aguirre Soto', 1),
      person('José Luis Álvarez', 2),
      person('Íñigo de la Fuente', 2),
      person('Pepa', 10),
      person('Ana Núñez', 1),
      person('Eva Ñíguez', 1),
      person('🌸', 1),
    ]
    const lists = peopleBySurname({ tables, people }).map(({ letter, people: listed }) => [
      letter,
      listed.map((one) => `${one.listedAs} ${one.table.number}`),
    ])
    expect(Object.fromEntries(lists)).toEqual({
      A: ['Aguirre Soto, Carmen 1', 'Álvarez, José Luis 2'],
      D: ['de la Fuente, Íñigo 2'],
      N: ['Núñez, Ana 1'],
      Ñ: ['Ñíguez, Eva 1'],
      P: ['Pepa 10'],
      '#': ['🌸 1'],
    })
  })

  it('lists everybody who sits once, whatever they are called', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ name: fc.string(), at: fc.integer({ min: 0, max: 2 }) })), (all) => {
        const people = all.map(({ name, at }, index) =>
          person(name, tables[at]!.number, { id: `${index}`, guestId: `${index}` }),
        )
        const ids = (found: readonly SeatingPerson[]) => found.map(({ id }) => id).toSorted()
        const bySurname = peopleBySurname({ tables, people }).flatMap((list) => list.people)
        expect(ids(bySurname.map((one) => one.person))).toEqual(ids(people))
        expect(ids(peopleByTable({ tables, people }).flatMap((list) => list.people))).toEqual(ids(people))
      }),
    )
  })
})
