import { type DragEvent, useRef } from 'react'

/** A type of our own, so that a file or a text from elsewhere is not taken for a guest. */
const PERSON = 'application/x-azahar-guest'

/** Marks the table at which a guest would sit. */
const OVER = 'data-drop-target'

/** Drags the rows of people onto tables, and marks the one below the pointer without drawing anew. */
export function useSeatDrag(onDropped: (personId: string, tableId: string) => void) {
  const over = useRef<Element | null>(null)
  const mark = (table: Element | null) => {
    if (over.current === table) return
    over.current?.removeAttribute(OVER)
    table?.setAttribute(OVER, '')
    over.current = table
  }
  const isPerson = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(PERSON)
  return {
    onDragStart: (event: DragEvent) => {
      const personId = (event.target as HTMLElement).dataset?.['person']
      if (!personId) return
      event.dataTransfer.setData(PERSON, personId)
      event.dataTransfer.effectAllowed = 'move'
    },
    onDragOver: (event: DragEvent) => {
      if (!isPerson(event)) return
      const table = tableAt(event)
      if (table) event.preventDefault()
      mark(table)
    },
    onDragEnd: () => mark(null),
    onDrop: (event: DragEvent) => {
      if (!isPerson(event)) return
      event.preventDefault()
      mark(null)
      const tableId = tableAt(event)?.dataset['dropTable']
      if (tableId) onDropped(event.dataTransfer.getData(PERSON), tableId)
    },
  }
}

export type SeatDrag = ReturnType<typeof useSeatDrag>

const tableAt = ({ target }: DragEvent) => (target as Element).closest<HTMLElement>('[data-drop-table]')
