import type { SeatingTable } from '#domain/seating/seating.ts'
import { tableExtent, turnedExtent } from '#domain/seating/table-geometry.ts'
import { initialsOf } from '#domain/text/initials.ts'
import type { Holder } from './held-by-others.ts'

const RADIUS = 26

type HeldTableProps = { holder: Holder; table: Pick<SeatingTable, 'shape' | 'seats'>; rotation: number }

/** On the plan: the initials of another member who has a table open, at its upper right and clear of its chairs. */
export function HeldTable({ holder: { name, role }, table, rotation }: HeldTableProps) {
  const { width, depth } = turnedExtent(tableExtent(table), rotation)
  const isPlanner = role === 'planner'
  return (
    <g
      style={{ transform: `rotate(${-rotation}deg) translate(${width / 2}px, ${-depth / 2}px)` }}
      textAnchor="middle"
      className="pointer-events-none"
    >
      <circle
        r={RADIUS}
        strokeWidth={4}
        className={isPlanner ? 'fill-primary stroke-surface' : 'fill-si-bg stroke-surface'}
      />
      <text
        y={8}
        fontSize={22}
        className={isPlanner ? 'fill-on-primary font-semibold' : 'fill-si-fg font-semibold'}
      >
        {initialsOf(name)}
      </text>
    </g>
  )
}
