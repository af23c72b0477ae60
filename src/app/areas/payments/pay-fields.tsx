import { readIban } from '#domain/budget/iban.ts'
import { METHOD_NAMES, PAYMENT_METHODS, type PaymentMethod } from '#domain/budget/payment-methods.ts'
import { PAYMENT_NOTE_MAX } from '#domain/payments/payments.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { keyOf } from './pay-form.ts'
import { PayLine } from './pay-line.tsx'
import { ReceiptField } from './receipt-field.tsx'
import { TransferDetails } from './transfer-details.tsx'
import type { PayForm, PayFormProps } from './use-pay-form.ts'
import { WhoHasPaid } from './who-has-paid.tsx'

type PayFieldsProps = Pick<PayFormProps, 'line' | 'payment' | 'read' | 'place'> & { form: PayForm }

/** The fields of a payment. */
export function PayFields({ line, payment, read, place, form }: PayFieldsProps) {
  const { fields, type, problems, receipt, of, cents } = form
  const lines = read.vendors.flatMap(({ account }) => account.lines)
  const concept = lines.find((one) => keyOf(one) === fields.lineKey)?.instalment?.concept ?? 'Pago'
  const hasAccount = !payment && readIban(of?.plan.iban ?? '') !== null
  return (
    <>
      {!line && !payment && <PayLine read={read} today={place.today} form={form} />}
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label="Importe"
          value={fields.amount}
          onChange={(amount) => type({ amount })}
          autoFocus={line !== null || payment !== null}
          inputMode="decimal"
          autoComplete="off"
          inputClassName="num text-right pr-8 font-strong"
          trailing={<span className="pr-2.5 text-ink-3">€</span>}
          error={problems.amount ?? null}
        />
        <DatePicker
          label="Fecha"
          value={fields.paidOn}
          onChange={(paidOn) => type({ paidOn })}
          error={problems.day ?? null}
        />
      </div>
      <WhoHasPaid
        fields={fields}
        cents={cents}
        payers={read.payers}
        couple={place.couple}
        onChange={type}
        problem={problems.parts ?? null}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Select<PaymentMethod | 'unsaid'>
          label="Cómo"
          options={METHODS}
          value={fields.method || 'unsaid'}
          onChange={(method) => type({ method: method === 'unsaid' ? '' : method })}
        />
        <TextField
          label="Nota"
          value={fields.note}
          onChange={(note) => type({ note })}
          maxLength={PAYMENT_NOTE_MAX}
        />
      </div>
      <ReceiptField receipt={receipt} hasOne={Boolean(payment?.fileId)} />
      {hasAccount && of && cents !== null && cents > 0 && (
        <TransferDetails of={of} cents={cents} remittance={`${concept}, boda de ${place.couple}`} />
      )}
    </>
  )
}

const METHODS = [
  { value: 'unsaid' as const, label: 'Sin decir' },
  ...PAYMENT_METHODS.map((value) => ({ value, label: METHOD_NAMES[value] })),
]
