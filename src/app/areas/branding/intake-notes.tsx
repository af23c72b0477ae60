import CircleAlert from 'lucide-react/icons/circle-alert'
import type { SvgFinding } from '#domain/branding/branding.ts'
import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import { Icon } from '#ui/icon.tsx'
import type { useLogoIntake } from './use-logo-intake.ts'

/** A sentence for each thing that was taken out of an SVG. */
const FINDINGS: Record<SvgFinding, string> = {
  script: 'Llevaba un programa («script») y lo hemos quitado.',
  handler: 'Llevaba acciones como «onload» y las hemos quitado.',
  foreignContent: 'Llevaba una página dentro («foreignObject») y la hemos quitado.',
  externalResource: 'Enlazaba imágenes de otra web y las hemos quitado.',
  cssImport: 'Cargaba estilos de otra web («@import») y los hemos quitado.',
}

/** Tells of a logo that was sent: its way, why it was refused, what was taken out of it. */
export function IntakeNotes({ sending, problem, removed }: ReturnType<typeof useLogoIntake>) {
  return (
    <>
      {sending && <Progress label={`Subiendo ${sending.name}`} value={sending.progress} />}
      {problem && (
        <div className="grid justify-items-start gap-1">
          <p role="alert" className="flex items-start gap-1.5 text-sm font-strong text-danger wrap-anywhere">
            <Icon of={CircleAlert} size="sm" className="mt-[.2em]" />
            {problem.text}
          </p>
          {problem.retry && (
            <Button size="sm" variant="quiet" onPress={problem.retry} className="-ml-2.5">
              Reintentar
            </Button>
          )}
        </div>
      )}
      {removed.length > 0 && (
        <ul role="status" className="grid gap-1 text-sm text-ink">
          {removed.map((finding) => (
            <li key={finding}>{FINDINGS[finding]}</li>
          ))}
        </ul>
      )}
    </>
  )
}
