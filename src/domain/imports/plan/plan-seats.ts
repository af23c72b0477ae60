import { planTables, type TablePlan } from '../../guest-import/imported-tables.ts'
import { grouped } from '../../lists/grouped.ts'
import { foldText } from '../../text/fold-text.ts'
import type { LeftOut } from '../imports.ts'
import { contentsOf, type IdOf, type KnownWedding, type PlacedPart } from './known-wedding.ts'

/** A place of a file: the part and the row in it. */
type Place = { fileId: string; at: number; row: number }

/** A guest of a list, with the table that it gives them. */
export type SeatWish = {
  guestId: string
  name: string
  table: string | undefined
  comes: boolean
  /** `null` for a guest whom no list of guests names. */
  from: Place | null
}

/** Something that stays out of a file, by the part that it was in. */
export type LeftOfFile = { fileId: string; at: number; left: LeftOut }

export type SeatPlan = {
  /** `null` where no file gives a table, or the tables are closed to the person. */
  tables: TablePlan | null
  /** The table that the files give a guest. */
  tableOf: ReadonlyMap<string, string>
  /** People to whom the files give a table. */
  withTable: number
  unseated: LeftOfFile[]
}

type Beside = { parts: readonly PlacedPart[]; known: KnownWedding; idOf: IdOf }

/** A person whom a plan of tables seats. */
type Mention = { name: string; table: string; from: Place }

/**
 * The seats of the guests whom the files name and of those of the wedding. A name in a plan of tables seats the one guest
 * who is called so; a name of several, or of none, seats no one and is told.
 */
export function planSeats(wishes: readonly SeatWish[], { parts, known, idOf }: Beside): SeatPlan {
  const inLists = new Set(wishes.map(({ guestId }) => guestId))
  const others = (known.guests ?? []).flatMap(({ id, fullName, rsvp }): SeatWish[] =>
    inLists.has(id)
      ? []
      : [{ guestId: id, name: fullName, table: undefined, comes: rsvp === true, from: null }],
  )
  const mentions = mentionsOf(parts)
  const { seats, left } = withMentions([...wishes, ...others], mentions)
  const withTable =
    seats.filter(({ table }) => table).length + (known.guests === null ? mentions.length : left.length)
  const tableOf = new Map(seats.flatMap(({ guestId, table }) => (table ? [[guestId, table] as const] : [])))
  if (withTable === 0 || known.guests === null || known.seating === null)
    return { tables: null, tableOf, withTable, unseated: [] }
  const tables = planTables(seats, known.seating, { moves: false, newId: (table) => idOf(`table:${table}`) })
  return { tables, tableOf, withTable, unseated: [...left, ...withoutSeat(seats, tables, known.seating)] }
}

function mentionsOf(parts: readonly PlacedPart[]): Mention[] {
  return contentsOf(parts, 'seating').flatMap(({ fileId, at, content }) =>
    content.tables.flatMap(({ name: table, row, people }) =>
      people.map((name) => ({ name, table, from: { fileId, at, row } })),
    ),
  )
}

/** The guests with the tables at which a plan of tables mentions them, and the mentions that seat no one. */
function withMentions(seats: readonly SeatWish[], mentions: readonly Mention[]) {
  const guests = grouped(seats, ({ name }) => foldText(name))
  const given = new Map<string, Mention>()
  const left: LeftOfFile[] = []
  for (const [name, all] of grouped(mentions, (mention) => foldText(mention.name))) {
    const found = guests.get(name) ?? []
    const differ = new Set(all.map(({ table }) => foldText(table))).size > 1
    if (found.length === 1 && !differ) given.set(found[0]!.guestId, all[0]!)
    else {
      const reason = found.length === 0 ? 'unknownPerson' : 'unsurePerson'
      left.push(...all.map((mention) => leftOf(mention.from, reason, mention)))
    }
  }
  const seated = seats.map((seat): SeatWish => {
    const mention = seat.table ? undefined : given.get(seat.guestId)
    return mention ? { ...seat, table: mention.table, from: seat.from ?? mention.from } : seat
  })
  return { seats: seated, left }
}

/** Those who come and sit nowhere, as their table is full. */
function withoutSeat(
  seats: readonly SeatWish[],
  plan: TablePlan,
  known: NonNullable<KnownWedding['seating']>,
): LeftOfFile[] {
  const sitting = new Set([
    ...plan.seats.map(({ guestId }) => guestId),
    ...known.people.flatMap(({ guestId, tableId }) => (tableId === null ? [] : [guestId])),
  ])
  return seats.flatMap(({ guestId, name, table, comes, from }) =>
    table && comes && from && plan.full.length > 0 && !sitting.has(guestId)
      ? [leftOf(from, 'tableFull', { name, table })]
      : [],
  )
}

const leftOf = (
  { fileId, at, row }: Place,
  reason: LeftOut['reason'],
  { name, table }: { name: string; table: string },
): LeftOfFile => ({ fileId, at, left: { reason, rows: [row], name, cell: table } })
