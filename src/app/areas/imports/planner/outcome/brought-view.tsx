import { useMutation } from '@tanstack/react-query'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { PlannerImportView } from '#contract/planner-import-rows.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { Button } from '#ui/button.tsx'
import { messageFor } from '../../../../shared/error-messages.ts'
import { instantInWords } from '../../../../shared/words/spanish-dates.ts'
import { Refused, StepTitle } from '../../move-in-parts.tsx'
import { BackToWeddings } from '../back-to-weddings.tsx'
import type { Asked } from '../planner-dialogs.tsx'
import { apply } from '../planner-imports.actions.ts'
import { weddingsInWords } from '../weddings/wedding-words.ts'
import { Leads, LeftOutFile } from './brought-rest.tsx'
import { BroughtRows } from './brought-rows.tsx'

type BroughtViewProps = {
  plannerId: string
  view: PlannerImportView
  onAsk: (asked: Asked) => void
  onAgain: () => void
}

/** The weddings that have come, those that have not and why, and the way back. */
export function BroughtView({ plannerId, view, onAsk, onAgain }: BroughtViewProps) {
  const { outcome, state } = view
  const rows = outcome?.rows ?? []
  const done = rows.filter((row) => row.state === 'done').length
  const failed = rows.filter((row) => row.state === 'failed')
  const again = useMutation({
    mutationFn: () =>
      apply(
        view.id,
        failed.map(({ key }) => key),
      ),
  })
  const mayUndo = state === 'done' && (done > 0 || (outcome?.leads ?? 0) > 0)
  return (
    <>
      <BackToWeddings plannerId={plannerId} />
      <div className="mt-2.5">
        <StepTitle takesFocus>{titleOf(view, done)}</StepTitle>
      </div>
      <p role="status" className="mt-2 max-w-152 text-ink-2">
        {wordsOf(view, failed.length)}
      </p>
      <Refused>{again.isError && messageFor(again.error)}</Refused>
      <div className="mt-5 flex flex-wrap gap-2.5 empty:hidden">
        {failed.length > 0 && state === 'done' && (
          <Button
            variant="primary"
            icon={RotateCcw}
            isPending={again.isPending}
            pendingLabel="Empezando"
            onPress={() => again.mutate()}
          >
            Volver a intentar {failed.length === 1 ? 'la que falta' : `las ${failed.length} que faltan`}
          </Button>
        )}
        <Button onPress={onAgain}>Traer más bodas</Button>
      </div>
      <BroughtRows
        rows={rows}
        {...(state === 'done' && { onUndo: (key: string) => onAsk({ kind: 'undo', key }) })}
      />
      {outcome && outcome.leads > 0 && <Leads plannerId={plannerId} count={outcome.leads} />}
      {outcome && outcome.leftOut.length > 0 && <LeftOutFile leftOut={outcome.leftOut} />}
      {mayUndo && outcome && (
        <section
          aria-label="Deshacer"
          className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line-strong pt-5"
        >
          <p className="max-w-176 flex-1 basis-72 text-ui text-ink-2">
            <b className="font-strong text-ink">¿No era esto?</b> Deshaz el traslado entero o boda a boda,
            hasta el {instantInWords(outcome.undoUntil)}. Lo que hayas cambiado después se queda, y te lo
            decimos antes.
          </p>
          <Button onPress={() => onAsk({ kind: 'undo', key: undefined })}>Deshacer el traslado</Button>
        </section>
      )}
    </>
  )
}

function titleOf({ state, outcome }: PlannerImportView, done: number): string {
  if (state === 'undone') return 'Traslado deshecho'
  if (done > 0) return `${weddingsInWords(done)} ya ${done === 1 ? 'está' : 'están'} aquí`
  return (outcome?.leads ?? 0) > 0 ? 'Tus clientes ya están aquí' : 'No se ha traído ninguna boda'
}

function wordsOf({ state }: PlannerImportView, failed: number): string {
  if (state === 'undone') return 'Tus bodas están como estaban antes de traer estas.'
  const missing =
    failed === 0
      ? ''
      : failed === 1
        ? 'Una no ha entrado, y sus archivos esperan aquí. '
        : `${formatNumber(failed)} no han entrado, y sus archivos esperan aquí. `
  return `${missing}A las parejas no les llega nada. Las invitas tú, boda a boda, cuando esté a tu gusto.`
}
