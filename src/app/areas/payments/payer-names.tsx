import type { Payer } from '#domain/payments/payments.ts'
import { cx } from '#ui/class-names.ts'
import { Avatar } from '#ui/layout/avatar.tsx'
import { payerName } from './payment-words.ts'

type PayerNamesProps = {
  ids: readonly (string | null)[]
  payers: readonly Payer[]
  couple: string
  className?: string
}

/** The payers of a line: one by name, several as how many share it. */
export function PayerNames({ ids, payers, couple, className }: PayerNamesProps) {
  const names = ids.map((id) => payerName(id, payers, couple))
  const [only = couple] = names
  return (
    <span
      className={cx('flex min-w-0 items-center gap-2 text-sm text-ink-2', className)}
      title={names.join(' y ')}
    >
      <span className="flex shrink-0 -space-x-2">
        {names.slice(0, 2).map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </span>
      <span className="min-w-0 truncate">
        {names.length < 2 ? only : names.length === 2 ? 'A medias' : `Entre ${names.length}`}
        {names.length > 1 && <span className="sr-only">: {names.join(', ')}</span>}
      </span>
    </span>
  )
}
