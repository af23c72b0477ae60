import { useState } from 'react'
import { parseEuros } from '#domain/budget/money.ts'
import type { PaymentLine } from '#domain/payments/payment-lines.ts'
import { type Payment, sumOf } from '#domain/payments/payments.ts'
import { dateProblemIn } from '#ui/fields/date-problem.ts'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'
import { fieldsOfLine, fieldsOfPayment, type PayFields, sharesOf, unsavedKey } from './pay-form.ts'
import { addPayment, correctPayment } from './payments.actions.ts'
import type { PaymentsPlace } from './payments-place.ts'
import type { PaymentsRead } from './use-payments.ts'
import { useReceipt } from './use-receipt.ts'

export type PayFormProps = {
  /** The line that is paid; none for a payment whose line is chosen here, or one that is corrected. */
  line: PaymentLine | null
  payment: Payment | null
  read: PaymentsRead
  place: PaymentsPlace
  onClose: () => void
}

export type PayProblems = {
  line?: string | null
  amount?: string | null
  day?: string | null
  parts?: string | null
}

/** The form of a payment: what is typed in it outlives the dialog until it is saved or given up. */
export function usePayForm({ line, payment, read, place, onClose }: PayFormProps) {
  const { weddingId, today } = place
  const key = payment ? `payment ${payment.id}` : unsavedKey(weddingId, line)
  const [typed, type] = useUnsavedForm<PayFields>(key)
  const [filled] = useState(() => (payment ? fieldsOfPayment(payment) : fieldsOfLine(line, today)))
  const fields = { ...filled, ...typed }
  const [problems, setProblems] = useState<PayProblems>({})
  const receipt = useReceipt(weddingId)
  const [vendorId = '', instalmentId = ''] = fields.lineKey.split(' ')
  const of = read.vendors.find(({ vendor }) => vendor.id === vendorId)
  const cents = parseEuros(fields.amount)
  const close = () => {
    type(null)
    onClose()
  }
  function save(form: HTMLFormElement) {
    const { shares, problem } = sharesOf(fields, cents ?? 0)
    const found: PayProblems = {
      line: of || payment ? null : 'Elige a quién se ha pagado.',
      amount: amountProblem(cents),
      day: dateProblemIn(form) ?? (fields.paidOn ? null : 'Elige el día.'),
      parts: cents ? problem : null,
    }
    setProblems(found)
    const { paidOn, method } = fields
    if (Object.values(found).some(Boolean) || !shares || !paidOn || !cents) return
    const fileId = receipt.send(vendorId, `Recibo ${paidOn} ${fields.amount}`) ?? payment?.fileId ?? null
    const note = fields.note.trim() || null
    const saved = { instalmentId: instalmentId || null, paidOn, method: method || null, shares, note, fileId }
    if (payment) correctPayment(weddingId, payment, saved)
    else {
      const vendorName = of?.vendor.name ?? ''
      const paidBefore = paidOf(read, vendorId, saved.instalmentId)
      addPayment(weddingId, { ...saved, vendorId, vendorName, cents, paidBefore })
    }
    close()
  }
  return { fields, type, problems, receipt, of, cents, save, close }
}

export type PayForm = ReturnType<typeof usePayForm>

function amountProblem(cents: number | null): string | null {
  if (cents === null) return 'Escribe un importe como 1.234,56.'
  return cents === 0 ? 'Escribe un importe mayor que 0.' : null
}

/** The cents that are noted as paid of one line. */
export const paidOf = ({ payments }: PaymentsRead, vendorId: string, instalmentId: string | null) =>
  sumOf(
    payments
      .filter((one) => one.vendorId === vendorId && one.instalmentId === instalmentId)
      .map(({ cents }) => cents),
  )
