import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import type { Books } from '#contract/book-rows.ts'
import type { BankFile } from '#domain/bank-movements/bank-movements.ts'
import { type Proposal, proposePayments } from '#domain/bank-movements/propose.ts'
import { NOTE_MAX } from '#domain/books/books.ts'
import { remainingOf } from '#domain/books/ledger.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Icon } from '#ui/icon.tsx'
import { FormError } from '../../shared/page/form-error.tsx'
import { client } from '../../sync/api.ts'
import { reasonsInWords } from './bank-words.ts'
import { useBookChange } from './books.actions.ts'
import { notedKeys, type OpenCharge, openCharges } from './open-charges.ts'
import { shortDay } from './words.ts'

/** The incoming movements, each with the charge that it pays most likely. */
export function BankMovements({ file, books }: { file: BankFile; books: Books }) {
  const open = openCharges(books)
  const noted = notedKeys(books)
  const paidIn = file.movements.filter(({ amount }) => amount > 0)
  const waiting = proposePayments(
    paidIn.filter(({ key }) => !noted.has(key)),
    open.map(({ account, charge }) => ({
      id: charge.id,
      open: remainingOf(charge),
      names: [account.client.name ?? '', ...account.weddingName.split(/\s+(?:&|y|e)\s+/)].filter(Boolean),
      reference: account.reference,
    })),
  )
  const known = paidIn.length - waiting.length
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-2">
        {paidIn.length === 1 ? '1 ingreso' : `${paidIn.length} ingresos`} de {file.movements.length}{' '}
        movimientos.
        {known > 0 && ` ${known} ya ${known === 1 ? 'está anotado' : 'están anotados'}.`}
        {file.skipped > 0 && ` ${file.skipped} líneas no son movimientos.`}
      </p>
      <ul aria-label="Ingresos" className="border-t border-line-strong">
        {waiting.map((proposal) => (
          <MovementRow key={proposal.movement.key} proposal={proposal} open={open} />
        ))}
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

function MovementRow({ proposal, open }: { proposal: Proposal; open: readonly OpenCharge[] }) {
  const { movement, payableId, reasons } = proposal
  const [id] = useState(() => crypto.randomUUID())
  const [picked, setPicked] = useState<string | null>(null)
  const chargeId = picked ?? payableId
  const accept = useBookChange({
    write: () =>
      client.books.addPayment({
        ...{ chargeId: chargeId!, id, amount: movement.amount, paidOn: movement.day, method: 'transfer' },
        ...{ note: movement.concept.slice(0, NOTE_MAX) || null, bankKey: movement.key },
      }),
  })
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
          label={`Cobro de ${formatEuros(movement.amount)}`}
          hideLabel
          placeholder="¿De qué cobro es?"
          options={open.map(({ account, charge }) => ({
            value: charge.id,
            label: `${account.weddingName}, ${charge.concept}: quedan ${formatEuros(remainingOf(charge))}`,
          }))}
          value={chargeId}
          onChange={setPicked}
          className="min-w-0 flex-1"
        />
        <Button
          variant={chargeId ? 'primary' : 'secondary'}
          isDisabled={!chargeId}
          isPending={accept.isPending}
          pendingLabel="Anotando"
          onPress={() => accept.mutate(undefined)}
        >
          Anotar
        </Button>
      </div>
      {reasons.length > 0 && chargeId === payableId && (
        <p className="text-xs text-ink-3">{reasonsInWords(reasons)}.</p>
      )}
      <FormError error={accept.error} />
    </li>
  )
}
