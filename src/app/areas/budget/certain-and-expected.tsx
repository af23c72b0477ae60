import { formatEuros } from '#domain/budget/money.ts'

type CertainAndExpectedProps = { certainCents: number; expectedCents: number }

/**
 * The cost of the confirmed vendors with the guests who have said yes, and with all who may still come, when that
 * differs.
 */
export function CertainAndExpected({ certainCents, expectedCents }: CertainAndExpectedProps) {
  if (certainCents === expectedCents) return null
  return (
    <p className="mt-4 max-w-136 text-sm text-ink-2">
      <b className="num font-strong text-ink">{formatEuros(certainCents)}</b> seguros, con quienes ya han
      dicho que sí. <b className="num font-strong text-ink">{formatEuros(expectedCents)}</b> previstos, si
      vienen todos los que faltan por responder.
    </p>
  )
}
