import { Link } from '@tanstack/react-router'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { StepTitle } from '../move-in-parts.tsx'

type FailedViewProps = { reason: string; takesFocus: boolean; onBack: () => void }

/** It could not be brought in, and everything is as before. */
export function FailedView({ reason, takesFocus, onBack }: FailedViewProps) {
  return (
    <>
      <StepTitle takesFocus={takesFocus}>No se ha traído nada</StepTitle>
      <p role="alert" className="mt-2 max-w-152 text-ink-2">
        {reason} La boda está como estaba, y lo que soltaste sigue aquí.
      </p>
      <Button variant="primary" onPress={onBack} className="mt-7">
        Volver
      </Button>
    </>
  )
}

type UndoneViewProps = { weddingId: string; words: string; takesFocus: boolean; onAgain: () => void }

/** The import has been taken back. */
export function UndoneView({ weddingId, words, takesFocus, onAgain }: UndoneViewProps) {
  return (
    <>
      <StepTitle takesFocus={takesFocus}>Traslado deshecho</StepTitle>
      <p role="status" className="mt-2 max-w-152 text-ink-2">
        {words}
      </p>
      <div className="mt-7 flex flex-wrap gap-2.5">
        <Link
          to="/app/couple/$wid"
          params={{ wid: weddingId }}
          className={buttonClass({ variant: 'primary' })}
        >
          Ir a la boda
        </Link>
        <Button onPress={onAgain}>Traer otra cosa</Button>
      </div>
    </>
  )
}
