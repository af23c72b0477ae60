import { cx } from '../class-names.ts'

type ProgressProps = {
  /** The work under way: 'Subiendo Presupuesto.pdf'. */
  label: string
  /** From 0 to 1; `null` while it is not known. */
  value: number | null
  hideLabel?: boolean
  className?: string
}

/** How far an upload or an import has come. */
export function Progress({ label, value, hideLabel, className }: ProgressProps) {
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div className={cx('grid grid-cols-1 gap-1.5', className)}>
      <div className={cx('flex justify-between gap-4 text-xs text-ink-2', hideLabel && 'sr-only')}>
        <span className="min-w-0 truncate">{label}</span>
        {percent !== null && <span className="num shrink-0">{percent}&nbsp;%</span>}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        className="h-1.5 overflow-hidden rounded-pill bg-line"
      >
        {percent === null ? (
          <div className="h-full w-full shimmer" />
        ) : (
          <div
            className="h-full rounded-pill bg-primary transition-[width] duration-(--t-base)"
            style={{ width: `${percent}%` }}
          />
        )}
      </div>
    </div>
  )
}
