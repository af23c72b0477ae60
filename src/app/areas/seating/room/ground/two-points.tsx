import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { RoomPoint } from '#domain/seating/room.ts'
import type { RoomPicture } from '#domain/seating/room-ground.ts'

/** Two points of a picture, in its pixels. */
export type PointPair = readonly [RoomPoint, RoomPoint]

type TwoPointsProps = { picture: RoomPicture; points: PointPair; onChange: (points: PointPair) => void }

/** The points of a picture before they are moved: on a line across its middle. */
export const firstPoints = ({ width, height }: RoomPicture): PointPair => [
  { x: Math.round(width * 0.25), y: Math.round(height / 2) },
  { x: Math.round(width * 0.75), y: Math.round(height / 2) },
]

/** An arrow key moves a point by so many steps of the picture's longer side, with Shift and without. */
const STEPS = 1000
const STRIDE = 20

/** A picture with two points that are put where a distance is known: tapped, dragged, or moved with the arrow keys. */
export function TwoPoints({ picture, points, onChange }: TwoPointsProps) {
  const frame = useRef<HTMLDivElement>(null)
  const held = useRef<0 | 1>(0)
  const put = (index: 0 | 1, { x, y }: RoomPoint) => {
    const point = { x: within(x, picture.width), y: within(y, picture.height) }
    onChange(index === 0 ? [point, points[1]] : [points[0], point])
  }
  const pointAt = (event: PointerEvent): RoomPoint => {
    const { left, top, width, height } = frame.current!.getBoundingClientRect()
    return {
      x: ((event.clientX - left) / width) * picture.width,
      y: ((event.clientY - top) / height) * picture.height,
    }
  }
  return (
    <div
      ref={frame}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        const at = pointAt(event)
        held.current = apart(at, points[0]) <= apart(at, points[1]) ? 0 : 1
        put(held.current, at)
      }}
      onPointerMove={(event) => event.buttons === 1 && put(held.current, pointAt(event))}
      className="relative mx-auto w-full touch-none overflow-hidden rounded-print bg-white shadow-[0_0_0_1px_var(--line-strong)] select-none"
      style={{
        aspectRatio: `${picture.width} / ${picture.height}`,
        maxWidth: `calc(46dvh * ${picture.width / picture.height})`,
      }}
    >
      <img
        src={picture.url}
        alt="El plano del local"
        draggable={false}
        className="block size-full dark:brightness-75"
      />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        className="pointer-events-none absolute inset-0 size-full"
      >
        <line
          x1={points[0].x}
          y1={points[0].y}
          x2={points[1].x}
          y2={points[1].y}
          vectorEffect="non-scaling-stroke"
          className="stroke-[#b3261e] [stroke-dasharray:6_4] [stroke-width:2]"
        />
      </svg>
      {([0, 1] as const).map((index) => (
        <Point
          key={index}
          name={`Punto ${index + 1}`}
          picture={picture}
          point={points[index]}
          onMove={(by) => put(index, { x: points[index].x + by.x, y: points[index].y + by.y })}
        />
      ))}
    </div>
  )
}

const within = (value: number, side: number) => Math.round(Math.max(0, Math.min(side, value)))

const apart = (one: RoomPoint, other: RoomPoint) => Math.hypot(one.x - other.x, one.y - other.y)

type PointProps = { name: string; picture: RoomPicture; point: RoomPoint; onMove: (by: RoomPoint) => void }

/** One of the points: a ring whose middle stays free, so that the corner below it is seen. */
function Point({ name, picture, point, onMove }: PointProps) {
  const share = { x: point.x / picture.width, y: point.y / picture.height }
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const step = (Math.max(picture.width, picture.height) / STEPS) * (event.shiftKey ? STRIDE : 1)
    onMove({ x: arrow.x * Math.max(1, step), y: arrow.y * Math.max(1, step) })
  }
  return (
    <button
      type="button"
      aria-label={`${name}: al ${percent(share.x)} del ancho y al ${percent(share.y)} del alto`}
      aria-describedby="two-points-keys"
      onKeyDown={onKeyDown}
      className="absolute grid size-11 -translate-1/2 cursor-move place-items-center rounded-full outline-none focus-visible:ring-2 focus-visible:ring-focus"
      style={{ left: `${share.x * 100}%`, top: `${share.y * 100}%` }}
    >
      <i aria-hidden="true" className={RING} />
    </button>
  )
}

const RING =
  'grid size-6 place-items-center rounded-full border-2 border-[#b3261e] shadow-[0_0_0_1.5px_#fff] after:size-1 after:rounded-full after:bg-[#b3261e]'

const percent = (share: number) => `${Math.round(share * 100)} %`

const ARROWS: Record<string, RoomPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
