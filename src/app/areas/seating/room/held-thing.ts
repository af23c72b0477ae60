import { useRef } from 'react'
import type { RoomPoint } from '#domain/seating/room.ts'
import type { RoomLayout } from '#domain/seating/room-layout.ts'
import { showGuides } from './guides.tsx'
import { movedTo } from './moved-to.ts'

/** A table or another thing in the room, as it stands there. */
export type Movable = {
  place: RoomPoint & { rotation: number }
  moveTo: (at: RoomPoint) => void
  turnTo: (rotation: number) => void
}

type Held = {
  id: string
  thing: Movable
  element: SVGGElement
  /** The point to which it was moved. */
  at: RoomPoint | null
}

export type Furniture = { layout: RoomLayout; find: (id: string) => Movable | undefined }

/** The thing that is being moved: only its transform changes until it is let go. */
export function useHeldThing({ find }: Furniture) {
  const held = useRef<Held | null>(null)
  return {
    current: () => held.current,
    /** Takes what is drawn at a place of the page, and leaves it where it is. */
    take(target: EventTarget): Held | null {
      const element = (target as Element).closest<SVGGElement>('[data-movable]')
      const id = element?.dataset['movable']
      const thing = id === undefined ? undefined : find(id)
      held.current = element && id !== undefined && thing ? { id, element, thing, at: null } : null
      return held.current
    },
    moveTo(at: RoomPoint) {
      const { current } = held
      if (!current) return
      if (!current.at) current.element.style.willChange = 'transform'
      current.at = at
      current.element.style.transform = movedTo(at, current.thing.place.rotation)
    },
    letGo(isKept: boolean) {
      const { current } = held
      held.current = null
      if (!current?.at) return
      const { element, thing, at } = current
      const { place } = thing
      element.style.willChange = ''
      showGuides(element, { x: null, y: null })
      if (isKept && (at.x !== place.x || at.y !== place.y)) thing.moveTo(at)
      else element.style.transform = movedTo(place, place.rotation)
    },
  }
}

export type HeldThing = ReturnType<typeof useHeldThing>
