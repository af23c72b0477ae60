import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { formatEuros } from '#domain/budget/money.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { PlainButton, type PlainButtonProps } from '#ui/plain-button.tsx'
import { differenceClass, signedEuros } from './scenario-words.ts'

/** The name of a scenario, which opens the choice of another. */
export function NameButton({ children, ...props }: PlainButtonProps) {
  return (
    <PlainButton
      {...props}
      className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-control text-right font-strong pointer-coarse:min-h-11"
    >
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <Icon of={ChevronDown} size="sm" />
    </PlainButton>
  )
}

type ColumnHeadProps = { name: ReactNode; cents: number; difference?: number }

/** The sum of a scenario with how it differs from today, or of today. */
export function ColumnHead({ name, cents, difference }: ColumnHeadProps) {
  return (
    <>
      <span className="flex min-h-9 items-center justify-end text-sm font-strong">{name}</span>
      <BigSum cents={cents} className="block text-4xl leading-none font-normal max-2xl:text-[1.75rem]" />
      <span
        className={cx(
          'num mt-2 block text-sm',
          difference === undefined
            ? 'font-normal text-ink-3'
            : cx('font-strong', differenceClass(difference)),
        )}
      >
        {difference === undefined ? 'Confirmado' : signedEuros(difference)}
      </span>
    </>
  )
}

/** Euros in figures, with small cents. */
export function BigSum({ cents, className }: { cents: number; className: string }) {
  const [whole = '', decimals] = formatEuros(cents).split(',')
  return (
    <span className={cx('serif tracking-[-.025em] whitespace-nowrap', className)}>
      {whole}
      <small className="text-[50%] tracking-normal text-ink-2">,{decimals}</small>
    </span>
  )
}
