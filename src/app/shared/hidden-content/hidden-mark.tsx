import EyeOff from 'lucide-react/icons/eye-off'
import type { HiddenContent } from '#contract/moderation.ts'
import { spanishDayAt } from '#domain/time/spanish-day.ts'
import { Icon } from '#ui/icon.tsx'
import { GROUND_WORDS } from './ground-words.ts'

/** Says to its owner that a public content is hidden, why, and how to claim. */
export function HiddenMark({ content }: { content: HiddenContent }) {
  const { title, isForNow, ground, rule, reasons, decidedAt } = content
  return (
    <div
      role="note"
      className="grid gap-1 rounded-control bg-danger-soft p-3 text-sm wrap-anywhere text-danger"
    >
      <p className="flex items-center gap-1.5 font-strong">
        <Icon of={EyeOff} size="sm" />
        {title}: {isForNow ? 'fuera de la vista mientras respondes' : 'fuera de la vista de los demás'}
      </p>
      <p className="whitespace-pre-line">{reasons}</p>
      <p>
        {ground && `${GROUND_WORDS[ground]}${rule ? `: ${rule}` : ''}. `}
        No se ha eliminado. Lo decidió una persona el {spanishDayAt(new Date(decidedAt))}; el correo de ese
        día dice cómo reclamar en seis meses.
      </p>
    </div>
  )
}
