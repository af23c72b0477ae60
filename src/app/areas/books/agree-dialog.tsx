import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { BookAccount, Books } from '#contract/book-rows.ts'
import { CONCEPT_MAX, INSTALMENTS_MAX } from '#domain/books/books.ts'
import { percentOf, splitFee, USUAL_PLAN } from '#domain/books/instalments.ts'
import { formatAmount, formatEuros, parseEuros } from '#domain/budget/money.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { dateProblemIn } from '#ui/fields/date-problem.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { client } from '../../sync/api.ts'
import { AmountField } from './amount-field.tsx'
import { readAmount } from './amount-problem.ts'
import { useBookChange } from './books.actions.ts'
import { type Due, DueField, readDue } from './due-field.tsx'
import { FormDialog } from './form-dialog.tsx'
import { RemindSwitch } from './remind-switch.tsx'
import { TaxFields, USUAL_RATES } from './tax-fields.tsx'

type Row = { id: string; concept: string; amount: string; due: Due; problem: string | null }

type AgreeDialogProps = { account: BookAccount; books: Books; onClose: () => void }

/** The fee agreed for a wedding, in instalments: the usual three to begin with. */
export function AgreeDialog({ account, books, onClose }: AgreeDialogProps) {
  const [fee, setFee] = useState('')
  const [rates, setRates] = useState(USUAL_RATES)
  const [remindsCouple, setReminds] = useState(false)
  const [rows, setRows] = useState<Row[]>(() => usualRows(books.today))
  const [feeProblem, setFeeProblem] = useState<string | null>(null)
  const total = parseEuros(fee)
  const agree = useBookChange({
    write: () =>
      client.books.addCharges({
        ...{ accountId: account.id, weddingId: account.id ? null : account.weddingId },
        charges: rows.map(({ id, concept, amount, due }) => {
          const { dueOn, daysBefore } = readDue(due)
          return { id, concept, total: parseEuros(amount)!, ...rates, dueOn, daysBefore, remindsCouple }
        }),
      }),
    onDone: () => {
      onClose()
      showToast('Presupuesto añadido.')
    },
  })
  const changeFee = (typed: string) => {
    setFee(typed)
    const cents = parseEuros(typed)
    if (cents) setRows((before) => shared(before, cents))
  }
  const change = (id: string, changes: Partial<Row>) =>
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...changes } : row)))
  const submit = (form: HTMLFormElement) => {
    const read = readAmount(fee)
    const checked = rows.map((row) => ({ ...row, problem: problemOf(row) }))
    const sum = rows.reduce((before, { amount }) => before + (parseEuros(amount) ?? 0), 0)
    const problem = read.problem ?? sumProblem(read.cents!, sum)
    setFeeProblem(problem)
    setRows(checked)
    if (!problem && !dateProblemIn(form) && checked.every((row) => !row.problem)) agree.mutate(undefined)
  }
  return (
    <FormDialog
      title="Añadir presupuesto"
      description={account.weddingName}
      submitLabel="Añadir presupuesto"
      pendingLabel="Añadiendo"
      onSubmit={submit}
      isPending={agree.isPending}
      error={agree.error}
      onClose={onClose}
      width="lg"
    >
      <AmountField label="Presupuesto aceptado" value={fee} onChange={changeFee} error={feeProblem} />
      <TaxFields rates={rates} onChange={setRates} cents={total} />
      <ol aria-label="Pagos" className="grid gap-3">
        {rows.map((row, index) => (
          <InstalmentRow
            key={row.id}
            row={row}
            number={index + 1}
            total={total}
            onChange={(changes) => change(row.id, changes)}
            onRemove={rows.length > 1 ? () => setRows(rows.filter(({ id }) => id !== row.id)) : null}
          />
        ))}
      </ol>
      {rows.length < INSTALMENTS_MAX && (
        <Button
          variant="quiet"
          size="sm"
          icon={Plus}
          onPress={() => setRows([...rows, emptyRow()])}
          className="-ml-2.5 justify-self-start"
        >
          Añadir pago
        </Button>
      )}
      <RemindSwitch isSelected={remindsCouple} onChange={setReminds} />
    </FormDialog>
  )
}

type InstalmentRowProps = {
  row: Row
  number: number
  total: number | null
  onChange: (changes: Partial<Row>) => void
  onRemove: (() => void) | null
}

function InstalmentRow({ row, number, total, onChange, onRemove }: InstalmentRowProps) {
  const cents = parseEuros(row.amount)
  const percent = total && cents ? percentOf(cents, total) : null
  return (
    <li className="grid gap-2 border-t border-line pt-3">
      <div className="flex items-center justify-between text-sm text-ink-2">
        <span>
          Pago {number}
          {percent !== null && `, ${percent}\u00a0%`}
        </span>
        {onRemove && <IconButton icon={X} label={`Quitar el pago ${number}`} onPress={onRemove} />}
      </div>
      <div className="grid items-start gap-2 md:grid-cols-[1fr_8.5rem]">
        <TextField
          label={`Concepto del pago ${number}`}
          hideLabel
          value={row.concept}
          onChange={(concept) => onChange({ concept })}
          maxLength={CONCEPT_MAX}
        />
        <AmountField
          label={`Importe del pago ${number}`}
          hideLabel
          value={row.amount}
          onChange={(amount) => onChange({ amount })}
        />
      </div>
      <DueField due={row.due} onChange={(due) => onChange({ due })} hideLabels />
      {row.problem && (
        <p role="alert" className="text-sm text-danger">
          {row.problem}
        </p>
      )}
    </li>
  )
}

const usualRows = (today: string): Row[] =>
  USUAL_PLAN.map(({ concept, daysBefore }) => ({
    ...emptyRow(),
    concept,
    due: daysBefore === null ? { kind: 'day', day: today } : { kind: 'before', days: String(daysBefore) },
  }))

const emptyRow = (): Row => ({
  ...{ id: crypto.randomUUID(), concept: '', amount: '', problem: null },
  due: { kind: 'before', days: '30' },
})

/** The usual shares as long as the usual three are there; other plans keep what was typed. */
function shared(rows: readonly Row[], cents: number): Row[] {
  if (rows.length !== USUAL_PLAN.length) return [...rows]
  const parts = splitFee(
    cents,
    USUAL_PLAN.map(({ percent }) => percent),
  )
  return rows.map((row, index) => ({ ...row, amount: formatAmount(parts[index]!) }))
}

const problemOf = ({ concept, amount, due }: Row): string | null =>
  concept.trim() ? (readAmount(amount).problem ?? readDue(due).problem) : 'Escribe de qué es.'

const sumProblem = (fee: number, sum: number): string | null =>
  fee === sum ? null : `Los pagos suman ${formatEuros(sum)}: ${difference(sum - fee)}.`

const difference = (cents: number) =>
  cents > 0 ? `sobran ${formatEuros(cents)}` : `faltan ${formatEuros(-cents)}`
