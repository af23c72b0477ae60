import type { KeyboardEvent } from 'react'
import type { RoomPoint } from '#domain/seating/room.ts'
import { ARROW_STRIDE, GRID, insideRoom, TURN_STEP, turned } from '#domain/seating/room-snap.ts'
import type { Furniture, HeldThing } from './held-thing.ts'

/**
 * The keys of what has the focus: an arrow moves it, further with Shift, until it is let go; R turns it. Esc puts
 * back what is held.
 */
export const moveByKey = (held: HeldThing, { layout }: Furniture) => ({
  onKeyDown(event: KeyboardEvent<SVGSVGElement>) {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event
    if (key === 'Escape' && held.current()?.at) {
      event.preventDefault()
      return held.letGo(false)
    }
    const arrow = ARROWS[key]
    const isTurn = key.toLowerCase() === 'r'
    if (ctrlKey || metaKey || altKey || (!arrow && !isTurn)) return
    const found = held.current() ?? held.take(event.target)
    if (!found) return
    event.preventDefault()
    if (!arrow) {
      held.letGo(true)
      return found.thing.turnTo(turned(found.thing.place.rotation, shiftKey ? -TURN_STEP : TURN_STEP))
    }
    const by = shiftKey ? ARROW_STRIDE : GRID
    const { x, y } = found.at ?? found.thing.place
    held.moveTo(insideRoom({ x: x + arrow.x * by, y: y + arrow.y * by }, layout))
  },
  onKeyUp: ({ key }: KeyboardEvent) => void (ARROWS[key] && held.letGo(true)),
  onBlur: () => void (held.current()?.at && held.letGo(true)),
})

const ARROWS: Record<string, RoomPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
