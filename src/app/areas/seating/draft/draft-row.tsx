import X from 'lucide-react/icons/x'
import type { PlanMove } from '#domain/seating/plan-moves.ts'
import type { DraftProblem } from '#domain/seating/seat-drafts.ts'
import { IconButton } from '#ui/button.tsx'
import { PlainButton } from '#ui/plain-button.tsx'
import type { Plan } from '../use-seating.ts'
import { placeInWords, problemInWords } from './draft-words.ts'

type DraftRowProps = {
  move: PlanMove
  name: string
  /** Another planner, who prepared it. */
  author: string | undefined
  problem: DraftProblem | undefined
  /** The table at which the guest sits in the published plan. */
  now: string | null
  tables: Plan['tables']
  /** Publishes it over what another member has changed meanwhile. */
  onConfirm: () => void
  onDiscard: () => void
}

/** A change of the draft: the seats of a guest before and after it, and a reason against it. */
export function DraftRow(props: DraftRowProps) {
  const { move, name, author, problem, now, tables, onConfirm, onDiscard } = props
  const place = (tableId: string | null) => placeInWords(tables, tableId)
  return (
    <li className="flex min-h-13 items-center gap-3 border-b border-line py-1.5">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="truncate font-strong">
          {name}
        </p>
        <p className="num text-sm text-ink-2">
          {place(move.from)} <span aria-hidden>→</span>
          <span className="sr-only">a</span> {place(move.to)}
          {author && `, por ${author}`}
        </p>
        {problem && <p className="text-sm text-danger">{problemInWords(problem, place(now))}</p>}
      </div>
      {problem === 'elsewhere' && (
        <PlainButton
          data-edits
          className="link min-h-11 shrink-0 text-sm font-strong"
          aria-label={`Cambiar igualmente a ${name}`}
          onPress={onConfirm}
        >
          Cambiar igualmente
        </PlainButton>
      )}
      <span data-edits className="-mr-2.5 shrink-0">
        <IconButton icon={X} label={`Quitar el cambio de ${name}`} onPress={onDiscard} />
      </span>
    </li>
  )
}
