import { type DragEvent, useRef } from 'react'
import type { FamilyRow } from './family-rows.ts'

/** A type of our own, so that a file or a text from elsewhere is not taken for a guest. */
const GUEST = 'application/x-azahar-guest'

/** Marks the rows of the family that a guest would come to. */
const OVER = 'data-drop-target'

/**
 * Dragging a guest onto a row of another family. The table listens for all its rows, and marks them without drawing
 * anew: a list has thousands. The bar of the selection does the same with the keyboard.
 */
export function useRowDrag(rows: readonly FamilyRow[], onDrop: (guestId: string, onRow: FamilyRow) => void) {
  const over = useRef<Element | null>(null)
  const mark = (row: Element | null) => {
    if (over.current === row) return
    over.current?.removeAttribute(OVER)
    row?.setAttribute(OVER, '')
    over.current = row
  }
  const rowAt = (target: EventTarget) => (target as Element).closest('[data-row], [data-family]')
  const isGuest = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(GUEST)
  return {
    onDragStart: (event: DragEvent) => {
      const id = (event.target as HTMLElement).dataset?.['row']
      if (!id) return
      event.dataTransfer.setData(GUEST, id)
      event.dataTransfer.effectAllowed = 'move'
    },
    onDragOver: (event: DragEvent) => {
      if (!isGuest(event)) return
      const row = rowAt(event.target)
      if (row) event.preventDefault()
      mark(row)
    },
    onDragEnd: () => mark(null),
    onDrop: (event: DragEvent) => {
      if (!isGuest(event)) return
      event.preventDefault()
      mark(null)
      const { family, row: guest } = (rowAt(event.target) as HTMLElement | null)?.dataset ?? {}
      const row = rows.find(({ key }) => key === (family ?? `${guest} row`))
      if (row) onDrop(event.dataTransfer.getData(GUEST), row)
    },
  }
}
