import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CateringGuest, cateringSheet } from './catering.ts'
import { cateringChanges, countOfChanges } from './catering-changes.ts'
import type { CateringPlan, TableLabel } from './catering-tables.ts'

const MENUS = [
  { key: 'meat', name: 'Carne', forChildren: false },
  { key: 'fish', name: 'Pescado', forChildren: false },
]
const EVENTS = [{ id: null, name: 'Boda' }]

const guest = (id: string, more: Partial<CateringGuest> = {}): CateringGuest => ({
  id,
  fullName: `Persona ${id}`,
  age: 'adult',
  menu: 'meat',
  allergens: [],
  diets: [],
  dietNote: null,
  hasHealthConsent: true,
  agreedNeeds: null,
  needsHighChair: false,
  rsvp: true,
  maybe: false,
  events: {},
  ...more,
})

/** Guests by the numbers of their tables; a table without guests is in the room all the same. */
function seated(tables: Record<string, readonly string[]>): CateringPlan {
  const label = (number: string): TableLabel => ({ number: Number(number), name: null })
  return {
    tables: Object.keys(tables).map((number) => ({ ...label(number), eventId: null })),
    seats: Object.entries(tables).flatMap(([number, guests]) =>
      guests.map((guestId) => ({ ...label(number), eventId: null, guestId })),
    ),
  }
}

const sheetOf = (guests: readonly CateringGuest[], plan: CateringPlan | null) =>
  cateringSheet(guests, EVENTS, { menus: MENUS, staffMeals: 0, plan })

const ofWedding = (guests: readonly CateringGuest[], plan: CateringPlan | null) =>
  sheetOf(guests, plan).events[0]!

describe('the tables of a caterer', () => {
  it('have as many menus as the event, with those who sit nowhere', () => {
    const anyGuest = fc.record({
      menu: fc.constantFrom('meat', 'fish', null),
      age: fc.constantFrom('adult' as const, 'baby' as const),
      needsHighChair: fc.boolean(),
      rsvp: fc.constantFrom(true, false),
      maybe: fc.constant(false),
      table: fc.constantFrom('1', '2', null),
    })
    fc.assert(
      fc.property(fc.array(anyGuest, { maxLength: 20 }), (list) => {
        const guests = list.map(({ table: _, ...more }, index) => guest(`g${index}`, more))
        const at = (number: string) => guests.flatMap(({ id }, i) => (list[i]!.table === number ? [id] : []))
        const { menus, highChairs, seating } = ofWedding(guests, seated({ 1: at('1'), 2: at('2') }))
        const total = (counts: readonly { count: number }[]) =>
          counts.reduce((sum, { count }) => sum + count, 0)
        const served = seating!.tables.reduce((sum, table) => sum + total(table.menus), 0)
        expect(served + seating!.servedWithoutTable).toBe(total(menus))
        const chairs = seating!.tables.reduce((sum, table) => sum + table.highChairs, 0)
        expect(chairs).toBeLessThanOrEqual(highChairs)
        for (const { people, menus: there, babiesWithoutMenu } of seating!.tables)
          expect(total(there) + babiesWithoutMenu).toBe(people)
      }),
    )
  })

  it('are not spoken of while there are none, or when they are not seen', () => {
    expect(ofWedding([guest('a')], null).seating).toBeNull()
    expect(ofWedding([guest('a')], { tables: [], seats: [] }).seating).toBeNull()
    expect(ofWedding([guest('a')], seated({ 1: [] })).seating).toEqual({ tables: [], servedWithoutTable: 1 })
  })

  it('name who agreed to it, and count the others at tables of three or more', () => {
    const people = [
      guest('named', { allergens: ['nuts'] }),
      guest('few', { allergens: ['fish'], hasHealthConsent: false }),
      guest('many', { allergens: ['fish'], hasHealthConsent: false }),
      guest('b'),
      guest('c'),
    ]
    const sheet = sheetOf(people, seated({ 1: ['named', 'few'], 2: ['many', 'b', 'c'] }))
    expect(sheet.people).toMatchObject([{ guestId: 'named', tables: [{ eventId: null, number: 1 }] }])
    expect(sheet.events[0]!.unnamed).toMatchObject([
      { allergens: ['fish'], table: null, count: 1 },
      { allergens: ['fish'], table: { number: 2 }, count: 1 },
    ])
  })

  it('that are called the same are one', () => {
    const twice = seated({ 1: ['a', 'b'] })
    const plan = { ...twice, tables: [...twice.tables, ...twice.tables] }
    expect(ofWedding([guest('a'), guest('b')], plan).seating!.tables).toMatchObject([
      { number: 1, people: 2 },
    ])
  })
})

describe('what has changed at the tables', () => {
  const people = [guest('a', { allergens: ['sesame'] }), guest('b', { menu: 'fish', needsHighChair: true })]
  const before = sheetOf(people, seated({ 1: ['a'], 2: ['b'] }))

  it('is said of the person, and of the numbers of both tables', () => {
    const changes = cateringChanges(before, sheetOf(people, seated({ 1: [], 2: ['b', 'a'] })))
    expect(changes.people).toEqual([{ guestId: 'a', change: 'changed' }])
    expect(changes.counts.map(({ row, from, to }) => [row, from, to])).toEqual([
      [{ kind: 'tableMenu', table: { number: 1, name: null }, key: 'meat', name: 'Carne' }, 1, 0],
      [{ kind: 'tableMenu', table: { number: 2, name: null }, key: 'meat', name: 'Carne' }, 0, 1],
    ])
    const moved = cateringChanges(before, sheetOf(people, seated({ 1: ['a', 'b'], 2: [] })))
    expect(moved.counts).toContainEqual(
      expect.objectContaining({ row: { kind: 'tableHighChairs', table: { number: 1, name: null } }, to: 1 }),
    )
  })

  it('is nothing for who does not see the tables, or against a version of before them', () => {
    const unseen = sheetOf(people, null)
    expect(countOfChanges(cateringChanges(before, unseen))).toBe(0)
    expect(countOfChanges(cateringChanges(unseen, before))).toBe(0)
  })
})
