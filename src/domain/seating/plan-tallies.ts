import { isOfTablemates, type PlacedRule } from './placed-rules.ts'
import { type Room, WEIGHTS, weightOf } from './proposal-cost.ts'
import { isOfPlace, recounted, ruleTally, type Seats, type Tally } from './rule-tallies.ts'

/** The wishes that concern each person: of their family, and of the rules but those about tablemates and places. */
export function talliesOf(room: Room, seats: Seats): Tally[][] {
  const byPerson: Tally[][] = room.people.map(() => [])
  const add = (people: Iterable<number>, tally: Tally) => {
    for (const person of people) byPerson[person]!.push(tally)
  }
  for (const family of room.families) if (family.length > 1) add(family, familyTally(room, seats, family))
  for (const placed of room.rules) {
    if (isOfTablemates(placed.rule) || isOfPlace(placed)) continue
    if (placed.rule.kind === 'parents')
      for (const [kin, tally] of parentTallies(room, seats, placed)) add(kin, tally)
    else add(new Set([...placed.people, ...placed.others]), ruleTally(room, seats, placed))
  }
  return byPerson
}

function familyTally({ people, isWithChildren }: Room, seats: Seats, family: readonly number[]): Tally {
  const adults = family.filter((one) => people[one]!.age === 'adult')
  const children =
    adults.length === 0 ? [] : family.filter((one) => people[one]!.age !== 'adult' && !isWithChildren[one])
  return recounted(() => {
    let tables = 0
    for (let at = 0; at < family.length; at += 1)
      if (seats[family[at]!] !== -1 && isFirstThere(seats, family, at)) tables += 1
    let alone = 0
    for (const child of children) if (seats[child] !== -1 && !isWith(seats, child, adults)) alone += 1
    return Math.max(0, tables - 1) * WEIGHTS.split + alone * WEIGHTS.childAlone
  })
}

function isFirstThere(seats: Seats, people: readonly number[], at: number): boolean {
  const table = seats[people[at]!]
  for (let earlier = 0; earlier < at; earlier += 1) if (seats[people[earlier]!] === table) return false
  return true
}

function isWith(seats: Seats, child: number, adults: readonly number[]): boolean {
  for (const adult of adults) if (seats[adult] === seats[child]) return true
  return false
}

/** The children of each family by themselves: nobody else is asked about them. */
function* parentTallies(
  room: Room,
  seats: Seats,
  { rule, people }: PlacedRule,
): Generator<[number[], Tally]> {
  const near = room.floor?.near
  const weight = weightOf(rule)
  for (const family of room.families) {
    const children = people.filter((one) => room.familyOf[one] === room.familyOf[family[0]!])
    if (children.length === 0) continue
    const adults = family.filter((one) => room.people[one]!.age === 'adult')
    const count = () => {
      let faults = 0
      for (const child of children)
        if (seats[child] !== -1 && !isBeside(seats, child, adults, near)) faults += 1
      return faults * weight
    }
    yield [[...new Set([...children, ...adults])], recounted(count)]
  }
}

function isBeside(
  seats: Seats,
  child: number,
  adults: readonly number[],
  near: readonly (readonly boolean[])[] | undefined,
): boolean {
  const table = seats[child]!
  for (const adult of adults) {
    const there = seats[adult]!
    if (there === table || (there !== -1 && near?.[there]?.[table])) return true
  }
  return false
}
