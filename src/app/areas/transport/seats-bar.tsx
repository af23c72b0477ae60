import { cx } from '#ui/class-names.ts'

type SeatsBarProps = { seats: number; going: number; waiting: number }

/** One cell for each seat, those who wait behind them. */
export function SeatsBar({ seats, going, waiting }: SeatsBarProps) {
  const cells = [
    ...Array.from({ length: seats }, (_, seat) => (seat < going ? 'taken' : 'free')),
    ...Array.from({ length: Math.min(waiting, seats) }, () => 'waiting'),
  ]
  return (
    <div aria-hidden className="mt-3 mb-4.5 flex gap-px md:gap-0.5">
      {cells.map((kind, place) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          key={place}
          className={cx(
            'h-2.25 flex-1 rounded-[1.5px]',
            kind === 'taken' && 'bg-si-bar',
            kind === 'free' && 'bg-line',
            kind === 'waiting' &&
              'bg-[repeating-linear-gradient(135deg,var(--st-pendiente-fg)_0_2px,var(--st-pendiente-bg)_2px_4px)]',
          )}
        />
      ))}
    </div>
  )
}
