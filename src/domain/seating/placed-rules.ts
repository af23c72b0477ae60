import type { Floor } from './floor.ts'
import { otherPartyOf, partyOf, type RuleParty } from './rule-parties.ts'
import type { SeatingPerson, SeatingTable } from './seating.ts'
import type { SeatingRule } from './seating-rules.ts'

/** A rule with the people it means, by their place among those who come. */
export type PlacedRule = {
  rule: SeatingRule
  people: readonly number[]
  /** Those from whom or to whom: the other party, or the grown-ups of children who should be near them. */
  others: readonly number[]
}

/** Those who come, with the families they are of, the tables and how far they stand from one another. */
export type Crowd = {
  people: readonly SeatingPerson[]
  tables: readonly SeatingTable[]
  families: readonly (readonly number[])[]
  familyOf: readonly number[]
  floor: Floor | null
}

/** The people whom a party means. */
export function membersOf(party: RuleParty, { people }: Pick<Crowd, 'people'>): number[] {
  return people.flatMap((person, index) => (isOf(party, person) ? [index] : []))
}

function isOf(party: RuleParty, person: SeatingPerson): boolean {
  if (party.of === 'guest') return person.guestId === party.id
  if (party.of === 'household') return person.householdId === party.id
  if (party.of === 'side') return person.side === party.side
  if (party.trait === 'children') return person.age !== 'adult'
  return party.trait === 'everyone' || person.needsHighChair
}

/** A rule as this plan can have it; `null` when nobody it means comes, or nothing can be told of it yet. */
export function placedRule(rule: SeatingRule, crowd: Crowd): PlacedRule | null {
  if (rule.isDismissed) return null
  const first = membersOf(partyOf(rule), crowd)
  const party = otherPartyOf(rule)
  const second = party ? membersOf(party, crowd) : []
  if (party && (first.length === 0 || second.length === 0)) return null
  const [people, others] = whoIsMeant(rule, crowd, first, second)
  if (people.length === 0 || (rule.kind === 'together' && people.length < 2)) return null
  if ((rule.kind === 'near' || rule.kind === 'far') && !isMeasurable(rule, crowd)) return null
  return { rule, people, others }
}

function whoIsMeant(
  { kind }: SeatingRule,
  crowd: Crowd,
  first: readonly number[],
  second: readonly number[],
): [number[], readonly number[]] {
  const { people, families, familyOf } = crowd
  const kin = (person: number) => families[familyOf[person]!]!.filter((one) => one !== person)
  if (kind === 'together') return [[...new Set([...first, ...second])], []]
  if (kind === 'company')
    return [first.filter((one) => kin(one).length > 0 || people[one]!.side !== null), []]
  if (kind === 'language') return [[...first], []]
  if (kind === 'parents') {
    const adultsOf = (child: number) => kin(child).filter((one) => people[one]!.age === 'adult')
    const children = first.filter((one) => people[one]!.age !== 'adult' && adultsOf(one).length > 0)
    return [children, [...new Set(children.flatMap(adultsOf))]]
  }
  const apart = new Set(second)
  return [first.filter((one) => !apart.has(one)), second]
}

const isMeasurable = ({ place }: SeatingRule, { floor }: Crowd): boolean =>
  floor !== null && (place === null || floor.nearPlace[place] !== undefined)

/** How often a plan breaks a rule: none when it keeps it. */
export function faultsOf(placed: PlacedRule, crowd: Crowd, seats: readonly number[]): number {
  const { rule, people, others } = placed
  if (rule.kind === 'together') {
    const tables = tablesOf(people, seats)
    return Math.max(0, tables.size - 1) + (people.some((one) => seats[one] === -1) ? 1 : 0)
  }
  if (rule.kind === 'apart') {
    const tables = tablesOf(others, seats)
    return [...tablesOf(people, seats)].filter((table) => tables.has(table)).length
  }
  let faults = 0
  const strays = strayTest(placed, crowd, seats)
  for (const person of people) if (seats[person] !== -1 && strays(person)) faults += 1
  return faults
}

/** Whether one of the people of a rule sits where it does not want them, of the kinds that look at each of them. */
export function strayTest(
  { rule, others }: PlacedRule,
  { people, tables: all, familyOf, floor }: Crowd,
  seats: readonly number[],
): (person: number) => boolean {
  const { kind, place } = rule
  if (isOfTablemates(rule)) {
    const tables = peopleByTable(seats)
    return (person) => lacksTablemate(rule, { people, familyOf }, person, tables.get(seats[person]!)!)
  }
  if (kind === 'parents') {
    return (child) =>
      !others.some(
        (adult) =>
          familyOf[adult] === familyOf[child] &&
          (seats[adult] === seats[child] ||
            (seats[adult] !== -1 && floor !== null && floor.near[seats[adult]!]![seats[child]!]!)),
      )
  }
  if (kind === 'stepFree') return (person) => all[seats[person]!]!.hasStairs
  const wantsNear = kind === 'near'
  if (place !== null) return (person) => floor!.nearPlace[place]![seats[person]!] !== wantsNear
  const tables = [...tablesOf(others, seats)]
  if (tables.length === 0) return () => false
  return (person) => tables.some((table) => floor!.near[table]![seats[person]!]) !== wantsNear
}

/** Whether a rule asks for somebody at the table of each of its people, whoever that is. */
export const isOfTablemates = ({ kind }: Pick<SeatingRule, 'kind'>): boolean =>
  kind === 'company' || kind === 'language'

/**
 * Whether nobody else at a table is whom such a rule wants there. Two know each other, as far as the list says, when
 * they are of one family or of one side; somebody to speak with is of another family, as one's own always speaks it.
 */
export function lacksTablemate(
  { kind }: Pick<SeatingRule, 'kind'>,
  { people, familyOf }: Pick<Crowd, 'people' | 'familyOf'>,
  person: number,
  atTable: readonly number[],
): boolean {
  const { side, language } = people[person]!
  return !atTable.some((other) => {
    if (other === person) return false
    const isKin = familyOf[person] === familyOf[other]
    return kind === 'company'
      ? isKin || (side !== null && side === people[other]!.side)
      : !isKin && language === people[other]!.language
  })
}

function peopleByTable(seats: readonly number[]): Map<number, number[]> {
  const tables = new Map<number, number[]>()
  for (const [person, table] of seats.entries()) {
    const there = tables.get(table)
    if (there) there.push(person)
    else tables.set(table, [person])
  }
  return tables
}

/** The tables at which some people sit. */
export function tablesOf(people: readonly number[], seats: readonly number[]): Set<number> {
  const tables = new Set<number>()
  for (const person of people) if (seats[person] !== -1) tables.add(seats[person]!)
  return tables
}
