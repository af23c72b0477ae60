import { chairsAt } from '#domain/seating/chairs.ts'
import { type PlanMove, takenBack } from '#domain/seating/plan-moves.ts'
import type { SeatingPerson, SeatingTable } from '#domain/seating/seating.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import type { Edit } from '../../sync/list-changes/change.ts'
import { noticeMove } from './move-notice.ts'
import { submitMoves } from './plan-acts.changes.ts'
import { seatChanges } from './seating.changes.ts'
import { freeInWords, lockInWords, theTable } from './table-words.ts'

type People = readonly SeatingPerson[]

/** Says which rules people would break at a table; `null` for none. */
export type Warn = (people: People, table: SeatingTable) => string | null

type SeatActions = {
  weddingId: string
  isDraft: boolean
  announce: (message: string) => void
  changeTable: (table: SeatingTable, fields: { seats: number }) => void
  warn: Warn
}

/** The acts on who sits where. */
export function seatActions({ weddingId, isDraft, announce, changeTable, warn }: SeatActions) {
  const edit = (person: SeatingPerson, field: 'tableId' | 'isLocked', value: string | boolean | null) =>
    seatChanges.submit(weddingId, { kind: 'edit', item: person, field, value } as Edit<SeatingPerson>)
  /** Several people are moved as one act, and so is one of a draft, or who comes to a certain chair. */
  const send = (people: People, moves: readonly PlanMove[]) => {
    const [first] = people
    if (people.length === 1 && !isDraft && moves[0]!.chair == null) edit(first!, 'tableId', moves[0]!.to)
    else if (first) submitMoves(weddingId, { eventId: first.eventId, isDraft }, moves)
  }
  /** Moves people, says so, and offers the way back for all of them together. */
  const move = (people: People, moves: readonly PlanMove[], words: string, alsoUndo?: () => void) => {
    const said = isDraft ? `${words} En borrador.` : words
    send(people, moves)
    announce(said)
    noticeMove(said, () => {
      const there = people.map((person, index) => ({ ...person, tableId: moves[index]!.to }))
      send(there, takenBack(moves))
      for (const person of isDraft ? [] : people)
        if (person.isLocked && person.tableId !== null) edit(person, 'isLocked', true)
      alsoUndo?.()
    })
  }
  const seat = (people: People, table: SeatingTable, free: number, { alsoUndo, chair }: Seat = {}) => {
    const [first, ...others] = to(people, table.id)
    if (!first) return
    const said = `${namesOf(people)}, ${theTable(table)}: ${freeInWords(free - people.length)}.`
    const warning = warn(people, table)
    const moves = [chair ? { ...first, chair } : first, ...others]
    move(people, moves, warning ? `${said} ${warning}` : said, alsoUndo)
  }
  return {
    ...exchangeActions(move),
    /** `free` are the seats of the table before these people sit there. */
    seat: (people: People, table: SeatingTable, free: number, chair?: number) =>
      seat(people, table, free, { chair }),
    /** Seats people at a table that gets as many seats more as they lack. */
    seatWidened(people: People, table: SeatingTable, free: number) {
      const widened = { ...table, seats: table.seats + people.length - free }
      changeTable(table, { seats: widened.seats })
      const alsoUndo = () => changeTable(widened, { seats: table.seats })
      seat(people, table, people.length, { alsoUndo })
    },
    unseat: (people: People) => move(people, to(people, null), `${namesOf(people)}, sin sitio.`),
    /** A proposal leaves those with a lock where they are. */
    lock(person: SeatingPerson, isLocked: boolean) {
      edit(person, 'isLocked', isLocked)
      announce(`${person.name}, ${lockInWords(isLocked)}.`)
    },
    /** Forgets the seat of who does not come any more, which is free already. */
    forget: (person: SeatingPerson) => edit(person, 'tableId', null),
  }
}

export const namesOf = (people: People): string =>
  people.length > 3 ? `${people.length} personas` : inSpanishList(people.map(({ name }) => name))

type Seat = { chair?: number | undefined; alsoUndo?: (() => void) | undefined }

type Move = (people: People, moves: readonly PlanMove[], said: string) => void

/** The moves of people to a table, or to none. */
const to = (people: People, tableId: string | null) =>
  people.map(({ guestId, tableId: from, chair: fromChair }) => ({ guestId, from, to: tableId, fromChair }))

const exchangeActions = (move: Move) => ({
  /** Two people take the seat of each other; one of them may have none. */
  exchange(person: SeatingPerson, other: SeatingPerson) {
    const moves = [
      ...to([person], other.tableId).map((one) => ({ ...one, chair: other.chair })),
      ...to([other], person.tableId).map((one) => ({ ...one, chair: person.chair })),
    ]
    move([person, other], moves, `${person.name} y ${other.name} cambian de sitio.`)
  },
  /** Puts a person of an ordered table on another of its chairs; the one who sits there comes to theirs. */
  changeChair(person: SeatingPerson, table: SeatingTable, chair: number, people: People) {
    const { taken } = chairsAt(table, people)
    const index = taken.findIndex((one) => one?.id === person.id)
    const fromChair = index === -1 ? null : index + 1
    if (chair === fromChair || chair < 1 || chair > table.seats) return
    const other = fromChair === null ? null : taken[chair - 1]
    const stay = { from: table.id, to: table.id }
    const moves = [
      { ...stay, guestId: person.guestId, fromChair, chair },
      ...(other ? [{ ...stay, guestId: other.guestId, fromChair: chair, chair: fromChair }] : []),
    ]
    const said = `${person.name}, silla ${chair}${other ? `. ${other.name}, silla ${fromChair}` : ''}.`
    move(other ? [person, other] : [person], moves, said)
  },
})
