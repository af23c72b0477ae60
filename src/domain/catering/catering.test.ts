import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { ALLERGENS, DIETS, hasNoNeeds } from '../guests/allergens.ts'
import { GUEST_AGES } from '../households/households.ts'
import { answerTo, type CateringGuest, cateringName, cateringSheet, coversOf, hasNeed } from './catering.ts'
import { cateringChanges, countOfChanges } from './catering-changes.ts'

const MENUS = [
  { key: 'meat', name: 'Carne', forChildren: false },
  { key: 'fish', name: 'Pescado', forChildren: false },
]
const EVENTS = [
  { id: 'e1', name: 'Preboda' },
  { id: null, name: 'Boda' },
]

/** Comes to the wedding and has not chosen a menu. */
const TEO: CateringGuest = {
  id: 'g1',
  fullName: 'Teo',
  age: 'adult',
  menu: null,
  allergens: [],
  diets: [],
  dietNote: null,
  hasHealthConsent: false,
  agreedNeeds: null,
  needsHighChair: false,
  rsvp: true,
  maybe: false,
  events: {},
}

const answer = fc.constantFrom(true, false, null)

const guest = (id: number): fc.Arbitrary<CateringGuest> =>
  fc.record({
    id: fc.constant(`g${id}`),
    fullName: fc.constantFrom('Íñigo Aguirre Soto', 'Carmen de la Fuente', 'Teo', 'María del Carmen Ruiz'),
    age: fc.constantFrom(...GUEST_AGES),
    menu: fc.constantFrom('meat', 'fish', 'gone', null),
    allergens: fc.uniqueArray(fc.constantFrom(...ALLERGENS), { maxLength: 3 }),
    diets: fc.uniqueArray(fc.constantFrom(...DIETS), { maxLength: 2 }),
    dietNote: fc.constantFrom('kiwi', null),
    hasHealthConsent: fc.boolean(),
    agreedNeeds: fc.constant(null),
    needsHighChair: fc.boolean(),
    rsvp: answer,
    maybe: fc.boolean(),
    events: fc.oneof(fc.constant({}), fc.record({ e1: answer })) as fc.Arbitrary<CateringGuest['events']>,
  })

const guests = fc
  .integer({ min: 0, max: 25 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, id) => guest(id))))

const sum = (counts: readonly { count: number }[]) => counts.reduce((total, { count }) => total + count, 0)

