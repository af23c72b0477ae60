import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { insideRoom, snapPoint } from '#domain/seating/room-snap.ts'
import { showGuides } from './guides.tsx'
import { type Furniture, useHeldThing } from './held-thing.ts'
import { moveByKey } from './move-by-key.ts'
import type { RoomView } from './use-view.ts'

/** A thing that is held moves after this many pixels, and comes onto the axis of a neighbour within so many. */
const HELD_PX = 4
const REACH_PX = 8

/** Moves tables and shapes by dragging, which comes to stand on the axes of others and on the grid unless Alt is held, and by keys. */
export function useMove(furniture: Furniture, view: RoomView) {
  const { layout } = furniture
  const held = useHeldThing(furniture)
  const from = useRef({ clientX: 0, clientY: 0 })
  const wasDragged = useRef(false)
  return {
    ...moveByKey(held, furniture),
    onPointerDown(event: PointerEvent) {
      wasDragged.current = false
      if (event.button !== 0 || !event.isPrimary) return
      held.take(event.target)
      from.current = { clientX: event.clientX, clientY: event.clientY }
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      const current = held.current()
      if (!current || event.buttons === 0) return
      const [x, y] = [event.clientX - from.current.clientX, event.clientY - from.current.clientY]
      if (!current.at && Math.hypot(x, y) < HELD_PX) return
      // From here on the move ends at the drawing, wherever the pointer is; a press alone is a click.
      if (!current.at) event.currentTarget.setPointerCapture(event.pointerId)
      wasDragged.current = true
      const { id, thing, element } = current
      const free = { x: thing.place.x + x / view.scale(), y: thing.place.y + y / view.scale() }
      const others = [...layout.places].filter(([other]) => other !== id).map(([, place]) => place)
      const { guides, ...snapped } = snapPoint(free, { others, reach: REACH_PX / view.scale() })
      held.moveTo(insideRoom(event.altKey ? free : snapped, layout))
      showGuides(element, event.altKey ? { x: null, y: null } : guides)
    },
    onPointerUp: () => held.letGo(true),
    onPointerCancel: () => held.letGo(false),
    /** A drag ends with a click, which opens nothing. */
    onClickCapture(event: MouseEvent) {
      if (wasDragged.current) event.stopPropagation()
      wasDragged.current = false
    },
  }
}
