// Weddings for the bench of the tables: drawn at random, and like real ones, which are all invented.
import { floorOf } from '#domain/seating/floor.ts'
import type { Wanted } from '#domain/seating/proposal-cost.ts'
import { randomFrom } from '#domain/seating/random.ts'
import { columnsOf, type RuleParty, type RulePlace } from '#domain/seating/rule-parties.ts'
import type { SeatingPerson, SeatingTable } from '#domain/seating/seating.ts'
import type { SeatingRule, SeatingRuleKind } from '#domain/seating/seating-rules.ts'

const AT = '2026-11-26T00:00:00Z'

const table = (index: number, seats: number): SeatingTable => ({
  ...{ id: `t${index}`, eventId: null, number: index + 1, name: null, shape: 'round', seats, createdAt: AT },
  ...{ position: null, rotation: 0, isLocked: false, isOrdered: false, hasStairs: false },
})

const person = (index: number, over: Partial<SeatingPerson>): SeatingPerson => ({
  ...{ id: `g${index}`, guestId: `g${index}`, eventId: null, name: `Persona ${index}`, side: null },
  ...{ age: 'adult', comes: true, createdAt: AT, language: 'es', needsHighChair: false },
  ...{ householdId: null, householdName: null, tableId: null, isLocked: false, chair: null },
  ...over,
})

const rule = (
  index: number,
  kind: SeatingRuleKind,
  isFirm: boolean,
  one: RuleParty,
  other: RuleParty | null = null,
  place: RulePlace | null = null,
): SeatingRule => ({
  ...{ id: `r${index}`, kind, isFirm, createdAt: AT, isDismissed: false, createdBy: null },
  ...columnsOf(one, other, place),
})

/** A wedding of families of one to five, a fifth of them children, some already seated, and a rule for every ten. */
export function randomWedding(seed: number, guests: number): Wanted {
  const random = randomFrom(seed + 1)
  const draw = (count: number) => Math.floor(random() * count)
  const tables = Array.from({ length: Math.ceil((guests * 1.08) / 9) }, (_, index) =>
    table(index, 8 + draw(3)),
  )
  let family = 0
  let left = 0
  const people = Array.from({ length: guests }, (_, index) => {
    if (left === 0) {
      family += 1
      left = 1 + draw(5)
    }
    left -= 1
    const isChild = left > 0 && draw(5) === 0
    return person(index, {
      ...{ age: isChild ? 'child' : 'adult', householdId: `f${family}` },
      tableId: draw(4) === 0 ? tables[draw(tables.length)]!.id : null,
    })
  })
  const rules = Array.from({ length: Math.floor(guests / 10) }, (_, index) => {
    const one = draw(guests)
    const other = (one + 1 + draw(guests - 1)) % guests
    const kind = draw(2) ? 'apart' : 'together'
    return rule(index, kind, draw(2) === 0, { of: 'guest', id: `g${one}` }, { of: 'guest', id: `g${other}` })
  })
  return { people, tables, rules }
}

/** Of the families of a wedding: how many people, of whom how many are children, and up to which chance one is such. */
const HOUSEHOLDS = [
  { people: 2, children: 0, upTo: 0.34 },
  { people: 4, children: 2, upTo: 0.56 },
  { people: 3, children: 1, upTo: 0.72 },
  { people: 1, children: 0, upTo: 0.92 },
  { people: 5, children: 2, upTo: 1 },
]

/**
 * A wedding with two sides, a choir, colleagues, parents who have parted, grandparents by the door, high chairs far
 * from the music, a family that speaks English, and rows of tables around a dance floor.
 */
export function realisticWedding(seed: number): Wanted {
  const random = randomFrom(1000 + seed)
  const draw = (count: number) => Math.floor(random() * count)
  const guests = 60 + (seed % 10) * 14
  const people: SeatingPerson[] = []
  const sides = ['Lucía', 'Martín', 'El coro', 'El trabajo']
  const family = (side: string, size: number, children: number, over: Partial<SeatingPerson> = {}) => {
    const householdId = `f${people.length}`
    for (let member = 0; member < size; member += 1) {
      const isChild = member >= size - children
      people.push(
        person(people.length, {
          ...{
            householdId,
            side,
            age: isChild ? 'child' : 'adult',
            needsHighChair: isChild && draw(3) === 0,
          },
          ...over,
        }),
      )
    }
    return householdId
  }
  const [mother, father] = [family('Lucía', 2, 0), family('Lucía', 2, 0)]
  const grandparents = family('Martín', 2, 0)
  const english = family('Martín', 3, 1, { language: 'en' })
  family('Lucía', 1, 0, { language: 'en' })
  for (let singer = 0; singer < 7 + draw(5); singer += 1) family('El coro', 1, 0)
  for (let colleague = 0; colleague < 4; colleague += 1) family('El trabajo', 1 + draw(2), 0)
  while (people.length < guests) {
    const chance = random()
    const kind = HOUSEHOLDS.find(({ upTo }) => chance < upTo)!
    family(sides[draw(2)]!, kind.people, kind.children)
  }
  const tables = Array.from({ length: Math.ceil((people.length * 1.06) / 10) }, (_, index) =>
    table(index, index === 0 ? 12 : 10),
  )
  if (seed % 2 === 1)
    for (const [index, one] of people.entries())
      if (draw(3) > 0) people[index] = { ...one, tableId: tables[draw(tables.length)]!.id }
  const household = (id: string): RuleParty => ({ of: 'household', id })
  const side = (name: string): RuleParty => ({ of: 'side', side: name })
  const trait = (name: 'everyone' | 'children' | 'highChairs'): RuleParty => ({ of: 'trait', trait: name })
  const rules = [
    rule(0, 'apart', true, household(mother), household(father)),
    rule(1, 'near', true, household(grandparents), null, 'door'),
    rule(2, 'far', false, trait('highChairs'), null, 'music'),
    rule(3, 'far', false, household(grandparents), null, 'music'),
    rule(4, 'together', false, side('El coro')),
    rule(5, 'apart', false, side('El trabajo'), side('El coro')),
    rule(6, 'company', false, trait('everyone')),
    rule(7, 'parents', true, trait('children')),
    rule(8, 'language', false, household(english)),
    rule(9, 'near', false, household(mother), household(grandparents)),
  ]
  const columns = 4
  const places = new Map(
    tables.map(({ id }, index) => [
      id,
      { x: 300 + (index % columns) * 350, y: 300 + Math.floor(index / columns) * 350 },
    ]),
  )
  const box = (x: number, y: number) => ({ x, y, width: 200, depth: 100, rotation: 0 })
  const floor = floorOf(tables, places, [
    { kind: 'door', box: box(300, 50) },
    { kind: 'music', box: box(1350, 400) },
  ])
  return { people, tables, rules, floor }
}
