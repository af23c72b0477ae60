import { type NamedTable, readTable } from './guest-list/table-cell.ts'
import type { ImportedSeat, ImportedTable, KnownTable } from './imported-seats.ts'
import { NamedTables } from './named-tables.ts'
import { grantSeats } from './seats-granted.ts'

/** A guest of a list: the cell that names their table, and whether they come once the import is done. */
export type ListedGuest = { guestId: string; table?: string | undefined; comes: boolean }

/** The wedding itself as it is seated now. */
export type KnownSeating = {
  tables: readonly KnownTable[]
  people: readonly { guestId: string; tableId: string | null; comes: boolean }[]
}

export type TablePlan = {
  tables: ImportedTable[]
  seats: ImportedSeat[]
  /** Tables at which people of the list find no seat, as the list names them, and how many. */
  full: { table: NamedTable; people: number }[]
  /** Guests who come and sit at another table than the list says. */
  elsewhere: number
  /** Guests with a table in the list who have not said that they come. */
  waiting: ReadonlySet<string>
}

/**
 * The seats of the people of a list who come: at tables of the wedding that are called so or have that number, else at new
 * ones. Those who have a seat already keep it, unless `moves`; no table gets more people than seats.
 */
export function planTables(
  guests: readonly ListedGuest[],
  known: KnownSeating,
  { moves, newId }: { moves: boolean; newId: (table: string) => string },
): TablePlan {
  const [waiting, asking] = [new Set<string>(), [] as (ImportedSeat & { table: NamedTable })[]]
  let elsewhere = 0
  const sitting = new Map(known.people.map((person) => [person.guestId, person]))
  const found = new NamedTables(known.tables, newId)
  const listed = [...new Map(guests.map((guest) => [guest.guestId, guest])).values()]
  for (const { guestId, table: cell, comes } of listed) {
    const table = readTable(cell ?? '')
    if (!table) continue
    if (!comes) {
      waiting.add(guestId)
      continue
    }
    const from = sitting.get(guestId)?.tableId ?? null
    const tableId = found.idOf(table)
    if (from === tableId) continue
    if (from !== null) elsewhere += 1
    if (from === null || moves) asking.push({ guestId, from, tableId, table })
  }
  const made = found.made(asking)
  const granted = grantSeats(asking, {
    seats: new Map([...known.tables, ...made].map(({ id, seats }) => [id, seats])),
    seated: seatedOnceDone(listed, known),
  })
  const seats = asking.flatMap(({ table: _, ...seat }) => (granted.has(seat.guestId) ? [seat] : []))
  const used = new Set(seats.map(({ tableId }) => tableId))
  return {
    ...{ seats, elsewhere, waiting },
    tables: made.filter(({ id }) => used.has(id)),
    full: countByTable(asking.filter(({ guestId }) => !granted.has(guestId))),
  }
}

/** The table of each guest who comes once the import is done, as they sit now. */
function seatedOnceDone(listed: readonly ListedGuest[], { people }: KnownSeating): Map<string, string> {
  const coming = new Map(people.map(({ guestId, comes }) => [guestId, comes]))
  for (const { guestId, comes } of listed) coming.set(guestId, comes)
  return new Map(
    people.flatMap(({ guestId, tableId }) =>
      tableId !== null && coming.get(guestId) ? [[guestId, tableId] as const] : [],
    ),
  )
}

function countByTable(asking: readonly { tableId: string; table: NamedTable }[]): TablePlan['full'] {
  const found = new Map<string, TablePlan['full'][number]>()
  for (const { tableId, table } of asking)
    found.set(tableId, { table, people: (found.get(tableId)?.people ?? 0) + 1 })
  return [...found.values()]
}
