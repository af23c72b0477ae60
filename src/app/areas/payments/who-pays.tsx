import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Plus from 'lucide-react/icons/plus'
import { formatEuros } from '#domain/budget/money.ts'
import { payerTotals } from '#domain/payments/payer-balance.ts'
import type { PaymentLine } from '#domain/payments/payment-lines.ts'
import { type Payer, sumOf } from '#domain/payments/payments.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { allOf, PayerRow } from './payer-row.tsx'
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
        {totals.map((total, index) => (
          <PayerRow
            key={total.payerId}
            total={total}
            tint={TINTS[index % TINTS.length]!}
            read={read}
            place={place}
            onPayer={onPayer}
          />
        ))}
      </ul>
      {place.mayEdit && (
        <div data-edits>
          <Button variant="quiet" size="sm" icon={Plus} onPress={() => onPayer(null)} className="mt-2 -ml-3">
            Añadir a alguien
          </Button>
          <p className="mt-2 text-sm text-ink-2">
            Quien paga no necesita cuenta. Si apuntas su email, «Recordar» abre un correo tuyo con lo que le
            toca.
          </p>
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
