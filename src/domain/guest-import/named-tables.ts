import { nextTableNumber, TABLE_SEATS_MAX, TABLES_MAX } from '../seating/seating.ts'
import { type NamedTable, tableKey } from './guest-list/table-cell.ts'
import type { ImportedSeat, ImportedTable, KnownTable } from './imported-seats.ts'

/** Seats of a new table whose people are fewer. */
const USUAL_SEATS = [8, 10]

/** A table, and how a list may call it. */
type Called = { id: string; number: number | null; key: string | null; isNew?: true }

/** The tables of the wedding, and those that a list names beside them. */
export class NamedTables {
  readonly #known: readonly KnownTable[]
  readonly #newId: (table: string) => string
  readonly #called: Called[]
  readonly #named = new Map<string, NamedTable>()

  constructor(known: readonly KnownTable[], newId: (table: string) => string) {
    this.#known = known
    this.#newId = newId
    this.#called = known.map(({ id, number, name }) => ({ id, number, key: name && tableKey(name) }))
  }

  /** The table that is meant: with that number and name, else with that name, else with that number and no name. */
  idOf({ number, name }: NamedTable): string {
    const key = name === null ? null : tableKey(name)
    const isNumbered = (one: Called) => number !== null && one.number === number
    const isCalled = (one: Called) =>
      one.key === key && (!one.isNew || number === null || one.number === null || one.number === number)
    const meant =
      key === null
        ? this.#called.find(isNumbered)
        : (this.#called.find((one) => isNumbered(one) && isCalled(one)) ??
          this.#called.find(isCalled) ??
          this.#called.find((one) => isNumbered(one) && one.key === null))
    if (!meant) return this.#add({ number, name }, key)
    const named = this.#named.get(meant.id)
    if (named && key !== null) {
      named.name ??= name
      meant.key ??= key
    }
    return meant.id
  }

  #add(table: NamedTable, key: string | null): string {
    const id = this.#newId(`${table.number ?? ''}·${key ?? ''}`)
    this.#called.push({ id, number: table.number, key, isNew: true })
    this.#named.set(id, { ...table })
    return id
  }

  /** The new tables, as large as their people need and as many as an event may have. */
  made(asking: readonly ImportedSeat[]): ImportedTable[] {
    const people = new Map<string, number>()
    for (const { tableId } of asking) people.set(tableId, (people.get(tableId) ?? 0) + 1)
    const wanted = [...this.#named]
      .map(([id, table]) => ({ id, ...table }))
      .filter(({ id }) => people.has(id))
      .slice(0, Math.max(0, TABLES_MAX - this.#known.length))
    const numbers = new Set(this.#known.map(({ number }) => number))
    const ownNumber = new Map<string, number>()
    for (const { id, number } of wanted) {
      if (number === null || numbers.has(number)) continue
      numbers.add(number)
      ownNumber.set(id, number)
    }
    return wanted.map(({ id, name }) => {
      const number = ownNumber.get(id) ?? nextTableNumber([...numbers].map((one) => ({ number: one })))
      numbers.add(number)
      const seats = seatsFor(people.get(id)!)
      return { id, number, name, shape: seats > 12 ? 'rectangular' : 'round', seats }
    })
  }
}

const seatsFor = (people: number): number =>
  USUAL_SEATS.find((seats) => seats >= people) ?? Math.min(TABLE_SEATS_MAX, people)
