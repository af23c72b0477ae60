import { formatEuros } from '#domain/budget/money.ts'
import type { PaymentLine } from '#domain/payments/payment-lines.ts'
import { groupByMonth, type LineGroup } from '#domain/payments/payment-months.ts'
import { cx } from '#ui/class-names.ts'
import { OpenLine } from './open-line.tsx'
import { monthInWords } from './payment-words.ts'
import type { PaymentsPlace } from './payments-place.ts'
import type { PaymentsRead } from './use-payments.ts'

type LineGroupsProps = {
  lines: readonly PaymentLine[]
  read: PaymentsRead
  place: PaymentsPlace
  onPay: (line: PaymentLine) => void
  onPlan: (vendorId: string) => void
}

/** The open lines as a list: overdue first, then month by month, then what has no day. */
export function LineGroups({ lines, read, place, onPay, onPlan }: LineGroupsProps) {
  return (
    <section aria-label="Lista de pagos" className="mt-9">
      {groupByMonth(lines, place.today).map((group) => (
        <div key={group.key} className="mt-7">
          <h2
            className={cx(
              'flex justify-between border-b border-line-strong pb-2 text-sm font-medium',
              group.key === 'overdue' ? 'text-danger' : 'text-ink-2',
            )}
          >
            <span>{nameOf(group, place)}</span>
            {group.lines.length > 1 && <span className="num">{formatEuros(group.leftCents)}</span>}
          </h2>
          <ul>
            {group.lines.map((line) => (
              <OpenLine
                key={`${line.vendorId} ${line.instalment?.id}`}
                line={line}
                payers={read.payers}
                place={place}
                isFirstChoice={group.key === 'overdue'}
                onPay={() => onPay(line)}
                onPlan={() => onPlan(line.vendorId)}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function nameOf({ key }: LineGroup, { today }: PaymentsPlace): string {
  if (key === 'overdue') return 'Vencido'
  return key === 'undated' ? 'Sin fecha' : monthInWords(key, today)
}
