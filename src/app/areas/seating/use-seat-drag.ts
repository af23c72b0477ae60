import { type DragEvent, useRef } from 'react'

/** A type of our own, so that a file or a text from elsewhere is not taken for a guest. */
const PERSON = 'application/x-azahar-guest'

/** Marks the table at which a guest would sit. */
export const OVER = 'data-drop-target'

/** Drags the rows of people and of families onto tables, and marks the one below the pointer without drawing anew. */
export function useSeatDrag(onDropped: (personIds: string[], tableId: string) => void) {
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
      const { person, family } = (event.target as HTMLElement).dataset ?? {}
      const ids = person ?? family
      if (!ids) return
      event.dataTransfer.setData(PERSON, ids)
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
      if (tableId) onDropped(event.dataTransfer.getData(PERSON).split(' '), tableId)
    },
  }
}

export type SeatDrag = ReturnType<typeof useSeatDrag>

const tableAt = ({ target }: DragEvent) => (target as Element).closest<HTMLElement>('[data-drop-table]')
