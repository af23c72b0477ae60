import { type PointerEvent, useEffect, useRef, useState, type WheelEvent } from 'react'

type Zoom = { scale: number; x: number; y: number }

const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
const SCALE_MAX = 6

/** How far a finger has to go sideways to turn to another image, in pixels. */
const SWIPE_PX = 60

/** How much a double click, a key and a step of the wheel enlarge. */
const DOUBLE = 2.5
const STEP = 1.4

/**
 * Pinching, moving around in an enlarged image, and swiping to the next one. The handlers go on the stage, the
 * style on the image. It begins anew with each image.
 */
export function useZoom(imageId: string, turn: (by: 1 | -1) => void) {
  const [zoom, setZoom] = useState(WHOLE)
  const [swipe, setSwipe] = useState(0)
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const isMoving = pointers.current.size > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: another image is shown whole
  useEffect(() => {
    setZoom(WHOLE)
    setSwipe(0)
  }, [imageId])

  const scaleBy = (factor: number) =>
    setZoom((now) => {
      const scale = Math.min(SCALE_MAX, Math.max(1, now.scale * factor))
      return scale === 1 ? WHOLE : { scale, x: (now.x * scale) / now.scale, y: (now.y * scale) / now.scale }
    })
  const moveBy = (x: number, y: number) => setZoom((now) => ({ ...now, x: now.x + x, y: now.y + y }))

  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    const [x, y] = [now.x - before.x, now.y - before.y]
    if (other) {
      const apart = (from: { x: number; y: number }) => Math.hypot(from.x - other.x, from.y - other.y)
      scaleBy(apart(now) / Math.max(1, apart(before)))
      moveBy(x / 2, y / 2)
    } else if (zoom.scale > 1) moveBy(x, y)
    else setSwipe((far) => far + x)
  }
  const onPointerUp = (event: PointerEvent) => {
    if (!pointers.current.delete(event.pointerId)) return
    if (Math.abs(swipe) > SWIPE_PX) turn(swipe < 0 ? 1 : -1)
    setSwipe(0)
  }
  return {
    stage: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      },
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onDoubleClick: () => (zoom.scale > 1 ? setZoom(WHOLE) : scaleBy(DOUBLE)),
      onWheel: (event: WheelEvent) => {
        if (event.ctrlKey) scaleBy(event.deltaY < 0 ? 1.1 : 1 / 1.1)
      },
    },
    style: {
      transform: `translate(${zoom.x + swipe}px, ${zoom.y}px) scale(${zoom.scale})`,
      transition: isMoving ? 'none' : undefined,
    },
    enlarge: () => scaleBy(STEP),
    reduce: () => scaleBy(1 / STEP),
  }
}
