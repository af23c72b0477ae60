import { useMutation, useQuery } from '@tanstack/react-query'
import type { PlannerImportUndoView, PlannerImportView } from '#contract/planner-import-rows.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { messageFor } from '../../../../shared/error-messages.ts'
import { undo } from '../planner-imports.actions.ts'
import { plannerUndoQuery } from '../planner-imports.queries.ts'
import { weddingsInWords } from '../weddings/wedding-words.ts'

type UndoDialogProps = { view: PlannerImportView; rowKey: string | undefined; onClose: () => void }

/** Says first which weddings were changed since and stay, and then takes the rest back. */
export function UndoDialog({ view, rowKey, onClose }: UndoDialogProps) {
  const asked = useQuery(plannerUndoQuery(view.id, rowKey))
  const taking = useMutation({ mutationFn: () => undo(view.id, rowKey), onSuccess: onClose })
  const failure = taking.error ?? (asked.data ? null : asked.error)
  const label = rowKey === undefined ? 'Deshacer el traslado' : 'Deshacer esta boda'
  return (
    <ConfirmDialog
      title={rowKey === undefined ? '¿Deshacer el traslado?' : '¿Deshacer esta boda?'}
      description={asked.data ? goingInWords(asked.data) : 'Antes miramos qué se ha cambiado desde entonces.'}
      confirmLabel={label}
      pendingLabel="Deshaciendo"
      onConfirm={() => asked.data && taking.mutate()}
      isPending={taking.isPending || asked.isFetching}
      error={failure && messageFor(failure)}
      isOpen
      onOpenChange={onClose}
    >
      {asked.data ? <Staying outcome={asked.data} /> : !asked.isError && <SkeletonRows rows={2} />}
      {asked.isError && !asked.data && (
        <Button size="sm" onPress={() => void asked.refetch()} className="mt-3">
          Reintentar
        </Button>
      )}
    </ConfirmDialog>
  )
}

function goingInWords({ weddings, leads }: PlannerImportUndoView): string {
  const going = weddings.filter(({ outcome }) => outcome === 'goes').length
  const words =
    going === 0 ? 'No se va ninguna boda' : `Se ${going === 1 ? 'va' : 'van'} ${weddingsInWords(going)}`
  const requests =
    leads.go === 0 ? '' : ` y ${leads.go === 1 ? '1 solicitud' : `${formatNumber(leads.go)} solicitudes`}`
  return `${words}${requests}. Las bodas nuevas se pueden recuperar durante 7 días. A las parejas no les llega nada.`
}

function Staying({ outcome: { weddings } }: { outcome: PlannerImportUndoView }) {
  const staying = weddings.filter(({ outcome }) => outcome === 'stays')
  if (staying.length === 0)
    return <p className="text-sm text-ink-2">Desde entonces no se ha cambiado nada de eso.</p>
  return (
    <>
      <p className="text-sm font-strong">Esto se ha cambiado después, y se queda:</p>
      <ul className="mt-2 max-h-60 scroll-pane text-sm">
        {staying.map(({ key, name, changedSince }) => (
          <li key={key} className="border-t border-line py-2 wrap-anywhere">
            <b className="font-strong">{name}</b>
            <span className="block text-ink-2">{changedSince.join(', ')}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
