import type { PlannerImportView } from '#contract/planner-import-rows.ts'
import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import { StepTitle } from '../../move-in-parts.tsx'
import { BackToWeddings } from '../back-to-weddings.tsx'
import { weddingsInWords } from '../weddings/wedding-words.ts'
import { BroughtRows } from './brought-rows.tsx'

type BringingViewProps = { plannerId: string; view: PlannerImportView; onStop: () => void }

/** While weddings are brought in, one after another, which goes on without this page. */
export function BringingView({ plannerId, view, onStop }: BringingViewProps) {
  const rows = view.outcome?.rows ?? []
  const done = rows.filter(({ state }) => state !== 'waiting').length
  const label = `${done} de ${weddingsInWords(rows.length)}`
  return (
    <>
      <BackToWeddings plannerId={plannerId} />
      <div className="mt-2.5">
        <StepTitle takesFocus actions={<Button onPress={onStop}>Parar</Button>}>
          Estamos trayendo tus bodas
        </StepTitle>
      </div>
      <p role="status" className="mt-2 max-w-152 text-ink-2">
        Cada boda entra entera. Si una falla, las demás siguen. Puedes irte o cerrar, sigue sin ti.
      </p>
      <Progress
        label={label}
        value={rows.length === 0 ? null : done / rows.length}
        className="mt-6 max-w-152"
      />
      <BroughtRows rows={rows} />
      <Button onPress={onStop} className="mt-6 md:hidden">
        Parar
      </Button>
    </>
  )
}
