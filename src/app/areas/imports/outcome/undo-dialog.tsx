import { useMutation, useQuery } from '@tanstack/react-query'
import type { ImportUndoView } from '#contract/import-rows.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { type LoadedPart, useLoadedPart } from '#ui/opening/loaded-part.ts'
import { messageFor } from '../../../shared/error-messages.ts'
import type { ImportRef } from '../import-refs.ts'
import { undo } from '../imports.actions.ts'
import { undoQuery } from '../imports.queries.ts'

type UndoDialogProps = {
  at: ImportRef
  onClose: () => void
  onUndone: (words: string) => void
  conflicts: ConflictWords
}

/** The words of something that stays as it is, which are fetched for it. */
export type ConflictWords = LoadedPart<{ conflictSentence: (kept: Kept[number]) => string }>

type Kept = ImportUndoView['changedSince']

/** Says first what was changed since and stays, and then takes the rest back. */
export function UndoDialog({ at, onClose, onUndone, conflicts }: UndoDialogProps) {
  const asked = useQuery(undoQuery(at.weddingId, at.importId))
  const words = useLoadedPart(conflicts, true, onClose)
  const taking = useMutation({
    mutationFn: () => undo(at),
    onSuccess: ({ undone, kept }) => onUndone(undoneInWords(undone, kept)),
  })
  const failure = taking.error ?? (asked.data ? null : asked.error)
  return (
    <ConfirmDialog
      title="¿Deshacer el traslado?"
      description={
        asked.data
          ? `La boda vuelve a como estaba: ${rows(asked.data.rows)}.`
          : 'Antes miramos qué se ha cambiado desde entonces.'
      }
      confirmLabel="Deshacer el traslado"
      pendingLabel="Deshaciendo"
      onConfirm={() => asked.data && taking.mutate()}
      isPending={taking.isPending || asked.isFetching}
      error={failure && messageFor(failure)}
      isOpen
      onOpenChange={onClose}
    >
      {asked.data && words ? (
        <KeptRows kept={asked.data.changedSince} words={words} />
      ) : (
        !asked.isError && <SkeletonRows rows={2} />
      )}
      {asked.isError && !asked.data && (
        <Button size="sm" onPress={() => void asked.refetch()} className="mt-3">
          Reintentar
        </Button>
      )}
    </ConfirmDialog>
  )
}

function KeptRows({
  kept,
  words,
}: {
  kept: Kept
  words: { conflictSentence: (kept: Kept[number]) => string }
}) {
  if (kept.length === 0)
    return <p className="text-sm text-ink-2">Desde entonces no se ha cambiado nada de eso.</p>
  return (
    <>
      <p className="text-sm font-strong">Esto se ha cambiado después, y se queda como está:</p>
      <ul className="mt-2 max-h-60 scroll-pane text-sm">
        {kept.map((conflict) => (
          <li key={`${conflict.entity} ${conflict.key}`} className="border-t border-line py-2 wrap-anywhere">
            {words.conflictSentence(conflict)}
          </li>
        ))}
      </ul>
    </>
  )
}

const rows = (count: number) =>
  count === 1
    ? 'una cosa de las que trajiste se va'
    : `${formatNumber(count)} cosas de las que trajiste se van`

function undoneInWords(undone: number, kept: number): string {
  const gone = undone === 1 ? 'Una cosa se ha ido.' : `${formatNumber(undone)} cosas se han ido.`
  if (kept === 0) return `${gone} La boda está como estaba.`
  return `${gone} ${kept === 1 ? 'Una que se cambió después se queda.' : `${formatNumber(kept)} que se cambiaron después se quedan.`}`
}
