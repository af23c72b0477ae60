import { useMutation } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { formatEuros, parseEuros, toCents } from '#domain/budget/money.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { SAVED_INLINE_MS, useFleeting } from '#ui/feedback/fleeting.ts'
import { SavedIndicator } from '#ui/feedback/saved-indicator.tsx'
import { MoneyField } from '#ui/fields/money-field.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { client } from '../../sync/api.ts'
import { isWorthRetrying } from '../../sync/list-changes/worth-retrying.ts'
import { onlyRow, useOthersValue } from '../../sync/presence/others-value.ts'
import { OthersValueNote } from '../../sync/presence/others-value-note.tsx'
import { queryClient } from '../../sync/query-client.ts'
import { readUnsaved, useUnsaved, writeUnsaved } from '../../sync/unsaved/unsaved-texts.ts'
import { budgetQuery } from './budget.queries.ts'

type TotalBudgetProps = {
  weddingId: string
  /** In euros; `null` when the couple has not said. */
  value: number | null
}

/** The sum that the couple wants to spend in all, set and changed where it stands; an empty field takes it away. */
export function TotalBudget({ weddingId, value }: TotalBudgetProps) {
  const [unsaved, setUnsaved] = useUnsaved(`${weddingId} total budget`)
  const [isEditing, setEditing] = useState(unsaved !== null)
  const [isSaved, showSaved] = useFleeting(SAVED_INLINE_MS)
  const saving = useSaveTotalBudget(weddingId, showSaved)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setUnsaved(null)
    setEditing(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (isEditing) {
    return (
      <BudgetEditor
        weddingId={weddingId}
        cents={value === null ? null : toCents(value)}
        unsaved={unsaved}
        onUnsaved={setUnsaved}
        onSave={(wanted) => saving.mutate(wanted === null ? null : wanted / 100)}
        onDone={() => setEditing(false)}
        onClose={close}
        onStop={() => {
          close()
          saving.giveUp()
        }}
      />
    )
  }
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-1">
        <Amount value={value} opener={opener} onEdit={() => setEditing(true)} />
        <SavedIndicator isShown={isSaved} className="font-ui tracking-normal" />
      </div>
      {saving.isError && (
        <div role="alert" className="grid justify-items-start font-ui text-sm tracking-normal text-danger">
          <p>
            No se ha guardado{' '}
            {saving.variables === null ? 'el cambio' : `«${formatEuros(toCents(saving.variables))}»`}.{' '}
            {messageFor(saving.error)}
          </p>
          <Button
            size="sm"
            variant="quiet"
            onPress={() => saving.mutate(saving.variables)}
            className="-ml-2.5"
          >
            Reintentar
          </Button>
        </div>
      )}
    </div>
  )
}

type AmountProps = {
  value: number | null
  opener: RefObject<HTMLButtonElement | null>
  onEdit: () => void
}

/** The amount with its pencil, or the button that sets the first one. */
function Amount({ value, opener, onEdit }: AmountProps) {
  if (value === null) {
    return (
      <Button
        data-edits
        ref={opener}
        size="sm"
        onPress={onEdit}
        data-print="hide"
        className="font-ui tracking-normal"
      >
        Fijar un presupuesto
      </Button>
    )
  }
  return (
    <>
      {formatEuros(toCents(value))}
      <IconButton
        data-edits
        ref={opener}
        icon={Pencil}
        iconSize="sm"
        label="Cambiar el presupuesto total"
        onPress={onEdit}
        data-print="hide"
        className="-mx-1.5 -my-2"
      />
    </>
  )
}

type BudgetEditorProps = {
  weddingId: string
  cents: number | null
  unsaved: string | null
  onUnsaved: (text: string | null) => void
  onSave: (cents: number | null) => void
  /** Called when the field has saved or kept the amount. */
  onDone: () => void
  onClose: () => void
  /** Called when the typed amount is given up. */
  onStop: () => void
}

function BudgetEditor({
  weddingId,
  cents,
  unsaved,
  onUnsaved,
  onSave,
  onDone,
  onClose,
  onStop,
}: BudgetEditorProps) {
  const others = useOthersValue<number | null>({
    id: onlyRow(weddingId, 'budget'),
    field: 'totalBudget',
    typed: unsaved === null ? undefined : centsOf(unsaved),
    value: cents,
    onTakeTheirs: () => onUnsaved(null),
  })
  const keepMine = () => {
    const wanted = unsaved === null ? cents : centsOf(unsaved)
    // A text that cannot be read stays in the field, which says so.
    if (Number.isNaN(wanted)) return
    onSave(wanted)
    onClose()
  }
  return (
    <>
      {cents !== null && <span className="hidden print:inline">{formatEuros(cents)}</span>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the field inside it */}
      <div
        data-print="hide"
        className="font-ui text-ui tracking-normal"
        onKeyDown={(event) => {
          if (event.key === 'Escape') onStop()
        }}
      >
        <MoneyField
          label="Presupuesto total"
          hideLabel
          isOptional
          autoFocus
          value={cents}
          unsaved={unsaved}
          // While another member's amount conflicts with it, only the button below saves it.
          onUnsavedChange={(text) => (others && text === null ? undefined : onUnsaved(text))}
          onChange={others ? () => {} : onSave}
          onDone={() => !others && onDone()}
          description="Intro para guardar; vacío para quitarlo."
          className="max-w-52"
        />
        <OthersValueNote
          others={others && { ...others, value: others.value === null ? null : formatEuros(others.value) }}
          onTakeTheirs={onStop}
          onKeepMine={keepMine}
          className="mt-1.5 max-w-52"
        />
      </div>
    </>
  )
}

/** The cents that would be saved of what is typed: none of an empty field, `NaN` of what cannot be read. */
const centsOf = (typed: string) => (typed.trim() === '' ? null : (parseEuros(typed) ?? Number.NaN))

/** Saves it, and again what was on its way when the page was last left. */
function useSaveTotalBudget(weddingId: string, onSaved: () => void) {
  const { queryKey } = budgetQuery(weddingId)
  const mutationKey = ['total budget', weddingId]
  const unsavedKey = `${weddingId} total budget on its way`
  const saving = useMutation({
    mutationKey,
    mutationFn: (totalBudget: number | null) => client.budget.update({ weddingId, totalBudget }),
    scope: { id: `budget ${weddingId}` },
    retry: isWorthRetrying,
    onMutate: async (totalBudget) => {
      writeUnsaved(unsavedKey, String(totalBudget))
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (stored) => stored && { ...stored, totalBudget })
      return before
    },
    onSuccess: (answer) => {
      writeUnsaved(unsavedKey, null)
      queryClient.setQueryData(queryKey, answer)
      onSaved()
    },
    onError: (_error, _value, before) => {
      if (before) queryClient.setQueryData(queryKey, before)
      // Another member may have set another one meanwhile.
      void queryClient.invalidateQueries({ queryKey })
    },
  })
  const again = useRef(() => {})
  again.current = () => {
    const unsaved = readUnsaved(unsavedKey)
    if (unsaved === null || queryClient.isMutating({ mutationKey }) > 0) return
    saving.mutate(unsaved === 'null' ? null : Number(unsaved))
  }
  useEffect(() => again.current(), [])
  const giveUp = () => {
    if (saving.isError) writeUnsaved(unsavedKey, null)
    saving.reset()
  }
  return { ...saving, giveUp }
}
