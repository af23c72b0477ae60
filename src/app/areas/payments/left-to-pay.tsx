import { percentOf } from '#domain/budget/budget.ts'
import { formatEuros } from '#domain/budget/money.ts'

type LeftToPayProps = { leftCents: number; paidCents: number }

/** The one large figure of the tab. */
export function LeftToPay({ leftCents, paidCents }: LeftToPayProps) {
  const [whole = '', decimals] = formatEuros(leftCents).split(',')
  const percent = percentOf(paidCents, leftCents + paidCents)
  return (
    <div className="mt-8 grid items-end gap-x-12 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto]">
      {/* biome-ignore lint/a11y/useSemanticElements: a figure with its name, not a set of fields */}
      <p
        role="group"
        aria-label="Os queda por pagar"
        className="text-[clamp(2.75rem,1.4rem+5vw,5.75rem)] leading-[.86] tracking-[-.03em] whitespace-nowrap serif"
      >
        {whole}
        <small className="-ml-[.03em] text-[.46em] tracking-[-.01em] text-ink-2">,{decimals}</small>
      </p>
      <p className="max-w-60 text-ui text-ink-2 md:pb-1 md:text-right">
        {leftCents === 0
          ? `No os queda nada por pagar. Lleváis pagados ${formatEuros(paidCents)}.`
          : `Os queda por pagar. Lleváis pagados ${formatEuros(paidCents)}, un ${percent}\u00a0%.`}
      </p>
    </div>
  )
}
