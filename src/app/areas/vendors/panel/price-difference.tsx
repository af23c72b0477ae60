import type { Vendor } from '#contract/vendors.ts'
import { parseEuros } from '#domain/budget/money.ts'
import { type PerHead, perHeadCents } from '#domain/vendors/vendor-prices.ts'
import { useUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'
import { usePaymentsOf } from './payments-of-vendor.ts'

/** Says where the difference goes that prices make which are being typed. */
export function PriceDifference({ vendor, price }: { vendor: Vendor; price: PerHead }) {
  const [adult] = useUnsaved(`${vendor.id} adult price`)
  const [child] = useUnsaved(`${vendor.id} child price`)
  const [fixed] = useUnsaved(`${vendor.id} fixed price`)
  const payments = usePaymentsOf(vendor)
  if (!payments || (adult === null && child === null && fixed === null)) return null
  const typed = {
    ...price,
    adult: typedEuros(adult, price.adult),
    child: typedEuros(child, price.child),
    fixed: typedEuros(fixed, price.fixed),
  }
  return payments.difference(vendor, perHeadCents(typed, price.heads[price.basis]))
}

function typedEuros(text: string | null, stored: number): number {
  const cents = text === null ? null : parseEuros(text.trim() === '' ? '0' : text)
  return cents === null ? stored : cents / 100
}