describe('the numbers of a caterer', () => {
  it('reconcile with the guest list, whatever is on it', () => {
    fc.assert(
      fc.property(guests, fc.integer({ min: 0, max: 20 }), (list, staffMeals) => {
        const sheet = cateringSheet(list, EVENTS, { menus: MENUS, staffMeals, plan: null })
        for (const event of sheet.events) {
          const coming = list.filter((one) => answerTo(one, event.eventId) === true)
          const inNeed = coming.filter((one) => !hasNoNeeds(one))
          expect(event.adults + event.children + event.babies).toBe(coming.length)
          expect(sum(event.menus) + event.babiesWithoutMenu).toBe(coming.length)
          expect(coversOf(event)).toBe(sum(event.menus) + event.staff)
          expect(event.staff).toBe(event.eventId === null ? staffMeals : 0)
          expect(event.highChairs).toBe(coming.filter((one) => one.needsHighChair).length)
          expect(event.pending).toBe(list.filter((one) => answerTo(one, event.eventId) === null).length)
          const mayCome = list.filter(({ rsvp, maybe }) => event.eventId === null && rsvp === null && maybe)
          expect(event.maybe).toBe(mayCome.length)
          const named = sheet.people.filter(({ eventIds }) => eventIds.includes(event.eventId)).length
          expect(named + sum(event.unnamed)).toBe(inNeed.length)
          for (const { key, count } of event.needs)
            expect(count).toBe(coming.filter((one) => hasNeed(one, key)).length)
        }
      }),
    )
  })

  it('name what a guest agreed to, and only count what a member has noted for them since', () => {
    const noa: CateringGuest = {
      ...TEO,
      id: 'noa',
      fullName: 'Noa Lasa',
      hasHealthConsent: true,
      allergens: ['peanuts', 'milk'],
      diets: ['vegan'],
      dietNote: 'Está embarazada',
      agreedNeeds: { allergens: ['peanuts'], diets: ['vegan'], dietNote: 'Lleva adrenalina' },
    }
    const sheet = cateringSheet([noa], EVENTS, { menus: MENUS, staffMeals: 0, plan: null })
    expect(sheet.people).toMatchObject([
      { fullName: 'Noa Lasa', allergens: ['peanuts'], diets: ['vegan'], dietNote: null },
    ])
    const wedding = sheet.events.find(({ eventId }) => eventId === null)!
    expect(wedding.unnamed).toEqual([
      { allergens: ['milk'], diets: [], hasNote: true, menu: null, table: null, count: 1 },
    ])
    expect(JSON.stringify(sheet)).not.toContain('embarazada')
  })

  it('name no guest without consent, and repeat none of their words', () => {
    fc.assert(
      fc.property(guests, (list) => {
        const sheet = cateringSheet(
          list.map((one) => ({
            ...one,
            fullName: `Nombre ${one.id}`,
            dietNote: one.dietNote && `Palabras ${one.id}`,
          })),
          EVENTS,
          { menus: MENUS, staffMeals: 0, plan: null },
        )
        const written = JSON.stringify(sheet)
        for (const { id, hasHealthConsent } of list) {
          if (hasHealthConsent) continue
          expect(written).not.toContain(`Nombre ${id}"`)
          expect(written).not.toContain(`Palabras ${id}"`)
        }
      }),
    )
  })

  it('are the same as they were sent until an answer changes', () => {
    fc.assert(
      fc.property(guests, guests, (sent, now) => {
        const orders = { menus: MENUS, staffMeals: 0, plan: null }
        const [before, after] = [sent, now].map((list) => cateringSheet(list, EVENTS, orders))
        expect(countOfChanges(cateringChanges(before!, before!))).toBe(0)
        // The version that was sent and the changes since give what is there now.
        const { counts, people, gone } = cateringChanges(before!, after!)
        const adults = counts.find(({ eventId, row }) => eventId === null && row.kind === 'adults')
        const wedding = after!.events.find(({ eventId }) => eventId === null)!
        expect(adults?.to ?? before!.events.find(({ eventId }) => eventId === null)!.adults).toBe(
          wedding.adults,
        )
        expect(
          before!.people.length - gone.length + people.filter(({ change }) => change === 'new').length,
        ).toBe(after!.people.length)
      }),
    )
  })
})

test('what has changed is said in the order of the sheet: people, menus, needs', () => {
  const orders = { menus: MENUS, staffMeals: 0, plan: null }
  const [celiac, child] = ['g1', 'g2'].map((id) => ({ ...TEO, id }))
  const before = cateringSheet([{ ...celiac!, menu: null, dietNote: 'kiwi' }], EVENTS, orders)
  const now = cateringSheet(
    [
      { ...celiac!, menu: 'fish', diets: ['vegan'], allergens: ['fish'] },
      { ...child!, age: 'child', menu: 'meat', allergens: ['gluten'], needsHighChair: true },
    ],
    EVENTS,
    { ...orders, staffMeals: 2 },
  )
  expect(
    cateringChanges(before, now).counts.map(({ row, from, to }) => [...Object.values(row), from, to]),
  ).toEqual([
    ['children', 0, 1],
    ['menu', 'meat', 'Carne', 0, 1],
    ['menu', 'fish', 'Pescado', 0, 1],
    ['menu', null, null, 1, 0],
    ['staff', 0, 2],
    ['need', 'gluten', 0, 1],
    ['need', 'fish', 0, 1],
    ['need', 'vegan', 0, 1],
    ['need', 'other', 1, 0],
    ['highChairs', 0, 1],
  ])
})

test('a guest is called by initials, by the given name or by the whole name', () => {
  expect(cateringName('Íñigo Aguirre Soto', 'initials')).toBe('Í. A. S.')
  expect(cateringName('Carmen de la Fuente Ruiz', 'initials')).toBe('C. F. R.')
  expect(cateringName('Íñigo Aguirre Soto', 'given')).toBe('Íñigo')
  expect(cateringName('Íñigo Aguirre Soto', 'full')).toBe('Íñigo Aguirre Soto')
})

test('a menu that is offered no more is counted all the same', () => {
  const [event] = cateringSheet([{ ...TEO, menu: 'gone' }], [EVENTS[1]!], {
    menus: MENUS,
    staffMeals: 0,
    plan: null,
  }).events
  expect(event!.menus).toContainEqual({ key: 'gone', name: null, count: 1 })
})
