import { type ReactNode, useState } from 'react'
import type { Proposal } from '#domain/bank-movements/propose.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { shortDay } from '../words/spanish-dates.ts'
import { reasonsInWords } from './bank-words.ts'

type MovementRowProps = {
  proposal: Proposal
  /** The sums that it may pay; `label` and `placeholder` name the choice. */
  options: readonly { value: string; label: string }[]
  label: string
  placeholder: string
  onAccept: (payableId: string) => void
  isPending?: boolean
  children?: ReactNode
}

/** A movement of the bank with what it is for most likely, which a person accepts or changes. */
export function MovementRow({
  proposal,
  options,
  onAccept,
  isPending,
  children,
  ...choice
}: MovementRowProps) {
  const { movement, payableId, reasons } = proposal
  const [picked, setPicked] = useState<string | null>(null)
  const wanted = picked ?? payableId
  const chosen = options.some(({ value }) => value === wanted) ? wanted : null
  return (
    <li className="grid gap-2 border-b border-line py-3">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <span className="min-w-0">
          <span className="num text-ink-3">{shortDay(movement.day)}</span> {movement.concept}
        </span>
        <b className="num font-strong whitespace-nowrap">{formatEuros(movement.amount)}</b>
      </div>
      <div className="flex items-end gap-2">
        <Select
          {...choice}
          hideLabel
          options={options}
          value={chosen}
          onChange={setPicked}
          className="min-w-0 flex-1"
        />
        <Button
          variant={chosen ? 'primary' : 'secondary'}
          isDisabled={!chosen}
          isPending={isPending ?? false}
          pendingLabel="Anotando"
          onPress={() => chosen && onAccept(chosen)}
        >
          Anotar
        </Button>
      </div>
      {reasons.length > 0 && chosen === payableId && (
        <p className="text-xs text-ink-3">{reasonsInWords(reasons)}.</p>
      )}
      {children}
    </li>
  )
}
