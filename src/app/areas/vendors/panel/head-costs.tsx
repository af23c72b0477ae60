import type { Vendor } from '#contract/vendors.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { type PerHead, perHeadCents } from '#domain/vendors/vendor-prices.ts'
import { sumInWords } from '../../../shared/words/price-words.ts'
import { PriceDifference } from './price-difference.tsx'

/** The sum of a price per head: as it is counted, and the certain and expected sums where they differ. */
export function HeadCosts({ vendor, price }: { vendor: Vendor; price: PerHead }) {
  const { heads, basis } = price
  const certain = perHeadCents(price, heads.confirmed)
  const expected = perHeadCents(price, heads.expected)
  return (
    <>
      <div role="status" className="grid gap-1 border-t border-line pt-3 text-sm text-ink-2">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>{sumInWords(price, heads[basis]).join(' + ')}</span>
          <b className="num text-ui font-strong text-ink">{formatEuros(perHeadCents(price, heads[basis]))}</b>
        </p>
        {certain !== expected && (
          <p>
            Seguro {formatEuros(certain)}, con quienes ya dicen que sí. Previsto {formatEuros(expected)}, si
            vienen también los que no han respondido.
          </p>
        )}
      </div>
      <PriceDifference vendor={vendor} price={price} />
    </>
  )
}
