import { membersOf, type PlacedRule, placedRule } from './placed-rules.ts'
import { type Room, roomOf } from './proposal-cost.ts'
import { partyOf } from './rule-parties.ts'
import type { SeatingPerson, SeatingTable } from './seating.ts'
import type { SeatingRule } from './seating-rules.ts'

/**
 * Rules that no plan can keep all of: they contradict one another, want more people at a table than one has seats, or
 * spare a guest the stairs that lead to every table, or to the one where a lock keeps that guest.
 */
export type RuleConflict =
  | { kind: 'contradiction'; rules: SeatingRule[] }
  | { kind: 'tooMany'; rules: SeatingRule[]; people: number; seats: number }
  | { kind: 'onlyStairs'; rules: SeatingRule[] }
  | { kind: 'keptAtStairs'; rules: SeatingRule[]; name: string; table: number }

type Seated = { people: readonly SeatingPerson[]; tables: readonly SeatingTable[] }

/** The conflicts among the rules that should be kept always, also those that take several rules to see. */
export function ruleConflicts(plan: Seated, all: readonly SeatingRule[]): RuleConflict[] {
  const rules = all.filter(({ isFirm, isDismissed }) => isFirm && !isDismissed)
  if (rules.length === 0) return []
  const crowd = roomOf({ ...plan, rules: [] })
  const placed = rules.flatMap((rule) => placedRule(rule, crowd) ?? [])
  const together = placed.filter(({ rule }) => rule.kind === 'together')
  const contradictions = placed.flatMap((one): RuleConflict[] => {
    const { kind } = one.rule
    if (kind !== 'apart' && (kind !== 'far' || one.others.length === 0)) return []
    const chain = chainBetween(one, together)
    return chain ? [{ kind: 'contradiction', rules: [...chain, one.rule] }] : []
  })
  const members = (rule: SeatingRule) => membersOf(partyOf(rule), crowd)
  const places = nearAndFar(
    rules.filter(({ place }) => place !== null),
    members,
  )
  const stairs = placed.flatMap((one) => stairsInTheWay(one, crowd) ?? [])
  return [...contradictions, ...places, ...tooLarge(together, plan.tables), ...stairs]
}

/** The rules that, one after the other, bring somebody of one party to the table of somebody of the other. */
function chainBetween({ people, others }: PlacedRule, together: readonly PlacedRule[]): SeatingRule[] | null {
  const goal = new Set(others)
  const waysTo = new Map(people.map((person): [number, SeatingRule[]] => [person, []]))
  const waiting = [...people]
  for (let person = waiting.shift(); person !== undefined; person = waiting.shift()) {
    const way = waysTo.get(person)!
    if (goal.has(person)) return way
    for (const { rule, people: members } of together) {
      if (!members.includes(person)) continue
      for (const member of members) {
        if (waysTo.has(member)) continue
        waysTo.set(member, [...way, rule])
        waiting.push(member)
      }
    }
  }
  return null
}

function nearAndFar(rules: readonly SeatingRule[], members: (rule: SeatingRule) => number[]): RuleConflict[] {
  return rules.flatMap((near) => {
    if (near.kind !== 'near') return []
    const meant = new Set(members(near))
    return rules
      .filter(
        (far) => far.kind === 'far' && far.place === near.place && members(far).some((one) => meant.has(one)),
      )
      .map((far): RuleConflict => ({ kind: 'contradiction', rules: [near, far] }))
  })
}

/** Groups that rules keep at one table, of more people than the largest table has seats. */
function tooLarge(together: readonly PlacedRule[], tables: readonly SeatingTable[]): RuleConflict[] {
  const seats = Math.max(0, ...tables.map((table) => table.seats))
  if (seats === 0) return []
  const groups: { rules: SeatingRule[]; people: Set<number> }[] = []
  for (const { rule, people } of together) {
    const joined = groups.filter((group) => people.some((person) => group.people.has(person)))
    for (const group of joined) groups.splice(groups.indexOf(group), 1)
    groups.push({
      rules: [...joined.flatMap((group) => group.rules), rule],
      people: new Set([...joined.flatMap((group) => [...group.people]), ...people]),
    })
  }
  return groups
    .filter(({ people }) => people.size > seats)
    .map(({ rules, people }) => ({ kind: 'tooMany', rules, people: people.size, seats }))
}

function stairsInTheWay({ rule, people }: PlacedRule, room: Room): RuleConflict | null {
  const { tables, present, isFixed } = room
  if (rule.kind !== 'stepFree' || tables.length === 0) return null
  if (tables.every(({ hasStairs }) => hasStairs)) return { kind: 'onlyStairs', rules: [rule] }
  const kept = people.find((one) => isFixed[one] && tables[present[one]!]!.hasStairs)
  if (kept === undefined) return null
  const { number } = tables[present[kept]!]!
  return { kind: 'keptAtStairs', rules: [rule], name: room.people[kept]!.name, table: number }
}
