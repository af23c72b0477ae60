import type { ReactNode } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { formatEuros } from '#domain/budget/money.ts'
import type { Offer } from '#domain/budget/offers.ts'
import type { PaymentPlan } from '#domain/payments/payments.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { priceInWords } from '../../../shared/words/price-words.ts'
import { VendorLink } from '../vendor-link.tsx'
import { depositInWords, leftInWords, overInWords } from './offer-words.ts'

type OfferColumnProps = {
  weddingId: string
  offer: Offer<Vendor>
  name: string
  /** How it is paid; nothing while that is read. */
  plan: Pick<PaymentPlan, 'instalments' | 'isVatIncluded'> | undefined
  /** `null` for members who may not confirm it. */
  onConfirm: (() => void) | null
}

/** One offer: a column beside the others on a wide screen, a card under them on a phone. */
export function OfferColumn({ weddingId, offer, name, plan, onConfirm }: OfferColumnProps) {
  const { vendor, cents, overCents, leftCents } = offer
  const left = leftInWords(offer)
  const vat = plan?.isVatIncluded === false ? ', sin IVA' : plan?.isVatIncluded ? ', IVA incluido' : ''
  return (
    <li className="grid content-start gap-y-2.5 border-b border-line py-4 md:row-span-8 md:grid-rows-subgrid md:border-b-0 md:border-l md:px-4 md:py-1 md:first:border-l-0 md:first:pl-0">
      <VendorLink weddingId={weddingId} vendor={vendor}>
        {name}
      </VendorLink>
      <p className="num text-lg font-strong text-ink">{formatEuros(cents)}</p>
      <Fact label="Cómo cobra">
        {vendor.perHead ? priceInWords(vendor.perHead) : 'Precio cerrado'}
        {vat}
      </Fact>
      <Fact label="Frente al más barato">
        <span className={cx(overCents === 0 && 'font-strong')}>{overInWords(offer)}</span>
      </Fact>
      <Fact label="Frente a lo previsto">
        <span className={cx(leftCents !== null && leftCents < 0 && 'text-danger')}>
          {left ?? 'Sin plan para esta categoría'}
        </span>
      </Fact>
      <Fact label="Señal">{plan ? depositInWords(plan.instalments, cents) : '…'}</Fact>
      <Fact label="Qué incluye">
        <span className="line-clamp-6 whitespace-pre-line">{vendor.details ?? 'Sin notas'}</span>
      </Fact>
      <div className="self-end">
        {onConfirm ? (
          <Button className="w-full" aria-label={`Confirmar ${name}`} onPress={onConfirm}>
            Confirmar este
          </Button>
        ) : (
          <p className="text-sm text-ink-3">Sin confirmar</p>
        )}
      </div>
    </li>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl className="text-sm max-md:grid max-md:grid-cols-[9rem_minmax(0,1fr)] max-md:gap-x-3">
      <dt className="text-ink-3">{label}</dt>
      <dd className="text-ink wrap-anywhere">{children}</dd>
    </dl>
  )
}
