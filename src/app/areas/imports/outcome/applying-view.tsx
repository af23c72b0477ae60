import { Link } from '@tanstack/react-router'
import type { ImportView } from '#contract/import-rows.ts'
import { Progress } from '#ui/feedback/progress.tsx'
import { StepTitle } from '../move-in-parts.tsx'

type ApplyingViewProps = { weddingId: string; view: ImportView; takesFocus: boolean }

/** While it is brought in, which goes on without this page. */
export function ApplyingView({ weddingId, view, takesFocus }: ApplyingViewProps) {
  return (
    <>
      <StepTitle takesFocus={takesFocus}>Lo estamos trayendo</StepTitle>
      <p role="status" className="mt-2 max-w-152 text-ink-2">
        Entra todo junto: hasta el final, en la boda no cambia nada. Puedes irte o cerrar, sigue sin ti.
      </p>
      <Progress label="Trayendo" value={view.progress / 100} className="mt-7 max-w-152" />
      <p className="mt-7 text-sm">
        <Link to="/app/couple/$wid" params={{ wid: weddingId }} className="link">
          Seguir con otra cosa
        </Link>
      </p>
    </>
  )
}
