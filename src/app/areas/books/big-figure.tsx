import type { ReactNode } from 'react'
import { formatEuros } from '#domain/budget/money.ts'

type BigFigureProps = { label: string; cents: number; children?: ReactNode }

/** The one large figure of a tab, with what it is of beside it. */
export function BigFigure({ label, cents, children }: BigFigureProps) {
  const [whole = '', decimals] = formatEuros(cents).split(',')
  return (
    <div className="mt-8 grid items-end gap-x-12 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto]">
      {/* biome-ignore lint/a11y/useSemanticElements: a figure with its name, not a set of fields */}
      <p
        role="group"
        aria-label={label}
        className="text-[clamp(2.75rem,1.2rem+6.4vw,6.75rem)] leading-[.86] tracking-[-.03em] whitespace-nowrap serif max-[18rem]:text-[2rem]"
      >
        {whole}
        <small className="-ml-[.03em] text-[.46em] tracking-[-.01em] text-ink-2">,{decimals}</small>
      </p>
      <div className="flex items-center gap-3 pb-1.5 max-[18rem]:flex-wrap max-md:pb-0">{children}</div>
    </div>
  )
}
