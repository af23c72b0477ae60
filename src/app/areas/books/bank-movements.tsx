import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { Books } from '#contract/book-rows.ts'
import type { BankFile } from '#domain/bank-movements/bank-movements.ts'
import { type Proposal, proposePayments } from '#domain/bank-movements/propose.ts'
import { NOTE_MAX } from '#domain/books/books.ts'
import { remainingOf } from '#domain/books/ledger.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { MovementList } from '../../shared/bank/movement-list.tsx'
import { MovementRow } from '../../shared/bank/movement-row.tsx'
import { FormError } from '../../shared/page/form-error.tsx'
import { client } from '../../sync/api.ts'
import { useBookChange } from './books.actions.ts'
import { notedKeys, type OpenCharge, openCharges } from './open-charges.ts'

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
  return (
    <MovementList
      file={file}
      names={{ one: 'ingreso', many: 'ingresos', list: 'Ingresos' }}
      count={paidIn.length}
      waiting={waiting}
      row={(proposal) => <ChargeRow key={proposal.movement.key} proposal={proposal} open={open} />}
    />
  )
}

function ChargeRow({ proposal, open }: { proposal: Proposal; open: readonly OpenCharge[] }) {
  const { movement } = proposal
  const [id] = useState(() => uuidv7())
  const accept = useBookChange({
    write: (chargeId: string) =>
      client.books.addPayment({
        ...{ chargeId, id, amount: movement.amount, paidOn: movement.day, method: 'transfer' },
        ...{ note: movement.concept.slice(0, NOTE_MAX) || null, bankKey: movement.key },
      }),
  })
  return (
    <MovementRow
      proposal={proposal}
      label={`Cobro de ${formatEuros(movement.amount)}`}
      placeholder="¿De qué cobro es?"
      options={open.map(({ account, charge }) => ({
        value: charge.id,
        label: `${account.weddingName}, ${charge.concept}: quedan ${formatEuros(remainingOf(charge))}`,
      }))}
      isPending={accept.isPending}
      onAccept={(chargeId) => accept.mutate(chargeId)}
    >
      <FormError error={accept.error} />
    </MovementRow>
  )
}
