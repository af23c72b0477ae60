// Compares the proposal of tables with simpler searches on 200 weddings drawn at random: how far each stays from the
// best plan that any of them found, and how long one takes. Needs neither a build nor a database.
import { proposePlan } from '#domain/seating/proposal.ts'
import { costOf, type Room, roomOf, type Wanted } from '#domain/seating/proposal-cost.ts'
import { columnsOf } from '#domain/seating/rule-parties.ts'
import { randomFrom, searchPlan, seatedFamilies } from '#domain/seating/search-plan.ts'
import type { SeatingRule } from '#domain/seating/seating-rules.ts'
import { median } from './median.ts'

const WEDDINGS = Number(process.env['BENCH_ROUNDS'] ?? 200)
const LARGE = 200
const WANTED_MS = 3000
const AT = '2026-11-26T00:00:00Z'

const METHODS: Record<string, (room: Room, seed: number) => readonly number[]> = {
  'random, then swaps': swapped,
  'families first': (room) => seatedFamilies(room),
  proposal: searchPlan,
}

const found = Array.from({ length: WEDDINGS }, (_, at) => {
  const room = roomOf(weddingOf(at, 40 + (at % 8) * 20))
  return Object.values(METHODS).map((search) => {
    const begun = performance.now()
    const cost = costOf(room, search(room, at))
    return { cost, ms: performance.now() - begun }
  })
})
for (const [method, name] of Object.keys(METHODS).entries()) {
  const gaps = found.map((all) => all[method]!.cost - Math.min(...all.map(({ cost }) => cost)))
  const isBest = gaps.filter((gap) => gap === 0).length
  const [most = 0] = gaps.toSorted((a, b) => b - a)
  const ms = median(found.map((all) => all[method]!.ms)).toFixed(0)
  console.log(
    `${name.padEnd(20)} best known ${isBest} of ${WEDDINGS}, gap: median ${median(gaps)}, worst ${most}; half under ${ms} ms`,
  )
}

const large = weddingOf(1, LARGE)
const times = Array.from({ length: 5 }, (_, seed) => {
  const begun = performance.now()
  proposePlan(large, seed)
  return performance.now() - begun
})
console.log(
  `${LARGE} guests: half under ${median(times).toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms (wanted ${WANTED_MS})`,
)
if (Math.max(...times) > WANTED_MS) process.exitCode = 1

/** A wedding of families of one to five, a fifth of them children, some already seated, and a rule for every ten. */
function weddingOf(seed: number, guests: number): Wanted {
  const random = randomFrom(seed + 1)
  const draw = (count: number) => Math.floor(random() * count)
  const tables = Array.from({ length: Math.ceil((guests * 1.08) / 9) }, (_, index) => ({
    ...{
      id: `t${index}`,
      eventId: null,
      number: index + 1,
      name: null,
      shape: 'round' as const,
      position: null,
      rotation: 0,
    },
    ...{ seats: 8 + draw(3), isLocked: false, isOrdered: false, createdAt: AT },
  }))
  let family = 0
  let left = 0
  const people = Array.from({ length: guests }, (_, index) => {
    if (left === 0) {
      family += 1
      left = 1 + draw(5)
    }
    left -= 1
    const isChild = left > 0 && draw(5) === 0
    return {
      ...{ id: `g${index}`, guestId: `g${index}`, eventId: null, name: `Persona ${index}`, side: null },
      ...{ age: isChild ? ('child' as const) : ('adult' as const), comes: true, createdAt: AT },
      ...{ householdId: `f${family}`, householdName: null, isLocked: false, chair: null },
      ...{ language: 'es' as const, needsHighChair: false },
      tableId: draw(4) === 0 ? tables[draw(tables.length)]!.id : null,
    }
  })
  const rules = Array.from({ length: Math.floor(guests / 10) }, (_, index): SeatingRule => {
    const one = draw(guests)
    return {
      ...{ id: `r${index}`, kind: draw(2) ? 'apart' : 'together', isFirm: draw(2) === 0, createdAt: AT },
      ...{ isDismissed: false, createdBy: null },
      ...columnsOf(
        { of: 'guest', id: `g${one}` },
        { of: 'guest', id: `g${(one + 1 + draw(guests - 1)) % guests}` },
      ),
    }
  })
  return { people, tables, rules }
}

/** Everybody at random, then exchanges of two that cost less, for a few tries each. */
function swapped(room: Room, seed: number): number[] {
  const random = randomFrom(seed)
  const draw = (count: number) => Math.floor(random() * count)
  const chairs = room.tables.flatMap(({ seats }, table) => Array.from({ length: seats }, () => table))
  for (let at = chairs.length - 1; at > 0; at -= 1) {
    const other = draw(at + 1)
    ;[chairs[at], chairs[other]] = [chairs[other]!, chairs[at]!]
  }
  const seats = room.people.map((_, person) => chairs[person]!)
  let cost = costOf(room, seats)
  for (let tries = 0; tries < 20 * room.people.length; tries += 1) {
    const [one, other] = [draw(seats.length), draw(seats.length)]
    ;[seats[one], seats[other]] = [seats[other]!, seats[one]!]
    const next = costOf(room, seats)
    if (next <= cost) cost = next
    else [seats[one], seats[other]] = [seats[other]!, seats[one]!]
  }
  return seats
}
