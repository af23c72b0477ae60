import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { BookAccount, BookCharge, Books } from '#contract/book-rows.ts'
import { CONCEPT_MAX } from '#domain/books/books.ts'
import type { AgreedCharge } from '#domain/books/changes.ts'
import { lineOf } from '#domain/books/ledger.ts'
import { taxLine } from '#domain/books/tax.ts'
import { formatAmount, parseEuros } from '#domain/budget/money.ts'
import type { PaymentMethod } from '#domain/budget/payment-methods.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { dateProblemIn } from '#ui/fields/date-problem.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { AmountField } from '../../shared/amounts/amount-field.tsx'
import { readAmount } from '../../shared/amounts/read-amount.ts'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import type { Problems } from '../../shared/page/use-submission.ts'
import { client } from '../../sync/api.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { type Due, DueField, readDue } from './due-field.tsx'
import { dayProblem, METHODS } from './payment-dialog.tsx'
import { RemindSwitch } from './remind-switch.tsx'
import { type Rates, TaxFields, USUAL_RATES } from './tax-fields.tsx'
import { useMergedChange } from './use-merged-change.ts'
import { useTypedOver } from './use-typed-over.ts'

type ChargeDialogProps = {
  books: Books
  /** The wedding it is of, when it was opened there. */
  account?: BookAccount
  /** The charge that is changed. */
  charge?: BookCharge
  onClose: () => void
}

/** Adds a charge that is to be paid or is paid already, or changes one. */
export function ChargeDialog({ books, account, charge, onClose }: ChargeDialogProps) {
  const { fields, set, ...charging } = useChargeFields(books, account, charge)
  const change = useMergedChange({
    known: charging.from,
    given: charging.agreed,
    problems: () => charging.problems,
    ask: (element) => ({ due: dateProblemIn(element) }),
    write: (given: AgreedCharge, from) =>
      charge
        ? client.books.changeCharge({ chargeId: charge.id, ...given, ...(from && { from }) })
        : charging.add(),
    onDone: () => {
      charging.forget()
      onClose()
      showToast(charge ? 'Cobro cambiado.' : fields.isPaid ? 'Cobro y pago anotados.' : 'Cobro anotado.')
    },
  })
  const { problems } = change.form
  return (
    <FormDialog
      title={charge ? 'Cambiar cobro' : 'Anotar cobro'}
      submitLabel="Guardar cobro"
      pendingLabel="Guardando"
      form={change.form}
      onGiveUp={charging.forget}
      onClose={onClose}
    >
      {!charge && (
        <Segmented
          label="Tipo"
          segments={KINDS}
          value={fields.isPaid ? 'paid' : 'due'}
          onChange={(kind) => set({ isPaid: kind === 'paid' })}
          className="justify-self-start"
        />
      )}
      {!charge && (
        <Select
          label="Boda"
          options={books.accounts.map((one) => ({ value: keyOf(one), label: one.weddingName }))}
          value={fields.account}
          onChange={(key) => set({ account: key })}
          error={problems.account}
        />
      )}
      <TextField
        label="Concepto"
        value={fields.concept}
        onChange={(concept) => set({ concept })}
        maxLength={CONCEPT_MAX}
        {...(problems.concept && { error: problems.concept })}
      />
      <AmountField
        label="Importe"
        value={fields.amount}
        onChange={(amount) => set({ amount })}
        error={problems.amount}
      />
      <TaxFields
        rates={fields.rates}
        onChange={(rates) => set({ rates })}
        cents={parseEuros(fields.amount)}
      />
      {fields.isPaid ? (
        <PaidFields fields={fields} onChange={set} problem={problems.due} />
      ) : (
        <>
          <DueField due={fields.due} onChange={(due) => set({ due })} error={problems.due} />
          <RemindSwitch
            isSelected={fields.remindsCouple}
            onChange={(remindsCouple) => set({ remindsCouple })}
          />
        </>
      )}
      <ConflictDialog change={change} />
    </FormDialog>
  )
}

type PaidFieldsProps = {
  fields: { paidOn: string | null; method: PaymentMethod }
  onChange: (changes: { paidOn?: string | null; method?: PaymentMethod }) => void
  problem: string | null | undefined
}

