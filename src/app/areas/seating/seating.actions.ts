import { useMemo } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { type PlanMove, takenBack } from '#domain/seating/plan-moves.ts'
import type { SeatingPerson, SeatingTable } from '#domain/seating/seating.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import type { Edit } from '../../sync/list-changes/change.ts'
import { noticeMove } from './move-notice.ts'
import { submitMoves } from './plan-acts.changes.ts'
import { seatChanges, tableChanges } from './seating.changes.ts'
import { freeInWords, lockInWords, tableTitle, theTable } from './table-words.ts'

type NewTable = Pick<SeatingTable, 'eventId' | 'number' | 'name' | 'shape' | 'seats'>

type TableFields = Partial<Omit<NewTable, 'eventId'> & Pick<SeatingTable, 'isLocked' | 'isOrdered'>>

const newItem = (table: NewTable): SeatingTable => ({
  ...table,
  ...{ position: null, rotation: 0, isLocked: false, isOrdered: false },
  ...{ id: uuidv7(), createdAt: new Date().toISOString() },
})

/** The actions on the plan. The functions stay the same for as long as the page does. */
export function useSeatingActions(
  weddingId: string,
  isDraft: boolean,
  announce: (message: string) => void,
  warn: Warn,
) {
  return useMemo(() => {
    const changeTable = (table: SeatingTable, fields: TableFields) => {
      for (const [field, value] of Object.entries(fields))
        if (value !== table[field as keyof TableFields])
          tableChanges.submit(weddingId, { kind: 'edit', item: table, field, value } as Edit<SeatingTable>)
    }
    return {
      ...seatActions({ weddingId, isDraft, announce, changeTable, warn }),
      addTable(table: NewTable) {
        const item = newItem(table)
        tableChanges.submit(weddingId, { kind: 'add', item, isReturning: false })
        announce(`${tableTitle(item)}: añadida.`)
      },
      /** Adds several tables, with one way back for all of them. */
      addTables(tables: readonly NewTable[]) {
        const items = tables.map((table) => newItem(table))
        for (const item of items) tableChanges.submit(weddingId, { kind: 'add', item, isReturning: false })
        const said = `${items.length} mesas añadidas.`
        announce(said)
        const onAction = () => tableChanges.removeTogether(weddingId, items, `${items.length} mesas`)
        showToast(said, { action: { label: 'Deshacer', onAction } })
      },
      changeTable,
      lockTable(table: SeatingTable, isLocked: boolean) {
        changeTable(table, { isLocked })
        announce(`${tableTitle(table)}, ${lockInWords(isLocked)}.`)
      },
      removeTable: (table: SeatingTable) => tableChanges.remove(weddingId, table),
    }
  }, [weddingId, isDraft, announce, warn])
}

type People = readonly SeatingPerson[]

/** Says which rules people would break at a table; `null` for none. */
type Warn = (people: People, table: SeatingTable) => string | null

type SeatActions = {
  weddingId: string
  isDraft: boolean
  announce: (message: string) => void
  changeTable: (table: SeatingTable, fields: TableFields) => void
  warn: Warn
}

function seatActions({ weddingId, isDraft, announce, changeTable, warn }: SeatActions) {
  const edit = (person: SeatingPerson, field: 'tableId' | 'isLocked', value: string | boolean | null) =>
    seatChanges.submit(weddingId, { kind: 'edit', item: person, field, value } as Edit<SeatingPerson>)
  /** Several people are moved as one act, and so is one of a draft. */
  const send = (people: People, moves: readonly PlanMove[]) => {
    const [first] = people
    if (people.length === 1 && !isDraft) edit(first!, 'tableId', moves[0]!.to)
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
  const to = (people: People, tableId: string | null) =>
    people.map((person) => ({ guestId: person.guestId, from: person.tableId, to: tableId }))
  const seat = (people: People, table: SeatingTable, free: number, alsoUndo?: () => void) => {
    const said = `${namesOf(people)}, ${theTable(table)}: ${freeInWords(free - people.length)}.`
    const warning = warn(people, table)
    move(people, to(people, table.id), warning ? `${said} ${warning}` : said, alsoUndo)
  }
  return {
    /** `free` are the seats of the table before these people sit there. */
    seat: (people: People, table: SeatingTable, free: number) => seat(people, table, free),
    /** Seats people at a table that gets as many seats more as they lack. */
    seatWidened(people: People, table: SeatingTable, free: number) {
      const widened = { ...table, seats: table.seats + people.length - free }
      changeTable(table, { seats: widened.seats })
      seat(people, table, people.length, () => changeTable(widened, { seats: table.seats }))
    },
    /** Two people take the seat of each other; one of them may have none. */
    exchange(person: SeatingPerson, other: SeatingPerson) {
      const moves = [...to([person], other.tableId), ...to([other], person.tableId)]
      move([person, other], moves, `${person.name} y ${other.name} cambian de sitio.`)
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

export type SeatingActions = ReturnType<typeof useSeatingActions>
