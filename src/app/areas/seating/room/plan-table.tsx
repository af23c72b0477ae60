import { memo } from 'react'
import type { TablePlace } from '#domain/seating/room-layout.ts'
import type { SeatingTable } from '#domain/seating/seating.ts'
import { type TableTop, tableTop } from '#domain/seating/table-geometry.ts'
import { cx } from '#ui/class-names.ts'
import { HeldTable } from '../held/held-table.tsx'
import { openedBy, useHolders } from '../held/held-words.ts'
import { brokenAtTable, freeInWords, tableTitle } from '../table-words.ts'
import { CHAIR } from '../use-seat-drag.ts'
import type { DrawnChair } from './drawn-chairs.ts'
import { movedTo } from './moved-to.ts'
import { PlanChairs } from './plan-chairs.tsx'

export type PlanTableProps = {
  table: SeatingTable
  place: TablePlace
  taken: number
  /** The people of them whom a proposal brings here. */
  changed: number
  /** The people on the chairs, at an ordered table. */
  chairs: readonly (DrawnChair | null)[] | undefined
  /** The firm rules that are broken here, in words. */
  broken: readonly string[] | undefined
  isSelected: boolean
  onOpen: (table: SeatingTable, chair?: number) => void
}

/** A table with its chairs. It is one button, whose name says what is drawn. */
export const PlanTable = memo(function PlanTable(props: PlanTableProps) {
  const { table, place, taken, changed, chairs, broken, isSelected, onOpen } = props
  const top = tableTop(table)
  const holders = useHolders(table.id)
  const opened = openedBy(holders)
  const words = WORDS[sizeOf(top)]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside of a drawing
    <g
      role="button"
      tabIndex={0}
      aria-label={tableInWords(table, taken, changed) + brokenAtTable(broken) + (opened ? `. ${opened}` : '')}
      aria-pressed={isSelected}
      data-movable={table.id}
      data-drop-table={table.id}
      className="group cursor-pointer outline-none"
      style={{ transform: movedTo(place, place.rotation) }}
      onClick={({ target }) => onOpen(table, chairAt(target))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onOpen(table)
      }}
    >
      <title>{(table.name ?? tableTitle(table)) + (opened ? `. ${opened}` : '')}</title>
      <PlanChairs table={table} rotation={place.rotation} taken={taken} changed={changed} chairs={chairs} />
      <Top
        top={top}
        className={cx(TOP, isSelected ? 'stroke-primary' : 'stroke-line-strong')}
        isThick={isSelected}
      />
      <g
        style={{ transform: `rotate(${-place.rotation}deg)` }}
        textAnchor="middle"
        className="pointer-events-none"
      >
        <text y={words.y} fontSize={words.size} className="serif num fill-ink">
          {table.number}
        </text>
        <text
          y={words.countY}
          fontSize={words.countSize}
          className={cx('num', taken > table.seats ? 'fill-danger' : 'fill-ink-2')}
        >
          {taken}/{table.seats}
        </text>
      </g>
      {holders[0] && <HeldTable holder={holders[0]} table={table} rotation={place.rotation} />}
    </g>
  )
})

function chairAt(target: EventTarget): number | undefined {
  const { dropChair } = (target as Element).closest<SVGElement>(CHAIR)?.dataset ?? {}
  return dropChair ? Number(dropChair) : undefined
}

/** The size of the number of a table and of the count below it, and their lines from its middle. */
const WORDS = {
  small: { size: 40, y: -2, countSize: 25, countY: 30 },
  medium: { size: 52, y: 4, countSize: 30, countY: 42 },
  large: { size: 62, y: 6, countSize: 32, countY: 50 },
}

function sizeOf(top: TableTop): keyof typeof WORDS {
  if (top.kind === 'round') return top.radius < 70 ? 'small' : 'large'
  return top.depth < 100 ? 'small' : 'medium'
}

const TOP =
  'fill-surface dark:fill-surface-hover group-data-drop-target:fill-primary-soft group-data-drop-target:stroke-primary group-data-drop-target:[stroke-dasharray:14_10] group-data-drop-target:[stroke-width:6] group-focus-visible:stroke-focus group-focus-visible:[stroke-width:8]'

type TopProps = { top: TableTop; className: string; isThick: boolean }

function Top({ top, className, isThick }: TopProps) {
  const stroke = isThick ? 6 : 2.5
  if (top.kind === 'round') return <circle r={top.radius} strokeWidth={stroke} className={className} />
  const { width, depth } = top
  const corner = { x: -width / 2, y: -depth / 2 }
  return <rect {...corner} width={width} height={depth} rx={12} strokeWidth={stroke} className={className} />
}

/** 'Mesa 4, Familia Herrera: 8 de 10, quedan 2 sitios'; with a proposal 'cambian 3'. */
function tableInWords(table: SeatingTable, taken: number, changed: number): string {
  const name = table.name ? `${tableTitle(table)}, ${table.name}` : tableTitle(table)
  const changes = changed === 0 ? '' : `, ${changed === 1 ? 'cambia' : 'cambian'} ${changed}`
  return `${name}: ${taken} de ${table.seats}, ${freeInWords(table.seats - taken)}${changes}`
}