/** When and how what is paid already was paid. */
const PaidFields = ({ fields, onChange, problem }: PaidFieldsProps) => (
  <div className="grid gap-4 md:grid-cols-2">
    <DatePicker
      label="Fecha"
      value={fields.paidOn}
      onChange={(paidOn) => onChange({ paidOn })}
      error={problem}
    />
    <Select
      label="Forma de pago"
      options={METHODS}
      value={fields.method}
      onChange={(method) => onChange({ method })}
    />
  </div>
)

const KINDS = [
  { value: 'due', label: 'Por cobrar' },
  { value: 'paid', label: 'Ya cobrado' },
] as const

const keyOf = ({ id, weddingId }: BookAccount) => id ?? weddingId ?? ''

type ChargeFields = {
  ids: { charge: string; payment: string }
  isPaid: boolean
  account: string | null
  concept: string
  amount: string
  rates: Rates
  due: Due
  remindsCouple: boolean
  paidOn: string | null
  method: PaymentMethod
}

/** The fields as a charge has them, or a new one. */
const fieldsOf = (charge: BookCharge | undefined): Omit<ChargeFields, 'ids' | 'account' | 'paidOn'> => ({
  ...{ isPaid: false, method: 'transfer' },
  concept: charge?.concept ?? '',
  amount: charge ? formatAmount(lineOf(charge).total) : '',
  rates: charge ? { vatRate: charge.vatRate, irpfRate: charge.irpfRate } : USUAL_RATES,
  due: dueOf(charge),
  remindsCouple: charge?.remindsCouple ?? false,
})

function problemsOf(
  { concept, amount, isPaid, paidOn, due }: ChargeFields,
  today: string,
): Problems<'concept' | 'amount' | 'due'> {
  return {
    concept: concept.trim() ? null : 'Escribe de qué es.',
    amount: readAmount(amount).problem,
    due: isPaid ? dayProblem(paidOn, today) : readDue(due).problem,
  }
}

function useChargeFields(books: Books, account: BookAccount | undefined, charge: BookCharge | undefined) {
  const [ownIds] = useState(() => ({ charge: uuidv7(), payment: uuidv7() }))
  const kept = useTypedOver<ChargeFields, AgreedCharge | undefined>(
    charge
      ? `charge ${charge.id}`
      : `new charge of ${account ? (account.weddingId ?? account.id) : 'any wedding'}`,
    charge && agreedIn(charge),
  )
  const { typed, from, change: set, forget } = kept
  const fields = {
    ...{ ids: ownIds, account: account ? keyOf(account) : null, paidOn: books.today },
    ...fieldsOf(charge),
    ...typed,
  }
  const of = books.accounts.find(
    ({ id, weddingId }) => fields.account && [id, weddingId].includes(fields.account),
  )
  const { ids, isPaid, concept, amount, rates, due, paidOn, remindsCouple } = fields

  const agreed = () => {
    const { dueOn, daysBefore } = isPaid ? { dueOn: paidOn, daysBefore: null } : readDue(due)
    return { concept, total: readAmount(amount).cents!, ...rates, dueOn, daysBefore, remindsCouple }
  }
  const add = async () => {
    // The ids outlive a reload before the answer, so that pressing again adds no second charge.
    set({ ids })
    const { id: ofId, weddingId, charges } = of!
    const { accountId } = await client.books.addCharges({
      ...{ accountId: ofId, weddingId: ofId ? null : weddingId },
      charges: [{ id: ids.charge, kind: charges.length === 0 ? 'instalment' : 'extra', ...agreed() }],
    })
    if (isPaid)
      await client.books.addPayment({
        ...{ chargeId: ids.charge, id: ids.payment, amount: taxLine(agreed().total, rates).payable },
        ...{ paidOn: paidOn!, method: fields.method },
      })
    return { id: accountId }
  }

  return {
    fields: { ...fields, account: of ? keyOf(of) : null },
    from,
    set,
    forget,
    problems: { account: charge || of ? null : 'Elige la boda.', ...problemsOf(fields, books.today) },
    agreed,
    add,
  }
}

/** The charge as it is agreed, as its form shows it. */
const agreedIn = (charge: BookCharge): AgreedCharge => {
  const { concept, vatRate, irpfRate, dueOn, daysBefore, remindsCouple } = charge
  return { concept, total: lineOf(charge).total, vatRate, irpfRate, dueOn, daysBefore, remindsCouple }
}

function dueOf(charge: BookCharge | undefined): Due {
  if (charge && charge.daysBefore !== null) return { kind: 'before', days: String(charge.daysBefore) }
  return { kind: 'day', day: charge?.dueOn ?? null }
}
