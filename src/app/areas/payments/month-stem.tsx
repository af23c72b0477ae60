import { formatEuros } from '#domain/budget/money.ts'
import type { StripDay } from '#domain/payments/payment-months.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { cx } from '#ui/class-names.ts'
import { dateInWords } from '../../shared/words/spanish-dates.ts'

/** The amount that a day stands for: what is left on it, or else what was paid. */
export const amountOf = ({ leftCents, paidCents }: StripDay) => leftCents || paidCents

/** Words in the middle of a day so near to the beginning would be cut off there. */
const isAtStart = (at: number) => at < 0.03

/** A day of the strip, as high as the root of its amount. */
export function Stem({ day, share, hasLabel }: { day: StripDay; share: number; hasLabel: boolean }) {
  const isOverdue = day.isOverdue && day.leftCents > 0
  const isPaid = day.leftCents === 0
  return (
    <span
      title={`${dateInWords(day.day)}: ${formatEuros(amountOf(day))}${isPaid ? ', pagado' : ''}`}
      className={cx(
        'absolute bottom-0 flex w-0.5 -translate-x-1/2 justify-center',
        isOverdue ? 'bg-danger' : isPaid ? 'bg-primary' : 'bg-hoja-500',
      )}
      style={{ left: `${day.at * 100}%`, height: `${1 + Math.sqrt(share) * 5}rem` }}
    >
      <i
        className={cx(
          'absolute -top-1.5 size-3 border-2',
          isOverdue
            ? 'rotate-45 border-danger bg-danger'
            : isPaid
              ? 'rounded-full border-primary bg-primary'
              : 'rounded-full border-hoja-500 bg-surface',
        )}
      />
      {hasLabel && (
        <b
          className={cx(
            'num absolute -top-7 text-xs font-strong whitespace-nowrap',
            isOverdue ? 'text-danger' : 'text-ink',
            isAtStart(day.at) && 'left-0',
          )}
        >
          {formatNumber(day.leftCents / 100, 0)}
        </b>
      )}
    </span>
  )
}

type MarkProps = {
  at: number | null
  label: string
  className: string
  isStrong?: boolean
  isWedding?: boolean
}

/** A day that is marked across the strip: today, the wedding. */
export function Mark({ at, label, className, isStrong, isWedding }: MarkProps) {
  if (at === null) return null
  return (
    <span
      className={cx('absolute top-5 bottom-0 border-l-2 border-dotted', className)}
      style={{ left: `${at * 100}%` }}
    >
      {isWedding && <i className="absolute -top-3.5 -left-2 size-3.5 rounded-full bg-naranja-500" />}
      <b
        className={cx(
          'absolute -top-5 text-xs font-strong whitespace-nowrap',
          isStrong && !isAtStart(at) && '-translate-x-1/2',
          isWedding && (at > 0.85 ? 'right-4 -top-4' : 'left-4 -top-4'),
        )}
      >
        {label}
      </b>
    </span>
  )
}
