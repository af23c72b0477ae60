import type { Closure } from '#contract/calendar.ts'
import { Button } from '#ui/button.tsx'
import { openAgain } from './closure-undo.ts'
import { rangeInWords } from './year-words.ts'

/** The closed ranges, each with what opens it again. */
export function ClosureList({ closures }: { closures: readonly Closure[] }) {
  if (closures.length === 0) return null
  return (
    <ul aria-label="Cierres" className="border-t border-line">
      {closures.map((closure) => (
        <li key={closure.id} className="flex items-center gap-2 border-b border-line py-2 last:border-0">
          <span className="min-w-0 flex-1 text-sm wrap-anywhere">
            {closure.label}
            <span className="block text-ink-3">{rangeInWords(closure)}</span>
          </span>
          <Button size="sm" variant="quiet" onPress={() => void openAgain(closure)}>
            Quitar<span className="sr-only"> {closure.label}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
