import type { SeatingTable } from '#domain/seating/seating.ts'
import { CHAIR_RADIUS, chairsOf } from '#domain/seating/table-geometry.ts'
import type { DrawnChair } from './drawn-chairs.ts'

type PlanChairsProps = {
  table: SeatingTable
  rotation: number
  taken: number
  /** The people of them whom a proposal brings here. */
  changed: number
  /** The people on the chairs of an ordered table. */
  chairs: readonly (DrawnChair | null)[] | undefined
}

/** The chairs of a table; those of an ordered one have the initials of who sits there, and people are dropped on them. */
export function PlanChairs({ table, rotation, taken, changed, chairs }: PlanChairsProps) {
  return chairsOf(table).map(({ x, y }, index) => {
    const chair = chairs?.[index]
    const look = chairs ? lookOf(chair) : countedLook(index, taken, changed)
    const circle = (
      <circle
        cx={x}
        cy={y}
        r={CHAIR_RADIUS}
        strokeWidth={look === 'changed' ? 5 : 3}
        className={LOOKS[look]}
        pointerEvents={chairs && 'all'}
      />
    )
    return (
      <g
        // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
        key={index}
        data-drop-chair={chairs && index + 1}
        className="group/chair"
      >
        {circle}
        {chairs && (
          <text
            x={x}
            y={y + 6}
            fontSize={17}
            textAnchor="middle"
            transform={`rotate(${-rotation} ${x} ${y})`}
            className={TEXT[look]}
          >
            {chair?.initials ?? index + 1}
          </text>
        )}
        {chairs && <title>{chair?.words ?? `Silla ${index + 1}: libre`}</title>}
      </g>
    )
  })
}

type Look = 'free' | 'taken' | 'changed'

const lookOf = (chair: DrawnChair | null | undefined): Look =>
  !chair ? 'free' : chair.isChanged ? 'changed' : 'taken'

function countedLook(index: number, taken: number, changed: number): Look {
  if (index >= taken) return 'free'
  return index >= taken - changed ? 'changed' : 'taken'
}

const OVER = 'group-data-drop-target/chair:stroke-primary group-data-drop-target/chair:[stroke-width:7]'

const LOOKS: Record<Look, string> = {
  free: `fill-surface stroke-control dark:fill-surface-hover ${OVER}`,
  taken: `fill-si-bar ${OVER}`,
  changed: `fill-pendiente-bg stroke-pendiente-fg ${OVER}`,
}

const TEXT: Record<Look, string> = {
  free: 'pointer-events-none fill-ink-3 num',
  taken: 'pointer-events-none fill-surface font-strong',
  changed: 'pointer-events-none fill-pendiente-fg font-strong',
}
