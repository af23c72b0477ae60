import { formatEuros } from '#domain/budget/money.ts'
import { cx } from '#ui/class-names.ts'

type BookRibbonProps = { received: number; overdue: number; pending: number; agreed: number }

/** The money of a year, received, overdue and still to come, as a bar and in words. */
export function BookRibbon({ received, overdue, pending, agreed }: BookRibbonProps) {
  const whole = Math.max(0, received) + overdue + pending
  const percent = whole === 0 ? 0 : Math.round((Math.max(0, received) * 100) / whole)
  const words = `Cobrado ${formatEuros(received)}, vencido ${formatEuros(overdue)}, pendiente ${formatEuros(pending)}`
  return (
    <div className="mt-7.5 max-md:mt-5.5">
      <Bar parts={{ received, overdue, pending }} label={words} className="h-11 max-md:h-9" />
      <dl className="mt-4.5 flex flex-wrap gap-x-10 gap-y-4 max-md:gap-x-5">
        <Legend name="Cobrado" value={`${percent}\u00a0%`} className={TINTS.received} />
        <Legend name="Vencido" value={formatEuros(overdue)} className={TINTS.overdue} />
        <Legend name="Pendiente" value={formatEuros(pending)} className={TINTS.pending} />
        <div className="ml-auto text-right max-md:hidden">
          <dt className="text-sm text-ink-2">Presupuestos aceptados</dt>
          <dd className={FIGURE}>{formatEuros(agreed)}</dd>
        </div>
      </dl>
    </div>
  )
}

type Parts = { received: number; overdue: number; pending: number }

/** A bar in three tints; the overdue one is hatched, so that it does not need its colour. */
export function Bar({ parts, label, className }: { parts: Parts; label: string; className: string }) {
  const shown = (['received', 'overdue', 'pending'] as const).filter((part) => parts[part] > 0)
  return (
    <div
      role="img"
      aria-label={label}
      className={cx(
        'flex gap-0.5 overflow-hidden rounded-control bg-surface-2 print:[print-color-adjust:exact]',
        className,
      )}
    >
      {shown.map((part) => (
        <i
          key={part}
          className={cx('block min-w-1', TINTS[part])}
          style={{ flexGrow: parts[part], flexBasis: 0 }}
        />
      ))}
    </div>
  )
}

const TINTS = {
  received: 'bg-serie-2',
  overdue:
    'bg-[repeating-linear-gradient(115deg,var(--danger)_0_2.5px,transparent_2.5px_6px),linear-gradient(color-mix(in_oklab,var(--danger)_24%,var(--surface))_0_0)]',
  pending: 'bg-serie-8',
}

function Legend({ name, value, className }: { name: string; value: string; className: string }) {
  return (
    <div>
      <dt className="flex items-center gap-2 text-sm text-ink-2">
        <i className={cx('size-2.75 shrink-0 rounded-[2px]', className)} />
        {name}
      </dt>
      <dd className={FIGURE}>{value}</dd>
    </div>
  )
}

const FIGURE = 'mt-0.5 text-[1.625rem] leading-[1.1] tracking-[-.01em] serif max-md:text-[1.375rem]'
