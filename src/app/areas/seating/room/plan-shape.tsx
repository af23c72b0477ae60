import { memo, useState } from 'react'
import type { RoomBox, RoomShapeKind, SeatingShape } from '#domain/seating/room.ts'
import { drawnName, shapeName } from '#domain/seating/shape-name.ts'
import { movedTo } from './moved-to.ts'
import { inMetres } from './room-words.ts'
import { ShapeHandles } from './shape-handles.tsx'
import { useResize } from './use-resize.ts'

type PlanShapeProps = {
  shape: SeatingShape
  /** Pixels of a centimetre. */
  scale: () => number
  onOpen: (shape: SeatingShape) => void
  /** Of who may change the room. */
  onResize: ((shape: SeatingShape, box: RoomBox) => void) | undefined
}

/** A wall is a line of ink, a door a gap in one; all else is outlined with dots. */
export const PlanShape = memo(function PlanShape({ shape, scale, onOpen, onResize }: PlanShapeProps) {
  const { kind } = shape
  const [isChosen, setChosen] = useState(false)
  const resize = useResize(shape.box, scale, onResize && ((resized) => onResize(shape, resized)))
  const { box, keys } = resize
  const { width, depth, rotation } = box
  const isBuilt = kind === 'wall' || kind === 'door'
  const text = drawnName(shape)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside of a drawing
    <g
      role="button"
      tabIndex={0}
      aria-label={`${shapeName(shape)}: ${inMetres(width)} por ${inMetres(depth)}`}
      data-movable={shape.id}
      className="group cursor-pointer outline-none"
      style={{ transform: movedTo(box, rotation) }}
      onPointerEnter={() => setChosen(true)}
      onPointerLeave={() => setChosen(false)}
      onFocus={() => setChosen(true)}
      onBlur={() => {
        setChosen(false)
        keys.onBlur()
      }}
      onKeyUp={keys.onKeyUp}
      onClick={() => onOpen(shape)}
      onKeyDown={(event) => {
        keys.onKeyDown(event)
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onOpen(shape)
      }}
    >
      {isBuilt && <rect {...around(width, Math.max(depth, 60))} className="fill-transparent" />}
      <rect
        {...around(width, depth)}
        rx={isBuilt ? 0 : 8}
        strokeWidth={isBuilt ? 0 : 2.5}
        className={`${LOOKS[kind]} group-focus-visible:stroke-focus group-focus-visible:[stroke-width:8]`}
      />
      {text && (
        <text
          y={13}
          fontSize={40}
          textAnchor="middle"
          className="serif pointer-events-none fill-ink-2 italic"
          style={rotation > 90 && rotation < 270 ? { transform: 'rotate(180deg)' } : undefined}
        >
          {text}
        </text>
      )}
      {onResize && (isChosen || resize.isHeld) && <ShapeHandles {...resize} scale={scale()} />}
    </g>
  )
})

const around = (width: number, height: number) => ({ x: -width / 2, y: -height / 2, width, height })

const DOTTED = 'fill-transparent stroke-control [stroke-dasharray:5_10]'

const LOOKS: Record<RoomShapeKind, string> = {
  wall: 'fill-line-strong',
  door: 'fill-surface-2',
  dance_floor: DOTTED,
  bar: DOTTED,
  music: DOTTED,
  other: DOTTED,
}
