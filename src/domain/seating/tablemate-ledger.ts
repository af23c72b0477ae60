import { type Room, weightOf } from './proposal-cost.ts'

/** The cost of those who lack somebody at their table, counted anew at the tables that have changed. */
export function tablemateLedger(room: Room, seats: readonly number[]) {
  const isAsked = room.tablemates.length > 0
  const there: number[][] = room.tables.map(() => [])
  for (const [person, table] of seats.entries()) if (table !== -1) there[table]!.push(person)
  const costAt = tableCost(room)
  const costs = there.map((people) => costAt(people))
  let sum = costs.reduce((all, cost) => all + cost, 0)
  let changed: number[] = []
  /** The costs of the tables that were counted last, as they were before. */
  let before: [table: number, cost: number][] = []
  return {
    peopleAt: there,
    moved(person: number, from: number, to: number) {
      if (from !== -1) {
        const people = there[from]!
        const last = people.pop()!
        if (last !== person) people[people.indexOf(person)] = last
        if (isAsked && !changed.includes(from)) changed.push(from)
      }
      if (to !== -1) {
        there[to]!.push(person)
        if (isAsked && !changed.includes(to)) changed.push(to)
      }
    },
    cost() {
      if (changed.length === 0) return sum
      before = []
      for (const table of changed) {
        const cost = costAt(there[table]!)
        before.push([table, costs[table]!])
        sum += cost - costs[table]!
        costs[table] = cost
      }
      changed = []
      return sum
    },
    wasTakenBack() {
      for (const [table, cost] of before) {
        sum += cost - costs[table]!
        costs[table] = cost
      }
      changed = []
      before = []
    },
  }
}

/** Counts what the people of a table lack there: the same as `lacksTablemate`, with numbers in place of texts. */
function tableCost({ people, familyOf, tablemates }: Room) {
  const sideOf = numbersOf(people.map(({ side }) => side))
  const languageOf = numbersOf(people.map(({ language }) => language))
  const isAcquainted = (one: number, other: number) =>
    familyOf[one] === familyOf[other] || (sideOf[one] !== -1 && sideOf[one] === sideOf[other])
  const canTalk = (one: number, other: number) =>
    familyOf[one] !== familyOf[other] && languageOf[one] === languageOf[other]
  const rules = tablemates.map(({ rule, means }) => ({
    isMeant: people.map((_, person) => means.has(person)),
    suits: rule.kind === 'company' ? isAcquainted : canTalk,
    weight: weightOf(rule),
  }))
  return (atTable: readonly number[]): number => {
    let cost = 0
    for (const { isMeant, suits, weight } of rules)
      for (const person of atTable) if (isMeant[person] && lacks(person, atTable, suits)) cost += weight
    return cost
  }
}

function lacks(person: number, atTable: readonly number[], suits: (one: number, other: number) => boolean) {
  for (const other of atTable) if (other !== person && suits(person, other)) return false
  return true
}

/** The same number for the same text; -1 for none. */
function numbersOf(texts: readonly (string | null)[]): number[] {
  const known = [...new Set(texts.filter((text) => text !== null))]
  const numbers = new Map(known.map((text, number) => [text, number]))
  return texts.map((text) => (text === null ? -1 : numbers.get(text)!))
}
