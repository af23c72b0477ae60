import { useMemo } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { SeatingTable } from '#domain/seating/seating.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import type { Edit } from '../../sync/list-changes/change.ts'
import { seatActions, type Warn } from './seat.actions.ts'
import { tableChanges } from './seating.changes.ts'
import { lockInWords, tableTitle } from './table-words.ts'

type NewTable = Pick<SeatingTable, 'eventId' | 'number' | 'name' | 'shape' | 'seats' | 'hasStairs'>

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
      /** Numbers the chairs of a table, or forgets nothing and shows them as a list again. */
      orderTable(table: SeatingTable, isOrdered: boolean) {
        changeTable(table, { isOrdered })
        announce(`${tableTitle(table)}, ${isOrdered ? 'sillas en orden' : 'sin orden de sillas'}.`)
      },
      removeTable: (table: SeatingTable) => tableChanges.remove(weddingId, table),
    }
  }, [weddingId, isDraft, announce, warn])
}

export type SeatingActions = ReturnType<typeof useSeatingActions>
