import { useMutation } from '@tanstack/react-query'
import type { WeddingExport } from '#contract/exports.ts'
import { EXPORT_DAYS } from '#domain/exports/exports.ts'
import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { BigFigure } from './big-figure.tsx'
import { stepWords } from './export-words.ts'
import { removeExport } from './exports.actions.ts'

type CopyUnderWayProps = { weddingId: string; copy: WeddingExport }

/** A copy that is being made, which goes on without this page. */
export function CopyUnderWay({ weddingId, copy }: CopyUnderWayProps) {
  const stop = useMutation({ networkMode: 'always', mutationFn: () => removeExport(weddingId, copy.id) })
  return (
    <>
      <BigFigure
        figure={`${copy.progress}\u00a0%`}
        action={
          <Button
            variant="quiet"
            onPress={() => stop.mutate()}
            isPending={stop.isPending}
            pendingLabel="Cancelando"
          >
            Cancelar
          </Button>
        }
      >
        <p>{stepWords(copy)}</p>
        <Progress label="Preparando el ZIP" hideLabel value={copy.progress / 100} className="mt-2.5" />
      </BigFigure>
      <p className="mt-3 text-sm text-ink-2">
        Puedes cerrar. Te avisamos por correo; el ZIP se guarda {EXPORT_DAYS} días.
      </p>
      {stop.error && (
        <p role="alert" className="mt-3 text-sm font-medium text-danger">
          {messageFor(stop.error)}
        </p>
      )}
    </>
  )
}
