import { type DragEvent, useRef } from 'react'
import { createStore } from '#ui/state/store.ts'

/** A type of our own, so that a file or a text from elsewhere is not taken for a guest. */
const PERSON = 'application/x-azahar-guest'

/** Marks the table at which a guest would sit. */
export const OVER = 'data-drop-target'

/** The ids of the people whose row or family is being dragged. */
export const dragged = createStore<readonly string[]>([])

type OnDropped = (personIds: string[], tableId: string, chair?: number) => void

/** Drags the rows of people and of families onto tables and their chairs, and marks those below the pointer without drawing anew. */
export function useSeatDrag(onDropped: OnDropped) {
  const over = useRef<(Element | null)[]>([])
  const mark = (...places: (Element | null)[]) => {
    for (const place of over.current) if (!places.includes(place)) place?.removeAttribute(OVER)
    for (const place of places) place?.setAttribute(OVER, '')
    over.current = places
  }
  const isPerson = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(PERSON)
  return {
    onDragStart: (event: DragEvent) => {
      const { person, family } = (event.target as HTMLElement).dataset ?? {}
      const ids = person ?? family
      if (!ids) return
      event.dataTransfer.setData(PERSON, ids)
      event.dataTransfer.effectAllowed = 'move'
      dragged.set(ids.split(' '))
    },
    onDragOver: (event: DragEvent) => {
      if (!isPerson(event)) return
      const table = placeAt(event, TABLE)
      if (table) event.preventDefault()
      mark(table, placeAt(event, CHAIR))
    },
    onDragEnd: () => {
      mark()
      dragged.set([])
    },
    onDrop: (event: DragEvent) => {
      if (!isPerson(event)) return
      event.preventDefault()
      mark()
      dragged.set([])
      const tableId = placeAt(event, TABLE)?.dataset['dropTable']
      const chair = placeAt(event, CHAIR)?.dataset['dropChair']
      if (!tableId) return
      onDropped(event.dataTransfer.getData(PERSON).split(' '), tableId, chair ? Number(chair) : undefined)
    },
  }
}

export type SeatDrag = ReturnType<typeof useSeatDrag>

const TABLE = '[data-drop-table]'

/** A chair of an ordered table, inside of its table. */
export const CHAIR = '[data-drop-chair]'

const placeAt = ({ target }: DragEvent, place: string) => (target as Element).closest<HTMLElement>(place)
