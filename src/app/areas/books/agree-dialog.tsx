import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { BookAccount, Books } from '#contract/book-rows.ts'
import { CONCEPT_MAX, INSTALMENTS_MAX } from '#domain/books/books.ts'
import { percentOf, splitFee, USUAL_PLAN } from '#domain/books/instalments.ts'
import { formatAmount, formatEuros, parseEuros } from '#domain/budget/money.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { dateProblemIn } from '#ui/fields/date-problem.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { AmountField } from '../../shared/amounts/amount-field.tsx'
import { readAmount } from '../../shared/amounts/read-amount.ts'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { type Problems, useSubmission } from '../../shared/page/use-submission.ts'
import { client } from '../../sync/api.ts'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'
import { changeBooks } from './books.actions.ts'
import { type Due, DueField, readDue } from './due-field.tsx'
import { RemindSwitch } from './remind-switch.tsx'
import { type Rates, TaxFields, USUAL_RATES } from './tax-fields.tsx'

type Row = { id: string; concept: string; amount: string; due: Due }

type Typed = { fee: string; rates: Rates; remindsCouple: boolean; rows: Row[] }

type AgreeDialogProps = { account: BookAccount; books: Books; onClose: () => void }

/** The fee agreed for a wedding, in instalments: the usual three to begin with. */
export function AgreeDialog({ account, books, onClose }: AgreeDialogProps) {
  const [typed, type] = useUnsavedForm<Typed>(`fee of ${account.weddingId ?? account.id}`)
  const [usual] = useState(() => usualRows(books.today))
  const { fee = '', rates = USUAL_RATES, remindsCouple = false, rows = usual } = typed
  const total = parseEuros(fee)
  const agree = async () => {
    // The ids outlive a reload before the answer, so that pressing again adds nothing twice.
    type({ rows })
    await changeBooks(() =>
      client.books.addCharges({
        ...{ accountId: account.id, weddingId: account.id ? null : account.weddingId },
        charges: rows.map(({ id, concept, amount, due }) => {
          const { dueOn, daysBefore } = readDue(due)
          return { id, concept, total: parseEuros(amount)!, ...rates, dueOn, daysBefore, remindsCouple }
        }),
      }),
    )
    type(null)
    onClose()
    showToast('Presupuesto añadido.')
  }
  const form = useSubmission(agree, {
    problems: () => problemsOf(fee, rows),
    ask: (element) => dateProblemsOf(element, rows),
  })
  const changeFee = (text: string) => {
    const cents = parseEuros(text)
    type({ fee: text, ...(cents && { rows: shared(rows, cents) }) })
  }
  const change = (id: string, changes: Partial<Row>) =>
    type(({ rows: before = usual }) => ({
      rows: before.map((row) => (row.id === id ? { ...row, ...changes } : row)),
    }))
  return (
    <FormDialog
      title="Añadir presupuesto"
      description={account.weddingName}
      submitLabel="Añadir presupuesto"
      pendingLabel="Añadiendo"
      form={form}
      onGiveUp={() => type(null)}
      onClose={onClose}
      width="lg"
    >
      <AmountField
        label="Presupuesto aceptado"
        value={fee}
        onChange={changeFee}
        error={form.problems['fee']}
      />
      <TaxFields rates={rates} onChange={(chosen) => type({ rates: chosen })} cents={total} />
      <ol aria-label="Pagos" className="grid gap-3">
        {rows.map((row, index) => (
          <InstalmentRow
            key={row.id}
            row={row}
            problem={form.problems[row.id] ?? null}
            number={index + 1}
            total={total}
            onChange={(changes) => change(row.id, changes)}
            onRemove={rows.length > 1 ? () => type({ rows: rows.filter(({ id }) => id !== row.id) }) : null}
          />
        ))}
      </ol>
      {rows.length < INSTALMENTS_MAX && (
        <Button
          variant="quiet"
          size="sm"
          icon={Plus}
          onPress={() => type({ rows: [...rows, emptyRow()] })}
          className="-ml-2.5 justify-self-start"
        >
          Añadir pago
        </Button>
      )}
      <RemindSwitch isSelected={remindsCouple} onChange={(reminds) => type({ remindsCouple: reminds })} />
    </FormDialog>
  )
}

type InstalmentRowProps = {
  row: Row
  problem: string | null
  number: number
  total: number | null
  onChange: (changes: Partial<Row>) => void
  onRemove: (() => void) | null
}

function InstalmentRow({ row, problem, number, total, onChange, onRemove }: InstalmentRowProps) {
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
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
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
  ...{ id: uuidv7(), concept: '', amount: '' },
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

/** The problem of the fee, and those of the rows by their ids. */
function problemsOf(fee: string, rows: readonly Row[]): Problems<string> {
  const read = readAmount(fee)
  const sum = rows.reduce((before, { amount }) => before + (parseEuros(amount) ?? 0), 0)
  return {
    fee: read.problem ?? sumProblem(read.cents!, sum),
    ...Object.fromEntries(rows.map((row) => [row.id, problemOf(row)])),
  }
}

/** The half-typed dates of the rows, which stand in the form in their order. */
const dateProblemsOf = (form: HTMLFormElement, rows: readonly Row[]): Problems<string> =>
  Object.fromEntries(
    [...form.querySelectorAll('li')].map((item, index) => [rows[index]!.id, dateProblemIn(item)]),
  )

const problemOf = ({ concept, amount, due }: Row): string | null =>
  concept.trim() ? (readAmount(amount).problem ?? readDue(due).problem) : 'Escribe de qué es.'

const sumProblem = (fee: number, sum: number): string | null =>
  fee === sum ? null : `Los pagos suman ${formatEuros(sum)}: ${difference(sum - fee)}.`

const difference = (cents: number) =>
  cents > 0 ? `sobran ${formatEuros(cents)}` : `faltan ${formatEuros(-cents)}`
