import Mail from 'lucide-react/icons/mail'
import { formatEuros } from '#domain/budget/money.ts'
import type { PayerTotal } from '#domain/payments/payer-balance.ts'
import type { Payer } from '#domain/payments/payments.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { dateInWords } from '../../shared/words/spanish-dates.ts'
import { payerName, untilInWords } from './payment-words.ts'
import type { PaymentsPlace } from './payments-place.ts'
import { reminderMail } from './reminder-mail.ts'
import type { PaymentsRead } from './use-payments.ts'

type PayerRowProps = {
  total: PayerTotal
  tint: string
  read: PaymentsRead
  place: PaymentsPlace
  onPayer: (payer: Payer) => void
}

/** A payer with what they have paid and are to pay, and the way to remind them of what is due first. */
export function PayerRow({ total, tint, read, place, onPayer }: PayerRowProps) {
  const payer = read.payers.find(({ id }) => id === total.payerId)
  const name = payerName(total.payerId, read.payers, place.couple)
  const { next } = total
  const plan = read.vendors.find(({ vendor }) => vendor.id === next?.line.vendorId)?.plan
  const mail = payer && next && reminderMail({ payer, next, plan, place })
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2.5 border-b border-line py-3">
      <i aria-hidden="true" className="mt-1 size-3 rounded-[3px]" style={{ background: tint }} />
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
        {mail && (
          <a
            href={mail}
            aria-label={`Recordar a ${name} por correo`}
            data-print="hide"
            className={buttonClass({ variant: 'secondary', size: 'sm', className: 'mt-2' })}
          >
            <Icon of={Mail} size="sm" />
            Recordar
          </a>
        )}
      </span>
      <span className="num text-right">
        <b className="font-strong">{formatEuros(allOf(total))}</b>
        <small className="block text-sm text-ink-2">quedan {formatEuros(total.leftCents)}</small>
      </span>
    </li>
  )
}

export const allOf = ({ paidCents, leftCents }: PayerTotal) => paidCents + leftCents

function nextInWords({ next, leftCents, paidCents }: PayerTotal, { today }: PaymentsPlace): string {
  if (!next) return leftCents > 0 ? 'Sin fecha todavía' : paidCents > 0 ? 'Todo pagado' : 'Nada por ahora'
  if (next.day < today) return `${formatEuros(next.cents)}, ${untilInWords(next.day, today)}`
  return `Próximo, ${formatEuros(next.cents)} el ${dateInWords(next.day)}`
}
