import { useMutation } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import { useRef, useState } from 'react'
import { formatEuros, toCents } from '#domain/money.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { SAVED_INLINE_MS, useFleeting } from '#ui/fleeting.ts'
import { MoneyField } from '#ui/money-field.tsx'
import { SavedIndicator } from '#ui/saved-indicator.tsx'
import { client } from '../../lib/api.ts'
import { useDraft } from '../../lib/drafts.ts'
import { messageFor } from '../../lib/error-messages.ts'
import { isWorthRetrying } from '../../lib/list-changes/worth-retrying.ts'
import { queryClient } from '../../lib/query-client.ts'
import { budgetQuery } from './budget-query.ts'

type TotalBudgetProps = {
  weddingId: string
  /** In euros; `null` when the couple has not said. */
  value: number | null
}

/** What the couple wants to spend in all, set and changed where it stands; empty takes it away. */
export function TotalBudget({ weddingId, value }: TotalBudgetProps) {
  const [draft, setDraft] = useDraft(`${weddingId} total budget`)
  const [isEditing, setEditing] = useState(draft !== null)
  const [isSaved, showSaved] = useFleeting(SAVED_INLINE_MS)
  const saving = useSaveTotalBudget(weddingId, showSaved)
  const opener = useRef<HTMLButtonElement>(null)

  const stop = () => {
    setDraft(null)
    setEditing(false)
    saving.reset()
    requestAnimationFrame(() => opener.current?.focus())
  }

  if (isEditing) {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the field inside it
      <div
        className="font-ui text-ui tracking-normal"
        onKeyDown={(event) => {
          if (event.key === 'Escape') stop()
        }}
      >
        <MoneyField
          label="Presupuesto total"
          hideLabel
          isOptional
          autoFocus
          value={value === null ? null : toCents(value)}
          draft={draft}
          onDraftChange={setDraft}
          onChange={(cents) => saving.mutate(cents === null ? null : cents / 100)}
          onDone={() => setEditing(false)}
          description="Intro para guardar; vacío para quitarlo."
          className="max-w-52"
        />
      </div>
    )
  }
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-1">
        {value === null ? (
          <Button
            ref={opener}
            size="sm"
            onPress={() => setEditing(true)}
            data-print="hide"
            className="font-ui tracking-normal"
          >
            Fijar un presupuesto
          </Button>
        ) : (
          <>
            {formatEuros(toCents(value))}
            <IconButton
              ref={opener}
              icon={Pencil}
              iconSize="sm"
              label="Cambiar el presupuesto total"
              onPress={() => setEditing(true)}
              data-print="hide"
              className="-my-2"
            />
          </>
        )}
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

function useSaveTotalBudget(weddingId: string, onSaved: () => void) {
  const { queryKey } = budgetQuery(weddingId)
  return useMutation({
    mutationFn: (totalBudget: number | null) => client.budget.update({ weddingId, totalBudget }),
    scope: { id: `budget ${weddingId}` },
    retry: isWorthRetrying,
    onMutate: async (totalBudget) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, { totalBudget })
      return before
    },
    onSuccess: (answer) => {
      queryClient.setQueryData(queryKey, answer)
      onSaved()
    },
    onError: (_error, _value, before) => {
      if (before) queryClient.setQueryData(queryKey, before)
    },
  })
}
