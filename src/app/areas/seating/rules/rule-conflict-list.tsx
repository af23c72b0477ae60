import { useMemo } from 'react'
import { type RuleConflict, ruleConflicts } from '#domain/seating/rule-conflicts.ts'
import type { SeatingPerson } from '#domain/seating/seating.ts'
import type { SeatingRule } from '#domain/seating/seating-rules.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import type { Plan } from '../use-seating.ts'
import { ruleSentence } from './rule-words.ts'

type RuleConflictListProps = {
  rules: readonly SeatingRule[]
  plan: Plan
  onFirm: (rule: SeatingRule, isFirm: boolean) => void
}

/** The rules that cannot all be kept, named together, each with a way out. */
export function RuleConflictList({ rules, plan, onFirm }: RuleConflictListProps) {
  const conflicts = useMemo(() => ruleConflicts(plan, rules), [plan, rules])
  if (conflicts.length === 0) return null
  return (
    <section aria-label="Se contradicen" className="grid gap-3 rounded-md border border-danger p-4">
      {conflicts.map((conflict) => {
        const last = conflict.rules.at(-1)!
        return (
          <div key={conflict.rules.map(({ id }) => id).join()}>
            <p dir="auto" className="wrap-anywhere">
              {conflictInWords(conflict, plan.people)}
            </p>
            <PlainButton data-edits className="link min-h-11 text-sm" onPress={() => onFirm(last, false)}>
              «{ruleSentence(last, plan.people)}», solo si se puede
            </PlainButton>
          </div>
        )
      })}
    </section>
  )
}

function conflictInWords(conflict: RuleConflict, people: readonly SeatingPerson[]): string {
  const named = inSpanishList(conflict.rules.map((rule) => `«${ruleSentence(rule, people)}»`))
  if (conflict.kind === 'contradiction') return `Estas reglas se contradicen: ${named}.`
  if (conflict.kind === 'onlyStairs') return `${named}: a todas las mesas se llega por escaleras.`
  if (conflict.kind === 'keptAtStairs')
    return `${named}: un candado deja a ${conflict.name} en la mesa ${conflict.table}, a la que se llega por escaleras.`
  return `${named}: son ${conflict.people} personas, y la mesa más grande tiene ${conflict.seats} sitios.`
}
