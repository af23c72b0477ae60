import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import type { BankFile } from '#domain/bank-movements/bank-movements.ts'
import type { Proposal } from '#domain/bank-movements/propose.ts'
import { Icon } from '#ui/icon.tsx'

type MovementListProps = {
  file: BankFile
  /** `Ingresos` or `Pagos`, and one of them. */
  names: { one: string; many: string; list: string }
  /** How many of the file go this way, and how many of them wait to be noted. */
  count: number
  waiting: readonly Proposal[]
  row: (proposal: Proposal) => ReactNode
}

/** The movements of one direction that are not noted yet, and what of the file is none of them. */
export function MovementList({ file, names, count, waiting, row }: MovementListProps) {
  const known = count - waiting.length
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-2">
        {count === 1 ? `1 ${names.one}` : `${count} ${names.many}`} de {file.movements.length} movimientos.
        {known > 0 && ` ${known} ya ${known === 1 ? 'está anotado' : 'están anotados'}.`}
        {file.skipped > 0 && ` ${file.skipped} líneas no son movimientos.`}
      </p>
      <ul aria-label={names.list} className="border-t border-line-strong">
        {waiting.map(row)}
      </ul>
      {waiting.length === 0 && (
        <p className="inline-flex items-center gap-1.5 text-sm font-strong text-link">
          <Icon of={Check} size="sm" />
          No queda nada por anotar.
        </p>
      )}
    </div>
  )
}
