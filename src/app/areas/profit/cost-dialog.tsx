import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { BookAccount } from '#contract/book-rows.ts'
import { TIME_WHAT_MAX } from '#domain/profit/noted-time.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { dateProblemIn } from '#ui/fields/date-problem.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { AmountField } from '../../shared/amounts/amount-field.tsx'
import { readAmount } from '../../shared/amounts/read-amount.ts'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { client } from '../../sync/api.ts'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'
import { accountKey } from './earnings.ts'
import { changeProfit } from './profit.actions.ts'
import './profit.sentences.ts'

type CostDialogProps = { account: BookAccount; today: string; onClose: () => void }

type Typed = { id: string; what: string; amount: string; spentOn: string | null }

/** Adds a cost of the planner's own. */
export function CostDialog({ account, today, onClose }: CostDialogProps) {
  const key = accountKey(account)
  const [typed, type] = useUnsavedForm<Typed>(`cost of ${key}`)
  const [ownId] = useState(() => uuidv7())
  const { id = ownId, what = '', amount = '', spentOn = today } = typed
  const { cents, problem } = readAmount(amount)
  const form = useSubmission(
    async () => {
      // The id outlives a reload before the answer, so that pressing again adds no second cost.
      type({ id })
      const cost = { id, what, amount: cents!, spentOn: spentOn! }
      await changeProfit(() => client.profit.addCost({ accountId: key, ...cost }))
      type(null)
      onClose()
      showToast('Gasto anotado.')
    },
    {
      problems: () => ({
        what: what.trim() ? null : 'Escribe en qué ha sido.',
        amount: problem,
        day: spentOn ? null : 'Elige el día.',
      }),
      ask: (element) => ({ day: dateProblemIn(element) }),
    },
  )
  const { problems } = form
  return (
    <FormDialog
      title="Añadir gasto"
      submitLabel="Guardar gasto"
      pendingLabel="Guardando"
      form={form}
      onGiveUp={() => type(null)}
      onClose={onClose}
    >
      <TextField
        label="En qué"
        value={what}
        onChange={(next) => type({ what: next })}
        maxLength={TIME_WHAT_MAX}
        {...(problems.what && { error: problems.what })}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <AmountField
          label="Importe"
          value={amount}
          onChange={(next) => type({ amount: next })}
          error={problems.amount}
        />
        <DatePicker
          label="Fecha"
          value={spentOn}
          onChange={(next) => type({ spentOn: next })}
          error={problems.day}
        />
      </div>
    </FormDialog>
  )
}
