import { cx } from '#ui/class-names.ts'

const LOOKS = [
  { label: 'Boda', look: 'bg-marcha-bg' },
  { label: 'Guardada', look: 'border border-dashed border-control' },
  {
    label: 'Cerrado',
    look: 'bg-[repeating-linear-gradient(115deg,var(--line-strong)_0_1.5px,transparent_1.5px_5px)]',
  },
]

/** The meaning of the looks of a cell. */
export function YearLegend() {
  return (
    <ul className="flex flex-wrap gap-4 text-xs text-ink-2">
      {LOOKS.map(({ label, look }) => (
        <li key={label} className="flex items-center gap-2">
          <span aria-hidden="true" className={cx('h-3 w-4.5 rounded-[3px]', look)} />
          {label}
        </li>
      ))}
    </ul>
  )
}
