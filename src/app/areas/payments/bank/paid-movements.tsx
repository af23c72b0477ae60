import { useState } from 'react'
import type { BankFile, BankMovement } from '#domain/bank-movements/bank-movements.ts'
import { type Proposal, proposePayments } from '#domain/bank-movements/propose.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { noteOfSameMoney, paidOut, payableLines } from '#domain/payments/bank-payments.ts'
import { PAYMENT_NOTE_MAX, type Payment } from '#domain/payments/payments.ts'
import { Select } from '#ui/fields/select.tsx'
import { MovementList } from '../../../shared/bank/movement-list.tsx'
import { MovementRow } from '../../../shared/bank/movement-row.tsx'
import { shortDay } from '../../../shared/words/spanish-dates.ts'
import { COUPLE, keyOf } from '../pay-form.ts'
import { conceptOf } from '../payment-words.ts'
import { addPayment } from '../payments.actions.ts'
import type { PaymentsPlace } from '../payments-place.ts'
import { paidOf } from '../use-pay-form.ts'
import type { PaymentsRead } from '../use-payments.ts'
import { movementPaymentId } from './movement-payment-id.ts'

type PaidMovementsProps = { file: BankFile; read: PaymentsRead; place: PaymentsPlace }

/** The outgoing movements, each with the line that it pays most likely. */
export function PaidMovements({ file, read, place: { weddingId, couple } }: PaidMovementsProps) {
  const [holder, setHolder] = useState(COUPLE)
  const lines = read.vendors.flatMap(({ account }) => account.lines.filter(({ leftCents }) => leftCents > 0))
  const payees = new Map(read.vendors.map(({ plan }) => [plan.id, plan.payee]))
  const out = paidOut(file.movements)
  const idOf = ({ key }: BankMovement) => movementPaymentId(key)
  const ofBank = new Set(out.map(idOf))
  const noted = new Set(read.payments.map(({ id }) => id))
  const open = out.filter((movement) => !noted.has(idOf(movement)))
  const waiting = proposePayments(open, payableLines(lines, payees, keyOf))
  const accept = (movement: BankMovement, lineKey: string) => {
    const line = lines.find((one) => keyOf(one) === lineKey)
    if (!line) return
    const { vendorId, vendorName } = line
    const instalmentId = line.instalment?.id ?? null
    const shares = [{ payerId: holder === COUPLE ? null : holder, cents: movement.amount }]
    addPayment(weddingId, {
      ...{ id: idOf(movement), vendorId, vendorName, instalmentId, shares, cents: movement.amount },
      ...{ paidOn: movement.day, method: null, note: movement.concept.slice(0, PAYMENT_NOTE_MAX) || null },
      ...{ fileId: null, paidBefore: paidOf(read, vendorId, instalmentId) },
    })
  }
  const options = lines.map((line) => ({
    value: keyOf(line),
    label: `${line.vendorName || 'Proveedor sin nombre'}, ${conceptOf(line.instalment).toLowerCase()}: quedan ${formatEuros(line.leftCents)}`,
  }))
  return (
    <div className="grid gap-4">
      {read.payers.length > 0 && (
        <Select
          label="De quién es la cuenta"
          options={[
            { value: COUPLE, label: couple },
            ...read.payers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={holder}
          onChange={setHolder}
        />
      )}
      <MovementList
        file={file}
        names={{ one: 'pago', many: 'pagos', list: 'Pagos del banco' }}
        count={out.length}
        waiting={waiting}
        row={(proposal) => (
          <LineRow
            key={proposal.movement.key}
            proposal={proposal}
            options={options}
            byHand={noteOfSameMoney(proposal.movement, read.payments, ({ id }) => ofBank.has(id))}
            onAccept={(lineKey) => accept(proposal.movement, lineKey)}
          />
        )}
      />
    </div>
  )
}

type LineRowProps = {
  proposal: Proposal
  options: readonly { value: string; label: string }[]
  /** A payment that was noted by hand and may be this one: then none is proposed. */
  byHand: Payment | undefined
  onAccept: (lineKey: string) => void
}

function LineRow({ proposal, byHand, ...row }: LineRowProps) {
  const { amount } = proposal.movement
  return (
    <MovementRow
      {...row}
      proposal={byHand ? { ...proposal, payableId: null, reasons: [] } : proposal}
      label={`Pago de ${formatEuros(amount)}`}
      placeholder="¿De qué pago es?"
    >
      {byHand && (
        <p className="text-xs text-ink-3">
          Ya hay un pago de {formatEuros(amount)} a {byHand.vendorName || 'un proveedor'} del{' '}
          {shortDay(byHand.paidOn)}. Anótalo solo si es otro.
        </p>
      )}
    </MovementRow>
  )
}
