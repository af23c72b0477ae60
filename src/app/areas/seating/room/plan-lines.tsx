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
    <ul
      aria-hidden="true"
      className="pointer-events-none absolute top-2 left-6 grid max-w-md gap-1 rounded-paper bg-surface px-3.5 py-2.5 text-sm text-danger shadow-2 empty:hidden"
    >
      {lines.map(({ key, words }) => (
        <li key={key} dir="auto" className="wrap-anywhere">
          {words}
        </li>
      ))}
    </ul>
  )
}
