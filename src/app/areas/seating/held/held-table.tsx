import { initialsOf } from '#domain/text/initials.ts'
import type { Holder } from './held-by-others.ts'

const RADIUS = 26

/** On a table of the plan: the initials of another member who has it open, at its upper right. */
export function HeldTable({ holder: { name, role }, rotation }: { holder: Holder; rotation: number }) {
  const isPlanner = role === 'planner'
  return (
    <g
      style={{ transform: `rotate(${-rotation}deg) translate(58px, -58px)` }}
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
