import X from 'lucide-react/icons/x'
import { Icon } from '#ui/icon.tsx'

/** The firm rules that are broken at a table. */
export function BrokenRules({ sentences }: { sentences: readonly string[] | undefined }) {
  if (!sentences) return null
  return sentences.map((sentence) => (
    <p key={sentence} className="flex gap-2 pb-2 text-sm text-danger">
      <Icon of={X} size="sm" className="mt-0.5 shrink-0" />
      <span dir="auto" className="min-w-0 wrap-anywhere">
        <span className="sr-only">Contra la regla: </span>
        {sentence}
      </span>
    </p>
  ))
}
