import { formatEuros } from '#domain/budget/money.ts'
import type { PaymentLine } from '#domain/payments/payment-lines.ts'
import { type StripDay, type StripMonth, stripOf } from '#domain/payments/payment-months.ts'
import type { Payment } from '#domain/payments/payments.ts'
import { cx } from '#ui/class-names.ts'
import { amountOf, Mark, Stem } from './month-stem.tsx'
import { monthInWords } from './payment-words.ts'
import type { PaymentsPlace } from './payments-place.ts'

type MonthStripProps = {
  lines: readonly PaymentLine[]
  payments: readonly Payment[]
  place: PaymentsPlace
}

/** Two labels nearer than this, of the width of the strip, would run into each other: the smaller one is left out. */
const LABEL_ROOM = 0.055

/** The next six months with a stem for each day, whose height is the root of its amount. The list says the same. */
export function MonthStrip({ lines, payments, place: { today, eventDate } }: MonthStripProps) {
  const { months, days, at } = stripOf(lines, payments, today)
  const most = Math.max(1, ...days.map(amountOf))
  const wedding = eventDate === null ? null : at(eventDate)
  const shown = withLabels(days)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a strip that scrolls, not a set of fields
    <div
      role="group"
      aria-label="Pagos de los próximos meses"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a phone without a mouse scrolls it by its keys
      tabIndex={0}
      data-scroll-x
      className="scroll-row no-scrollbar mt-9 max-md:-mx-gutter max-md:px-gutter"
    >
      <div className="min-w-[42rem]">
        <div aria-hidden="true" className="relative h-40 border-b border-line-strong">
          <Mark at={at(today)} label="Hoy" className="border-ink-3" isStrong />
          {wedding !== null && <Mark at={wedding} label="La boda" className="border-naranja-500" isWedding />}
          {days.map((day) => (
            <Stem key={day.day} day={day} share={amountOf(day) / most} hasLabel={shown.has(day.day)} />
          ))}
        </div>
        <dl className="grid grid-cols-6">
          {months.map((month, index) => (
            <Month key={month.month} month={month} isFirst={index === 0} />
          ))}
        </dl>
      </div>
    </div>
  )
}

function withLabels(days: readonly StripDay[]): ReadonlySet<string> {
  const shown: StripDay[] = []
  for (const day of days.filter((one) => one.leftCents > 0).toSorted((a, b) => b.leftCents - a.leftCents))
    if (shown.every((other) => Math.abs(other.at - day.at) > LABEL_ROOM)) shown.push(day)
  return new Set(shown.map(({ day }) => day))
}

function Month({ month: { month, leftCents }, isFirst }: { month: StripMonth; isFirst: boolean }) {
  return (
    <div className={cx('pt-3', !isFirst && 'border-l border-line pl-3')}>
      <dt className={cx('text-sm', isFirst ? 'font-strong text-ink' : 'text-ink-2')}>
        {monthInWords(month)}
      </dt>
      <dd className={cx('text-lg serif', leftCents === 0 && 'text-ink-3')}>
        {leftCents === 0 ? 'Nada' : formatEuros(leftCents).replace(',00', '')}
      </dd>
    </div>
  )
}
