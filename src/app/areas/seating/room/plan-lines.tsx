import type { RuleLine } from '../rules/rule-lines.ts'

type PlanLinesProps = { lines: readonly RuleLine[]; onPoint: (key: string | null) => void }

/** Dashed lines for broken rules. The panel says them to screen readers. */
export function PlanLines({ lines, onPoint }: PlanLinesProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing has no focus
    <g aria-hidden="true" className="fill-none">
      {lines.map((line) => (
        <g
          key={line.key}
          data-rule-line={line.tableId}
          onPointerEnter={() => onPoint(line.key)}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(null)}
        >
          <Stroke line={line} width={5} className="stroke-danger [stroke-dasharray:20_14]" />
          <Stroke line={line} width={44} className="stroke-transparent" />
        </g>
      ))}
    </g>
  )
}

type StrokeProps = { line: RuleLine; width: number; className: string }

function Stroke({ line: { from, to, radius }, width, className }: StrokeProps) {
  const look = { strokeWidth: width, className }
  if (radius !== null) return <circle cx={from.x} cy={from.y} r={radius} {...look} />
  return <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} {...look} />
}

/** The words of the lines that are pointed at, and of those of the table that has the focus. */
export function LineWords({ lines }: { lines: readonly RuleLine[] }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing has no focus
    <g aria-hidden="true" className="pointer-events-none">
      {lines.map(({ key, from, to, radius, words }, index) => (
        <text
          key={key}
          x={(from.x + to.x) / 2}
          y={(from.y + to.y) / 2 - (radius ?? 0) - 16 + index * 44}
          fontSize={34}
          strokeWidth={12}
          textAnchor="middle"
          className="fill-danger stroke-surface-2 [paint-order:stroke]"
        >
          {words}
        </text>
      ))}
    </g>
  )
}
