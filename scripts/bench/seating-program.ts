// A plan of tables as an integer program, of exactly the cost that a proposal has, in the format of CPLEX.
import { isOfTablemates, type PlacedRule } from '#domain/seating/placed-rules.ts'
import { type Room, WEIGHTS } from '#domain/seating/proposal-cost.ts'

type Term = readonly [weight: number, variable: string]

/** The program of a room in which everybody can sit; `offset` is what its objective lacks of the cost. */
export function programOf(room: Room): { text: string; offset: number } {
  const program = new Program(room)
  return { text: program.text(), offset: program.offset }
}

class Program {
  offset = 0
  private readonly costs = new Map<string, number>()
  private readonly rows: string[] = []
  private readonly tables: readonly number[]
  private readonly occupied = new Set<string>()

  private readonly room: Room

  constructor(room: Room) {
    this.room = room
    this.tables = room.tables.map((_, table) => table)
    this.seating()
    for (const [index, family] of room.families.entries()) this.family(index, family)
    for (const [index, placed] of room.rules.entries()) this.rule(index, placed)
  }

  text(): string {
    const objective = [...this.costs].map(([name, weight]) => `${signed(weight)} ${name}`).join('\n ')
    const seats = this.room.people.flatMap((_, person) => this.tables.map((table) => at(person, table)))
    const rows = this.rows.map((row, index) => ` c${index}: ${row}`).join('\n')
    return `Minimize\n obj: ${objective}\nSubject To\n${rows}\nBinary\n ${seats.join('\n ')}\nEnd\n`
  }

  private cost(weight: number, variable: string) {
    this.costs.set(variable, (this.costs.get(variable) ?? 0) + weight)
  }

  private row(terms: readonly Term[], relation: '=' | '<=' | '>=', value: number) {
    this.rows.push(
      `${terms.map(([weight, name]) => `${signed(weight)} ${name}`).join(' ')} ${relation} ${value}`,
    )
  }

  private seating() {
    const { people, tables, start } = this.room
    for (const person of people.keys()) {
      this.row(
        this.tables.map((table) => [1, at(person, table)]),
        '=',
        1,
      )
      const from = start[person]!
      if (from === -1) continue
      this.offset += WEIGHTS.move
      this.cost(-WEIGHTS.move, at(person, from))
    }
    for (const table of this.tables)
      this.row(
        [...people.keys()].map((person) => [1, at(person, table)]),
        '<=',
        tables[table]!.seats,
      )
  }

  /** A variable that is 1 where one of the people sits at the table; `isTight`: and else 0. */
  private hasSome(name: string, people: readonly number[], table: number, isTight = false): string {
    if (people.length === 1) return at(people[0]!, table)
    const variable = `y${name}_${table}`
    if (!this.occupied.has(variable)) {
      this.occupied.add(variable)
      for (const person of people)
        this.row(
          [
            [1, variable],
            [-1, at(person, table)],
          ],
          '>=',
          0,
        )
      this.row([[1, variable]], '<=', 1)
    }
    if (isTight) this.row([[1, variable], ...people.map((person): Term => [-1, at(person, table)])], '<=', 0)
    return variable
  }

  private oneTable(name: string, people: readonly number[], weight: number) {
    this.offset -= weight
    for (const table of this.tables) this.cost(weight, this.hasSome(name, people, table))
  }

  /** A person costs that much at a table where none of these variables is 1. */
  private wants(name: string, person: number, weight: number, wanted: (table: number) => string[]) {
    const fault = `s${name}_${person}`
    this.cost(weight, fault)
    for (const table of this.tables)
      this.row([[1, fault], [-1, at(person, table)], ...wanted(table).map((one): Term => [1, one])], '>=', 0)
  }

  private family(index: number, family: readonly number[]) {
    if (family.length < 2) return
    const { people, isWithChildren } = this.room
    this.oneTable(`f${index}`, family, WEIGHTS.split)
    const adults = family.filter((one) => people[one]!.age === 'adult')
    if (adults.length === 0) return
    for (const child of family)
      if (people[child]!.age !== 'adult' && !isWithChildren[child])
        this.wants('f', child, WEIGHTS.childAlone, (table) => adults.map((adult) => at(adult, table)))
  }

  private rule(index: number, placed: PlacedRule) {
    const { rule, people, others } = placed
    const weight = rule.isFirm ? WEIGHTS.firm : WEIGHTS.wish
    const name = `r${index}`
    if (rule.kind === 'together') return this.oneTable(name, people, weight)
    if (rule.kind === 'apart') return this.apart(name, placed, weight)
    if (isOfTablemates(rule)) return this.tablemates(name, placed, weight)
    if (rule.kind === 'stepFree') {
      for (const person of people)
        for (const table of this.tables)
          if (this.room.tables[table]!.hasStairs) this.cost(weight, at(person, table))
      return
    }
    const { near } = this.room.floor!
    const beside = (table: number) => this.tables.filter((other) => near[table]![other])
    if (rule.kind === 'parents') {
      for (const child of people) {
        const adults = others.filter((one) => this.room.familyOf[one] === this.room.familyOf[child])
        this.wants(name, child, weight, (table) =>
          beside(table).flatMap((there) => adults.map((adult) => at(adult, there))),
        )
      }
      return
    }
    if (rule.place !== null) {
      const isNear = this.room.floor!.nearPlace[rule.place]!
      for (const person of people)
        for (const table of this.tables)
          if (isNear[table] !== (rule.kind === 'near')) this.cost(weight, at(person, table))
      return
    }
    if (rule.kind === 'near') {
      for (const person of people)
        this.wants(name, person, weight, (table) =>
          beside(table).map((there) => this.hasSome(`o${name}`, others, there, true)),
        )
      return
    }
    for (const person of people) {
      this.cost(weight, `s${name}_${person}`)
      for (const table of this.tables)
        for (const there of beside(table))
          this.row(
            [
              [1, `s${name}_${person}`],
              [-1, at(person, table)],
              [-1, this.hasSome(`o${name}`, others, there)],
            ],
            '>=',
            -1,
          )
    }
  }

  private apart(name: string, { people, others }: PlacedRule, weight: number) {
    for (const table of this.tables) {
      const both = `z${name}_${table}`
      this.cost(weight, both)
      this.row(
        [
          [1, both],
          [-1, this.hasSome(name, people, table)],
          [-1, this.hasSome(`o${name}`, others, table)],
        ],
        '>=',
        -1,
      )
    }
  }

  private tablemates(name: string, { rule, people }: PlacedRule, weight: number) {
    const { people: all, familyOf } = this.room
    for (const person of people) {
      const { side, language } = all[person]!
      const wanted = [...all.keys()].filter((other) => {
        if (other === person) return false
        const isKin = familyOf[other] === familyOf[person]
        return rule.kind === 'company'
          ? isKin || (side !== null && side === all[other]!.side)
          : !isKin && language === all[other]!.language
      })
      this.wants(name, person, weight, (table) => wanted.map((other) => at(other, table)))
    }
  }
}

const at = (person: number, table: number) => `x${person}_${table}`

const signed = (weight: number) => (weight < 0 ? `- ${-weight}` : `+ ${weight}`)
