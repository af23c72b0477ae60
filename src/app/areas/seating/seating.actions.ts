import { useMemo } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { SeatingPerson, SeatingTable } from '#domain/seating/seating.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { dismissToast, showToast } from '#ui/feedback/toast-queue.ts'
import type { Edit } from '../../sync/list-changes/change.ts'
import { seatChanges, tableChanges } from './seating.changes.ts'
import { freeInWords, lockInWords, tableTitle, theTable } from './table-words.ts'

type NewTable = Pick<SeatingTable, 'eventId' | 'number' | 'name' | 'shape' | 'seats'>

type TableFields = Partial<Omit<NewTable, 'eventId'> & Pick<SeatingTable, 'isLocked'>>

const newItem = (table: NewTable): SeatingTable => ({
  ...table,
  ...{ position: null, rotation: 0, isLocked: false, isOrdered: false },
  ...{ id: uuidv7(), createdAt: new Date().toISOString() },
})

/** The actions on the plan. The functions stay the same for as long as the page does. */
export function useSeatingActions(weddingId: string, announce: (message: string) => void, warn: Warn) {
  return useMemo(() => {
    const changeTable = (table: SeatingTable, fields: TableFields) => {
      for (const [field, value] of Object.entries(fields))
        if (value !== table[field as keyof TableFields])
          tableChanges.submit(weddingId, { kind: 'edit', item: table, field, value } as Edit<SeatingTable>)
    }
    return {
      ...seatActions(weddingId, announce, changeTable, warn),
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
  }, [weddingId, announce, warn])
}

type People = readonly SeatingPerson[]

/** Says which rules people would break at a table; `null` for none. */
type Warn = (people: People, table: SeatingTable) => string | null

function seatActions(
  weddingId: string,
  announce: (message: string) => void,
  changeTable: (table: SeatingTable, fields: TableFields) => void,
  warn: Warn,
) {
  const put = (person: SeatingPerson, tableId: string | null) =>
    seatChanges.submit(weddingId, { kind: 'edit', item: person, field: 'tableId', value: tableId })
  /** Puts people at a table or nowhere, says so, and offers the way back for all of them together. */
  const move = (people: People, tableId: string | null, said: string, alsoUndo?: () => void) => {
    for (const person of people) put(person, tableId)
    announce(said)
    dismissToast(lastMove)
    const onAction = () => {
      for (const person of people) {
        put({ ...person, tableId }, person.tableId)
        if (person.isLocked && tableId === null)
          seatChanges.submit(weddingId, { kind: 'edit', item: person, field: 'isLocked', value: true })
      }
      alsoUndo?.()
    }
    lastMove = showToast(said, { action: { label: 'Deshacer', onAction } })
  }
  const seat = (people: People, table: SeatingTable, free: number, alsoUndo?: () => void) => {
    const names = people.length > 3 ? `${people.length} personas` : namesOf(people)
    const said = `${names}, ${theTable(table)}: ${freeInWords(free - people.length)}.`
    const warning = warn(people, table)
    move(people, table.id, warning ? `${said} ${warning}` : said, alsoUndo)
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
    unseat: (person: SeatingPerson) => move([person], null, `${person.name} ya no tiene sitio.`),
    /** A proposal leaves those with a lock where they are. */
    lock(person: SeatingPerson, isLocked: boolean) {
      seatChanges.submit(weddingId, { kind: 'edit', item: person, field: 'isLocked', value: isLocked })
      announce(`${person.name}, ${lockInWords(isLocked)}.`)
    },
    /** Forgets the seat of who does not come any more, which is free already. */
    forget: (person: SeatingPerson) => put(person, null),
  }
}

const namesOf = (people: People) => inSpanishList(people.map(({ name }) => name))

/** One notice is enough: several people may be seated in a row. */
let lastMove = 0

export type SeatingActions = ReturnType<typeof useSeatingActions>
