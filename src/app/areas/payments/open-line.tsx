import { formatEuros } from '#domain/budget/money.ts'
import { leftShares } from '#domain/payments/payer-balance.ts'
import type { PaymentLine } from '#domain/payments/payment-lines.ts'
import type { Payer } from '#domain/payments/payments.ts'
import { MONTHS } from '#domain/tasks/task-days.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { PayerNames } from './payer-names.tsx'
import { conceptOf, dueInWords, untilInWords } from './payment-words.ts'
import type { PaymentsPlace } from './payments-place.ts'

type OpenLineProps = {
  line: PaymentLine
  payers: readonly Payer[]
  place: PaymentsPlace
  isFirstChoice: boolean
  onPay: () => void
  onPlan: () => void
}

/** A sum that is still to be paid: its day, its vendor, who pays it, and the way to mark it as paid. */
export function OpenLine({ line, payers, place, isFirstChoice, onPay, onPlan }: OpenLineProps) {
  const isPart = line.leftCents < line.cents
  const vendor = line.vendorName || 'Proveedor sin nombre'
  const due = dueInWords(line)
  const notes = [
    conceptOf(line.instalment),
    isPart && `quedan de ${formatEuros(line.cents)}`,
    !line.day && due,
    line.day && line.day < place.today && untilInWords(line.day, place.today),
  ]
  return (
    <li data-row={line.instalment?.id ?? line.vendorId} className={LINE}>
      {line.day ? <Day day={line.day} /> : <span className="max-md:hidden" />}
      <span className="min-w-0">
        <button
          type="button"
          onClick={onPlan}
          aria-label={`Plan de pagos de ${vendor}`}
          className="block max-w-full text-left text-[1.25rem] leading-tight wrap-anywhere serif hover:underline"
        >
          {vendor}
        </button>
        <small className="text-sm text-ink-2">{notes.filter(Boolean).join(' · ')}</small>
      </span>
      <PayerNames
        ids={leftShares(line).map(({ payerId }) => payerId)}
        payers={payers}
        couple={place.couple}
        className="max-md:col-start-2 max-md:row-start-2"
      />
      <b className="num text-right font-strong whitespace-nowrap">{formatEuros(line.leftCents)}</b>
      <span data-edits className="text-right max-md:col-span-2 max-md:col-start-2 max-md:row-start-2">
        {place.mayEdit && (
          <Button
            variant={isFirstChoice ? 'secondary' : 'quiet'}
            size="sm"
            onPress={onPay}
            aria-label={`Marcar pagado: ${vendor}, ${conceptOf(line.instalment)}`}
          >
            Marcar pagado
          </Button>
        )}
      </span>
    </li>
  )
}

/** The day and its month, and the year where it is far. */
export function Day({ day }: { day: IsoDate }) {
  const [year, month, number] = day.split('-').map(Number) as [number, number, number]
  const isFar = Math.abs(year - new Date().getFullYear()) > 1
  return (
    <time dateTime={day} className="text-[1.4rem] leading-none whitespace-nowrap serif">
      {number}{' '}
      <small className="font-sans text-sm text-ink-2">
        {MONTHS[month - 1]}
        {isFar && ` ${year}`}
      </small>
    </time>
  )
}

export const LINE =
  'grid grid-cols-[4.5rem_minmax(0,1fr)_minmax(0,9.5rem)_6.5rem_9rem] items-center gap-x-3 border-b border-line py-3 max-md:grid-cols-[3.75rem_minmax(0,1fr)_auto] max-md:items-start max-md:gap-y-1.5'
