import type { RoomShapeKind, SeatingShape } from '#domain/seating/room.ts'
import { movedTo } from './moved-to.ts'

export const SHAPE_KIND_WORDS: Record<RoomShapeKind, string> = {
  wall: 'Pared',
  dance_floor: 'Pista',
  bar: 'Barra',
  door: 'Puerta',
  music: 'Música',
  other: 'Otro',
}

/** The name of a shape as it is read; a wall has none of its own on the plan. */
export const shapeName = ({ kind, label }: Pick<SeatingShape, 'kind' | 'label'>): string =>
  label ?? SHAPE_KIND_WORDS[kind]

/** A wall is a line of ink, a door a gap in one; all else is outlined with dots. */
export function PlanShape({ shape }: { shape: SeatingShape }) {
  const { box, kind, label } = shape
  const { width, depth, rotation } = box
  const isUpsideDown = rotation > 90 && rotation < 270
  const text = kind === 'wall' ? label : shapeName(shape)
  return (
    <g style={{ transform: movedTo(box, rotation) }}>
      <rect
        x={-width / 2}
        y={-depth / 2}
        width={width}
        height={depth}
        rx={kind === 'wall' || kind === 'door' ? 0 : 8}
        strokeWidth={kind === 'door' || kind === 'wall' ? 0 : 2.5}
        className={LOOKS[kind]}
      />
      {text && (
        <text
          y={13}
          fontSize={40}
          textAnchor="middle"
          className="serif fill-ink-2 italic"
          style={isUpsideDown ? { transform: 'rotate(180deg)' } : undefined}
        >
          {text}
        </text>
      )}
    </g>
  )
}

const DOTTED = 'fill-transparent stroke-control [stroke-dasharray:5_10]'

const LOOKS: Record<RoomShapeKind, string> = {
  wall: 'fill-line-strong',
  door: 'fill-surface-2',
  dance_floor: DOTTED,
  bar: DOTTED,
  music: DOTTED,
  other: DOTTED,
}
