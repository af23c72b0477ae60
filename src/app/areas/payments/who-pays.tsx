import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Plus from 'lucide-react/icons/plus'
import { formatEuros } from '#domain/budget/money.ts'
import { type PayerTotal, payerTotals } from '#domain/payments/payer-balance.ts'
import type { PaymentLine } from '#domain/payments/payment-lines.ts'
import { type Payer, sumOf } from '#domain/payments/payments.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { dateInWords } from '../../shared/words/spanish-dates.ts'
import { payerName, untilInWords } from './payment-words.ts'
import type { PaymentsPlace } from './payments-place.ts'
import { SettleUp } from './settle-up.tsx'
import type { PaymentsRead } from './use-payments.ts'

type WhoPaysProps = {
  lines: readonly PaymentLine[]
  read: PaymentsRead
  place: PaymentsPlace
  onPayer: (payer: Payer | null) => void
}

/** From dark to light; each stands beside a name, so that none is told by its colour alone. */
const TINTS = [
  'var(--primary)',
  'color-mix(in oklab, var(--primary) 62%, var(--surface))',
  'color-mix(in oklab, var(--primary) 30%, var(--surface))',
  'var(--hoja-300)',
  'var(--hoja-100)',
]

/** 'Quién paga': what everybody has paid and is still to pay, and what evens it out. */
export function WhoPays({ lines, read, place, onPayer }: WhoPaysProps) {
  const totals = payerTotals(
    lines,
    read.payments,
    read.payers.map(({ id }) => id),
  )
  const whole = sumOf(totals.map(allOf))
  return (
    <aside aria-label="Quién paga" className="xl:pt-7">
      <h2 className="text-[1.75rem]">Quién paga</h2>
      <p className="mt-1 text-sm text-ink-2">De {formatEuros(whole)} en total.</p>
      <div aria-hidden="true" className="mt-4 flex h-7 gap-0.5 overflow-hidden rounded-control bg-surface-2">
        {totals.map((total, index) => (
          <i
            key={total.payerId}
            style={{ flexGrow: allOf(total), flexBasis: 0, background: TINTS[index % TINTS.length] }}
          />
        ))}
      </div>
      <ul className="mt-4 border-t border-line">
        {totals.map((total, index) => {
          const payer = read.payers.find(({ id }) => id === total.payerId)
          const name = payerName(total.payerId, read.payers, place.couple)
          return (
            <li
              key={total.payerId}
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2.5 border-b border-line py-3"
            >
              <i
                aria-hidden="true"
                className="mt-1 size-3 rounded-[3px]"
                style={{ background: TINTS[index % TINTS.length] }}
              />
              <span className="min-w-0">
                {payer && place.mayEdit ? (
                  <button
                    type="button"
                    onClick={() => onPayer(payer)}
                    className="text-left font-strong wrap-anywhere hover:underline"
                  >
                    {name}
                  </button>
                ) : (
                  <b className="font-strong wrap-anywhere">{name}</b>
                )}
                <small className="block text-sm text-ink-2">{nextInWords(total, place)}</small>
              </span>
              <span className="num text-right">
                <b className="font-strong">{formatEuros(allOf(total))}</b>
                <small className="block text-sm text-ink-2">quedan {formatEuros(total.leftCents)}</small>
              </span>
            </li>
          )
        })}
      </ul>
      {place.mayEdit && (
        <div data-edits>
          <Button variant="quiet" size="sm" icon={Plus} onPress={() => onPayer(null)} className="mt-2 -ml-3">
            Añadir a alguien
          </Button>
          <p className="mt-2 text-sm text-ink-2">Quien paga no necesita cuenta.</p>
        </div>
      )}
      <SettleUp read={read} place={place} />
      <Link
        to="/app/couple/$wid/what-if"
        params={{ wid: place.weddingId }}
        data-print="hide"
        className="mt-6 flex min-h-13 items-center justify-between border-y border-line font-strong hover:underline"
      >
        ¿Y si vienen 20 menos?
        <Icon of={ChevronRight} className="text-ink-3" />
      </Link>
    </aside>
  )
}

const allOf = ({ paidCents, leftCents }: PayerTotal) => paidCents + leftCents

function nextInWords({ next, leftCents, paidCents }: PayerTotal, { today }: PaymentsPlace): string {
  if (!next) return leftCents > 0 ? 'Sin fecha todavía' : paidCents > 0 ? 'Todo pagado' : 'Nada por ahora'
  if (next.day < today) return `${formatEuros(next.cents)}, ${untilInWords(next.day, today)}`
  return `Próximo, ${formatEuros(next.cents)} el ${dateInWords(next.day)}`
}
