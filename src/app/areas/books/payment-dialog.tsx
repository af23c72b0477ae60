import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { BookAccount, BookCharge } from '#contract/book-rows.ts'
import { NOTE_MAX } from '#domain/books/books.ts'
import { remainingOf } from '#domain/books/ledger.ts'
import { formatAmount, formatEuros } from '#domain/budget/money.ts'
import { METHOD_NAMES, PAYMENT_METHODS, type PaymentMethod } from '#domain/budget/payment-methods.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { dateProblemIn } from '#ui/fields/date-problem.ts'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { AmountField } from '../../shared/amounts/amount-field.tsx'
import { readAmount } from '../../shared/amounts/read-amount.ts'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { client } from '../../sync/api.ts'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'
import { changeBooks } from './books.actions.ts'

type PaymentDialogProps = { charge: BookCharge; account: BookAccount; today: string; onClose: () => void }

/** Notes a payment. It comes filled with what is left, so that one press settles the charge; a part may be typed. */
export function PaymentDialog({ charge, account, today, onClose }: PaymentDialogProps) {
  const remaining = remainingOf(charge)
  const [typed, type] = useUnsavedForm<Typed>(`payment of ${charge.id}`)
  const [ownId] = useState(() => uuidv7())
  const { id = ownId, amount = formatAmount(remaining), paidOn = today } = typed
  const { method = 'transfer', note = '' } = typed
  const { cents, problem } = readAmount(amount)
  const tooMuch = cents && cents > remaining ? `Quedan ${formatEuros(remaining)}.` : null
  const pay = async () => {
    // The id outlives a reload before the answer, so that pressing again notes no second payment.
    type({ id })
    const payment = { chargeId: charge.id, id, amount: cents!, paidOn: paidOn!, method, note }
    await changeBooks(() => client.books.addPayment(payment))
    type(null)
    onClose()
    showToast('Pago anotado.')
  }
  const form = useSubmission(pay, {
    problems: () => ({ amount: problem ?? tooMuch, day: dayProblem(paidOn, today) }),
    ask: (element) => ({ day: dateProblemIn(element) }),
  })
  return (
    <FormDialog
      title="Anotar pago"
      description={
        <>
          {account.weddingName} · {charge.concept} · quedan{' '}
          <b className="num font-semibold whitespace-nowrap">{formatEuros(remaining)}</b>
        </>
      }
      submitLabel="Anotar pago"
      pendingLabel="Anotando"
      form={form}
      onGiveUp={() => type(null)}
      onClose={onClose}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <AmountField
          label="Importe"
          value={amount}
          onChange={(text) => type({ amount: text })}
          error={form.problems.amount}
        />
        <DatePicker
          label="Fecha"
          value={paidOn}
          onChange={(day) => type({ paidOn: day })}
          error={form.problems.day}
        />
      </div>
      <Select
        label="Forma de pago"
        options={METHODS}
        value={method}
        onChange={(chosen) => type({ method: chosen })}
      />
      <TextField
        label="Nota"
        description="Opcional"
        value={note}
        onChange={(text) => type({ note: text })}
        maxLength={NOTE_MAX}
      />
    </FormDialog>
  )
}

type Typed = { id: string; amount: string; paidOn: string | null; method: PaymentMethod; note: string }

export const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: METHOD_NAMES[value] }))

export function dayProblem(day: string | null, today: string): string | null {
  if (!day) return 'Elige el día.'
  return day > today ? 'Ese día aún no ha llegado.' : null
}
