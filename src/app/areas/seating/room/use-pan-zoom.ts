import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { RoomPoint } from '#domain/seating/room.ts'
import type { RoomView } from './use-view.ts'

/** How much a button, a key and a step of the wheel enlarge, and how far an arrow key moves, in pixels. */
export const ZOOM_STEP = 1.3
const WHEEL_STEP = 0.0016
const PINCH_STEP = 0.01
const ARROW_PX = 60

/** Pans and zooms the room by its ground: with a pointer, two fingers, the wheel and the keys. */
export function usePanZoom(view: RoomView, pane: { current: HTMLDivElement | null }) {
  const pointers = useRef(new Map<number, RoomPoint>())
  // React listens to the wheel passively, and the page would be zoomed along.
  useEffect(() => {
    const { current } = pane
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      if (event.shiftKey || event.deltaX !== 0) view.panBy(-event.deltaX, -event.deltaY)
      else
        view.zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? PINCH_STEP : WHEEL_STEP)), view.inPane(event))
    }
    current!.addEventListener('wheel', onWheel, { passive: false })
    return () => current!.removeEventListener('wheel', onWheel)
  }, [view, pane])

  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (event.button > 1 || isControl(event.target)) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, view.inPane(event))
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const now = view.inPane(event)
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
      pointers.current.set(event.pointerId, now)
      if (!other) return view.panBy(now.x - before.x, now.y - before.y)
      const apart = (from: RoomPoint) => Math.max(1, Math.hypot(from.x - other.x, from.y - other.y))
      const between = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      view.panBy((now.x - before.x) / 2, (now.y - before.y) / 2)
      view.zoomBy(apart(now) / apart(before), between)
    },
    onPointerUp: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
    onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
      if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return
      const act = KEYS[event.key]
      if (!act) return
      event.preventDefault()
      act(view)
    },
  }
}

/** A table is dragged by itself, and a button pressed. */
const isControl = (target: EventTarget) =>
  (target as Element).closest('button, [data-movable], [data-rule-line]') !== null

const KEYS: Record<string, (view: RoomView) => void> = {
  ArrowLeft: (view) => view.panBy(ARROW_PX, 0),
  ArrowRight: (view) => view.panBy(-ARROW_PX, 0),
  ArrowUp: (view) => view.panBy(0, ARROW_PX),
  ArrowDown: (view) => view.panBy(0, -ARROW_PX),
  '+': (view) => view.zoomBy(ZOOM_STEP),
  '-': (view) => view.zoomBy(1 / ZOOM_STEP),
  '0': (view) => view.showAll(),
}
