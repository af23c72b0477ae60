import { describe, expect, it } from 'vitest'
import { besides, chairOf, chairsAt, freeChairFrom, inOrder } from './chairs.ts'
import type { SeatingPerson, SeatingTable } from './seating.ts'

const person = (guestId: string, chair: number | null = null, household: string | null = null) =>
  ({
    ...{ id: guestId, guestId, eventId: null, name: guestId, age: 'adult', side: null, comes: true },
    ...{ householdId: household, householdName: null, tableId: 'one', isLocked: false, chair },
    ...{ language: 'es', needsHighChair: false, createdAt: '2026-11-26T00:00:00Z' },
  }) satisfies SeatingPerson

const table = (seats: number, over: Partial<SeatingTable> = {}) =>
  ({ id: 'one', seats, shape: 'round', isOrdered: true, ...over }) as SeatingTable

const namesOn = (seats: number, people: readonly SeatingPerson[], over: Partial<SeatingTable> = {}) =>
  chairsAt(table(seats, over), people)
    .taken.map((one) => one?.name ?? '-')
    .join(' ')

describe('the chairs of a table', () => {
  it('are those that are certain, and the first free ones for the others', () => {
    expect(namesOn(4, [person('ana'), person('luis', 1), person('eva', 3)])).toBe('luis ana eva -')
  })

  it('stay as they are when somebody leaves: the empty one stays where it is', () => {
    expect(namesOn(3, [person('ana', 1), person('eva', 3)])).toBe('ana - eva')
  })

  it('are free again of who does not come any more', () => {
    expect(namesOn(2, [{ ...person('ana', 1), comes: false }, person('luis')])).toBe('luis -')
  })

  it('of which one is claimed by two is that of the first, and the other has the next free one', () => {
    expect(namesOn(4, [person('ana', 2), person('luis', 2), person('eva', 3)])).toBe('- ana eva luis')
  })

  it('are beside the family, clockwise first, and around the table', () => {
    const family = [person('ana', 4, 'gil'), person('luis', null, 'gil'), person('eva', null, 'gil')]
    expect(namesOn(5, [...family, person('iker', 1)])).toBe('iker - eva ana luis')
  })

  it('are as many in a row as a family needs', () => {
    const people = [person('iker', 2), person('ana', null, 'gil'), person('luis', null, 'gil')]
    expect(namesOn(5, people)).toBe('- iker ana luis -')
  })

  it('at a head table have ends', () => {
    const people = [person('ana', 4, 'gil'), person('luis', null, 'gil'), person('iker', 3)]
    expect(namesOn(4, people)).toBe('luis - iker ana')
    expect(namesOn(4, people, { shape: 'head' })).toBe('- luis iker ana')
  })

  it('of a smaller table are given to those who are beyond them, as far as there are some', () => {
    const people = [person('ana', 1), person('luis', 8), person('eva', 9)]
    const { taken, beyond } = chairsAt(table(2), people)
    expect(taken.map((one) => one?.name)).toEqual(['ana', 'luis'])
    expect(beyond.map(({ name }) => name)).toEqual(['eva'])
    expect(namesOn(9, people)).toBe('ana - - - - - - luis eva')
  })
})

describe('a person at an ordered table', () => {
  const people = [person('eva', 3), person('ana', 1), person('luis', 2)]

  it('has the chair that is shown, and that of before at a table without order', () => {
    expect(chairOf(table(4), [...people, person('iker')], person('iker'))).toBe(4)
    expect(chairOf(table(4, { isOrdered: false }), people, people[0]!)).toBe(3)
  })

  it('has people beside them, around the table and not across the ends of a head table', () => {
    const names = (chair: number, over: Partial<SeatingTable> = {}) => {
      const { taken } = chairsAt(table(3, over), people)
      return besides(table(3, over), taken, chair).map(({ name }) => name)
    }
    expect(names(1)).toEqual(['eva', 'luis'])
    expect(names(1, { shape: 'head' })).toEqual(['luis'])
  })

  it('comes to the next free chair where the one that is meant is taken', () => {
    expect(freeChairFrom(table(4), people, 2)).toBe(4)
    expect(freeChairFrom(table(3), people, 2)).toBeNull()
  })

  it('stands in the list chair by chair', () => {
    expect(inOrder(table(4), people).map(({ name }) => name)).toEqual(['ana', 'luis', 'eva'])
    expect(inOrder(table(4, { isOrdered: false }), people)).toEqual(people)
  })
})
