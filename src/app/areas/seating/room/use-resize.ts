import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { RoomBox, RoomPoint } from '#domain/seating/room.ts'
import { type BoxHandle, resizedBox } from '#domain/seating/room-resize.ts'
import { ARROW_STRIDE, GRID } from '#domain/seating/room-snap.ts'
import { turnedPoint } from '#domain/seating/table-geometry.ts'

type Held = { handle: BoxHandle; from: RoomPoint; box: RoomBox }

/**
 * Makes a box larger and smaller by its handles, which stop on the grid unless Alt is held and keep its proportions with
 * Shift, and by the arrow keys with Alt. The box is drawn as it would be until it is let go.
 */
export function useResize(box: RoomBox, scale: () => number, onResize: ((box: RoomBox) => void) | undefined) {
  const held = useRef<Held | null>(null)
  // Read where it is let go, which may come before the last movement is drawn.
  const latest = useRef<RoomBox | null>(null)
  const [drawn, draw] = useState<RoomBox | null>(null)
  const setDrawn = (next: RoomBox | null) => {
    latest.current = next
    draw(next)
  }
  const letGo = (isKept: boolean) => {
    const { current } = latest
    held.current = null
    setDrawn(null)
    if (isKept && current && (current.width !== box.width || current.depth !== box.depth)) onResize?.(current)
  }
  const handleProps = (handle: BoxHandle) => ({
    onPointerDown(event: PointerEvent<SVGElement>) {
      if (event.button !== 0 || !event.isPrimary) return
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = { handle, from: { x: event.clientX, y: event.clientY }, box }
    },
    onPointerMove(event: PointerEvent<SVGElement>) {
      const { current } = held
      if (!current) return
      event.stopPropagation()
      const by = {
        x: (event.clientX - current.from.x) / scale(),
        y: (event.clientY - current.from.y) / scale(),
      }
      const look = { by, keepsProportions: event.shiftKey, snaps: !event.altKey }
      setDrawn(resizedBox(current.box, current.handle, look))
    },
    onPointerUp: () => letGo(true),
    onPointerCancel: () => letGo(false),
    // The press on a handle opens nothing.
    onClick: (event: { stopPropagation: () => void }) => event.stopPropagation(),
  })
  const keys = {
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && drawn) return letGo(false)
      const arrow = ARROWS[event.key]
      if (!onResize || !arrow || !event.altKey || event.ctrlKey || event.metaKey) return
      // Some browsers would go back a page.
      event.preventDefault()
      const by = event.shiftKey ? ARROW_STRIDE : GRID
      const now = latest.current ?? box
      const own = turnedPoint({ x: arrow.x * by, y: arrow.y * by }, box.rotation)
      const handle = { x: arrow.x === 0 ? 0 : 1, y: arrow.y === 0 ? 0 : 1 } as const
      setDrawn(resizedBox(now, handle, { by: own, keepsProportions: false, snaps: false }))
    },
    onKeyUp: ({ key }: KeyboardEvent) => void ((key === 'Alt' || ARROWS[key]) && drawn && letGo(true)),
    onBlur: () => void (drawn && !held.current && letGo(true)),
  }
  return { box: drawn ?? box, isHeld: drawn !== null, handleProps, keys }
}

const ARROWS: Record<string, RoomPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
