import Check from 'lucide-react/icons/check'
import type { Subscription } from '#contract/subscription.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { WEDDING_TIME_ZONE } from '#domain/time/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { Mark } from '#ui/layout/wordmark.tsx'
import { instantInWords } from '../../shared/words/spanish-dates.ts'
import { RECEIPT_WORDS } from './plan-words.ts'

type Receipt = Subscription['receipts'][number]

/** The last receipt as the paper that it is, torn off at its end. */
export function PlanPaper({ receipt }: { receipt: Receipt }) {
  const { createdAt, number, base, tax, total, status } = receipt
  return (
    <aside aria-labelledby="ultimo-recibo" className="max-w-88 drop-shadow-lg">
      <div className="white-paper px-6.5 pt-7 pb-8" style={{ clipPath: TORN }}>
        <p className="flex items-center gap-2 text-[1.75rem] leading-none tracking-[-.02em] serif">
          <Mark size={26} className="mt-[.1em]" />
          azahar
        </p>
        <h3 id="ultimo-recibo" className="mt-3.5 text-d4">
          Recibo de {MONTH.format(new Date(createdAt))}
        </h3>
        <p className="mt-1 text-sm wrap-anywhere text-ink-2">
          {[instantInWords(createdAt), number].filter(Boolean).join(' · ')}
        </p>
        <dl className="mt-4.5 grid grid-cols-[1fr_auto] border-t border-line text-sm *:border-line">
          <dt className="border-b py-2.5 text-ink-2">Plan Planner</dt>
          <dd className={AMOUNT}>{formatEuros(base)}</dd>
          <dt className="border-b py-2.5 text-ink-2">
            IVA{base > 0 && `, ${Math.round((100 * tax) / base)}\u00a0%`}
          </dt>
          <dd className={AMOUNT}>{formatEuros(tax)}</dd>
          <dt className="pt-3.5 text-[1.625rem] leading-none text-ink-2 serif">Total</dt>
          <dd className="pt-3.5 text-right text-[1.625rem] leading-none serif">{formatEuros(total)}</dd>
        </dl>
        <p className="mt-3.5 flex items-center gap-2 text-sm font-strong">
          {status === 'paid' && <Icon of={Check} size="sm" />}
          {RECEIPT_WORDS[status]}
        </p>
      </div>
    </aside>
  )
}

const MONTH = new Intl.DateTimeFormat('es-ES', { timeZone: WEDDING_TIME_ZONE, month: 'long' })

const AMOUNT = 'num border-b py-2.5 text-right'

/** The lower edge in teeth, a tooth in each twentieth of the width. */
const TORN = `polygon(0 0, 100% 0, ${Array.from({ length: 41 }, (_, at) => `${100 - at * 2.5}% calc(100% - ${at % 2 === 0 ? 7 : 0}px)`).join(', ')})`
