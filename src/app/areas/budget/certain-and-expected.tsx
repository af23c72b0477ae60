import type { Vendor } from '#contract/vendors.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { priceSteps } from '#domain/budget/price-steps.ts'
import { AS_IT_IS } from '#domain/budget/scenarios.ts'

type CertainAndExpectedProps = { certainCents: number; expectedCents: number; vendors: readonly Vendor[] }

/**
 * The cost of the confirmed vendors with the guests who have said yes, and with all who may still come, when that
 * differs, and of one guest more.
 */
export function CertainAndExpected({ certainCents, expectedCents, vendors }: CertainAndExpectedProps) {
  const { adultCents } = priceSteps(vendors, AS_IT_IS)
  if (certainCents === expectedCents && adultCents === 0) return null
  return (
    <p className="mt-4 max-w-136 text-sm text-ink-2">
      {certainCents !== expectedCents && (
        <>
          <b className="num font-strong text-ink">{formatEuros(certainCents)}</b> seguros, con quienes ya han
          dicho que sí. <b className="num font-strong text-ink">{formatEuros(expectedCents)}</b> previstos, si
          vienen todos los que faltan por responder.{' '}
        </>
      )}
      {adultCents > 0 && (
        <>
          Cada adulto de más cuesta <b className="num font-strong text-ink">{formatEuros(adultCents)}</b>.
        </>
      )}
    </p>
  )
}
