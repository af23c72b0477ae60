import { Link } from '@tanstack/react-router'
import type { PlannerImportRowView } from '#contract/planner-import-rows.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../../../shared/error-messages.ts'
import { dateInWords } from '../../../../shared/words/spanish-dates.ts'
import { Refused } from '../../move-in-parts.tsx'
import { useRowAnswer } from './use-row-answer.ts'

type CompareDialogProps = { importId: string; row: PlannerImportRowView; onClose: () => void }

/** A wedding beside those of the planner that it may be: the same, or another one. */
export function CompareDialog({ importId, row, onClose }: CompareDialogProps) {
  const saving = useRowAnswer(importId, row.key, onClose)
  const { name, date, brings, duplicates } = row
  return (
    <Dialog
      title="¿Es la misma boda?"
      description="Se parece a una que ya tienes. Si es la misma, lo que falte entra en ella y lo que está se queda como está."
      isOpen
      onOpenChange={onClose}
      width="lg"
      actions={
        <>
          <Button onPress={() => saving.mutate({ isOut: true })} isDisabled={saving.isPending}>
            Dejarla fuera
          </Button>
          <Button
            onPress={() => saving.mutate({ same: 'other', isOut: false })}
            isDisabled={saving.isPending}
          >
            Es otra
          </Button>
        </>
      }
    >
      <p className="text-xs text-ink-3">En tus archivos</p>
      <p className="serif text-[1.375rem] italic wrap-anywhere">{name}</p>
      <p className="text-sm text-ink-2">
        {date ? dateInWords(date) : 'Sin fecha'} · {brings}
      </p>
      <ul className="mt-4 border-t border-line-strong">
        {duplicates.map((wedding) => (
          <li
            key={wedding.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
          >
            <div className="min-w-0 flex-1 basis-52">
              <p className="text-xs text-ink-3">Ya la tienes</p>
              <p className="serif text-[1.375rem] italic wrap-anywhere">{wedding.name}</p>
              <p className="text-sm text-ink-2">
                {wedding.date ? dateInWords(wedding.date) : 'Sin fecha'} ·{' '}
                <Link
                  to="/app/couple/$wid"
                  params={{ wid: wedding.id }}
                  target="_blank"
                  className="link inline-block min-h-6"
                >
                  Verla
                </Link>
              </p>
            </div>
            <Button
              variant="primary"
              isPending={saving.isPending && saving.variables.same === wedding.id}
              pendingLabel="Guardando"
              onPress={() => saving.mutate({ same: wedding.id, isOut: false })}
            >
              Es la misma
            </Button>
          </li>
        ))}
      </ul>
      <Refused>{saving.isError && messageFor(saving.error)}</Refused>
    </Dialog>
  )
}
