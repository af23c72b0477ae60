import { useRef } from 'react'
import type { RoomPoint } from '#domain/seating/room.ts'
import type { RoomLayout, TablePlace } from '#domain/seating/room-layout.ts'
import type { SeatingTable } from '#domain/seating/seating.ts'
import { showGuides } from './guides.tsx'
import { movedTo } from './moved-to.ts'
import type { PlaceActions } from './place.actions.ts'

type Held = {
  table: SeatingTable
  element: SVGGElement
  place: TablePlace
  /** The point to which it was moved. */
  at: RoomPoint | null
}

export type Furniture = { layout: RoomLayout; tables: readonly SeatingTable[]; actions: PlaceActions }

/** The table that is being moved: only its transform changes until it is let go. */
export function useHeldTable({ layout, tables, actions }: Furniture) {
  const held = useRef<Held | null>(null)
  return {
    current: () => held.current,
    /** Takes the table that is drawn at a place of the page, and leaves it where it is. */
    take(target: EventTarget): Held | null {
      const element = (target as Element).closest<SVGGElement>('[data-drop-table]')
      const table = tables.find(({ id }) => id === element?.dataset['dropTable'])
      const place = table && layout.places.get(table.id)
      held.current = element && table && place ? { element, table, place, at: null } : null
      return held.current
    },
    moveTo(at: RoomPoint) {
      const { current } = held
      if (!current) return
      if (!current.at) current.element.style.willChange = 'transform'
      current.at = at
      current.element.style.transform = movedTo(at, current.place.rotation)
    },
    letGo(isKept: boolean) {
      const { current } = held
      held.current = null
      if (!current?.at) return
      const { element, table, place, at } = current
      element.style.willChange = ''
      showGuides(element, { x: null, y: null })
      if (isKept && (at.x !== place.x || at.y !== place.y)) actions.place(table, at)
      else element.style.transform = movedTo(place, place.rotation)
    },
  }
}

export type HeldTable = ReturnType<typeof useHeldTable>
