import type { ReactNode } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { remainingCents } from '#domain/budget/budget.ts'
import { budgetWarning, pendingCents } from '#domain/budget/budget-warning.ts'
import { formatEuros, toCents } from '#domain/budget/money.ts'
import { cx } from '#ui/class-names.ts'
import { TotalBudget } from './total-budget.tsx'
import { WarningLine } from './warning-line.tsx'

/** In cents. */
const MILLION = 100_000_000

type FiguresProps = {
  weddingId: string
  confirmedCents: number
  estimatedCents: number
  expectedCents: number
  /** Those that count. */
  vendors: readonly Vendor[]
  totalBudget: number | null
}

/** Confirmed and estimated side by side, and both beside what the couple wants to spend. */
export function Figures(props: FiguresProps) {
  const { weddingId, confirmedCents, estimatedCents, expectedCents, vendors, totalBudget } = props
  const left = remainingCents(totalBudget, confirmedCents)
  const warning =
    totalBudget === null
      ? null
      : budgetWarning(toCents(totalBudget), { confirmedCents, expectedCents, ...pendingCents(vendors) })
  // Side by side on a phone they have half of it each.
  const areMillions = [confirmedCents, estimatedCents, left ?? 0].some((cents) => Math.abs(cents) >= MILLION)
  return (
    <section aria-label="Confirmado, estimado y presupuesto" className="mt-8 max-md:mt-6">
      <dl
        className={cx(
          areMillions ? 'text-[1.625rem] max-lg:text-[1.25rem]' : 'text-[1.625rem]',
          'grid grid-cols-4 gap-y-5 border-t border-line pt-5 max-md:grid-cols-2 max-sm:grid-cols-1 *:not-first:border-l *:not-first:border-line *:not-first:pl-6 max-md:[&>:nth-child(odd)]:border-l-0 max-md:[&>:nth-child(odd)]:pl-0 max-sm:*:not-first:border-l-0 max-sm:*:not-first:pl-0',
        )}
      >
        <Figure label="Confirmado">{formatEuros(confirmedCents)}</Figure>
        <Figure label="Estimado sin confirmar">{formatEuros(estimatedCents)}</Figure>
        {/* A sum that is not set cannot be set on paper. */}
        <Figure label="Presupuesto total" isPrinted={totalBudget !== null}>
          <TotalBudget weddingId={weddingId} value={totalBudget} />
        </Figure>
        {left !== null && (
          <Figure label={left < 0 ? 'Te pasas' : 'Te queda'}>{formatEuros(Math.abs(left))}</Figure>
        )}
      </dl>
      {totalBudget !== null && warning && <WarningLine totalBudget={totalBudget} warning={warning} />}
    </section>
  )
}

type FigureProps = { label: string; children: ReactNode; isPrinted?: boolean }

function Figure({ label, children, isPrinted = true }: FigureProps) {
  return (
    <div data-print={isPrinted ? undefined : 'hide'} className="grid grid-rows-[1fr_auto] gap-1.5">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="leading-none tracking-[-.015em] serif">{children}</dd>
    </div>
  )
}
