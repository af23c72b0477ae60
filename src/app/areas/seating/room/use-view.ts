import { useEffect, useMemo, useRef } from 'react'
import type { RoomPoint } from '#domain/seating/room.ts'
import { AROUND, broughtInto, type View, wholeRoom, zoomedAt } from './view.ts'

type Sides = { width: number; depth: number }

/** After this long without a movement the drawing is made sharp again, in milliseconds. */
const AT_REST = 160

/**
 * The view of the room, which moves by a transform of its layer: nothing is drawn anew for it. Until the person moves
 * it, it shows the whole room, however large the pane becomes.
 */
export function useView(room: Sides) {
  const pane = useRef<HTMLDivElement>(null)
  const layer = useRef<SVGSVGElement>(null)
  const latest = useRef(room)
  const view = useMemo(() => viewOf(pane, layer, latest), [])
  latest.current = room
  useEffect(() => {
    const observer = new ResizeObserver(() => view.fitUntouched())
    observer.observe(pane.current!)
    return () => observer.disconnect()
  }, [view])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size of the room is fitted into the pane
  useEffect(() => view.fitUntouched(), [view, room.width, room.depth])
  return { pane, layer, view }
}

type Ref<T> = { current: T }

function viewOf(pane: Ref<HTMLDivElement | null>, layer: Ref<SVGSVGElement | null>, room: Ref<Sides>) {
  let now: View = { scale: 1, x: 0, y: 0 }
  let isTouched = false
  let resting: ReturnType<typeof setTimeout> | undefined
  const sides = (): Sides => ({
    width: pane.current?.clientWidth ?? 0,
    depth: pane.current?.clientHeight ?? 0,
  })
  const show = (next: View) => {
    now = next
    const { current } = layer
    if (!current) return
    const [x, y] = [next.x - AROUND * next.scale, next.y - AROUND * next.scale]
    current.style.transform = `translate(${x}px, ${y}px) scale(${next.scale})`
    current.style.willChange = 'transform'
    clearTimeout(resting)
    resting = setTimeout(() => {
      current.style.willChange = ''
    }, AT_REST)
  }
  const move = (next: View) => {
    isTouched = true
    show(next)
  }
  const middle = (): RoomPoint => ({ x: sides().width / 2, y: sides().depth / 2 })
  const showAll = () => {
    isTouched = false
    show(wholeRoom(room.current, sides()))
  }
  return {
    scale: () => now.scale,
    showAll,
    fitUntouched: () => (isTouched ? show(now) : showAll()),
    panBy: (x: number, y: number) => move({ ...now, x: now.x + x, y: now.y + y }),
    zoomBy: (factor: number, at: RoomPoint = middle()) => move(zoomedAt(now, at, factor)),
    /** Moves what has the focus into the pane, which a browser would scroll for it. */
    bringInto(element: Element) {
      const frame = pane.current!.getBoundingClientRect()
      pane.current!.scrollTo(0, 0)
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const area = {
        ...{ left: left - frame.left, right: right - frame.left },
        ...{ top: top - frame.top, bottom: bottom - frame.top },
      }
      const next = broughtInto(now, area, sides())
      if (next.x !== now.x || next.y !== now.y) move(next)
    },
    /** A point of the window as one of the pane. */
    inPane: ({ clientX, clientY }: { clientX: number; clientY: number }): RoomPoint => {
      const { left, top } = pane.current!.getBoundingClientRect()
      return { x: clientX - left, y: clientY - top }
    },
  }
}

export type RoomView = ReturnType<typeof viewOf>
