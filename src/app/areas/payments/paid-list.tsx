import Check from 'lucide-react/icons/check'
import Paperclip from 'lucide-react/icons/paperclip'
import { useState } from 'react'
import { formatEuros } from '#domain/budget/money.ts'
import { METHOD_NAMES } from '#domain/budget/payment-methods.ts'
import { type Payment, sumOf } from '#domain/payments/payments.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Day, LINE } from './open-line.tsx'
import { openReceipt } from './open-receipt.ts'
import { PayerNames } from './payer-names.tsx'
import { conceptOf } from './payment-words.ts'
import type { PaymentsPlace } from './payments-place.ts'
import type { PaymentsRead } from './use-payments.ts'

type PaidListProps = {
  read: PaymentsRead
  place: PaymentsPlace
  onCorrect: (payment: Payment) => void
}

const FEW = 3

/** 'Ya pagado': the last payments, and all of them when asked for; each can be corrected. */
export function PaidList({ read, place, onCorrect }: PaidListProps) {
  const [isWhole, setWhole] = useState(false)
  const payments = read.payments.toSorted((a, b) => b.paidOn.localeCompare(a.paidOn))
  if (payments.length === 0) return null
  return (
    <section aria-label="Ya pagado" className="mt-9">
      <h2 className="flex justify-between border-b border-line-strong pb-2 text-sm font-medium text-ink-2">
        <span>Ya pagado</span>
        <span className="num">{formatEuros(sumOf(payments.map(({ cents }) => cents)))}</span>
      </h2>
      <ul>
        {payments.slice(0, isWhole ? undefined : FEW).map((payment) => (
          <PaidRow key={payment.id} payment={payment} read={read} place={place} onCorrect={onCorrect} />
        ))}
      </ul>
      {payments.length > FEW && !isWhole && (
        <Button variant="quiet" size="sm" onPress={() => setWhole(true)} className="mt-2 -ml-3">
          Ver los {payments.length} pagos
        </Button>
      )}
    </section>
  )
}

function PaidRow({ payment, read, place, onCorrect }: PaidListProps & { payment: Payment }) {
  const of = read.vendors.find(({ vendor }) => vendor.id === payment.vendorId)
  const instalment = of?.plan.instalments.find(({ id }) => id === payment.instalmentId)
  const name = of?.vendor.name || payment.vendorName || 'Proveedor sin nombre'
  const notes = [
    instalment && conceptOf(instalment),
    !of && 'Ya no está en la boda',
    payment.method && METHOD_NAMES[payment.method],
    payment.note,
  ]
  const { fileId } = payment
  return (
    <li data-row={payment.id} className={LINE}>
      <Day day={payment.paidOn} />
      <span className="min-w-0">
        <span className="block text-[1.25rem] leading-tight wrap-anywhere serif">{name}</span>
        <small className="text-sm wrap-anywhere text-ink-2">{notes.filter(Boolean).join(' · ')}</small>
      </span>
      <PayerNames
        ids={payment.shares.map(({ payerId }) => payerId)}
        payers={read.payers}
        couple={place.couple}
        className="max-md:col-start-2 max-md:row-start-2"
      />
      <b className="num text-right font-strong whitespace-nowrap">{formatEuros(payment.cents)}</b>
      <span className="flex items-center justify-end gap-1 text-sm max-md:col-span-2 max-md:col-start-2 max-md:row-start-2">
        {fileId && of && (
          <IconButton
            icon={Paperclip}
            label={`Ver el recibo de ${name}`}
            onPress={() => void openReceipt(place.weddingId, payment.vendorId, fileId)}
          />
        )}
        {place.mayEdit ? (
          <Button
            variant="quiet"
            size="sm"
            icon={Check}
            onPress={() => onCorrect(payment)}
            aria-label={`Corregir el pago a ${name} de ${formatEuros(payment.cents)}`}
          >
            Pagado
          </Button>
        ) : (
          <span className="inline-flex items-center gap-1.5">
            <Icon of={Check} size="sm" />
            Pagado
          </span>
        )}
      </span>
    </li>
  )
}
