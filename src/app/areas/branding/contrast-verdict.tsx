import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { formatContrast, type GuardedColor } from '#domain/style/contrast.ts'
import { Icon } from '#ui/icon.tsx'

export function ContrastVerdict({ guarded }: { guarded: GuardedColor }) {
  const { contrast, safe, isChanged, safeContrast } = guarded
  return (
    <div aria-live="polite" className="min-w-[min(100%,14rem)] flex-1 text-sm text-ink-2">
      {isChanged ? (
        <p className="flex gap-2 text-ink">
          <Icon of={TriangleAlert} size="sm" className="mt-[.2em] text-pendiente-fg" />
          <span>
            Con letras blancas tu color no se lee bien ({formatContrast(contrast)}). En botones y enlaces
            usamos <b className="num uppercase">{safe}</b> ({formatContrast(safeContrast)}), el mismo tono más
            oscuro. En los adornos, tu color tal cual.
          </span>
        </p>
      ) : (
        <p className="flex gap-2">
          <Icon of={Check} size="sm" className="mt-[.2em] text-link" />
          <span>
            <b className="font-strong text-link">Se lee bien</b> en botones y enlaces (
            {formatContrast(contrast)}
            ).
          </span>
        </p>
      )}
    </div>
  )
}
